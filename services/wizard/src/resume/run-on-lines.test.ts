import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { paragraphLine } from './text/paragraph-line.ts'

const jobsIn = (text: string) => {
  const lines = text.split('\n').flatMap((line) => paragraphLine({ parts: line.trim().split('\t') }) ?? [])
  return readResume(lines).jobs.map(({ title, company, city, start, end, current }) =>
    [title?.value, company?.value, city?.value, start?.value, current ? 'now' : end?.value].join(' | '),
  )
}
const faults = (table: readonly (readonly [string, readonly string[]])[]) =>
  table
    .map(([jobs, expected]) => ({ read: jobsIn(`Experience\n${jobs}`), expected }))
    .filter(({ read, expected }) => read.join('\n') !== expected.join('\n'))

it('[BY-09] reads a title and its employer that nothing divides', () => {
  const table = [
    [
      '04/2014 to 05/2016\nLine Cook Golden Corral | Dayton, OH\n• Ran the grill\n06/2012 to 03/2014\nASSISTANT MANAGER J&R Roofing LLC | Tampa, FL\n• Opened',
      [
        'Line Cook | Golden Corral | Dayton | 2014-04 | 2016-05',
        'ASSISTANT MANAGER | J&R Roofing LLC | Tampa | 2012-06 | 2014-03',
      ],
    ],
    [
      'Cashier Hill Market 2015 - 2018\n• Rang the register\nCook II Waffle House 2012 - 2014\n• Cooked',
      ['Cashier | Hill Market |  | 2015-01 | 2018-12', 'Cook II | Waffle House |  | 2012-01 | 2014-12'],
    ],
    [
      'Walmart Cashier 2015 - 2018\n• Rang the register\nHill Roofing LLC Laborer 2012 - 2014\n• Carried\nGarde Manger Home Depot 2010 - 2011\n• Cooked',
      [
        'Cashier | Walmart |  | 2015-01 | 2018-12',
        'Laborer | Hill Roofing LLC |  | 2012-01 | 2014-12',
        'Garde Manger | Home Depot |  | 2010-01 | 2011-12',
      ],
    ],
    [
      '01/2008 to 01/2009\nPrep Chef / Line Cook Acme Staffing - Newark, NJ\n• Washed\n01/2006 to 12/2007\nKey Holder, Stylist Labor Ready | Tampa, FL\n• Closed',
      [
        'Prep Chef / Line Cook | Acme Staffing | Newark | 2008-01 | 2009-01',
        'Key Holder, Stylist | Labor Ready | Tampa | 2006-01 | 2007-12',
      ],
    ],
    [
      'Commis / Extern\nSeptember 2007 to January 2008 Marriott | Dayton, OH\n• Assisted\nRoom Attendant / Order Taker\nMay 2005 to July 2007 Comfort Inn | Dayton, OH\n• Took orders',
      [
        'Commis / Extern | Marriott | Dayton | 2007-09 | 2008-01',
        'Room Attendant / Order Taker | Comfort Inn | Dayton | 2005-05 | 2007-07',
      ],
    ],
  ] as const
  expect(faults(table)).toEqual([])
})

it('[BY-09] doubts a title and an employer that nothing divides', () => {
  const sure = (line: string) => {
    const lines = ['Experience', line, 'Ran the register.'].flatMap(
      (part) => paragraphLine({ parts: [part] }) ?? [],
    )
    const [job] = readResume(lines).jobs
    return [job?.title?.confidence, job?.company?.confidence]
  }
  expect(sure('Truck Driver Freightliner, Dayton, OH 2015 - 2018')).toEqual([0.6, 0.6])
  expect(sure('Truck Driver | Freightliner | Dayton, OH | 2015 - 2018')[0]).toBeGreaterThan(0.75)
})

