import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import type { FeedItem, ItemOrFault } from './feed-item.ts'
import { readJsonLd } from './read-json-ld.ts'

const posting = (more: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Acme', value: 'a-1' },
  title: 'Picker',
  hiringOrganization: { '@type': 'Organization', name: 'Acme' },
  jobLocation: {
    '@type': 'Place',
    address: { addressLocality: 'Newark', addressRegion: 'NJ', postalCode: '07102', addressCountry: 'US' },
  },
  description: '<p>Pick.</p>',
  datePosted: '2026-11-20',
  ...more,
})

async function read(file: string | object): Promise<ItemOrFault[]> {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  const found: ItemOrFault[] = []
  for await (const one of readJsonLd(Readable.from([Buffer.from(text)]))) found.push(one)
  return found
}
const told = async (file: string | object) =>
  (await read(file)).map((one) => ('item' in one ? one.item.id : `${one.number}: ${one.reason.slice(0, 20)}`))

it('[BY-05] finds the postings of a file in whatever holds them', async () => {
  const one = JSON.stringify(posting())
  const two = JSON.stringify(posting({ identifier: 'a-2' }))
  const script = (json: string) => `<script type="application/ld+json">${json}</script>`
  const rows: [string, string, string[]][] = [
    ['one', one, ['a-1']],
    ['no id', JSON.stringify(posting({ identifier: undefined })), ['Picker Acme Newark NJ 07102']],
    ['a list', `[${one},${two}]`, ['a-1', 'a-2']],
    ['lists of lists', `[[${one}],[${two}]]`, ['a-1', 'a-2']],
    ['a graph beside other things', `{"@graph":[{"@type":"WebSite"},${one}]}`, ['a-1']],
    [
      'a list of items',
      `{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${one}},{"@type":"ListItem","item":${two}}]}`,
      ['a-1', 'a-2'],
    ],
    ['what a page is about', `{"@type":"WebPage","mainEntity":${one}}`, ['a-1']],
    [
      'a data feed',
      `{"@type":"DataFeed","dataFeedElement":[{"@type":"DataFeedItem","item":${one}}]}`,
      ['a-1'],
    ],
    ['an answer with its jobs', `{"count":1,"jobs":[${one}]}`, ['a-1']],
    ['lines', `${one}\n\n${two}\n`, ['a-1', 'a-2']],
    [
      'lines, one of them broken',
      `${one}\n{"a":\n${two}`,
      ['a-1', '2: is no JSON: Unexpecte', 'a-2'].map((text) => text.slice(0, 23)),
    ],
    [
      'a list that breaks off',
      `[${one},${two.slice(0, -9)}`,
      ['a-1', '2: is no JSON: it breaks'.slice(0, 23)],
    ],
    [
      'a list, one of it broken',
      `{"@graph":[${one.replace('"title":', '"title"')},${two}]}`,
      ['1: is no JSON: Expecte', 'a-2'],
    ],
    ['one behind the other', `${one}${two}`, ['a-1', 'a-2']],
    ['a mark before it', `\ufeff${one}`, ['a-1']],
    ['an address as its type', one.replace('"JobPosting"', '"https://schema.org/JobPosting"'), ['a-1']],
    ['several types', one.replace('"JobPosting"', '["JobPosting","Thing"]'), ['a-1']],
    [
      'a prefix',
      one.replace('"JobPosting"', '"schema:JobPosting"').replace('"title"', '"schema:title"'),
      ['a-1'],
    ],
    ['ends of lines within a text', one.replace('<p>Pick.</p>', 'Pick\nand pack\tall day'), ['a-1']],
    ['escapes of another language', one.replace('<p>Pick.</p>', String.raw`It\'s\ here`), ['a-1']],
    ['its type in small letters', one.replace('"JobPosting"', '"jobposting"'), ['a-1']],
    ['a page with a comment in its script', `<html>${script(`/* a job */ ${one}`)}</html>`, ['a-1']],
    ['a comma before a bracket', `[${one},]`, ['a-1']],
    [
      'a page',
      `<!doctype html><html><head>${script('{"@type":"Organization"}')}${script(one)}</head><body>a < b</body></html>`,
      ['a-1'],
    ],
    ['a page whose script ends as a statement', `<html>${script(`${one};`)}</html>`, ['a-1']],
    [
      'a page with a broken script',
      `<html>${script('{"a"')}${script(`[${one}]`)}</html>`,
      ['1: is no JSON: Expecte', 'a-1'],
    ],
    [
      'a list with nothing in one place',
      `[{"@type":"Organization"},null,${one}]`,
      ['1: is no JobPosting', '2: is no JobPosting', 'a-1'],
    ],
  ]
  const wrong: unknown[] = []
  for (const [name, file, expected] of rows) {
    const found = await told(file)
    const same =
      found.length === expected.length &&
      found.every((each, at) => each.startsWith(expected[at]!.slice(0, 14)))
    if (!same) wrong.push([name, found])
  }
  expect(wrong).toEqual([])
  for (const [text, sentence] of [
    ['{', 'The file is no JSON'],
    ['{"@type":"WebSite"}', 'The file has no JobPosting.'],
    ['[]', 'The file has no JobPosting.'],
    ['<html></html>', 'The page has no job in JSON-LD, microdata or RDFa in it.'],
    [
      '<html><p itemscope itemtype="https://schema.org/Person"><b itemprop="name">Rosa</b></p></html>',
      'The page has no job in',
    ],
  ])
    await expect(read(text!)).rejects.toThrow(sentence!)
})

