import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

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

it('[BY-09] takes what coursework included for no school', () => {
  expect(
    schoolsOf(`Columbus State Community College, Associate of Applied Science, 2021
      Coursework at the Ohio Welding Institute included MIG and TIG`),
  ).toEqual(['Columbus State Community College | Associate of Applied Science |  | 2021'])
})

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
      GED Fresno Adult School 2013
      Primaria y secundaria, Oaxaca, México`),
  ).toEqual([
    'Charles F Brush High School | High School Diploma |  | 2005',
    'New Mexico Highlands University | Bachelors of Social Work |  | 2014',
    'Milwaukee Area Technical College | Machine Tool Diploma |  | 2013',
    'Escuela Benito Juárez | Preparatoria |  | 2010',
    'Quartz Hill High School | High School Diploma |  | ',
    ' | Secundaria terminada |  | 2007',
    'Fresno Adult School | GED |  | 2013',
    ' | Primaria y secundaria |  | ',
  ])
  expect(
    schoolsOf(`Therrell High School class of 2015
      Riverside Community College graduated in 2018
      Escuela Benito Juárez generación 2012`),
  ).toEqual([
    'Therrell High School |  |  | 2015',
    'Riverside Community College |  |  | 2018',
    'Escuela Benito Juárez |  |  | 2012',
  ])
  expect(
    schoolsOf(`East High School -- Regents Diploma -- 2015
      Milby High School '09
      Houston Community College, Class of '12
      Cedar Valley College, A.S. Nursing, 2013
      Tarrant County College, AS in Business, 2014
      Houston Community College, English as a Second Language, 2015`),
  ).toEqual([
    'East High School | Regents Diploma |  | 2015',
    'Milby High School |  |  | 2009',
    'Houston Community College |  |  | 2012',
    'Cedar Valley College | A.S. Nursing |  | 2013',
    'Tarrant County College | AS in Business |  | 2014',
    'Houston Community College |  |  | 2015',
  ])
  expect(
    schoolsOf('West Deptford High, Deptford, NJ, 2004\nLackawanna College\nSome college, Business'),
  ).toEqual(['West Deptford High |  | Deptford | 2004', 'Lackawanna College | Some college |  | '])
})

it('[BY-09] takes a heading of diplomas for no school', () => {
  expect(
    schoolsOf(`Técnico en Programación, CBTIS 7, Reynosa, 2023
      Diplomas
      Curso de montacargas`),
  ).toEqual(['CBTIS 7 | Técnico en Programación |  | 2023'])
})

it('[BY-09] takes what stands with a place below a degree for its school', () => {
  expect(
    schoolsOf(`High School Diploma:\t2007
      Shawnee Mission South\tOverland Park, KS, United States/
      Graduated with a 4.0 GPA
      Some college
      Took evening classes, Olathe, KS`),
  ).toEqual([
    'Shawnee Mission South | High School Diploma | Overland Park | 2007',
    ' | Some college | Olathe | ',
  ])
  // and what was studied, or won, for none
  expect(
    schoolsOf(`Bachelor of Science
      Criminal Justice\tWichita, KS
      Wichita State University\t2016
      High School Diploma, 2012
      Honor Roll, Wichita, KS`),
  ).toEqual([
    'Wichita State University | Bachelor of Science | Wichita | 2016',
    ' | High School Diploma | Wichita | 2012',
  ])
  const won = ['Valedictorian', 'Perfect Attendance', 'Food Handler Card', 'Licencia de montacargas']
  expect(won.map((one) => schoolsOf(`High School Diploma\n${one}, Newark, NJ`)[0])).toEqual(
    won.map(() => ' | High School Diploma | Newark | '),
  )
})

it('[BY-10] takes a school whose heading was not made out for no job', () => {
  const readOf = (...lines: readonly string[]) => {
    const { jobs, schools } = readResume(
      linesOf(
        [
          'Maria Lopez',
          'Work Experience',
          'Line Cook, Blue Door Diner',
          'May 2013 - May 2016',
          ...lines,
        ].join('\n'),
      ),
    )
    return [jobs.map(({ title }) => title?.value), schools.map(({ name }) => name?.value)]
  }
  expect(readOf('Lincoln High School, Columbus, OH, 2013', 'Skills', 'Forklift')).toEqual([
    ['Line Cook'],
    ['Lincoln High School'],
  ])
  // whoever worked there says as what
  expect(readOf('Custodian, Lincoln High School, 2012', 'Kept the halls clean')[0]).toHaveLength(2)
  expect(readOf('Lincoln High School, Columbus, OH, 2010 - 2012', 'Custodian')[0]).toHaveLength(2)
})

it('[BY-09] takes a master’s degree by its letters, before its school and behind it', () => {
  expect(
    schoolsOf(`M.S. in Welding Engineering
      Columbus State University
      Sept 2017 – June 2019

      B.S. in Welding Technology
      Ferris State University
      Sept 2013 – June 2017`),
  ).toEqual([
    'Columbus State University | M.S. in Welding Engineering |  | 2019',
    'Ferris State University | B.S. in Welding Technology |  | 2017',
  ])
  expect(schoolsOf('Waldorf College\nM.A. in Education')).toEqual([
    'Waldorf College | M.A. in Education |  | ',
  ])
  // and no class of medicine for one
  expect(
    schoolsOf(`William Allen High School, Diploma, 2021
      Med tech training, Cedarbrook, 2022
      CNA / Med Aide class, Red Cross, 2023
      Lehigh Valley Hospital – med/surg rotation`),
  ).toEqual(['William Allen High School | Diploma |  | 2021'])
})

it('[BY-09] takes two schools that have years of their own for two', () => {
  expect(
    schoolsOf(`GED, 2009
      Medical Assistant, Fortis College, 2012`),
  ).toEqual([' | GED |  | 2009', 'Fortis College |  |  | 2012'])
  expect(
    schoolsOf(`Autry Technology Center, 2018
      Long Term Care Aide Certification
      Enid High School, 2016
      High School Diploma
      Local 701 Training Center
      Lincoln Tech, Denver, CO, Diesel, 2015
      Lycée Toussaint Louverture, 2013`),
  ).toEqual([
    'Autry Technology Center | Long Term Care Aide Certification |  | 2018',
    'Enid High School | High School Diploma |  | 2016',
    'Local 701 Training Center |  |  | ',
    'Lincoln Tech |  | Denver | 2015',
    'Lycée Toussaint Louverture |  |  | 2013',
  ])
  expect(schoolsOf('Bachelor of Science, 2016\nWichita State University, 2012 - 2016')).toEqual([
    'Wichita State University | Bachelor of Science |  | 2016',
  ])
})

it('[BY-09] takes what was begun for nothing that was finished', () => {
  const begun = [
    'Texas A&M University – 45 credit hours toward BS Criminology (2020-2022)',
    'Baylor University, Bachelor of Science, did not graduate, 2015-2017',
    'Marshall University – Bachelor of Arts, Elementary Education (not completed), 2012-2014',
    'Waco High School, no diploma, attended 2011-2013',
    'Some high school, Manual High School',
    'GED in progress, Waco Adult School\nWaco, TX',
    'Illinois Central College\nCompleted 38 credits toward Associate of Applied Science\n2017 – 2019',
    'Preparatoria Abierta, trunca',
    'Universidad Ana G. Méndez – Enfermería, sin terminar (2017-2018)',
    'Lone Star College, Associate of Arts, 2022 - Present',
    'Waco High School\nDropped out',
  ]
  const finished = [
    'Waco High School, dropped out\nGED, 2010',
    'GED, 2010\nWaco High School\nCompleted 11th grade',
    'Baylor University, Bachelor of Science, 2015-2017',
    'Nurse aide certification, Baylor College, 2019 - Present',
    'License of a nurse aide, Baylor College, 2019 - Present',
    'Waco High School, 9th grade to 12th grade, 2010',
  ]
  const isBegun = (text: string) =>
    readResume(linesOf(`Education\n${text}`)).schools.map(({ unfinished = false }) => unfinished)
  expect(begun.map(isBegun)).toEqual(begun.map(() => [true]))
  expect(finished.map(isBegun)).toEqual(finished.map(() => [false]))
  // and the year in which it was begun for no year of its end
  expect(schoolsOf(begun[9]!)).toEqual(['Lone Star College | Associate of Arts |  | '])
})

it('[BY-09] takes no referee’s address for a school', () => {
  const resume = (heading: string) =>
    readResume(
      linesOf(
        `Education\nNewark High School, 2010\n${heading}\nAl Beta\n@ Institute\n# a.beta@university.edu`,
      ),
    ).schools.map(({ name }) => name?.value)
  expect(resume('Referees')).toEqual(['Newark High School'])
  expect(resume('')).toEqual(['Newark High School'])
})

