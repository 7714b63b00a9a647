import { countPositions, listPositions, suggestWords } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { anchorage, chicago, newark, noRequirements, posting, schedule } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { lookUp } from './words/correct-words.ts'
import { mistyped, realWords } from '../../test/queries/spelled-alike.ts'

let jobs: Jobs
const list = async (query: QueryInput<typeof listPositions>) => {
  const { status, body } = await jobs.visitor().call(listPositions, { query })
  expect(status).toBe(200)
  return body
}
const titles = async (query: QueryInput<typeof listPositions>) =>
  (await list(query)).positions.map(({ title }) => title)
const suggest = async (q: string) =>
  (await jobs.visitor().call(suggestWords, { query: { q } })).body.suggestions
/** As many as a search reads. */
const eightAtOnce = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / 8) }, (_, nth) => items.slice(nth * 8, nth * 8 + 8))
const daysAgo = (days: number) => new Date(jobs.clock.now().getTime() - days * dayMs)

beforeAll(async () => {
  jobs = await shareJobs()
  await jobs.save([
    posting({
      title: 'Forklift Operator',
      place: newark,
      wage: { from: 20, to: 25 },
      postedAt: daysAgo(2),
      schedule: { ...schedule, type: 'part-time' },
      sections: [{ heading: 'What you get', text: '- Health insurance\n- Weekly pay, on Fridays' }],
      company: { externalId: 'harbor', name: 'Harbor Freight Café', about: null },
    }),
    posting({
      title: 'Welder',
      place: chicago,
      role: 'skilled trades',
      wage: { from: 22, to: 23 },
      postedAt: daysAgo(20),
      schedule: { ...schedule, type: 'either' },
      requirements: { ...noRequirements, keywords: ['welding'] },
      sections: [{ heading: null, text: 'Weld gantries.' }],
    }),
    posting({
      title: 'Packer',
      place: newark,
      wage: { from: null, to: null },
      postedAt: daysAgo(9),
      sections: [{ heading: null, text: 'Pack backer rods. Medical insurance.' }],
      company: { externalId: 'xyl', name: 'Xyl', about: null },
    }),
    posting({ title: 'Astronaut', state: 'closed' }),
  ])
})

