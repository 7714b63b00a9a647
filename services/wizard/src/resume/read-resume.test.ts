import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

/** Lines of a word processor; tabs divide their parts. */
const jobsOf = (text: string) =>
  readResume(
    text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? []),
  ).jobs.map(({ title, company, city, start, end, current }) =>
    [title?.value, company?.value, city?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? [])

it('[BY-09] tells title and employer apart by the order that all jobs of a resume have', () => {
  expect(
    jobsOf(`Work Experience
      Harmon\tMarch 2021 - Present
      Lead Picker
      • Picked orders
      Sterling Depot\t01/2019 - 02/2021
      Yardman
      • Moved trailers`),
  ).toEqual(['Lead Picker | Harmon |  | 2021-03 | now', 'Yardman | Sterling Depot |  | 2019-01 | 2021-02'])
})

it('[BY-09] gives each role of one employer its name', () => {
  expect(
    jobsOf(`Experience
      Copperline
      Crew Lead
      Jan 2022 – Present
      • Led a crew
      Laborer
      Jun 2019 – Dec 2021
      • Poured concrete`),
  ).toEqual(['Crew Lead | Copperline |  | 2022-01 | now', 'Laborer | Copperline |  | 2019-06 | 2021-12'])
})

it('[BY-09] reads Spanish, places with cities of two words, and a range that breaks over lines', () => {
  expect(
    jobsOf(`Experiencia laboral
      Cocinera, La Paloma, Kansas City, MO
      enero de 2020 – a la
      fecha
      - Preparé alimentos`),
  ).toEqual(['Cocinera | La Paloma | Kansas City | 2020-01 | now'])
})

it('[BY-09] keeps labelled lines of duties out of the next job, and reads a title in brackets', () => {
  expect(
    jobsOf(`Work History
      Copperline (Forklift Operator)
      May 2021 to Present
      • Loaded trailers
      Reason for leaving: still there
      Vantrell (Dock Worker)
      June 2018 to April 2021
      • Unloaded trailers`),
  ).toEqual([
    'Forklift Operator | Copperline |  | 2021-05 | now',
    'Dock Worker | Vantrell |  | 2018-06 | 2021-04',
  ])
})

it('[BY-09] knows a sentence of duties without a bullet before it, whoever it names', () => {
  expect(
    jobsOf(`Work Experience
      Assembler, Brightwater\t02/2024 - Present
      Spokane, WA
      Reported damaged goods to the supervisor
      Loader, Vantrell\t09/2020 - 01/2024
      Reno, NV
      Picked orders with a voice headset`),
  ).toEqual([
    'Assembler | Brightwater | Spokane | 2024-02 | now',
    'Loader | Vantrell | Reno | 2020-09 | 2024-01',
  ])
})

it('[BY-09] takes no year at the end of a duty that goes on in a second line for a job', () => {
  expect(
    jobsOf(`Line Cook
      Rancho Grill, Austin, TX
      May 2019 - May 2023
      • Wrote the prep list of all shifts, and trained new
      leads that cut waste in 2020
      Stocker
      Hillcrest Foods, Austin, TX
      2016 - 2018
      • Stocked shelves`),
  ).toEqual([
    'Line Cook | Rancho Grill | Austin | 2019-05 | 2023-05',
    'Stocker | Hillcrest Foods | Austin | 2016-01 | 2018-12',
  ])
})

it('[BY-09] takes a short sentence of duties for no employer, and an employer of small letters for no duties', () => {
  const below = (line: string) =>
    jobsOf(`Experience
      Cashier\tMarch 2019 - May 2021
      ${line}`)[0]?.split(' | ')[1]
  const duties = [
    'Ran a register',
    'Unloaded trucks',
    'Rang up customers, bagged groceries',
    'Set tables',
    'Kept the stock room clean',
    'Cooked to order',
    'Stock shelves.',
    'Loading the trucks',
    'Served 200 guests daily',
    'Atendí clientes',
    'Trained cashiers',
    'Supervise drivers',
  ]
  const employers = [
    'Golden corral',
    'Fred meyer',
    'Pick n save',
    'Help at home',
    'United rentals',
    'Reading hospital',
  ]
  expect([...duties, ...employers].map(below)).toEqual([...duties.map(() => ''), ...employers])
})

it('[BY-09] takes no duty for a title, and what reads like one between a title and its dates for the employer', () => {
  const titleOf = (line: string) =>
    jobsOf(`Experience\nKessler\tMarch 2019 - May 2021\n${line}\n• Swept the shop`)[0]?.split(' | ')[0]
  expect(
    [
      '• Fixed printers',
      'Trained drivers. Ran cables.',
      '• Certified nursing assistant',
      '• Stock clerk',
    ].map(titleOf),
  ).toEqual(['', '', 'Certified nursing assistant', 'Stock clerk'])
  expect(
    jobsOf(`Experience
      Driver
      Clean harbors
      May 2019 - Present
      • Hauled drums
      Laborer
      Kessler
      2016 - 2018
      • Cleaned harbors`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['Driver', 'Clean harbors'],
    ['Laborer', 'Kessler'],
  ])
  expect(
    jobsOf(`Experience
      2019 - 2021
      Kessler
      Driver
      Hauled drums
      2016 - 2018
      Harmon
      Laborer
      Cleaned harbors`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['Driver', 'Kessler'],
    ['Laborer', 'Harmon'],
  ])
  expect(
    jobsOf('Experience\nDriver\nClean Harbors, Inc.\nHauled drums\nLaborer\nKessler\nMoved pallets')[0],
  ).toContain('Driver | Clean Harbors, Inc. |')
})

it('[BY-09] gives a job the title above its employer, also where the first job has none', () => {
  expect(
    jobsOf(`Experience
      Acme Computers, Columbus, OH
      2019 - 2021
      • Sold parts
      Driver
      Kessler
      May 2016 - June 2018
      • Hauled drums`),
  ).toEqual([' | Acme Computers | Columbus | 2019-01 | 2021-12', 'Driver | Kessler |  | 2016-05 | 2018-06'])
})

it('[BY-09] reads an employer of one letter and a symbol, one before its place in brackets, and a title of two', () => {
  expect(
    jobsOf(`Work Experience
      Delivery Driver | 3M | Toledo, OH | 01/2016 – 03/2019
      • Drove
      Cashier / Stocker | H&M | Reno, NV | 01/2014 – 12/2015
      • Sold
      Loader | Vantrell (Reno, NV) | 01/2012 – 12/2013
      • Loaded`),
  ).toEqual([
    'Delivery Driver | 3M | Toledo | 2016-01 | 2019-03',
    'Cashier / Stocker | H&M | Reno | 2014-01 | 2015-12',
    'Loader | Vantrell | Reno | 2012-01 | 2013-12',
  ])
})

it('[BY-09] takes a letter that stands for a bar between an employer and its place for none of its name', () => {
  expect(
    jobsOf(`Experience
      Blue Valley Technology Group I Denver, CO,\tJune 2021 - Current
      Machine Operator I
      • Ran the press
      Hillcrest Foods l Denver, CO\tMay 2019 - May 2021
      Maintenance Technician II, Night Shift
      • Greased bearings`).map((job) => job.split(' | ').slice(0, 2)),
  ).toEqual([
    ['Machine Operator I', 'Blue Valley Technology Group'],
    ['Maintenance Technician II, Night Shift', 'Hillcrest Foods'],
  ])
  expect(
    jobsOf('Experience\nHarmon\nWelder I, Denver, CO\nMay 2019 - May 2021\n• Welded beams')[0],
  ).toContain('Welder I |')
})

it('[BY-09] leaves an open bracket and the end of a sentence out of a title, and keeps those of a name', () => {
  expect(
    jobsOf(`Work Experience
      Harmon (Reno, NV): Lead Picker [03/2021 - Present]
      • Picked orders
      Vantrell Inc. (Reno, NV): Yardman [01/2019 - 02/2021]
      • Moved trailers`),
  ).toEqual([
    'Lead Picker | Harmon | Reno | 2021-03 | now',
    'Yardman | Vantrell Inc. | Reno | 2019-01 | 2021-02',
  ])
  expect(
    jobsOf(`Experiencia laboral
      La Paloma, Reno, NV. Ayudante de cocina. enero 2020 a mayo 2022.
      - Preparé alimentos
      Soto S.A., Reno, NV. Soldador. enero 2017 a diciembre 2019.
      - Soldé`),
  ).toEqual([
    'Ayudante de cocina | La Paloma | Reno | 2020-01 | 2022-05',
    'Soldador | Soto S.A. | Reno | 2017-01 | 2019-12',
  ])
})

it('[BY-09] takes no heading of a table for a job, whatever its other columns are called', () => {
  expect(
    jobsOf(`Employment History
      From\tTo\tCompany\tJob title\tWhat I did
      03/2021\tPresent\tHarmon\tLead Picker\tPicked orders
      01/2019\t02/2021\tSterling Depot\tYardman\tMoved trailers`),
  ).toEqual(['Lead Picker | Harmon |  | 2021-03 | now', 'Yardman | Sterling Depot |  | 2019-01 | 2021-02'])
})

it('[BY-09] reads a city without its state, headings between dashes, and earlier experience of its own heading', () => {
  expect(
    jobsOf(`— WORK EXPERIENCE —
      Golden Wok, San Jose — Server
      AUGUST 2021 - PRESENT
      Served tables and ran the register.
      — EARLIER EXPERIENCE —
      Bay Area Nails, Milpitas — Receptionist
      MAY 2018 - JULY 2021
      Answered phones and booked visits.
      — EDUCATION —
      Evergreen Valley College, 2017`),
  ).toEqual([
    'Server | Golden Wok | San Jose | 2021-08 | now',
    'Receptionist | Bay Area Nails | Milpitas | 2018-05 | 2021-07',
  ])
})

it('[BY-09] reads a range whose second line begins with its "to", and a year with its season behind it', () => {
  expect(
    jobsOf(`Experience
      Mar 2022\tDelivery Driver
      to Present\tSun City Beverages, El Paso, TX
      • Delivered
      Jul 2018\tStocker
      to Feb 2022\tLowes Market, El Paso, TX
      • Stocked`),
  ).toEqual([
    'Delivery Driver | Sun City Beverages | El Paso | 2022-03 | now',
    'Stocker | Lowes Market | El Paso | 2018-07 | 2022-02',
  ])
  expect(
    jobsOf(`Experience
      Groundsman, Boise Tree Care, Boise, ID, 2017 (summer)
      • Dragged brush`),
  ).toEqual(['Groundsman | Boise Tree Care | Boise | 2017-06 | 2017-08'])
})

it('[BY-09] reads days first in all dates of a resume where one tells it, and months first where none does', () => {
  const datesOf = (...ranges: readonly string[]) =>
    jobsOf(`Experiencia\n${ranges.map((range) => `Chofer, Kessler, ${range}\n• Manejo`).join('\n')}`).map(
      (job) => job.split(' | ').slice(3).join(' '),
    )
  expect(datesOf('06/12/2019 - a la fecha', '01/09/2016 - 30/11/2019', '1.3.2010 - 5.8.2016')).toEqual([
    '2019-12 now',
    '2016-09 2019-11',
    '2010-03 2016-08',
  ])
  expect(datesOf('06/12/2019 - a la fecha', '01/09/2016 - 11/30/2019')).toEqual([
    '2019-06 now',
    '2016-01 2019-11',
  ])
})

it('[BY-09] reads a range that breaks behind a long line, and none in a sentence of duties', () => {
  expect(
    jobsOf(`Experience
      Fire Watch, Ingalls Shipbuilding, Inc., Pascagoula, MS — Jan. 2013 thru
      Oct. 2016
      Despachador · Pemex Gasolinera 4512 · Nuevo Laredo, Tamaulipas · 15 de marzo de 2009 al
      30 de agosto de 2012`).map((job) => job.split(' | ').slice(1).join(' | ')),
  ).toEqual([
    'Ingalls Shipbuilding, Inc. | Pascagoula | 2013-01 | 2016-10',
    'Pemex Gasolinera 4512 | Nuevo Laredo | 2009-03 | 2012-08',
  ])
  expect(
    jobsOf(`Experience
      Cook, Kessler, 2019 - Present
      Helped the manager open the second kitchen of the store from June 2018 to
      May 2019`)[0],
  ).toBe('Cook | Kessler |  | 2019-01 | now')
})

it('[BY-09] reads the seasons of a job as one range', () => {
  expect(
    jobsOf(`Experience
      Tree Planter\tNorthwest Reforestation LLC, Missoula, MT
      Spring 2020, Spring 2021
      • Planted
      Camp Cook\tPine Lodge, Missoula, MT
      Summers 2016, 2017 and 2018
      • Cooked`),
  ).toEqual([
    'Tree Planter | Northwest Reforestation LLC | Missoula | 2020-03 | 2021-05',
    'Camp Cook | Pine Lodge | Missoula | 2016-06 | 2018-08',
  ])
})

it('[BY-09] takes the title from the first words of the duties, and a heading in capitals before its text', () => {
  const { jobs, schools } = readResume(
    linesOf(`WORK HISTORY
      3/2015 to 6/2024 Goodwin Rubber Co., Akron, Ohio
      Machine operator. Ran mixing mills and extruders. Changed dies.
      9/2008 to 2/2015 Stark Foundry, Canton, Ohio
      Molder and grinder. Poured iron, ground castings.
      EDUCATION: Kenmore High School, graduated 2004`),
  )
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Machine operator', 'Goodwin Rubber Co.'],
    ['Molder and grinder', 'Stark Foundry'],
  ])
  expect(schools.map(({ name, year }) => [name?.value, year?.value])).toEqual([['Kenmore High School', 2004]])
})

