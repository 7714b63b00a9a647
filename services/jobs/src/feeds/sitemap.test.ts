import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { createRole, getIndeedFeed, getSitemap, listSitemaps } from '@lunchpail/contracts/jobs/api'
import { sitemapIds } from '@lunchpail/contracts/jobs/enumerations'
import { managerOf, posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})
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

  it('[BY-22] come with their companies, each on the page of its first open job', async () => {
    const company = { externalId: 'first', name: 'First here', about: null }
    await jobs.save([posting({ company, state: 'closed' }), posting({ company })])
    await jobs.pool.query(`select setval(pg_get_serial_sequence('position', 'id'), $1)`, [9 * sitemapIds])
    await jobs.save([posting({ company })])
    const { rows } = await jobs.pool.query(`select id from company where name = 'First here'`)
    const pagesOf = async () => {
      const { pages } = (await jobs.visitor().call(listSitemaps)).body
      const found = await Promise.all(
        pages.map(async ({ page }) => {
          const { body } = await jobs.visitor().call(getSitemap, { params: { page: String(page) } })
          return body.companies.some(({ id }) => id === rows[0].id) ? [page] : []
        }),
      )
      return found.flat()
    }
    expect(await pagesOf()).toHaveLength(1)
    expect(await pagesOf()).not.toContain(10)
  })

  it('[BY-06] have no page of none', async () => {
    const { status } = await jobs.visitor().call(getSitemap, { params: { page: '2' } })
    expect(status).toBe(404)
  })
})

describe("Indeed's feed", () => {
  const feed = async (etag = '') => {
    const headers = { 'if-none-match': etag }
    const answer = await fetch(`${jobs.url}${getIndeedFeed.path}`, { headers })
    const text = await answer.text()
    const titles = [...text.matchAll(/<title><!\[CDATA\[(.*)\]\]><\/title>/g)].map(([, title]) => title)
    return { answer, text, titles }
  }
  /** `version` of the company, approved or not */
  const approve = async (id: string, version: number, approved: boolean) => {
    await jobs.publish(companyChanged, { things: [{ id, version, name: 'Portal & Sons', approved }] })
    const known = async () =>
      (await jobs.pool.query('select 1 from employer where id = $1 and version = $2', [id, version])).rowCount
    await expect.poll(known).toBe(1)
  }

  it('[BY-05] has the open positions of approved companies, whole, over all its pages', async () => {
    const more = Array.from({ length: 1_001 }, (_, index) => posting({ title: `Many ${index}` }))
    await jobs.save(more)
    await jobs.save([posting({ title: 'Closed one', state: 'closed' }), posting({ title: 'A & B ]]> <C>' })])
    const { answer, text, titles } = await feed()
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    expect(titles.filter((title) => title?.startsWith('Many'))).toHaveLength(1_001)
    // what a reader would take for markup
    expect(text).toContain('<![CDATA[A &amp; B ]]&gt; &lt;C&gt;]]>')
    expect(text).not.toContain('Closed one')
    expect(text.endsWith('</source>\n')).toBe(true)
  })

  it('[BY-05] is sent again only when it changed, and leaves out a company that is approved no more', async () => {
    const id = randomUUID()
    await approve(id, 1, true)
    const body = typedRole({ title: 'Of the portal' })
    expect((await jobs.as(managerOf(randomUUID(), id)).call(createRole, { body })).status).toBe(201)
    const { answer, titles } = await feed()
    expect(titles).toContain('Of the portal')
    const known = await feed(answer.headers.get('etag')!)
    expect([known.answer.status, known.text]).toEqual([304, ''])
    await approve(id, 2, false)
    const after = await feed(answer.headers.get('etag')!)
    expect(after.answer.status).toBe(200)
    expect(after.titles).not.toContain('Of the portal')
  })
})
