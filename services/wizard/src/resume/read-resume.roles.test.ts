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

it('[BY-09] takes the employer of a department, and a title that stands below as a duty would', () => {
  expect(
    jobsOf(`Experience
      Dietary, Mercy General Hospital\t2019 – Present
      Tray Aide
      • Served trays to three floors
      Pinnacle Parcel, Dayton, OH\t2017 – 2019
      • Sorter
      Kitchen, Inc.\t2015 – 2017
      Line Cook
      • Ran the grill`),
  ).toEqual([
    'Tray Aide | Mercy General Hospital |  | 2019-01 | now',
    'Sorter | Pinnacle Parcel | Dayton | 2017-01 | 2019-12',
    'Line Cook | Kitchen, Inc. |  | 2015-01 | 2017-12',
  ])
})

it('[BY-09] reads a job whose place has a line of its own, where the others have none', () => {
  const named = (text: string) =>
    jobsOf(`Experience\n${text}`).map((job) => job.split(' | ').slice(0, 4).join(' | '))
  const [first, second, third] = [
    'Assembler\nMedtronic',
    'Machine Operator\nAndersen Windows',
    'Packer\nGeneral Mills',
  ]
  const dates = ['2023 - Present', '2021 - 2022', '2020 - 2021']
  expect(
    named(`${first}\n${dates[0]}\n${second}\nBayport, MN\n${dates[1]}\n${third}\nFridley, MN\n${dates[2]}`),
  ).toEqual([
    'Assembler | Medtronic |  | 2023-01',
    'Machine Operator | Andersen Windows | Bayport | 2021-01',
    'Packer | General Mills | Fridley | 2020-01',
  ])
  expect(
    named(
      `${first}\nFridley, MN\n${dates[0]}\n• Cut\n${second}\n${dates[1]}\n• Ran\n${third}\n${dates[2]}\n• Packed`,
    ),
  ).toEqual([
    'Assembler | Medtronic | Fridley | 2023-01',
    'Machine Operator | Andersen Windows |  | 2021-01',
    'Packer | General Mills |  | 2020-01',
  ])
  // all have as many lines, and the employers their place beside them
  expect(
    named(
      `Washer\nCar Wash-Kendall, FL\n${dates[0]}\n• Washed\nCook\nCorral-Miami, FL\n${dates[1]}\n• Cooked`,
    ),
  ).toEqual(['Washer | Car Wash | Kendall | 2023-01', 'Cook | Corral | Miami | 2021-01'])
})

it('[BY-09] takes a title with its employer for no duty, whatever period ends it', () => {
  const named = (...lines: readonly string[]) =>
    jobsOf(`Experience\nCook, Kessler\nMay 2019 - Present\n• Cooked\n${lines.join('\n')}`)
      .slice(1)
      .map((job) => job.split(' | ').slice(0, 4).join(' | '))
  for (const [line, job] of [
    ['Truck Driver, Smith Bros.', 'Truck Driver | Smith Bros. | '],
    ['Warehouse Worker for Kroger Dist. Ctr.', 'Warehouse Worker | Kroger Dist. Ctr. | '],
    ['Dishwasher at Perkins Rest.', 'Dishwasher | Perkins Rest. | '],
    ['Janitor, City Regional Hospital, Rapid City SD.', 'Janitor | City Regional Hospital | Rapid City'],
    ['Dishwasher at Perkins Family Restaurant.', 'Dishwasher | Perkins Family Restaurant | '],
  ] as const)
    expect(named(line, 'June 2015 - May 2018', '• Worked hard')).toEqual([`${job} | 2015-06`])
  expect(named('Sewing Machine Operator, Topps Mfg.', 'Scranton, PA, 1994 to 2005 (plant closed)')).toEqual([
    'Sewing Machine Operator | Topps Mfg. | Scranton | 1994-01',
  ])
  // and a sentence of duties still for one
  expect(named('Assisted the manager with closing.', 'Driver, Harmon', 'June 2015 - May 2018')).toEqual([
    'Driver | Harmon |  | 2015-06',
  ])
})

it('[BY-09] reads where an agency has sent a person as its place, or as the employer below a title alone', () => {
  expect(
    jobsOf(`Experience
      Assembler
      Medtronic, Fridley, MN
      January 2023 – Present
      Packer
      Express Employment Professionals
      assigned to General Mills, Fridley, MN
      2020 – 2022
      Stocker
      assigned to Target
      2018 – 2020`),
  ).toEqual([
    'Assembler | Medtronic | Fridley | 2023-01 | now',
    'Packer | Express Employment Professionals | Fridley | 2020-01 | 2022-12',
    'Stocker | Target |  | 2018-01 | 2020-12',
  ])
})