describe('typed words', () => {
  it.each([
    [{ q: 'forklift' }, ['Forklift Operator']],
    [{ q: 'FORKLIFTS!' }, ['Forklift Operator']],
    [{ q: 'cafe' }, ['Forklift Operator']],
    [{ q: 'frei' }, ['Forklift Operator']],
    [{ q: 'gantry' }, ['Welder']],
    [{ q: 'soldador' }, ['Welder']],
    [{ q: 'soldando' }, ['Welder']],
    [{ q: 'packaging' }, ['Packer']],
    [{ q: 'forklift $24' }, ['Forklift Operator']],
    [{ q: 'forklift $26' }, []],
    [{ q: 'forklift $1,000 a week' }, ['Forklift Operator']],
    [{ q: 'forklift $1,200 a week' }, []],
    [{ q: 'fork lift' }, ['Forklift Operator']],
    [{ q: 'fork lift driver' }, ['Forklift Operator']],
    [{ q: 'forklift over 20 an hour' }, ['Forklift Operator']],
    [{ q: 'packer', zip: '60601', distance: '25' }, []],
    [{ q: 'astronaut' }, []],
    // a city without a job is no mistyped trade, and the names of marks are no words
    [{ q: 'denver' }, []],
    [{ q: 'nea' }, []],
    [{ q: 'rol' }, []],
    // in a row in the title, and in another order in none
    [{ q: 'lift truck' }, ['Forklift Operator']],
    [{ q: `' & | ! <-> (:*` }, ['Forklift Operator', 'Packer', 'Welder']],
  ])('[BY-08] find what has them: %j', async (query, expected) => {
    expect((await titles(query)).toSorted()).toEqual(expected)
  })

  it('[BY-08] that are mistyped are read as the nearest that a job has, which is told', async () => {
    const body = await list({ q: 'forklit operater' })
    expect(body.positions.map(({ title }) => title)).toEqual(['Forklift Operator'])
    expect(body.words).toMatchObject({ instead: 'forklift operator', some: false })
  })

  it('[BY-08] that no job has together find the jobs with some of them, which is told', async () => {
    const body = await list({ q: 'welder newark' })
    expect(body.positions[0]!.title).toBe('Welder')
    expect(body.words).toMatchObject({ some: true })
  })

  it('[BY-08] that nothing is like offer the nearest words of jobs', async () => {
    const body = await list({ q: 'xylopacker' })
    expect(body).toMatchObject({ total: 0, words: { instead: null } })
    expect(body.words!.near).toContain('packer')
    // which would be near to too much
    expect(body.words!.near).not.toContain('xyl')
    // no letters in common, or two
    for (const q of ['xxxxxxxx', 'qwrtz', 'pago']) expect((await list({ q })).words!.near).toEqual([])
  })

  it('[BY-08] with a ZIP code look around it, unless another place is named', async () => {
    const around = await list({ q: 'welder, 60601-1234' })
    expect(around).toMatchObject({ total: 1, place: { zip: '60601' }, words: { some: false } })
    // as far as a list around a ZIP code
    expect((await list({ q: 'packer 60601' })).total).toBe(0)
    expect(await titles({ q: 'packer 60601', distance: '0' })).toEqual(['Packer'])
    expect(await titles({ q: '60601' })).toEqual(['Welder'])
    const named = await list({ q: 'packer 60601', zip: '07105' })
    expect(named).toMatchObject({ total: 1, place: { zip: '07105' }, words: { some: false } })
    // no ZIP codes
    for (const q of ['packer 45000', 'packer $60601', 'packer 60601.50'])
      expect((await list({ q })).place).toBeNull()
  })

  it('[BY-08] that no job has, and are one letter away from a trade, offer that trade', async () => {
    // a city, and work of its own
    expect((await list({ q: 'parker' })).words).toMatchObject({ instead: null, near: ['packer'] })
    expect((await list({ q: 'wilder' })).words).toMatchObject({ instead: null, near: ['welder'] })
    // a verb, and the half of a trade
    expect((await list({ q: 'soldad' })).words).toMatchObject({ instead: null, near: ['soldador'] })
    // a trade, and what a job elsewhere has
    for (const q of ['picker', 'backer']) {
      const body = await list({ q, zip: '99501', distance: '25' })
      expect(body).toMatchObject({ total: 0, words: { near: [] } })
    }
  })

  it('[BY-08] that are a trade are not taken for another one, and offer what is nearest and open', async () => {
    const trades =
      'waiter barista teacher server bartender seguridad sorter albañil construccion techador guardia cajera mover target printer seattle fresno'
    for (const q of trades.split(' ')) {
      const body = await list({ q })
      expect([q, body.total, body.words!.instead]).toEqual([q, 0, null])
    }
    expect((await list({ q: 'sorter' })).words!.near).toEqual(['packer'])
    // mistyped, it is read as the trade that was meant
    expect((await list({ q: 'sortr' })).words).toMatchObject({ instead: 'sorter', near: ['packer'] })
    const inSpanish = await jobs
      .visitor()
      .call(listPositions, { query: { q: 'clasificador' }, headers: { 'accept-language': 'es' } })
    expect(inSpanish.body.words!.near).toEqual(['empacador'])
    expect(await suggest('waiter')).toEqual([])
    expect(await suggest('waitr')).toEqual([])
  })

  it('[BY-08] that are a common trade in either language, or an everyday word, are not read as another trade', async () => {
    const said =
      'nurse enfermera enfermero phlebotomist taquero tortillero pastelero cerrajero locksmith taxista herrero abogado dentista doctor bombero wedding chief granny basher beekeeper'
    const wrong: string[] = []
    for (const q of said.split(' ')) {
      const { words } = await list({ q })
      if (words!.instead !== null) wrong.push(`${q}: ${words!.instead}`)
    }
    expect(wrong).toEqual([])
    expect((await list({ q: 'herrero' })).words!.near).toEqual(['welder'])
    // what is spelled alike is no work of theirs
    expect((await list({ q: 'phlebotomist' })).words!.near).toEqual([])
    // mistyped, it is read as the trade that was meant
    expect((await list({ q: 'enfermra' })).words).toMatchObject({ instead: 'enfermera' })
  })

  it('[BY-08] that no job has are looked for among cities by an index of their words', async () => {
    const { rows } = await jobs.pool.query<{ 'QUERY PLAN': string }>(`explain ${lookUp}`, [['forklit']])
    const plan = rows.map((row) => row['QUERY PLAN']).join(' ')
    expect(plan).toContain('place_city_words')
    expect(plan).not.toContain('Seq Scan on place')
  })

  it('[BY-08] that are real words of either language are not read as a trade that is spelled alike', async () => {
    for (const words of eightAtOnce(realWords)) {
      const { instead } = (await list({ q: words.join(' ') })).words!
      expect.soft(instead, words.join(' ')).toBeNull()
    }
  })

  it('[BY-08] that are mistyped are read as the trade that was meant', async () => {
    for (const pairs of eightAtOnce(mistyped)) {
      const { instead } = (await list({ q: pairs.map(([typed]) => typed).join(' ') })).words!
      expect.soft(instead).toBe(pairs.map(([, meant]) => meant).join(' '))
    }
  })

  it('[BY-08] of more than 100 characters are refused', async () => {
    const { status } = await jobs.visitor().call(listPositions, { query: { q: 'w'.repeat(101) } })
    expect(status).toBe(400)
  })

  it('[BY-08] find a company by its new name', async () => {
    await jobs.pool.query(`update company set name = 'Pierside Movers' where external_id = 'harbor'`)
    expect(await titles({ q: 'pierside' })).toEqual(['Forklift Operator'])
  })
})

