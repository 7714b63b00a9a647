import { countPositions, listPositions } from '@lunchpail/contracts/jobs/api'
import { dayMs } from '@lunchpail/contracts/durations'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { beforeAll, expect, it } from 'vitest'
import { denver, newark, posting, schedule } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { enough } from './nearest-by-words.ts'
import { pageReader } from './read-found.ts'
import { countLimit, findStatement, pageStatement } from './search-positions.ts'
import { readWords } from './words/read-words.ts'
import { countSearch } from './words/search-words.ts'

let jobs: Jobs
const list = async (query: QueryInput<typeof listPositions>) =>
  (await jobs.visitor().call(listPositions, { query })).body
const daysAgo = (days: number) => new Date(jobs.clock.now().getTime() - days * dayMs)
const farther = { ...newark, latitude: newark.latitude - 0.25 }
const alike = `source, company_id, facility_id, state, title, excerpt, sections, wage_from, wage_to, role, shifts, schedule_type,
  changed_at, version, content_hash`

/** So many more of what has a title, each a minute older than the one before. */
const copy = (title: string, times: number) =>
  jobs.pool.query(
    `insert into position (external_id, posted_at, ${alike}) select external_id || '-' || n, posted_at - n * interval '1 minute', ${alike}
     from position, generate_series(1, $1) as n where title = $2`,
    [times, title],
  )

beforeAll(async () => {
  jobs = await shareJobs()
})

it('[BY-08] of many jobs around a place that have a word, one that fits best is first though most others are read before it', async () => {
  const title = 'Cupola Tender'
  await jobs.save([posting({ title, place: newark, wage: { from: 15, to: 15 }, postedAt: daysAgo(29) })])
  await copy(title, 2_300)
  await jobs.save([posting({ title, place: newark, wage: { from: 39, to: 39 }, postedAt: daysAgo(0) })])
  const { positions, total, more } = await list({ q: 'cupola', zip: '07102', distance: '25' })
  expect({ total, more }).toEqual({ total: countLimit, more: true })
  expect(positions[0]!.wage).toEqual({ from: 39, to: 39 })
})

it('[BY-22] the newest jobs of a long list around a place are first, though its nearest are others', async () => {
  const title = 'Kiln Setter'
  await jobs.save([posting({ title, role: 'production', place: newark, postedAt: daysAgo(9) })])
  await copy(title, countLimit + 20)
  const newest = [0, 1, 2, 3, 4].map((days) =>
    posting({ title: `Kiln Setter ${days}`, role: 'production', place: farther, postedAt: daysAgo(days) }),
  )
  await jobs.save(newest)
  const around = { role: '32', zip: '07102', distance: '25', sort: 'newest' } as const
  const [first, second] = await Promise.all(['1', '2'].map((page) => list({ ...around, page })))
  expect(first).toMatchObject({ total: countLimit, more: true })
  expect(first!.positions.map((position) => position.title)).toEqual([
    ...newest.map((position) => position.title),
    ...Array.from({ length: 15 }, () => title),
  ])
  const dates = [...first!.positions, ...second!.positions].map(({ posted_at }) => posted_at)
  expect(dates).toHaveLength(40)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect((await list({ ...around, posted: '7' })).total).toBe(5)
})

it('[BY-08] where enough jobs around a place have a word in their title, those that have it in their text alone are left out', async () => {
  const title = 'Lathe Hand'
  const place = denver
  const mention = posting({
    title: 'Packer',
    place,
    sections: [{ heading: null, text: 'You pack what the lathe hand makes.' }],
  })
  await jobs.save([posting({ title, place }), mention])
  const totals = async () =>
    (
      await Promise.all(
        [25, 100, 0].map((miles) => list({ q: 'lathe hand', zip: '80202', distance: String(miles) })),
      )
    ).map(({ total }) => total)
  expect(await totals()).toEqual([2, 2, 2])
  await copy(title, enough - 1)
  expect(await totals()).toEqual([enough, enough, enough])
  // one with more words than the index of the others holds is counted with them
  await jobs.pool.query(
    `update position set title = title || (select string_agg(' q' || n, '') from generate_series(10, 79) as n)
     where id = (select max(id) from position where title = $1)`,
    [title],
  )
  expect(await totals()).toEqual([enough, enough, enough])
})

it('[BY-08] a typed word that no job has is left out, and the others are looked for together', async () => {
  const place = denver
  await jobs.save([
    posting({ title: 'Cooper', place, sections: [{ heading: null, text: 'Barrels for vinegar.' }] }),
    posting({ title: 'Cooper', place, sections: [{ heading: null, text: 'Barrels for wine.' }] }),
  ])
  const { total, words } = await list({ q: 'cooper vinegar astronaut' })
  expect({ total, some: words!.some }).toEqual({ total: 1, some: true })
  expect((await list({ q: 'cooper vinegar' })).words!.some).toBe(false)
  expect((await list({ q: 'astronaut' })).total).toBe(0)
})

