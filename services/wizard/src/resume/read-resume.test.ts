import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { linesOfPages } from './text/lines-of-pages.ts'
import { paragraphLine } from './text/paragraph-line.ts'
import type { Word } from './text/word.ts'

/** Lines of a word processor; tabs divide their parts. */
const jobsOf = (text: string) =>
  readResume(
    text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? []),
  ).jobs.map(({ title, company, city, start, end, current }) =>
    [title?.value, company?.value, city?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )

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

it('[BY-09] reads columns of a page one after the other, and leaves out headers and footers', () => {
  const at = (text: string, x: number, y: number): Word => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
    font: 'f',
  })
  const side = ['Skills', 'Forklift', 'Welding', 'RF scanner', 'Teamwork', 'Excel', 'Safety', 'Inventory']
  const main = [
    'Experience',
    'Welder',
    'Apex Steel',
    'May 2020 - Present',
    '• Welded beams',
    'Helper',
    'Kessler',
    '2018 - 2019',
  ]
  const words = [
    ...side.map((text, row) => at(text, 40, 100 + row * 14)),
    ...main.map((text, row) => at(text, 220, 100 + row * 14)),
  ]
  const footer = at('Page 1 of 2', 280, 770)
  const resume = readResume(
    linesOfPages([
      { width: 612, height: 792, words: [...words, footer] },
      {
        width: 612,
        height: 792,
        words: [at('• Swept the shop', 220, 100), { ...footer, text: 'Page 2 of 2' }],
      },
    ]),
  )
  expect(resume.skills.map(({ value }) => value)).toEqual(side.slice(1))
  expect(
    resume.jobs.map(({ title, company, duties }) => [title?.value, company?.value, duties?.value]),
  ).toEqual([
    ['Welder', 'Apex Steel', '• Welded beams'],
    ['Helper', 'Kessler', '• Swept the shop'],
  ])
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

it('[BY-09] knows a sentence of duties without a sign before it, whoever it names', () => {
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

it('[BY-09] reads an employer of one letter and a sign, one before its place in brackets, and a title of two', () => {
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

it('[BY-09] reads a ruled table whose cells all wrap row by row', () => {
  const rows = (top: number, cells: readonly (readonly string[])[]): Word[] =>
    cells.flatMap((lines, column) =>
      lines.map((text, line) => ({
        text,
        x: [40, 118, 196, 274][column]!,
        y: top + line * 13,
        width: text.length * 5,
        size: 10,
        font: 'f',
      })),
    )
  const words = [
    ...rows(80, [['Experience']]),
    ...rows(104, [['Employer'], ['Position'], ['Dates'], ['Duties']]),
    ...rows(130, [
      ['Blue Creek', 'Foods Inc.,', 'Newark, NJ'],
      ['Reach Truck', 'Operator'],
      ['March 2021 –', 'Present'],
      [
        'Moved pallets by a reach truck.',
        'Counted what came in and put it',
        'away by a scanner.',
        'Trained two.',
      ],
    ]),
    ...rows(196, [
      ['Sunrise', 'Warehousing,', 'Reno, NV'],
      ['Order Picker'],
      ['January 2019', '– February', '2021'],
      ['Picked orders.'],
    ]),
    ...rows(262, [
      ['Vantrell', 'Supply,', 'Mesa, AZ'],
      ['General', 'Laborer'],
      ['June 2016 –', 'May 2018'],
      ['Swept the yard, and loaded what', 'went out, by hand and by a jack.', 'Never late.'],
    ]),
  ]
  const { jobs } = readResume(linesOfPages([{ width: 612, height: 792, words }]))
  expect(
    jobs.map(({ title, company, city, start, end }) => [
      title?.value,
      company?.value,
      city?.value,
      start?.value,
      end?.value,
    ]),
  ).toEqual([
    ['Reach Truck Operator', 'Blue Creek Foods Inc.', 'Newark', '2021-03', undefined],
    ['Order Picker', 'Sunrise Warehousing', 'Reno', '2019-01', '2021-02'],
    ['General Laborer', 'Vantrell Supply', 'Mesa', '2016-06', '2018-05'],
  ])
})

it.each([
  ['with a place below', 'Present', 'Newark, NJ', 'Newark'],
  ['in Spanish', 'actualidad', 'Reno, NV', 'Reno'],
  ['without a place', 'Present', '', undefined],
])(
  '[BY-09] reads dates on two lines, aligned at their right, close beside the titles: %s',
  (_, now, place, city) => {
    const words = (line: string, x: number, y: number): Word[] => {
      let at = x
      return line.split(' ').flatMap((text) => {
        const word = { text, x: at, y, width: text.length * 5, size: 10, font: 'f' }
        at += word.width + 3
        return text === '' ? [] : [word]
      })
    }
    /** They end at 140, 12 points before the titles. */
    const beside = (line: string, y: number) =>
      words(line, 140 - (line.length * 5 - (line.split(' ').length - 1) * 2), y)
    const job = (top: number, dates: readonly string[], lines: readonly string[]) => [
      ...dates.flatMap((line, at) => beside(line, top + at * 14)),
      ...lines.flatMap((line, at) => words(line, 152, top + at * 14)),
    ]
    const page = [
      ...words(now === 'actualidad' ? 'Experiencia laboral' : 'Work Experience', 40, 60),
      ...job(
        90,
        ['Dec 2021 –', now, place],
        ['Grill Cook', 'Tyson Foods', 'Kept the work area clean', 'Trained two'],
      ),
      ...job(
        160,
        ['Apr 2018 –', 'Oct 2021', place],
        ['Forklift Operator', 'JBS', 'Loaded and unloaded trailers', 'Drove a truck'],
      ),
      ...job(
        230,
        ['May 2014 –', 'Feb 2018', place],
        ['Package Handler', 'Swift Transportation', 'Checked freight', 'Greased fittings'],
      ),
    ]
    const { jobs } = readResume(linesOfPages([{ width: 612, height: 792, words: page }]))
    expect(
      jobs.map(({ title, company, city: town, start, end, current }) =>
        [title?.value, company?.value, town?.value, start?.value, current ? 'now' : end?.value].join(' | '),
      ),
    ).toEqual([
      `Grill Cook | Tyson Foods | ${city ?? ''} | 2021-12 | now`,
      `Forklift Operator | JBS | ${city ?? ''} | 2018-04 | 2021-10`,
      `Package Handler | Swift Transportation | ${city ?? ''} | 2014-05 | 2018-02`,
    ])
  },
)

it('[BY-09] takes no firm of associates for a degree', () => {
  const { schools } = readResume(
    [
      'Education and Training',
      'Fall Protection 2016 J. J. Keller & Associates, Inc., Newark, NJ',
      'Associate of Arts, Essex County College, Newark, NJ, 2014',
    ].flatMap((line) => paragraphLine({ parts: [line] }) ?? []),
  )
  expect(schools.map(({ degree, name, year }) => [degree?.value, name?.value, year?.value])).toEqual([
    ['Associate of Arts', 'Essex County College', 2014],
  ])
})

const linesOf = (text: string) =>
  text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? [])
const schoolsOf = (text: string) =>
  readResume(linesOf(`Education\n${text}`)).schools.map(({ name, degree, city, year }) =>
    [name?.value, degree?.value, city?.value, year?.value].join(' | '),
  )

it('[BY-09] takes of a sentence about a school its name, and no sentence for a name', () => {
  expect(
    schoolsOf(`I graduated from Tilghman High School in 2015.
      Currently attending West Kentucky Community and Technical College for a welding diploma.
      I was in the honor society all through high school and learned a lot
      I also attended Beechwood High school my junior and senior years of high school as part of the program
      I also attended Beechwood High school my junior and senior years of high school as part of the program`),
  ).toEqual([
    'Tilghman High School |  |  | 2015',
    'West Kentucky Community and Technical College | diploma |  | ',
    'Beechwood High school |  |  | ',
  ])
})

it('[BY-09] tells a school from what was finished there, from its degree and from the label of a form', () => {
  expect(
    schoolsOf(`High School Diploma : High school 2005 Charles F Brush High School
      Bachelors of Social Work New Mexico Highlands University 4.0 Honor Roll for consecutive terms, 2014
      2013\tMilwaukee Area Technical College\tMachine Tool Diploma
      Preparatoria, Escuela Benito Juárez, Michoacán, México, 2010
      School: Quartz Hill High School
      Degree: High School Diploma
      Secundaria terminada, 2007
      Primaria y secundaria, Oaxaca, México`),
  ).toEqual([
    'Charles F Brush High School | High School Diploma |  | 2005',
    'New Mexico Highlands University | Bachelors of Social Work |  | 2014',
    'Milwaukee Area Technical College | Machine Tool Diploma |  | 2013',
    'Escuela Benito Juárez | Preparatoria |  | 2010',
    'Quartz Hill High School | High School Diploma |  | ',
    ' | Secundaria terminada |  | 2007',
    ' | Primaria y secundaria |  | ',
  ])
  expect(
    schoolsOf('West Deptford High, Deptford, NJ, 2004\nLackawanna College\nSome college, Business'),
  ).toEqual(['West Deptford High |  | Deptford | 2004', 'Lackawanna College | Some college |  | '])
})

it('[BY-09] gives the roles of a promotion the employer above them, whose line has the dates of all and the place', () => {
  expect(
    jobsOf(`Experience
      Saguaro Home Centers, Phoenix, AZ\t2014 – Present
      Assistant Store Manager\tJune 2021 – Present
      • Ran the store
      Sales Associate\tMarch 2014 – May 2021
      • Mixed paint
      Cactus Wren Diner, Mesa, AZ\t2012 – 2014
      Server\tJuly 2012 – February 2014
      • Served breakfast`),
  ).toEqual([
    'Assistant Store Manager | Saguaro Home Centers | Phoenix | 2021-06 | now',
    'Sales Associate | Saguaro Home Centers | Phoenix | 2014-03 | 2021-05',
    'Server | Cactus Wren Diner | Mesa | 2012-07 | 2014-02',
  ])
})

it('[BY-09] doubts no role within the dates that stand beside its employer, and one without them', () => {
  const doubtsOf = (text: string) =>
    readResume(linesOf(`Experience\n${text}`)).jobs.map(({ title, company, city }) =>
      [title, company, city].map((one) => (one ? one.confidence < 0.75 : null)),
    )
  expect(
    doubtsOf(`Saguaro Home Centers, Phoenix, AZ\t2014 – Present
      Assistant Store Manager\tJune 2021 – Present
      Sales Associate\tMarch 2014 – May 2021`),
  ).toEqual([
    [false, false, false],
    [false, false, false],
  ])
  expect(
    doubtsOf(`Copperline
      Crew Lead
      Jan 2022 – Present
      • Led a crew
      Laborer
      Jun 2019 – Dec 2021
      • Poured concrete`)[1],
  ).toEqual([true, true, null])
})

it('[BY-09] reads what networks for jobs export: durations below employers, places below dates, cities behind hyphens', () => {
  expect(
    jobsOf(`Experience
      Peachtree Logistics
      5 years 3 months
      Warehouse Supervisor
      January 2022 - Present (2 years 11 months)
      Atlanta, Georgia, United States
      Supervise 30 associates over two docks.
      Warehouse Associate
      September 2019 - December 2021 (2 years 4 months)
      Atlanta, Georgia, United States
      Home Depot
      Lot Associate
      May 2017 - August 2019 (2 years 4 months)
      Decatur, Georgia`),
  ).toEqual([
    'Warehouse Supervisor | Peachtree Logistics | Atlanta | 2022-01 | now',
    'Warehouse Associate | Peachtree Logistics | Atlanta | 2019-09 | 2021-12',
    'Lot Associate | Home Depot | Decatur | 2017-05 | 2019-08',
  ])
  expect(
    jobsOf(`Work Experience
      Production Associate
      Honda Manufacturing-Marysville, OH
      March 2022 to Present
      • Assembled doors
      Cook
      Burger King-San Antonio, TX
      June 2019 to February 2022
      • Cooked`),
  ).toEqual([
    'Production Associate | Honda Manufacturing | Marysville | 2022-03 | now',
    'Cook | Burger King | San Antonio | 2019-06 | 2022-02',
  ])
})

it('[BY-09] reads roles with a rank under one employer, and takes no time without work for a job', () => {
  expect(
    jobsOf(`Experience
      U.S. Army, Fort Hood, TX\tJun 2013 - Apr 2021
      Infantry Team Leader (11B), Sergeant\tJan 2017 - Apr 2021
      • Led nine soldiers
      Infantryman (11B), Specialist\tJun 2013 - Dec 2016
      • Maintained weapons`),
  ).toEqual([
    'Infantry Team Leader (11B), Sergeant | U.S. Army | Fort Hood | 2017-01 | 2021-04',
    'Infantryman (11B), Specialist | U.S. Army | Fort Hood | 2013-06 | 2016-12',
  ])
  expect(
    jobsOf(`Employment
      Assembler – AeroParts Inc. – Wichita, KS – 08/2022 to Present
      • Rivet panels
      Laid off – 03/2020 to 07/2022
      Fitter – AeroParts Inc. – Wichita, KS – 02/2015 to 03/2020`),
  ).toEqual([
    'Assembler | AeroParts Inc. | Wichita | 2022-08 | now',
    'Fitter | AeroParts Inc. | Wichita | 2015-02 | 2020-03',
  ])
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

it('[BY-09] reads a range whose second line begins with its sign, and a year with its season behind it', () => {
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
