import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readIndeedXml } from '../import/formats/read-indeed-xml.ts'
import type { ItemOrFault } from '../import/formats/feed-item.ts'
import { lineOfMarkup } from '../import/words/text-of-markup.ts'
import { feedEnd, feedHead, feedJob, type FeedPosition } from './indeed-xml.ts'

const position: FeedPosition = {
  id: 7,
  title: 'Picker',
  posted_at: new Date('2026-11-01T12:00:00Z'),
  company: 'Acme',
  address: '1 Main St',
  city: 'Newark',
  region: 'NJ',
  zip: '07102',
  sections: [{ heading: 'What you do', text: 'Pick & pack.\n- lift < 50 lb\n- walk\nEvery day.' }],
  wage_from: '18.00',
  wage_to: '20.50',
  role: 8,
  schedule: 'either',
  experience_months: 12,
  closes_at: null,
  shifts: 0,
  schedule_start: null,
  schedule_duration: null,
  schedule_description: null,
  disable_preferred_shift: false,
  weekend: false,
  overtime: false,
  entry: false,
  drug_screen: false,
  background_flexible: false,
  keywords: [],
}

const text = (...positions: readonly FeedPosition[]): string =>
  [
    feedHead('https://site.example', new Date('2026-11-22T12:00:00Z')),
    ...positions.map((one) => feedJob(one, 'https://site.example')),
    feedEnd,
  ].join('')

async function read(...positions: readonly FeedPosition[]): Promise<ItemOrFault[]> {
  const items: ItemOrFault[] = []
  for await (const item of readIndeedXml(Readable.from([Buffer.from(text(...positions))]))) items.push(item)
  return items
}

it("[BY-05] says a job in the fields of Indeed's feed, the description as markup", async () => {
  expect(await read(position)).toMatchObject([
    {
      item: {
        id: '7',
        title: 'Picker',
        company: 'Acme',
        address: '1 Main St',
        city: 'Newark',
        state: 'NJ',
        zip: '07102',
        country: 'US',
        category: 'Warehouse',
        employment: 'fulltime, parttime',
        pay: { from: 18, to: 20.5, whole: true },
        experienceMonths: 12,
        postedAt: 'Sun, 01 Nov 2026 12:00:00 GMT',
        description:
          '<h3>What you do</h3>\n<p>Pick &amp; pack.</p>\n<ul><li>lift &lt; 50 lb</li>\n<li>walk</li></ul>\n<p>Every day.</p>',
      },
    },
  ])
  expect(text(position)).toContain('<url><![CDATA[https://site.example/jobs/7]]></url>')
  expect(text(position)).toContain('<experience><![CDATA[12 months]]></experience>')
})

it('[BY-05] is well-formed for any title, and leaves out what is not known', async () => {
  const titles = [
    'R&D <Lead> "A" \'B\'',
    'a]]>b]]>',
    ']]',
    '&amp; <![CDATA[x]]>',
    'Año 日本 🚚',
    '</job></source>',
    '<b>Lead</b> &lt; R&amp;D',
  ]
  const items = await read(
    ...titles.map((title) => ({ ...position, title })),
    { ...position, title: 'a\u0000\u0008\uFFFF\uD800b' },
    { ...position, wage_from: '0', wage_to: null, address: null, zip: null, role: 0, experience_months: 0 },
  )
  const found = items.map((one) => ('item' in one ? one.item : null))
  expect(found.slice(0, 7).map((item) => lineOfMarkup(item?.title ?? ''))).toEqual(titles)
  expect(found[7]?.title).toBe('ab')
  expect(found[8]).toMatchObject({ pay: { from: null, to: null }, address: '', zip: '', category: '' })
})

const jobOf = (change: Partial<FeedPosition> = {}) =>
  feedJob({ ...position, ...change }, 'https://site.example')
const cdata = (name: string, value: string) => `<${name}><![CDATA[${value}]]></${name}>\n`

it('[BY-05] writes the fields of a job in their order, each on a line', () => {
  const fields = [
    cdata('title', 'Picker'),
    cdata('date', 'Sun, 01 Nov 2026 12:00:00 GMT'),
    cdata('referencenumber', '7'),
    cdata('requisitionid', '7'),
    cdata('url', 'https://site.example/jobs/7'),
    cdata('company', 'Acme'),
    cdata('sourcename', 'Acme'),
    cdata('streetaddress', '1 Main St'),
    cdata('city', 'Newark'),
    cdata('state', 'NJ'),
    cdata('country', 'US'),
    cdata('postalcode', '07102'),
    cdata('description', '<p>Every day.</p>'),
    cdata('salary', '$18 - $20.50 per hour'),
    cdata('jobtype', 'fulltime, parttime'),
    cdata('category', 'Warehouse'),
    cdata('experience', '12 months'),
    cdata('jobflags', 'none'),
    cdata('jobshifts', 'none'),
  ]
  const sections = [{ heading: null, text: 'Every day.' }]
  expect(jobOf({ sections })).toBe(`<job>\n${fields.join('')}</job>\n`)
  expect(text()).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n',
      cdata('publisher', 'Lunchpail'),
      cdata('publisherurl', 'https://site.example'),
      cdata('lastBuildDate', 'Sun, 22 Nov 2026 12:00:00 GMT'),
      '</source>\n',
    ].join(''),
  )
})

it('[BY-05] says when the last day of a job is over', () => {
  expect(jobOf({ closes_at: new Date('2026-12-05T05:00:00Z') })).toContain(
    cdata('expirationdate', 'Sat, 05 Dec 2026 05:00:00 GMT'),
  )
})

it('[BY-05] writes no field of which nothing is known', () => {
  const unknown = { wage_from: null, wage_to: null, address: null, zip: '', role: 0, experience_months: 0 }
  const names = [...jobOf({ ...unknown, sections: [] }).matchAll(/^<(\w+)>/gm)].map(([, name]) => name)
  expect(names).toEqual(
    'job title date referencenumber requisitionid url company sourcename city state country jobtype jobflags jobshifts'.split(
      ' ',
    ),
  )
})

it.each([
  ['18.00', '20.50', '$18 - $20.50 per hour'],
  ['18.00', '18', '$18 per hour'],
  ['18.5', null, 'From $18.50 per hour'],
  [null, '100.00', 'Up to $100 per hour'],
  ['0', '20.00', 'Up to $20 per hour'],
])('[BY-05] says the wage from %s to %s as %s', (wage_from, wage_to, salary) => {
  expect(jobOf({ wage_from, wage_to })).toContain(cdata('salary', salary))
})

it.each([
  ['full-time', 'fulltime'],
  ['part-time', 'parttime'],
  ['either', 'fulltime, parttime'],
] as const)('[BY-05] says the schedule %s as %s', (schedule, type) => {
  expect(jobOf({ schedule })).toContain(cdata('jobtype', type))
})

it.each([
  ['a list alone', '- one\n- two', '<ul><li>one</li>\n<li>two</li></ul>\n'],
  [
    'lists that a text parts',
    '- one\nand\n- two',
    '<ul><li>one</li></ul>\n<p>and</p>\n<ul><li>two</li></ul>\n',
  ],
  ['a blank line', 'one\n \n\n  two  ', '<p>one</p>\n<p>two</p>'],
  ['a dash within a line', 'one - two\n-three', '<p>one - two</p>\n<p>-three</p>'],
])('[BY-05] makes markup of %s', (_, described, markup) => {
  expect(jobOf({ sections: [{ heading: null, text: described }] })).toContain(cdata('description', markup))
})