it('[BY-22] counts of words that many jobs around a place have are of as many as its list is chosen from', async () => {
  const title = 'Brine Mixer'
  await jobs.save(
    (['full-time', 'part-time'] as const).map((type) =>
      posting({ title, place: denver, schedule: { ...schedule, type } }),
    ),
  )
  await copy(title, countLimit)
  const query = { q: 'brine mixer', zip: '80202', distance: '25' }
  const long = { n: countLimit, more: true }
  expect((await jobs.visitor().call(countPositions, { query })).body.schedule).toEqual({
    'full-time': long,
    'part-time': long,
  })
})

it('[BY-22] counts of a long list that words have found are of a part of it, which they say; of a short one they are exact', async () => {
  const title = 'Froth Skimmer'
  await jobs.save([posting({ title, place: newark, postedAt: daysAgo(9) })])
  await copy(title, 2 * countLimit)
  const place = denver
  await jobs.save(
    (['full-time', 'part-time'] as const).map((type) =>
      posting({ title: 'Tufter', place, schedule: { ...schedule, type } }),
    ),
  )
  const counts = async (query: QueryInput<typeof countPositions>) =>
    (await jobs.visitor().call(countPositions, { query })).body
  const long = await counts({ q: 'froth skimmer', zip: '07102', distance: '25' })
  expect(long.posted.find(({ days }) => days === 7)).toEqual({ days: 7, n: 0, more: true })
  const short = await counts({ q: 'tufter', zip: '80202', distance: '25', schedule: '1' })
  expect(short.schedule).toEqual({ 'full-time': { n: 1, more: false }, 'part-time': { n: 1, more: false } })
})

it('[BY-08] of a long list at any distance the nearest that have a word are first, and the farther ones after them', async () => {
  const title = 'Gullet Cutter'
  await jobs.save([posting({ title, place: denver, wage: { from: 39, to: 39 }, postedAt: daysAgo(1) })])
  await copy(title, countLimit)
  await jobs.save([posting({ title, place: newark, wage: { from: 15, to: 15 }, postedAt: daysAgo(20) })])
  await jobs.pool.query(
    `insert into position (external_id, posted_at, ${alike}) select external_id || '-' || n, posted_at, ${alike}
     from position, generate_series(1, $1) as n where title = $2 and wage_from = 15`,
    [enough, title],
  )
  const page = (nth: number) => list({ q: 'gullet cutter', zip: '07102', distance: '0', page: String(nth) })
  const cities = ({ positions }: Awaited<ReturnType<typeof page>>) => [
    ...new Set(positions.map(({ location }) => location.city)),
  ]
  const first = await page(1)
  expect(first).toMatchObject({ total: countLimit, more: true })
  // better paid and newer ones are 1,600 miles away
  expect([first.positions.length, cities(first)]).toEqual([20, ['Newark']])
  expect((await page(30)).positions).toHaveLength(20)
  const search = {
    near: { ...newark, miles: 0 },
    wagesFrom: [],
    sort: 'fit',
    page: 1,
    now: jobs.clock.now(),
  } as const
  const words = readWords('gullet cutter')
  const { reached } = await countSearch(
    pgStatements(jobs.pool),
    { words, language: 'en' },
    search,
    pageReader(search),
  )
  expect(reached.near!.miles).toBe(200)
  const counts = (
    await jobs.visitor().call(countPositions, { query: { q: 'gullet cutter', zip: '07102', distance: '0' } })
  ).body
  expect(counts.posted.map(({ more }) => more)).toEqual(counts.posted.map(() => true))
})

it('[BY-22] no job of a long list at any distance is on two pages, though farther ones fit better', async () => {
  const company = { externalId: 'quoin', name: 'Quoin', about: null }
  await jobs.save([
    posting({ title: 'Mortar Hand', place: newark, company }),
    posting({ title: 'Quoin', place: denver }),
  ])
  await copy('Mortar Hand', enough)
  await copy('Quoin', countLimit)
  // the first of them are read of those within 200 miles alone
  const nths = [1, 10, 11, 12, 41, 50]
  const pages = await Promise.all(
    nths.map((nth) => list({ q: 'quoin', zip: '07102', distance: '0', page: String(nth) })),
  )
  const ids = pages.flatMap(({ positions }) => positions.map(({ id }) => id))
  expect([ids.length, new Set(ids).size]).toEqual([20 * nths.length, 20 * nths.length])
  expect(pages[2]!.positions.map(({ location }) => location.city).slice(0, 2)).toEqual(['Newark', 'Denver'])
})

it('[BY-22] a pay that no job offers is looked for at any distance in an index of pay, and no row is read for it', async () => {
  const search = { wagesFrom: [900], sort: 'fit', page: 1, now: jobs.clock.now() } as const
  const { text, values } = findStatement(search)
  const client = await jobs.pool.connect()
  try {
    // a table of a test is read faster than any index
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain(
      'Index Only Scan using position_highest_paid',
    )
  } finally {
    await client.query('rollback')
    client.release()
  }
})

it('[BY-22] a list by pay without a place ends early, as an index has its order', async () => {
  const search = { wagesFrom: [], sort: 'pay', page: 1, now: jobs.clock.now() } as const
  const { text, values } = pageStatement({ search, reached: search, few: false })
  const { rows } = await jobs.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...values])
  expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('position_best_paid')
})
