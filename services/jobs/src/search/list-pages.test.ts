import { beforeAll, describe, expect, it } from 'vitest'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import type { QueryInput } from '@lunchpail/contracts/endpoint'
import { denver, newark, posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { countLimit, pageStatement, countedStatement } from './search-positions.ts'

let jobs: Jobs
const list = (query: QueryInput<typeof listPositions> = {}) => jobs.visitor().call(listPositions, { query })

beforeAll(async () => {
  jobs = await shareJobs()
})

describe('pages of the list', () => {
  it('are of 20, hold each position once, and keep their order while nothing changes', async () => {
    const same = {
      role: 'production',
      wage: { from: 12, to: 12 },
      postedAt: new Date('2026-10-02T12:00:00Z'),
    } as const
    await jobs.save(Array.from({ length: 45 }, () => posting(same)))
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ role: '32', wage_end: '12', page })))
    const ids = pages.map(({ body }) => body.positions.map(({ id }) => id))
    expect(ids.map((page) => page.length)).toEqual([20, 20, 5])
    expect(new Set(ids.flat()).size).toBe(45)
    expect(pages[0]!.body).toMatchObject({ page: 1, pages: 3, total: 45, more: false })
    const again = await list({ role: '32', wage_end: '12', page: '2' })
    expect(again.body.positions.map(({ id }) => id)).toEqual(ids[1])
  })

  it('[JB-01] hold the same in the same order, whether few or many are to be sorted', async () => {
    const now = jobs.clock.now()
    const near = { ...newark, miles: 0 }
    const search = { near, page: 2, wagesFrom: [10], noWeekend: true, sort: 'distance' as const, now }
    const idsOf = async (few: boolean) => {
      const { text, values } = pageStatement({ search, reached: search, few })
      const { rows } = await jobs.pool.query<{ id: number }>(text, [...values])
      return rows.map(({ id }) => id)
    }
    const ids = await idsOf(true)
    expect(ids).toHaveLength(20)
    expect(await idsOf(false)).toEqual(ids)
  })

  it('[BY-08] around a place are the same by one statement as counted first, by every sort', async () => {
    const near = { ...newark, miles: 25 }
    const bare = { near, wagesFrom: [10], noWeekend: true, now: jobs.clock.now() }
    const idsOf = async ({ text, values }: ReturnType<typeof pageStatement>) =>
      (await jobs.pool.query<{ id: number | null; total?: number }>(text, [...values])).rows
    const cases = (['fit', 'pay', 'distance', 'newest'] as const).flatMap((sort) =>
      [1, 2, 9].map((page) => ({ ...bare, sort, page })),
    )
    for (const search of cases) {
      const apart = await idsOf(pageStatement({ search, reached: search, few: true }))
      const atOnce = await idsOf(countedStatement(search))
      const shown = atOnce.filter(({ id }) => id !== null)
      expect([search.sort, search.page, shown.map(({ id }) => id)]).toEqual([
        search.sort,
        search.page,
        apart.map(({ id }) => id),
      ])
      expect(atOnce[0]!.total).toBeGreaterThan(20)
    }
  })

  it('[JB-01] are counted to a limit, and end there', async () => {
    const title = 'Longlist Clerk'
    await jobs.save([
      posting({ title, place: denver, wage: { from: 99, to: 99 } }),
      posting({ title, place: newark, wage: { from: 1, to: 1 } }),
    ])
    const alike = `source, company_id, facility_id, state, title, excerpt, sections, wage_from, wage_to, role, shifts,
      schedule_type, posted_at, changed_at, version, content_hash`
    await jobs.pool.query(
      `insert into position (external_id, ${alike}) select external_id || '-' || n, ${alike}
       from position, generate_series(1, $1) as n where title = $2 and wage_from = 99`,
      [countLimit, title],
    )
    const { body } = await list({ wage_start: '99' })
    expect(body).toMatchObject({ total: countLimit, more: true, pages: countLimit / 20 })
    expect((await list({ wage_start: '99', page: String(countLimit / 20) })).body.positions).toHaveLength(20)
    expect((await list({ wage_start: '99', page: String(countLimit / 20 + 1) })).body.positions).toEqual([])
    const near = await list({ wage_start: '99', zip: '80202', distance: '10' })
    expect(near.body).toMatchObject({ total: countLimit, more: true })
    expect(near.body.positions).toHaveLength(20)
    // by words too, of which the nearest or the newest part stands for all
    for (const query of [
      { q: 'longlist' },
      { q: 'longlist', zip: '80202' },
      { q: 'clerk longlist', zip: '80202', distance: '50' },
    ]) {
      const { body: found } = await list(query)
      expect(found, JSON.stringify(query)).toMatchObject({ total: countLimit, more: true })
      expect(found.positions.map(({ title }) => title)).toEqual(
        Array.from({ length: 20 }, () => 'Longlist Clerk'),
      )
    }
    const lowest = await list({ q: 'longlist', wage_end: '2' })
    expect(lowest.body).toMatchObject({ total: 1, more: false })
  })

  it('past the last one are empty and say how many there are', async () => {
    const { status, body } = await list({ role: '32', wage_end: '12', page: '9' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ positions: [], page: 9, pages: 3, total: 45 })
  })
})
