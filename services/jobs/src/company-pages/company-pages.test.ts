import { getCompany } from '@lunchpail/contracts/jobs/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

describe('[BY-22] the page of a company', () => {
  let jobs: Jobs
  beforeAll(async () => {
    jobs = await shareJobs()
  })

  const idOf = async (name: string): Promise<string> =>
    String((await jobs.pool.query('select id from company where name = $1', [name])).rows[0].id)
  const of = (name: string) => ({ externalId: name, name, about: `Words of ${name}` })
  const read = async (id: string, page = '1') =>
    jobs.visitor().call(getCompany, { params: { id }, query: { page } })

  it('has what the company says and its open jobs, the newest first, page by page', async () => {
    const company = of('Many Hands')
    await jobs.save([
      ...Array.from({ length: 21 }, (_, index) =>
        posting({
          company,
          title: `Hand ${index}`,
          postedAt: new Date(Date.UTC(2026, 9, 1 + index)),
        }),
      ),
      posting({ company, title: 'Gone', state: 'closed' }),
      posting({ company: of('Another'), title: 'Elsewhere' }),
    ])
    const id = await idOf('Many Hands')
    const { status, body } = await read(id)
    expect([status, body.company]).toEqual([
      200,
      { id: Number(id), name: 'Many Hands', logo_url: null, about: 'Words of Many Hands', replies: null },
    ])
    expect([body.total, body.pages, body.positions.length]).toEqual([21, 2, 20])
    expect(body.positions[0]).toMatchObject({ title: 'Hand 20', company: { name: 'Many Hands' } })
    const second = await read(id, '2')
    expect(second.body.positions.map(({ title }) => title)).toEqual(['Hand 0'])
    expect((await read(id, '9')).body.positions).toEqual([])
  })

  it('stays when all its jobs are closed, and is none before the first is opened', async () => {
    await jobs.save([posting({ company: of('All Closed'), state: 'closed' })])
    expect((await read(await idOf('All Closed'))).body).toMatchObject({ total: 0, pages: 1, positions: [] })
    const hidden = of('Not Opened')
    await jobs.save([posting({ company: hidden, state: 'paused' })])
    await jobs.pool.query(
      `update position set portal_state = 3 where company_id = (select id from company where name = 'Not Opened')`,
    )
    expect((await read(await idOf('Not Opened'))).status).toBe(404)
    expect((await read('999999')).status).toBe(404)
    for (const id of ['none', '01', '0']) expect([id, (await read(id)).status]).toEqual([id, 400])
  })
})
