import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

const read = (text: string) =>
  readResume(text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? []))
const jobsIn = (text: string) =>
  read(text).jobs.map(({ title, company, start, end, current }) =>
    [title?.value, company?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )
const faults = (table: readonly (readonly [string, readonly string[]])[]) =>
  table
    .map(([text, expected]) => ({ read: jobsIn(text), expected }))
    .filter(({ read: found, expected }) => found.join('\n') !== expected.join('\n'))

it('[BY-09] reads jobs as people write them by hand', () => {
  const table = [
    // years without their century, in lines of their own
    [
      `Experience
      Forklift Operator, Home Depot, Toledo OH
      '19-'22
      Loaded trailers, 200 pallets a shift
      Line Cook, Applebee's, Maumee OH
      16-19
      Cleaned the grill
      Dishwasher, Bob Evans
      13 - 16`,
      [
        'Forklift Operator | Home Depot | 2019-01 | 2022-12',
        "Line Cook | Applebee's | 2016-01 | 2019-12",
        'Dishwasher | Bob Evans | 2013-01 | 2016-12',
      ],
    ],
    [
      'Experience\nCook, Hill Market\n(16 - present)\nPicker, Acme Logistics\n14-16',
      ['Cook | Hill Market | 2016-01 | now', 'Picker | Acme Logistics | 2014-01 | 2016-12'],
    ],
    // a duty without a bullet or a verb is no employer
    [
      `Experience
      Home Health Aide for Comfort Keepers
      January 2018 to December 2020
      Meals and rides for six clients
      Line Cook, Applebee's, Maumee OH, 2015-2017
      Grill and fry station
      Dishwasher - Bob Evans (2014-2015)`,
      [
        'Home Health Aide | Comfort Keepers | 2018-01 | 2020-12',
        "Line Cook | Applebee's | 2015-01 | 2017-12",
        'Dishwasher | Bob Evans | 2014-01 | 2015-12',
      ],
    ],
    // one job in a line, behind others in three
    [
      `Work
      UPS
      Package Handler (part time, nights)
      3/2022 - current
      Load 1,200 packages/hr.

      DoorDash / Uber Eats
      Driver
      2020 - 2022

      Chipotle Mexican Grill, Polaris
      Crew, then Kitchen Manager
      June 2017-March 2020
      Opened and closed. Trained 12 people.

      Army National Guard - Truck Driver - 2014 to 2017`,
      [
        'Package Handler (part time, nights) | UPS | 2022-03 | now',
        'Driver | DoorDash / Uber Eats | 2020-01 | 2022-12',
        'Crew, then Kitchen Manager | Chipotle Mexican Grill | 2017-06 | 2020-03',
        'Truck Driver | Army National Guard | 2014-01 | 2017-12',
      ],
    ],
    // sentences
    [
      `My work experience
      I worked at Food Lion as a cashier from June 2018 to March 2020.
      I was a server at Waffle House from April 2020 to August 2022.
      Since September 2022 I have been a medical receptionist at Novant Health.
      I was a stay at home mom. 2015 - 2018`,
      [
        'cashier | Food Lion | 2018-06 | 2020-03',
        'server | Waffle House | 2020-04 | 2022-08',
        'medical receptionist | Novant Health | 2022-09 | now',
      ],
    ],
    // columns of spaces
    [
      `Experience
      Nail Technician                 Happy Nails & Spa
      San Jose, CA                    Feb 2016 - Present
      Manicure, pedicure
      Assembler                       Foxconn
      Milpitas, CA                    2013 - 2016
      Circuit boards, soldering`,
      ['Nail Technician | Happy Nails & Spa | 2016-02 | now', 'Assembler | Foxconn | 2013-01 | 2016-12'],
    ],
    // a list without a heading
    [
      `Tony Russo
      Bronx, NY 10467
      - Tishman Construction (2021-present) laborer, concrete crew
      - Turner Construction (2018-2021) laborer foreman`,
      [
        'laborer, concrete crew | Tishman Construction | 2021-01 | now',
        'laborer foreman | Turner Construction | 2018-01 | 2021-12',
      ],
    ],
    [
      `derrick jones
      looking for warehouse or delivery driver

      amazon dsp driver 2022 to now
      ups seasonal helper oct-jan 2021
      mcdonalds 2018
      hs diploma patterson high 2018
      have own car, clean license`,
      [
        'DSP Driver | Amazon | 2022-01 | now',
        'Seasonal Helper | UPS | 2020-10 | 2021-01',
        ' | McDonalds | 2018-01 | 2018-12',
      ],
    ],
    [
      `Dmitri Volkov
      Sacramento, CA 95825
      TRUCK DRIVER - CDL A - 8 YEARS OTR
      Knight Transportation\t02/2020 - now
      OTR 48 states, no accidents
      Swift\t05/2017 - 01/2020
      dedicated Walmart account
      Uber (car)\t2015 - 2017
      CDL Class A, Hazmat, Tanker, TWIC
      Medical card exp 09/2026`,
      [
        ' | Knight Transportation | 2020-02 | now',
        ' | Swift | 2017-05 | 2020-01',
        ' | Uber (car) | 2015-01 | 2017-12',
      ],
    ],
    // a line for each job, some of them without a range
    [
      `Experiencia
      Empacadora - Sun Valley Packing, Fresno CA - Temporadas 2018, 2019, 2020
      Limpieza - Marriott, Fresno CA - febrero 2021 a la fecha
      Bus Aide - Head Start - School years 2015-16 and 2016-17
      2013-2015 incarcerated, worked kitchen`,
      [
        'Empacadora | Sun Valley Packing | 2018-01 | 2020-12',
        'Limpieza | Marriott | 2021-02 | now',
        'Bus Aide | Head Start | 2015-01 | 2016-12',
      ],
    ],
    [
      'Experience\nCNA, University Hospital, Newark, NJ (per diem) 08/2022–Present',
      ['CNA | University Hospital | 2022-08 | now'],
    ],
    [
      'Experiencia\nLimpieza de casas (por mi cuenta)\nHouston TX, 2015 a la fecha\n- Lavandería\nCocinera, Taquería El Rey\n2012 - 2015',
      ['Limpieza de casas | por mi cuenta | 2015-01 | now', 'Cocinera | Taquería El Rey | 2012-01 | 2015-12'],
    ],
  ] as const
  expect(faults(table)).toEqual([])
})

it('[BY-09] reads schools as people write them by hand', () => {
  const schoolsIn = (text: string) =>
    read(text).schools.map(({ name, degree, year }) => [name?.value, degree?.value, year?.value].join(' | '))
  const education = `Education
    Atlanta Technical College CNA Certificate 2018
    Essex County College - Nursing prerequisites (in progress)
    Rutgers CNA Program, 2019
    Lincoln High School Diploma 2014
    High School Diploma Monroe Catholic High School 2012
    Diploma Poudre H.S. 2010
    La Quinta High School. Graduated June 2009.
    Long Beach Comm. College 2008`
  expect(schoolsIn(education)).toEqual([
    'Atlanta Technical College | CNA Certificate | 2018',
    'Essex County College |  | ',
    'Lincoln High School | Diploma | 2014',
    'Monroe Catholic High School | High School Diploma | 2012',
    'Poudre H.S. | Diploma | 2010',
    'La Quinta High School |  | 2009',
    'Long Beach Comm. College |  | 2008',
  ])
  // where no heading says so
  const unheaded = `Experience
    Bagger, Kroger, 2018 - 2019
    East High School 2015-2019 HS diploma
    Mercy College – LPN diploma, 2012`
  expect(schoolsIn(unheaded)).toEqual([
    'East High School | HS diploma | 2019',
    'Mercy College | LPN diploma | 2012',
  ])
  expect(jobsIn(unheaded)).toEqual(['Bagger | Kroger | 2018-01 | 2019-12'])
})