describe('suggestions while a visitor types', () => {
  it.each([
    ['fo', ['forklift', 'Forklift Operator']],
    ['oper', ['Forklift Operator']],
    ['newa', ['Newark']],
    ['solda', ['soldador', 'soldadura']],
    ['wleder', ['welder', 'Welder']],
    ['astro', []],
    ['x', []],
  ])('[BY-08] of %j hold what open jobs have', async (typed, expected) => {
    const suggestions = await suggest(typed)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    if (expected.length === 0) expect(suggestions).toEqual([])
    else expect(suggestions).toEqual(expect.arrayContaining(expected))
  })
})

describe('sorting and more filters', () => {
  it.each([
    [{ sort: 'pay' }, ['Welder', 'Forklift Operator', 'Packer']],
    [{ sort: 'newest' }, ['Forklift Operator', 'Packer', 'Welder']],
    [{ sort: 'distance', zip: '60601', distance: '0' }, ['Welder', 'Forklift Operator', 'Packer']],
    [{ sort: 'pay', zip: '07102', distance: '25' }, ['Forklift Operator', 'Packer']],
    [{ sort: 'fit', zip: '07102', distance: '0' }, ['Forklift Operator', 'Packer', 'Welder']],
    [{ schedule: '1' }, ['Packer', 'Welder']],
    [{ schedule: '2' }, ['Forklift Operator', 'Welder']],
    [{ posted: '7' }, ['Forklift Operator']],
    [{ benefits: '17' }, ['Forklift Operator']],
    [{ benefits: '1' }, ['Forklift Operator', 'Packer']],
  ] as const)('[BY-22] %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it('[JB-08] a card says what its job gives, weekly pay first, in the language of the page', async () => {
    const { body } = await jobs
      .visitor()
      .call(listPositions, { query: { benefits: '17' }, headers: { 'accept-language': 'es' } })
    expect(body.positions[0]!.benefits).toEqual(['Pago semanal', 'Seguro médico'])
  })

  it('[BY-22] counts what each choice leaves, without the choice of its own group', async () => {
    const { body } = await jobs.visitor().call(countPositions, { query: { schedule: '2', distance: '0' } })
    expect(body.schedule).toEqual({ 'full-time': { n: 2, more: false }, 'part-time': { n: 2, more: false } })
    expect(body.posted.find(({ days }) => days === 7)).toEqual({ days: 7, n: 1, more: false })
    expect(body.benefits.find(({ benefit }) => benefit === 'health')).toMatchObject({ n: 1 })
    expect((await list({ sort: 'distance' })).sort).toBe('newest')
    expect((await list({ sort: 'distance', q: 'welder' })).sort).toBe('fit')
  })

  it('[JB-03] finds nothing around a place far from every ZIP code', async () => {
    await jobs.save([posting({ title: 'Deckhand', place: anchorage })])
    expect((await list({ geohash: 'd', distance: '25' })).total).toBe(0)
  })

  it('[BY-08] find a place that moved by its new name, and around where it is', async () => {
    await jobs.pool.query(`update facility f set city = 'Hoodtown', latitude = 45.7, longitude = -121.5
      from company c where c.id = f.company_id and c.external_id = 'harbor'`)
    expect(await titles({ q: 'hoodtown' })).toEqual(['Forklift Operator'])
    expect(await titles({ geohash: 'c21egp', distance: '25' })).toEqual(['Forklift Operator'])
  })
})

