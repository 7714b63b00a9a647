import { expect, it } from 'vitest'
import { readResume } from './read-resume.ts'
import { linesOfPages } from './text/lines-of-pages.ts'
import type { Word } from './text/word.ts'

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

it('[BY-09] takes duties whose words begin below each other for no columns', () => {
  const at = (y: number, ...words: readonly (readonly [string, number])[]): Word[] =>
    words.map(([text, x]) => ({ text, x, y, width: text.length * 5, size: 10, font: 'f' }))
  const words = [
    ...at(100, ['Experience', 60]),
    ...at(114, ['08/2020 - 09/2021', 60], ['Flagger, Fairview', 188]),
    ...at(128, ['•', 60], ['Prepared food by recipe and kept temperatures', 72]),
    ...at(142, ['•', 60], ['Unloaded and reloaded', 72], ['trailers', 188]),
    ...at(156, ['•', 60], ['Trained four new team', 72], ['members', 188]),
    ...at(170, ['01/2018 - 07/2020', 60], ['Host, Metro Transit', 188]),
    ...at(184, ['•', 60], ['Followed the rules for the safety of all guests', 72]),
    ...at(198, ['02/2017 - 09/2017', 60], ['Loader, Valley View', 188]),
  ]
  const { jobs } = readResume(linesOfPages([{ width: 612, height: 792, words }]))
  expect(jobs.map(({ title, company, duties }) => [title?.value, company?.value, duties?.value])).toEqual([
    [
      'Flagger',
      'Fairview',
      '• Prepared food by recipe and kept temperatures\n• Unloaded and reloaded trailers\n• Trained four new team members',
    ],
    ['Host', 'Metro Transit', '• Followed the rules for the safety of all guests'],
    ['Loader', 'Valley View', undefined],
  ])
})

it('[BY-09] reads a table without dates row by row, where it says what its columns are', () => {
  const rows = [
    ['Work History'],
    ['Employer', 'Position', 'Duties'],
    ['Sunbelt Roofing', 'Roofer', 'Tore off and laid shingles'],
    ['Gateway Storage', 'Night Guard', 'Walked the lot'],
  ]
  const words = rows.flatMap((cells, row) =>
    cells.map((text, column) => ({
      text,
      x: [40, 220, 330][column]!,
      y: 100 + row * 17,
      width: text.length * 5,
      size: 10,
      font: 'f',
    })),
  )
  const { jobs } = readResume(linesOfPages([{ width: 612, height: 792, words }]))
  expect(jobs.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['Roofer', 'Sunbelt Roofing'],
    ['Night Guard', 'Gateway Storage'],
  ])
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

it('[BY-09] knows duties by their indentation where a page draws its bullets as pictures', () => {
  const linesAt = (texts: readonly string[]): Word[] =>
    texts.map((text, row) => ({
      text: text.trim(),
      x: text.startsWith(' ') ? 88 : 58,
      y: 100 + row * 14,
      width: text.trim().length * 5,
      size: 11,
      font: 'f',
    }))
  const jobsOf = (...texts: string[]) =>
    readResume(
      linesOfPages([
        {
          width: 612,
          height: 792,
          words: linesAt(texts[0] === 'Summary' ? texts : ['Work Experience', ...texts]),
        },
      ]),
    ).jobs.map(({ title, company }) => `${title?.value} | ${company?.value}`)
  const both = ['Cashier | Corner Mart', 'Roofer | Peak Roofing']
  expect([
    jobsOf(
      'Cashier, Corner Mart, 2020 – 2022',
      '  Rang up customers',
      'Roofer, Peak Roofing, 2018 – 2020',
      '  Laid shingles',
    ),
    jobsOf('Cashier', 'Corner Mart', '  Rang up customers', 'Roofer', 'Peak Roofing', '  Laid shingles'),
    jobsOf(
      '2020 – 2022',
      '  Cashier, Corner Mart',
      '  Rang up customers',
      '2018 – 2020',
      '  Roofer, Peak Roofing',
      '  Laid shingles',
    ),
    jobsOf(
      'Cashier, Corner Mart, 2020 – 2022',
      '  Trained clerks from January to March 2020 while the mart was closed',
    ),
    // behind another section, where the heading of the jobs was not made out
    jobsOf(
      'Summary',
      'Eight years on floors and roofs, and never late.',
      'rience',
      'Cashier, Corner Mart, 2020 – 2022',
      '  Rang up customers',
      'Roofer, Peak Roofing, 2018 – 2020',
      '  Laid shingles',
    ),
    // titles that stand further in are none
    jobsOf('Corner Mart, 2020 – 2022', '  Cashier', 'Peak Roofing, 2018 – 2020', '  Roofer'),
    // one alone, where not all of the jobs have any, and no employer
    jobsOf('Cashier, Corner Mart', '2020 – 2022', '  Care of 3 kids', 'Roofer, Peak Roofing', '2018 – 2020'),
    jobsOf('Cashier', '  Corner Mart', '2020 – 2022', 'Roofer, Peak Roofing', '2018 – 2020'),
  ]).toEqual([both, both, both, both.slice(0, 1), both, both, both, both])
})

it('[BY-09] tells a duty that the page breaks in one line, and what was typed below each other in several', () => {
  const dutiesOf = (...texts: string[]) =>
    readResume(
      linesOfPages([
        {
          width: 612,
          height: 792,
          words: ['Work Experience', 'Cashier, Corner Mart, 2020 – 2022', ...texts].map((text, row) => ({
            text,
            x: row < 2 ? 58 : 88,
            y: 100 + row * 14,
            width: text.length * 5,
            size: 11,
            font: 'f',
          })),
        },
      ]),
    ).jobs[0]?.duties?.value.split('\n')
  const whole = 'Rang up customers and counted the drawer at the end of each shift with the lead'
  expect([
    dutiesOf(
      'Rang up customers and counted the drawer at the end',
      'of each shift with the lead',
      'Swept floors',
    ),
    dutiesOf(
      '• Rang up customers and counted the drawer at the',
      'end of each shift with the lead',
      '• Swept floors',
    ),
    dutiesOf('Rang up customers and counted the drawer at the end', 'Swept floors', 'and bagged'),
  ]).toEqual([
    [whole, 'Swept floors'],
    [`• ${whole}`, '• Swept floors'],
    ['Rang up customers and counted the drawer at the end', 'Swept floors', 'and bagged'],
  ])
})
