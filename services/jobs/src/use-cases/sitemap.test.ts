import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getSitemap, listSitemaps } from '@lunchpail/contracts/jobs/api'
import { sitemapIds } from '@lunchpail/contracts/jobs/enumerations'
import { posting } from '../../test/factories.ts'
import { startJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await startJobs()
})
afterAll(() => jobs.stop())
const idsOf = async (page: number) =>
  (await jobs.visitor().call(getSitemap, { params: { page: String(page) } })).body.positions.map(
    ({ id }) => id,
  )

describe('the jobs for search engines', () => {
  it('[BY-06] are the open ones, in pages that stay the same when others close, each with its change', async () => {
    await jobs.save([posting(), posting({ state: 'closed' }), posting({ state: 'paused' }), posting()])
    const ids = await idsOf(1)
    expect(ids).toHaveLength(2)
    // as many jobs later
    await jobs.pool.query(`select setval(pg_get_serial_sequence('position', 'id'), $1)`, [3 * sitemapIds])
    await jobs.save([posting()])
    const { body } = await jobs.visitor().call(listSitemaps)
    const changed_at = jobs.clock.now().toISOString()
    expect(body.pages).toEqual([
      { page: 1, changed_at },
      { page: 4, changed_at },
    ])
    expect(await idsOf(4)).toEqual([3 * sitemapIds + 1])
    expect(await idsOf(1)).toEqual(ids)
  })

  it('[BY-06] have no page of none', async () => {
    const { status } = await jobs.visitor().call(getSitemap, { params: { page: '2' } })
    expect(status).toBe(404)
  })
})