it('[BY-09] takes what was studied for no heading of jobs, in whatever size it stands', () => {
  const large = (text: string) => ({ parts: [text], size: 13 })
  const readOf = (...studied: readonly string[]) => {
    const { jobs, schools } = readResume(
      [
        ...['Odalys Quenwick', 'EDUCATION'].map(large),
        ...studied.map(large),
        ...['2016 - 2020', 'Chicago, IL'].map((text) => ({ parts: [text] })),
        ...['WORK EXPERIENCE', 'Line Cook'].map((text) => ({ ...large(text), bold: true })),
        ...['Rancho Grill', 'May 2020 - Present'].map((text) => ({ parts: [text] })),
        ...Array.from({ length: 4 }, () => ({
          parts: ['Cleaned 16 rooms a day and restocked carts'],
          bullet: true,
        })),
      ].flatMap((paragraph) => paragraphLine(paragraph) ?? []),
    )
    return [jobs.map(({ title }) => title?.value), schools.map(({ name }) => name?.value)]
  }
  for (const [name, ...studied] of [
    ['Lakeview University', 'Visual Arts', 'Lakeview University'],
    ['American Film Institute', 'Bachelor of Fine Arts', 'Media Studies', 'American Film Institute'],
    ['Lakeview College', 'Culinary Arts', 'Associate of Arts', 'Lakeview College'],
  ] as const)
    expect(readOf(...studied)).toEqual([['Line Cook'], [name]])
})

it('[BY-09] takes what was studied before the name of a school for no part of it', () => {
  const table = [
    [
      'Associate of Science : Business Management Henry Ford Community College',
      'Henry Ford Community College',
    ],
    ['Culinary Arts Culinary Institute of America 2014', 'Culinary Institute of America'],
    ['Diploma : Accounting and Computer Science University of Toledo', 'University of Toledo'],
    ['General Studies Crenshaw High School, 2015', 'Crenshaw High School'],
    ['Marketing College, 2015', 'Marketing College'],
    ['Business School of Toledo, 2015', 'Business School of Toledo'],
    ['Culinary Institute of America, 2014', 'Culinary Institute of America'],
  ] as const
  const read = table.map(([line]) => readResume(linesOf(`Education\n${line}`)).schools[0]?.name?.value)
  expect(read).toEqual(table.map(([, name]) => name))
})