// last, as the jobs stay
it('[BY-08] for who does the work of another trade are not found in a text about others', async () => {
  await jobs.save([
    posting({
      title: 'Grocery Truck Driver',
      role: 'trucking',
      sections: [
        { heading: null, text: 'Hand the crates to a line cook or a server. Haul drywall on weekends.' },
      ],
    }),
    posting({ title: 'Fruit Cutter', requirements: { ...noRequirements, keywords: ['food-handling'] } }),
  ])
  expect(await titles({ q: 'cocina' })).toEqual(['Fruit Cutter'])
  for (const q of ['cook', 'cooks', 'chef', 'cocinero', 'cocinera'])
    expect([q, await list({ q })]).toMatchObject([q, { total: 0, words: { near: ['food'] } }])
  for (const q of ['line cook', 'cocinero', 'line cook newark']) {
    const { positions } = await list({ q })
    expect([q, positions.map(({ title }) => title).slice(0, 1)]).not.toEqual([q, ['Grocery Truck Driver']])
  }
  expect(await titles({ q: 'line cook' })).toEqual([])
  // beside a word that some job has, the nearest trade is offered too, while no job has the one that was typed
  const sorter = async () => (await list({ q: 'sorter newark' })).words
  expect(await sorter()).toMatchObject({ some: true, near: ['packer'] })
  await jobs.save([posting({ title: 'Sorter', place: chicago })])
  expect(await sorter()).toMatchObject({ some: true, near: [] })
  // nor offered
  expect((await list({ q: 'barista' })).words!.near).not.toContain('server')
  // what is done, or with what, is found there
  expect(await titles({ q: 'drywall' })).toEqual(['Grocery Truck Driver'])
  await jobs.save([posting({ title: 'Line Cook', place: newark })])
  expect(await titles({ q: 'line cook' })).toEqual(['Line Cook'])
})

it.each([
  // Plummer, Idaho
  ['plummer', 'Plumber'],
  ['limpia', 'Janitor'],
])('[BY-08] as people write them, though a city or a word is written so too: %s', async (q, title) => {
  await jobs.save([posting({ title, place: newark })])
  expect(await titles({ q })).toEqual([title])
})