it('[BY-05] reads every shape of a property', async () => {
  const salary = (value: object, more: object = {}) => ({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...value },
      ...more,
    },
  })
  const pay = (from: number | null, to: number | null) => ({ pay: { from, to } })
  const rows: [string, object, object][] = [
    ['range', salary({ minValue: 18, maxValue: 22, unitText: 'HOUR' }), pay(18, 22)],
    ['text for a number', salary({ value: '19.50', unitText: 'HOUR' }), pay(19.5, 19.5)],
    ['HOURLY', salary({ value: 18, unitText: 'HOURLY' }), pay(18, 18)],
    [
      'a decimal comma',
      salary({ value: '18,50', unitText: 'HOUR' }),
      { pay: { from: null, text: '18,50 per hour' } },
    ],
    ['a dollar sign', salary({ value: '$18.00', unitText: 'Hour' }), pay(18, 18)],
    ['a list of periods', salary({ minValue: 18, maxValue: 22, unitText: ['HOUR'] }), pay(18, 22)],
    ['a code for the period', salary({ value: 18, unitCode: 'HUR' }), pay(18, 18)],
    ['the least alone', salary({ minValue: 18, unitText: 'HOUR' }), pay(18, null)],
    ['the most alone', salary({ maxValue: 22, unitText: 'HOUR' }), pay(null, 22)],
    ['a range in one text', salary({ value: '18.00-22.00', unitText: 'HOUR' }), pay(18, 22)],
    ['nothing', salary({ value: 0, unitText: 'HOUR' }), pay(null, null)],
    ['a year', salary({ minValue: 42_000, maxValue: 50_000, unitText: 'YEAR' }), pay(null, null)],
    ['a year in the amounts of an hour', salary({ value: 20, unitText: 'YEAR' }), pay(null, null)],
    ['another currency', salary({ value: 20, unitText: 'HOUR' }, { currency: 'CAD' }), pay(null, null)],
    [
      'the amount without its own thing',
      { baseSalary: { currency: 'USD', value: 19.5, unitText: 'HOUR' } },
      pay(19.5, 19.5),
    ],
    [
      'a range there',
      { baseSalary: { currency: 'USD', minValue: 18, maxValue: 22, unitText: 'HOUR' } },
      pay(18, 22),
    ],
    ['a text', { baseSalary: '18.00 USD per hour' }, pay(18, 18)],
    ['a number without a period', { baseSalary: 19, salaryCurrency: 'USD' }, pay(null, null)],
    [
      'a price without a period',
      { baseSalary: { '@type': 'PriceSpecification', price: 18, priceCurrency: 'USD' } },
      pay(null, null),
    ],
    [
      'a price of an hour',
      { baseSalary: { '@type': 'UnitPriceSpecification', price: 18, priceCurrency: 'USD', unitCode: 'HUR' } },
      pay(18, 18),
    ],
    ['a list', { baseSalary: [salary({ value: 20, unitText: 'HOUR' }).baseSalary] }, pay(20, 20)],
    ['an estimate', { estimatedSalary: salary({ value: 20, unitText: 'HOUR' }).baseSalary }, pay(null, null)],
    ['a name for the company', { hiringOrganization: 'Acme' }, { company: 'Acme' }],
    ['a list of companies', { hiringOrganization: [{ name: 'Acme' }] }, { company: 'Acme' }],
    ['a value with its language', { title: { '@value': 'Picker', '@language': 'en' } }, { title: 'Picker' }],
    ['a number for an id', { identifier: 18 }, { id: '18' }],
    ['a list of ids', { identifier: [{ value: 'x' }, { value: 'y' }] }, { id: 'x' }],
    ['no id', { identifier: undefined, url: 'https://a.example/1' }, { id: 'https://a.example/1' }],
    [
      'parts of a description',
      { description: ['<p>One.</p>', '<p>Two.</p>'] },
      { description: '<p>One.</p>\n<p>Two.</p>' },
    ],
    ['types of work', { employmentType: ['PART_TIME', 'FULL_TIME'] }, { employment: 'PART_TIME, FULL_TIME' }],
    [
      'a line for the place',
      { jobLocation: { address: 'Columbus, OH 43215' } },
      { city: 'Columbus', state: 'OH 43215' },
    ],
    [
      'a street before it',
      { jobLocation: '1 Main St, Columbus, OH 43215, USA' },
      { address: '1 Main St', city: 'Columbus', country: 'USA' },
    ],
    [
      'a list of one address',
      { jobLocation: { address: [{ addressLocality: 'Dayton' }] } },
      { city: 'Dayton' },
    ],
    ['a number for the ZIP code', { jobLocation: { address: { postalCode: 43_215 } } }, { zip: '43215' }],
    [
      'things for state and country',
      {
        jobLocation: {
          address: {
            addressLocality: 'Dayton',
            addressRegion: { name: 'Ohio' },
            addressCountry: { name: 'US' },
          },
        },
      },
      { state: 'Ohio', country: 'US' },
    ],
    [
      'its point',
      {
        jobLocation: {
          address: { addressLocality: 'Dayton' },
          geo: { '@type': 'GeoCoordinates', latitude: 39.7589, longitude: '-84.1916' },
        },
      },
      { city: 'Dayton', latitude: '39.7589', longitude: '-84.1916' },
    ],
    [
      'no place',
      {
        jobLocation: undefined,
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
      },
      { isRemote: true, city: '' },
    ],
    [
      'where its applicants may live',
      {
        jobLocation: { '@type': 'Place', address: { addressCountry: 'US' } },
        applicantLocationRequirements: { '@type': 'State', name: 'Ohio' },
      },
      { isRemote: true, city: '', country: 'US' },
    ],
    [
      'months of experience',
      { experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: '24' } },
      { experienceMonths: 24, more: [] },
    ],
    [
      'months that count in the place of an education',
      {
        experienceInPlaceOfEducation: true,
        educationRequirements: { credentialCategory: 'bachelor degree' },
        experienceRequirements: { monthsOfExperience: 60 },
      },
      {
        experienceMonths: null,
        more: [
          { heading: 'Education', text: 'Bachelor’s degree' },
          { heading: 'Experience', text: '60 months of experience count in place of the education' },
        ],
      },
    ],
    [
      'more months than anybody works',
      { experienceRequirements: { monthsOfExperience: 999_999 } },
      { experienceMonths: null },
    ],
    [
      'a text for experience',
      { experienceRequirements: '2 years on a forklift' },
      { experienceMonths: 24, more: [{ heading: 'Experience', text: '2 years on a forklift' }] },
    ],
    ['no experience', { experienceRequirements: 'no requirements' }, { experienceMonths: 0, more: [] }],
    ['experience in words alone', { experienceRequirements: 'Knows the trade' }, { experienceMonths: null }],
    [
      'a credential',
      {
        educationRequirements: {
          '@type': 'EducationalOccupationalCredential',
          credentialCategory: 'high school',
        },
      },
      { more: [{ heading: 'Education', text: 'High school diploma or GED' }] },
    ],
    [
      'two credentials',
      {
        educationRequirements: [
          { credentialCategory: 'high school' },
          { credentialCategory: 'associate degree' },
        ],
      },
      { more: [{ text: 'High school diploma or GED\nAssociate degree' }] },
    ],
    [
      'benefits',
      { jobBenefits: ['Dental', '401(k)'] },
      { more: [{ heading: 'Benefits', text: 'Dental\n401(k)' }] },
    ],
    [
      'skills as terms',
      { skills: [{ '@type': 'DefinedTerm', name: 'Forklift' }] },
      { more: [{ heading: 'Skills', text: 'Forklift' }] },
    ],
    [
      'an id without a value beside its name',
      { identifier: { name: 'Acme', value: '' }, url: 'https://acme.example/1' },
      { id: 'https://acme.example/1' },
    ],
    ['a period in Spanish', salary({ minValue: 18, maxValue: 20, unitText: 'Hora' }), pay(18, 20)],
    ['ends of lines escaped twice', { description: 'Pick.\\n\\nPack.' }, { description: 'Pick.\n\nPack.' }],
    [
      'a city within its state',
      { jobLocation: { '@type': 'City', name: 'Akron', containedInPlace: { name: 'Ohio' } } },
      { city: 'Akron', state: 'Ohio' },
    ],
    ['hours', { workHours: ['8am-4pm', 'Mon-Fri'] }, { hours: '8am-4pm, Mon-Fri' }],
    [
      'a category with its code',
      { occupationalCategory: { '@type': 'CategoryCode', name: 'Stockers' } },
      { category: 'Stockers' },
    ],
  ]
  const wrong: unknown[] = []
  for (const [name, more, expected] of rows) {
    const [found] = await read(posting(more))
    try {
      expect(found).toMatchObject({ item: expected })
    } catch {
      wrong.push([
        name,
        found && 'item' in found
          ? Object.fromEntries(Object.keys(expected).map((key) => [key, found.item[key as keyof FeedItem]]))
          : found,
      ])
    }
  }
  expect(wrong).toEqual([])
})

