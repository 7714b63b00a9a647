import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

/** A line in a heading's or a name's size begins with #, a bold one with **. */
const linesOf = (text: string) =>
  text.split('\n').flatMap((given) => {
    const line = given.trim()
    const [, mark, rest] = /^(#|\*\*)\s(.*)$/u.exec(line) ?? []
    return (
      paragraphLine({
        parts: (rest ?? line).split('\t'),
        ...(mark && { bold: true, size: mark === '#' ? 16 : 11 }),
      }) ?? []
    )
  })
const jobsIn = (text: string) =>
  readResume(linesOf(text)).jobs.map(({ title, company, start, end, current }) =>
    [title?.value, company?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )
const twoJobs = `Machine Tender
  Halvorsen Paper, Toledo, OH
  May 2020 - Present
  • Fed the slitter
  Dishwasher
  Cresta Grill, Toledo, OH
  July 2017 - April 2020
  • Washed pots`
const both = [
  'Machine Tender | Halvorsen Paper | 2020-05 | now',
  'Dishwasher | Cresta Grill | 2017-07 | 2020-04',
]

it('[BY-09] knows headings that are in no list by their form and by what stands under them', () => {
  const skills = 'SKILLS\nForklift, pallet jack\n'
  const headings = [
    'Manufacturing Experience',
    'Leadership and Work Experience',
    'Experience Highlights',
    'Jobs I Have Had',
    'Professional Experience (Selected)',
    'Employment Record (last 10 years)',
    'Places I Have Worked',
    'Experiencia en almacén',
    'MY JOURNEY SO FAR',
    '** The Story So Far',
  ]
  expect(
    headings.filter((heading) => jobsIn(`${skills}${heading}\n${twoJobs}`).join() !== both.join()),
  ).toEqual([])
  expect(jobsIn(`${skills}${twoJobs}`)).toEqual(both)
  expect(
    jobsIn(`HIGHLIGHTS
      Eight years on docks
      Machine Tender, Halvorsen Paper (May 2020 - Present)
      • Fed the slitter
      Dishwasher, Cresta Grill (July 2017 - April 2020)
      • Washed pots`),
  ).toEqual(both)
})

it('[BY-09] knows a heading that has words of employers and titles by its look, and nobody as their own employer', () => {
  const person = '# Tobias Marrow\nColumbus, OH · 614-555-0177 · tobias.marrow@example.com\n'
  const jobs = `Yard Driver, Corwith Freight
    April 2021 – Present
    • Moved trailers
    Sorter, Pinnacle Parcel
    June 2017 – March 2021
    • Sorted packages
    # Education
    Eastmoor High School, 2012`
  const read = [
    'Yard Driver | Corwith Freight | 2021-04 | now',
    'Sorter | Pinnacle Parcel | 2017-06 | 2021-03',
  ]
  const headings = [
    'Past Employers',
    'Former Employers',
    'Previous Companies',
    'Companies I Worked For',
    'Warehouse & Driving Background',
    'Trucking & Logistics',
    'Kitchen Work',
  ]
  expect(headings.map((heading) => [heading, jobsIn(`${person}# ${heading}\n${jobs}`)])).toEqual(
    headings.map((heading) => [heading, read]),
  )
  const banner = (employer: string) =>
    jobsIn(`${person}# ${employer}
      Yard Driver, Night Shift
      April 2021 – Present
      • Moved trailers
      # Education
      Eastmoor High School, 2012`)
  expect(banner('Corwith Freight & Trucking')).toEqual([
    'Yard Driver, Night Shift | Corwith Freight & Trucking | 2021-04 | now',
  ])
  expect(banner('The Weitz Companies')).toEqual([
    'Yard Driver, Night Shift | The Weitz Companies | 2021-04 | now',
  ])
})

it('[BY-09] knows headings that sort the jobs by their kind by the other headings, which look like them', () => {
  const first = 'Apprentice Plumber, Plumbers Local 1, 2019 – Present\n• Roughing'
  const second = 'Cashier, Harmon Foods, Waco, TX, 2015 - 2018\n• Register'
  const read = [
    'Apprentice Plumber | Plumbers Local 1 | 2019-01 | now',
    'Cashier | Harmon Foods | 2015-01 | 2018-12',
  ]
  const headings = [
    ['APPRENTICESHIP', 'WORK EXPERIENCE'],
    ['# Construction', '# Other Experience'],
    ['CONSTRUCTION', 'RETAIL'],
  ]
  expect(
    headings.map(([one, other]) =>
      jobsIn(
        `Joy Adams\nWaco, TX\n${one}\n${first}\n${other}\n${second}\n# Education\nEDUCATION\nWaco High School`,
      ),
    ),
  ).toEqual(headings.map(() => read))
  expect(jobsIn(`UNION EXPERIENCE\n${first}\nCLINICALS\n${second}`)).toEqual(read)
  // a department below which its employer stands is none
  expect(
    jobsIn('EXPERIENCE\nHOUSEKEEPING\nCresta Hotel, Waco, TX\n2019 – 2021\nEDUCATION\nWaco High School'),
  ).toEqual(['HOUSEKEEPING | Cresta Hotel | 2019-01 | 2021-12'])
  expect(
    jobsIn(`Joy Adams
      MILITARY
      U.S. Army National Guard, 88M Motor Transport Operator, 2014 - 2020
      • Drove LMTV
      APPRENTICESHIP
      Plumbers Local 1, Apprentice Plumber, 2020 – Present
      Roughing, PVC & cast iron, gas lines
      EDUCATION
      Waco High School`),
  ).toEqual([
    '88M Motor Transport Operator | U.S. Army National Guard | 2014-01 | 2020-12',
    'Apprentice Plumber | Plumbers Local 1 | 2020-01 | now',
  ])
})

it('[BY-09] takes no club, no charity and no school for a job', () => {
  const headings = [
    'CAMPUS INVOLVEMENT',
    'Student Activities',
    'CLUBS AND SPORTS',
    'Volunteer & Community Experience',
    'Professional Memberships',
  ]
  const read = (heading: string) =>
    jobsIn(`Experience\n${twoJobs}\n${heading}\nMember, Chess Club\tAug 2015 - Present\n• Played`)
  expect(headings.filter((heading) => read(heading).join() !== both.join())).toEqual([])
  expect(
    jobsIn(`Experience\n${twoJobs}\nWhere I Studied\nHigh School Diploma, Rogers High School, 2016`),
  ).toEqual(both)
})

it('[BY-09] reads jobs that nothing dates, and each once', () => {
  const undated = ['Machine Tender | Halvorsen Paper |  | ', 'Dishwasher | Cresta Grill |  | ']
  const table = [
    'Machine Tender\nHalvorsen Paper\n• Fed the slitter\nDishwasher\nCresta Grill\n• Washed pots',
    'Halvorsen Paper\nMachine Tender\n• Fed the slitter\n• Swept\nCresta Grill\nDishwasher\n• Washed pots',
    'Machine Tender - Halvorsen Paper\n• Fed the slitter\nDishwasher - Cresta Grill\n• Washed pots',
    'Machine Tender at Halvorsen Paper\nFed the slitter and swept every night.\nDishwasher at Cresta Grill\nWashed pots and pans for a busy kitchen.',
    'Machine Tender, Halvorsen Paper, Toledo, OH\nDishwasher, Cresta Grill, Toledo, OH',
    '• Machine Tender, Halvorsen Paper\n• Dishwasher, Cresta Grill',
    'Machine Tender at Halvorsen Paper\nDishwasher with Cresta Grill',
    'Machine Tender\nHalvorsen Paper, Toledo, OH\n3 years\n• Fed the slitter\nDishwasher\nCresta Grill, Toledo, OH\n(18 months)\n• Washed pots',
  ]
  expect(table.filter((jobs) => jobsIn(`Experience\n${jobs}`).join() !== undated.join())).toEqual([])
  expect(jobsIn(`Experience\n${twoJobs}\n${twoJobs}`)).toEqual(both)
  // how long it was is no part of a name, and what is in no list is known by the shape of its entry
  const long =
    'Machine Tender at Halvorsen Paper (4 years)\n• Fed\nDishwasher at Cresta Grill (18 months)\n• Washed'
  expect(jobsIn(`Experience\n${long}`)).toEqual(undated)
  expect(
    jobsIn('Experience\nRoofer\tPeach Roofing\n• Tore off\nDrywall Hanger\tStone Interiors\n• Hung'),
  ).toEqual(['Roofer | Peach Roofing |  | ', 'Drywall Hanger | Stone Interiors |  | '])
})

it('[BY-09] takes a background of jobs for no schools, and orders that were picked for no title', () => {
  expect(jobsIn(`# Strengths\nEarly riser\n# Background\n${twoJobs}`)).toEqual(both)
  const orders = 'Machine Tender\nHalvorsen Paper\nChecked seams and packed orders\nDishwasher\nCresta Grill'
  expect(jobsIn(`Experience\n${orders}\nWashed pots and big pans`)).toEqual([
    'Machine Tender | Halvorsen Paper |  | ',
    'Dishwasher | Cresta Grill |  | ',
  ])
})

it('[BY-09] gives roles under one employer its name, and takes no crew or dock for an employer', () => {
  const table = [
    [
      'Halvorsen Paper\nShift Lead, Night Crew\tMay 2022 - Present\n• Led\nMachine Tender, Slitting\tMay 2020 - May 2022\n• Fed',
      'Shift Lead, Night Crew | Halvorsen Paper | 2022-05 | now,Machine Tender, Slitting | Halvorsen Paper | 2020-05 | 2022-05',
    ],
    [
      'Halvorsen Paper\n5 yrs 2 mos\nShift Lead\nFull-time\nMar 2023 - Present · 2 yrs 9 mos\nToledo, Ohio, United States · On-site\nMachine Tender\nFull-time\nMar 2021 - Mar 2023 · 2 yrs 1 mo\nToledo, Ohio, United States\nDishwasher\nCresta Grill · Part-time\nJun 2018 - Feb 2021 · 2 yrs 9 mos',
      'Shift Lead | Halvorsen Paper | 2023-03 | now,Machine Tender | Halvorsen Paper | 2021-03 | 2023-03,Dishwasher | Cresta Grill | 2018-06 | 2021-02',
    ],
    [
      'May 2020 - Present\n• Machine Tender, Halvorsen Paper\n• Fed the slitter\nJuly 2017 - April 2020\n• Dishwasher, Cresta Grill\n• Washed pots',
      both.join(),
    ],
    [
      'Mercer Regional Hospital\nHousekeeper, Surgical Wing | May 2020 - Present\n• Cleaned\nDietary Aide, Food & Nutrition | July 2017 - April 2020\n• Plated',
      'Housekeeper, Surgical Wing | Mercer Regional Hospital | 2020-05 | now,Dietary Aide, Food & Nutrition | Mercer Regional Hospital | 2017-07 | 2020-04',
    ],
    [
      'Blue Ridge Medical Center\nPatient Transporter, Emergency Services | May 2020 - Present\n• Moved\nLaundry Worker, Environmental Services | July 2017 - April 2020\n• Washed',
      'Patient Transporter, Emergency Services | Blue Ridge Medical Center | 2020-05 | now,Laundry Worker, Environmental Services | Blue Ridge Medical Center | 2017-07 | 2020-04',
    ],
    [
      'Shift Lead · Night Crew · Halvorsen Paper · Toledo, OH · Mar 2022 – Present\n• Led\nDishwasher · Cresta Grill · Toledo, OH · Jan 2019 – Feb 2022',
      'Shift Lead | Halvorsen Paper | 2022-03 | now,Dishwasher | Cresta Grill | 2019-01 | 2022-02',
    ],
  ] as const
  expect(table.map(([jobs]) => jobsIn(`Experience\n${jobs}`).join())).toEqual(table.map(([, jobs]) => jobs))
})

it('[BY-09] reads dates that stand beside the first duty, and takes no foreign place for an employer', () => {
  expect(
    jobsIn(`Experience
      Halvorsen Paper, Machine Tender\tToledo, OH
      • Fed the slitter and cleaned it every night\tMay 2020 - Present
      on two lines\t5 years 2 months
      Cresta Grill, Dishwasher\tLondon, UK
      • Washed pots and pans\tJuly 2017 - April 2020
      • Swept\t2 years 9 months`),
  ).toEqual(both)
})

it('[BY-09] keeps a crew or a department with its title, however it is divided from it', () => {
  const table = [
    [
      'Hill Market, Toledo, OH\nCashier - Front End\tMar 2021 – Present\n• Rang up\nStocker - Grocery\tJun 2017 – Feb 2021\n• Faced',
      'Cashier - Front End | Hill Market | 2021-03 | now,Stocker - Grocery | Hill Market | 2017-06 | 2021-02',
    ],
    [
      'Hill Market\nCashier, Pharmacy\t2021 – Present\nStocker, Dairy\t2018 – 2021\nBagger, Front End\t2016 – 2018',
      'Cashier, Pharmacy | Hill Market | 2021-01 | now,Stocker, Dairy | Hill Market | 2018-01 | 2021-12,Bagger, Front End | Hill Market | 2016-01 | 2018-12',
    ],
    [
      'Server, Banquets, Lakeview Inn, Sandusky, OH\tMar 2021 – Present\n• Served\nHost, Breakfast, Lakeview Inn, Sandusky, OH\tJun 2017 – Feb 2021\n• Seated',
      'Server, Banquets | Lakeview Inn | 2021-03 | now,Host, Breakfast | Lakeview Inn | 2017-06 | 2021-02',
    ],
    [
      'Packer - Night Shift\nCasco Bay Lobster - Plant\nApril 2020 - May 2024\n• Packed\nCleaner - Facilities\nPortland Public Schools - Deering\nMay 2017 - March 2020\n• Cleaned',
      'Packer | Casco Bay Lobster | 2020-04 | 2024-05,Cleaner | Portland Public Schools | 2017-05 | 2020-03',
    ],
  ] as const
  expect(table.map(([jobs]) => jobsIn(`Experience\n${jobs}`).join())).toEqual(table.map(([, jobs]) => jobs))
})

it('[BY-09] reads jobs in prose, under a heading with years, and takes no courses for schools', () => {
  expect(
    jobsIn(`Experience
      Machine Tender, Halvorsen Paper (May 2020 to now). Fed the slitter and kept its log.
      Dishwasher, Cresta Grill (Jul 2017 to Apr 2020). Washed pots and pans for two kitchens.`),
  ).toEqual(both)
  expect(jobsIn(`Related Employment (2015–Present)\n${twoJobs}`)).toEqual(both)
  const courses = 'Courses\nCollege Writing\nFood Safety at State University Extension'
  const { schools } = readResume(linesOf(`${twoJobs}\nEDUCATION\nScott High School, 2015\n${courses}`))
  expect(schools.map(({ name }) => name?.value)).toEqual(['Scott High School'])
})

it('[BY-09] takes an employer whose name begins with that of a state for no place', () => {
  const jobs = `EXPERIENCE
    Server, Texas Roadhouse
    May 2020 - Present
    • Carried trays
    Dishwasher, Oregon Street Diner
    July 2017 - April 2020
    • Washed pots`
  expect(jobsIn(jobs)).toEqual([
    'Server | Texas Roadhouse | 2020-05 | now',
    'Dishwasher | Oregon Street Diner | 2017-07 | 2020-04',
  ])
})