it('[BY-09] takes what goes on with a title for no employer', () => {
  const table = [
    'Forklift Operator Sit Down',
    'Cashier Customer Service',
    'Truck Driver OTR',
    'Machine Operator Class B',
    'Cashier Front End',
    'Hotel Housekeeper',
    'Retail Store Manager',
    'Nursing Home Aide',
    'Director of Buildings and Grounds',
  ].map(
    (title) =>
      [
        `04/2014 to 05/2016\n${title} | Dayton, OH\n• Worked`,
        [`${title} |  | Dayton | 2014-04 | 2016-05`],
      ] as const,
  )
  expect(faults(table)).toEqual([])
})

it('[BY-09] reads a job in the line in which its duties begin', () => {
  const table = [
    [
      'Custodian Hill Market | Ames, IA Cleaned the floors and emptied the bins of two stores',
      'Custodian | Hill Market | Ames',
    ],
  ].map(
    ([line, job]) =>
      [
        `08/2011 to 06/2012\n${line}\nand washed the windows.\n01/2009 to 07/2011\n${line}`,
        [`${job} | 2011-08 | 2012-06`, `${job} | 2009-01 | 2011-07`],
      ] as const,
  )
  const inLine = [
    'Cook 08/2011 to 06/2012 Hill Market Ames, IA Ran the grill and closed the kitchen at night',
    'Hill Market Ames, IA Cook 08/2011 to 06/2012 Ran the grill and closed the kitchen at night',
    'Cook 08/2011 to 06/2012\nHill Market | Ames, IA Ran the grill and closed the kitchen at night',
  ].map((line) => [line, ['Cook | Hill Market | Ames | 2011-08 | 2012-06']] as const)
  expect(faults([...table, ...inLine])).toEqual([])
})

it('[BY-09] reads dates with a bar between them, and duties behind a hyphen without a space', () => {
  const table = [
    [
      'Teller , 02/2012 | 05/2012 Hill Bank | Dayton, OH\n• Counted\nAgent , 07/2010 | Current Lane Insurance | Dayton, OH\n• Sold',
      ['Teller | Hill Bank | Dayton | 2012-02 | 2012-05', 'Agent | Lane Insurance | Dayton | 2010-07 | now'],
    ],
    [
      'CASHIER\t09/2014 to 04/2015 Ace Hardware Elizabeth, NJ\n-CASHIER\n-STORE MERCHANDISING AND STOCKING\nKEYHOLDER 01/2012 to 08/2014 Hill Market Newark, NJ\n-MANAGER ON DUTY WHEN MANAGERS ARE OUT\n-OPEN AND CLOSE THE STORE',
      [
        'CASHIER | Ace Hardware | Elizabeth | 2014-09 | 2015-04',
        'KEYHOLDER | Hill Market | Newark | 2012-01 | 2014-08',
      ],
    ],
    [
      'Cook, Hill Market\nMay 2019\n-June 2021\n• Cooked\nDishwasher, Cresta Grill\nMay 2017\n-April 2019\n• Washed',
      ['Cook | Hill Market |  | 2019-05 | 2021-06', 'Dishwasher | Cresta Grill |  | 2017-05 | 2019-04'],
    ],
  ] as const
  expect(faults(table)).toEqual([])
})

it('[BY-09] reads the jobs behind the achievements of one, and a department that lasted longer than the role below it', () => {
  const later = '06/2009 to 12/2010\nStocker, Cresta Market\nStocked the shelves and kept the aisles clear.'
  expect(
    faults([
      [
        `01/2011 to 06/2012\nCashier, Hill Market\nRang the register.\nAccomplishments\nEmployee of the month, twice.\n${later}`,
        ['Cashier | Hill Market |  | 2011-01 | 2012-06', 'Stocker | Cresta Market |  | 2009-06 | 2010-12'],
      ],
      [
        'Hill Market, Ames, IA\nBakery\t2015 – 2020\n• Baked\nCashier\t2016 – 2018\n• Rang\nStocker\t2013 – 2014\n• Stocked',
        [
          'Bakery | Hill Market | Ames | 2015-01 | 2020-12',
          'Cashier | Hill Market | Ames | 2016-01 | 2018-12',
          'Stocker | Hill Market | Ames | 2013-01 | 2014-12',
        ],
      ],
    ]),
  ).toEqual([])
})