it('[BY-05] makes a posting of each place, and finds what is named by its id', async () => {
  const place = (city: string) => ({
    '@type': 'Place',
    address: { addressLocality: city, addressRegion: 'OH' },
  })
  expect(
    await told(posting({ jobLocation: [place('Columbus'), place('Dayton'), place('Columbus')] })),
  ).toEqual(['a-1', 'a-1 Dayton OH'])
  const graph = {
    '@graph': [
      { '@type': 'Organization', '@id': '#us', name: 'Named Freight' },
      { '@id': '#yard', ...place('Toledo') },
      posting({ hiringOrganization: { '@id': '#us' }, jobLocation: { '@id': '#yard' } }),
    ],
  }
  expect(await read(graph)).toMatchObject([{ item: { company: 'Named Freight', city: 'Toledo' } }])
  // of the scripts of a page each knows the others' things, of lines none
  const [us, , job] = graph['@graph'].map((thing) => JSON.stringify(thing))
  const script = (json: string | undefined) => `<script type="application/ld+json">${json}</script>`
  expect(await read(`<html>${script(us)}${script(job)}</html>`)).toMatchObject([
    { item: { company: 'Named Freight' } },
  ])
  expect(await read(`${us}\n${job}`)).toMatchObject([{ item: { company: '' } }])
})

it('[BY-05] reads texts without an end once, not once for each', async () => {
  // processor time, beside that of a file as long whose texts end
  const used = async (texts: string) => {
    const before = process.cpuUsage()
    await expect(read(`[{"a":${texts.repeat(20_000)}`)).rejects.toThrow('The file is no JSON')
    return process.cpuUsage(before).user + 1_000
  }
  const whole = await used('",')
  expect(await used('"\\')).toBeLessThan(50 * whole)
})