it('[BY-09] reads a start with a dash and no end as of today, asks about it, and leaves the next job its dates', () => {
  const both = [
    'Bus Driver | First Student | Gary | 2019-08 | now',
    'CNA | Methodist Hospital | Gary | 2012-05 | 2019-08',
  ]
  for (const text of [
    'Bus Driver, First Student, Gary, IN\t08/2019 -\n• Drove\nCNA, Methodist Hospital, Gary, IN\t05/2012 - 08/2019',
    'First Student, Gary, IN\tAugust 2019 –\nBus Driver\n• Drove\nMethodist Hospital, Gary, IN\tMay 2012 – August 2019\nCNA',
    '8/2019 –\tBus Driver, First Student, Gary, IN\n5/2012 – 8/2019\tCNA, Methodist Hospital, Gary, IN',
    'Bus Driver, First Student, Gary, IN, 8/2019 -\nCNA, Methodist Hospital, Gary, IN, 5/2012 - 8/2019',
  ]) {
    expect(jobsOf(`Experience\n${text}`)).toEqual(both)
    expect(readResume(linesOf(`Experience\n${text}`)).jobs[0]?.start?.confidence).toBeLessThan(0.75)
  }
  // below a later job it has ended, and who knows when
  expect(jobsOf('Experience\nCook, Kessler, 2019 - Present\n• Cooked\nDriver, Harmon, 2014 -')[1]).toBe(
    'Driver | Harmon |  | 2014-01 | ',
  )
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

it('[BY-09] takes the employer with its place below a title and its department, also where the page breaks their line', () => {
  expect(
    jobsOf(`Experience
      Receiving Clerk\tNovember 2021 – Present
      The Brandt Company – Los Angeles, CA
      • Checked pallets
      Dock Supervisor – Cross-Dock and Returns\tMarch 2019 – November 2021 Pacific Goods Group – Los Angeles, CA
      • Planned the shifts
      Manager – Floor Operations\tMarch 2016 – March 2019
      First Lane Studios – Century City, CA
      • Ran the floor
      Forklift Driver – Sunrise Foods Inc.\tMay 2014 – March 2016
      Local Routes – Dallas, TX
      • Moved pallets`),
  ).toEqual([
    'Receiving Clerk | The Brandt Company | Los Angeles | 2021-11 | now',
    'Dock Supervisor | Pacific Goods Group | Los Angeles | 2019-03 | 2021-11',
    'Manager | First Lane Studios | Century City | 2016-03 | 2019-03',
    'Forklift Driver | Sunrise Foods Inc. | Dallas | 2014-05 | 2016-03',
  ])
})

it('[BY-09] reads employers without dates from one that is marked as today’s, and those that no list has from their lists of duties', () => {
  const employers = [
    "Tony's New York Style Pizza (Current Employer)",
    'Linden Warehousing',
    'Taco Bell',
    'Mizuno',
  ]
  const jobs = employers.flatMap((one) => [
    one,
    '• Packed orders and kept the line clean',
    '• Met daily goals',
  ])
  expect(jobsOf(['Work History', ...jobs].join('\n'))).toEqual([
    " | Tony's New York Style Pizza |  |  | now",
    ' | Linden Warehousing |  |  | ',
    ' | Taco Bell |  |  | ',
    ' | Mizuno |  |  | ',
  ])
  expect(jobsOf('Experiencia\nWalmart (Empleador actual)\n• Surtí estantes')).toEqual([
    ' | Walmart |  |  | now',
  ])
  // where two lines name it, its place is known as of one with dates
  expect(
    jobsOf(`Work History
      Forklift Operator - Present
      Tyson Foods - Springdale, AR
      • Loaded trucks`),
  ).toEqual(['Forklift Operator | Tyson Foods | Springdale |  | now'])
  // a heading within a job names none
  expect(
    jobsOf(`Work History
      Line Cook, Taco Bell
      • Cooked on two lines
      Results
      • Met daily goals
      What I learned
      • Best crew`),
  ).toEqual(['Line Cook | Taco Bell |  |  | '])
})

it('[BY-09] reads a job as today’s that has its "Current" on a line of its own, whatever dates the others', () => {
  const cook = "Line Cook\nApplebee's, Tulsa, OK"
  const others = [
    "Dishwasher\nDenny's, Tulsa, OK\nMay 2017 - June 2019\n• Washed pots",
    "Dishwasher\nDenny's, Tulsa, OK\n• Washed pots",
    '',
  ]
  const words = [
    'Current',
    'Present',
    'Currently Employed',
    'Still work here',
    '(Current Employer)',
    'Empleo actual',
    'Actual',
  ]
  const jobs = words.flatMap((word) => [
    `${cook}\n${word}\n• Ran the grill`,
    `${word}\n${cook}\n• Ran the grill`,
    `${cook}\n${word}`,
  ])
  const first = jobs.flatMap((job) => others.map((other) => jobsOf(`Experience\n${job}\n${other}`)[0]))
  expect(new Set(first)).toEqual(new Set(["Line Cook | Applebee's | Tulsa |  | now"]))
  // also where its employer has no place
  expect(
    jobsOf(`Experience
      Cook
      Waffle House
      Current
      Cooked breakfast and cleaned the grill every night of the week.
      Dishwasher
      Denny's
      May 2017 - June 2019`),
  ).toEqual(['Cook | Waffle House |  |  | now', "Dishwasher | Denny's |  | 2017-05 | 2019-06"])
  // below it "Previous" divides the others from it, and is none of their names
  const divided = (now: string, earlier: string) =>
    jobsOf(`Experience\n${now}\nLine Cook, Kessler, 2019 - Present\n${earlier}\nPacker, Harmon, 2016 - 2019`)
  for (const [now, earlier] of [
    ['Current', 'Previous'],
    ['Current Job:', 'Past Jobs:'],
    ['Empleo actual', 'Empleos anteriores'],
  ] as const)
    expect(divided(now, earlier)).toEqual([
      'Line Cook | Kessler |  | 2019-01 | now',
      'Packer | Harmon |  | 2016-01 | 2019-12',
    ])
  // below a date it is that date's end
  expect(
    jobsOf("Experience\nLine Cook\tMay 2019\nApplebee's, Tulsa, OK\nPresent\n• Ran the grill"),
  ).toHaveLength(1)
})

it('[BY-09] reads the fields of a form that names the current employer, the one before and "Employed" its dates', () => {
  const both = ['Picker | GXO Logistics |  | 2020-03 | now', 'Packer | Chewy |  | 2017-02 | 2020-03']
  const form = [
    'Current Employer: GXO Logistics\nJob Title: Picker\nEmployed: 3/2020 - present',
    'Previous Employer: Chewy\nJob Title: Packer\nEmployed: 2/2017 - 3/2020',
  ] as const
  expect(jobsOf(`Experience\n${form.join('\n')}`)).toEqual(both)
  expect(jobsOf(`Experience\n${form.toReversed().join('\n')}`)).toEqual(both.toReversed())
  expect(jobsOf(`Experience\n${form.join('\n').replaceAll('Employed:', 'Employed from')}`)).toEqual(both)
  expect(
    jobsOf(`Experiencia
      Empleador actual: GXO Logistics
      Puesto: Surtidor
      Fecha de empleo: 3/2020 - presente
      Empleador anterior: Chewy
      Puesto: Empacador
      Fecha de empleo: 2/2017 - 3/2020`),
  ).toEqual(['Surtidor | GXO Logistics |  | 2020-03 | now', 'Empacador | Chewy |  | 2017-02 | 2020-03'])
  // and one that has a line for each end of its dates
  expect(
    jobsOf(`Experience
      Company: Chewy
      Position: Picker
      From: May 2019
      To: Present
      • Picked
      Company: Kessler
      Position: Packer
      Start Date: 05/2017
      End Date: 06/2019
      • Packed`),
  ).toEqual(['Picker | Chewy |  | 2019-05 | now', 'Packer | Kessler |  | 2017-05 | 2019-06'])
  // where nothing else dates it, it is today's all the same
  expect(
    jobsOf(`Experience
      Current Employer: Chewy
      Job Title: Picker
      Previous Employer: GXO
      Job Title: Packer`),
  ).toEqual(['Picker | Chewy |  |  | now', 'Packer | GXO |  |  | '])
})

it('[BY-09] keeps both halves of a title with a slash, though the list has one of them', () => {
  expect(
    jobsOf(`Experience
      CNA / HHA, Sunrise Senior Living, 2021 - 2023
      Picker / Packer, Amazon, 2019 - 2021
      Helper / Fire Watch, Ingalls Shipbuilding, Pascagoula, MS, 2016 - 2018
      Provider / Home Attendant, Valley Baptist, 2012 - 2016
      Cashier / Target, Dallas, TX, 2010 - 2012`),
  ).toEqual([
    'CNA / HHA | Sunrise Senior Living |  | 2021-01 | 2023-12',
    'Picker / Packer | Amazon |  | 2019-01 | 2021-12',
    'Helper / Fire Watch | Ingalls Shipbuilding | Pascagoula | 2016-01 | 2018-12',
    'Provider / Home Attendant | Valley Baptist |  | 2012-01 | 2016-12',
    'Cashier | Target | Dallas | 2010-01 | 2012-12',
  ])
  expect(
    jobsOf(`Experience
      Best Home Care
      Minneapolis
      PCA
      2018 - present`),
  ).toEqual(['PCA | Best Home Care |  | 2018-01 | now'])
})

it('[BY-09] takes "Self-employed" and "Private family" for where somebody worked, not for the work', () => {
  expect(
    jobsOf(`Experience
      Babysitter, Self-employed (2022 – present)
      Cleaning houses, self-employed, 2020 - 2022
      Landscaper (self-employed), 2018 - 2020
      Nanny, Private family, 2014 - 2018
      Dog walker, Rover, 2012 - 2014`),
  ).toEqual([
    'Babysitter | Self-employed |  | 2022-01 | now',
    'Cleaning houses | self-employed |  | 2020-01 | 2022-12',
    'Landscaper | self-employed |  | 2018-01 | 2020-12',
    'Nanny | Private family |  | 2014-01 | 2018-12',
    'Dog walker | Rover |  | 2012-01 | 2014-12',
  ])
})

it('[BY-09] reads each field of a form that has two in a line, in a table, or an address between them', () => {
  for (const form of [
    'Job Title: Groundskeeper\tEmployer: Harmon\nCity/State: Bend, OR\tDates: 4/2019 to 3/2021',
    'Company Name: Harmon Position: Groundskeeper City/State: Bend, OR Dates: 4/2019 – 3/2021',
    'Employer\tHarmon\tDates\t4/2019 - 3/2021\nPosition\tGroundskeeper\tLocation\tBend, OR',
    'Company Name: Harmon\nAddress: 12 Pease St, Bend, OR\nPhone: 541-555-0900\nJob Title: Groundskeeper\nFrom: 4/2019 To: 3/2021',
    'Empresa: Harmon\nDomicilio: 12 Pease St, Bend, OR\nPuesto: Groundskeeper\nDe: 4/2019 A: 3/2021',
  ])
    expect(jobsOf(`Experience\n${form}\n${form.replace('Harmon', 'Kessler')}`)).toEqual([
      'Groundskeeper | Harmon | Bend | 2019-04 | 2021-03',
      'Groundskeeper | Kessler | Bend | 2019-04 | 2021-03',
    ])
})

it('[BY-09] divides an employer from a city without a post office at the hyphen of a job site', () => {
  expect(
    jobsOf(`Experience
      Car Washer
      Mister Car Wash-Kendall, FL
      January 2022 to Present
      Housekeeper
      Holiday Inn Express-Florida City, FL
      January 2019 to December 2021
      Server
      Chili's Grill & Bar-Cutler Bay, FL
      March 2016 to December 2018`),
  ).toEqual([
    'Car Washer | Mister Car Wash | Kendall | 2022-01 | now',
    'Housekeeper | Holiday Inn Express | Florida City | 2019-01 | 2021-12',
    "Server | Chili's Grill & Bar | Cutler Bay | 2016-03 | 2018-12",
  ])
})

it.each([
  'Stay at home mom, 2016 - 2022',
  'Incarcerated, 2010 - 2012',
  'Full-time student, 2008 - 2010',
  'Career break - family care, 2006 - 2008',
  'Unemployed / laid off 6/2013 - 1/2014',
  'Travel / family leave (2020 - 2022)',
  'Caregiver for my mother (unpaid), 2011 - 2012',
  'Gap: stayed home with my children, 2007 – 2010',
])('[BY-09] takes for no job what stands between two: %s', (line) =>
  expect(jobsOf(`Experience\nServer, Hill Market, 2022 - Present\n${line}`)).toEqual([
    'Server | Hill Market |  | 2022-01 | now',
  ]),
)
it.each([
  [
    'Homemaker, Sunrise Senior Living, 2016 - 2022',
    'Homemaker | Sunrise Senior Living |  | 2016-01 | 2022-12',
  ],
  ['Sales Associate – Gap – 2016 to 2018', 'Sales Associate | Gap |  | 2016-01 | 2018-12'],
])('[BY-09] keeps a job whose words sound like none: %s', (line, job) =>
  expect(jobsOf(`Experience\nServer, Hill Market, 2022 - Present\n${line}`)[1]).toBe(job),
)

it('[BY-09] keeps out of the duties who supervised, what it paid and why it ended', () => {
  const dutiesOf = (text: string) =>
    readResume(linesOf(`Experience\n${text}`)).jobs.map(({ duties }) => duties?.value)
  expect(
    dutiesOf(`Employer: Hill Market
      Job Title: Cashier
      From: 03/2021 To: 10/2023
      Supervisor: James Pope (216-555-0100). Okay to contact: Yes
      Starting Pay: $8.00 Ending Pay: $11.50
      Reason for leaving: Store closed
      Duties: Ran a register`),
  ).toEqual(['Duties: Ran a register'])
  expect(
    dutiesOf(`Shift Lead, Hill Market, 2021 - 2023
      • Supervisor: trained five cashiers
      • Pay: ran the weekly payroll`),
  ).toEqual(['• Supervisor: trained five cashiers\n• Pay: ran the weekly payroll'])
})