it('[BY-09] takes the first row of a table for none of its jobs, and two employers of one job for one', () => {
  expect(
    jobsOf(`Employment
      Years\tEmployer\tJob\tDuties
      2019–now\tGreat Lakes Castings\tMachinist\tSet up two mills
      2013–2019\tUber / Lyft\tDriver\tDrove`),
  ).toEqual([
    'Machinist | Great Lakes Castings |  | 2019-01 | now',
    'Driver | Uber / Lyft |  | 2013-01 | 2019-12',
  ])
})

it('[BY-09] keeps the "for" of an employer behind a comma, and divides a title and its employer at it', () => {
  const named = (line: string) =>
    jobsOf(`Experience\n${line}, Newark, NJ\n2016 - 2018`).map((job) =>
      job.split(' | ').slice(0, 2).join(' | '),
    )
  expect(named('Cashier, Habitat for Humanity')).toEqual(['Cashier | Habitat for Humanity'])
  expect(named('Server, Night Crew for Lakeview Inn')).toEqual(['Server, Night Crew | Lakeview Inn'])
})

it('[BY-09] takes what was done as a volunteer for no job, and whoever led volunteers for one', () => {
  const titles = (line: string) =>
    jobsOf(`Experience\nCook\nKessler\n2019 - 2021\n• Cooked\n${line}`).map((job) => job.split(' | ')[0])
  const none = [
    'Volunteer: Food Bank, 2016-2018',
    'Voluntaria: Cruz Roja, 2016-2018',
    'Volunteer, Habitat for Humanity, Newark NJ\n2016 - 2018\n• Built homes',
    'Hospital Volunteer, Mercy Hospital, Newark NJ\n2016 - 2018',
  ]
  expect(none.map(titles)).toEqual(none.map(() => ['Cook']))
  expect(titles('Volunteer Coordinator\nFood Bank\n2016 - 2018')).toEqual(['Cook', 'Volunteer Coordinator'])
})

it('[BY-09] reads years of two digits behind one that is told whole, and no shifts of so many hours', () => {
  expect(
    jobsOf(`Experience
      2016-19 Chewy, Picker
      14-16 Patagonia, Packer
      99-13 Harmon, Loader`),
  ).toEqual([
    'Picker | Chewy |  | 2016-01 | 2019-12',
    'Packer | Patagonia |  | 2014-01 | 2016-12',
    'Loader | Harmon |  | 1999-01 | 2013-12',
  ])
  expect(jobsOf('Experience\nPicker, Chewy\t2012-19\n10-12 hour shifts, Patagonia account')).toHaveLength(1)
})
