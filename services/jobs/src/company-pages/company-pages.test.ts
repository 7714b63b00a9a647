import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { getCompany, getCompanyText, getPosition, setCompanyText } from '@lunchpail/contracts/jobs/api'
import { beforeAll, describe, expect, it } from 'vitest'
import { managerOf, posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { textProblem } from './text-problem.ts'

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

  it('says what its managers wrote there in place of its feed, and on the pages of its jobs', async () => {
    const companyId = randomUUID()
    await jobs.publish(companyChanged, {
      things: [{ id: companyId, version: 1, name: 'Own Words', approved: true }],
    })
    await jobs.save([posting({ company: of('Own Words') })])
    const id = await idOf('Own Words')
    const manager = jobs.as(managerOf(randomUUID(), companyId))
    const own = () => manager.call(getCompanyText)
    await expect.poll(async () => (await own()).body.company_id).toBe(Number(id))
    expect((await own()).body).toMatchObject({
      text: null,
      of_feed: 'Words of Own Words',
      may: { edit: true },
    })
    const write = (text: string) => manager.call(setCompanyText, { body: { text } })
    const about = async () => (await read(id)).body.company.about
    expect((await write('  We are ten people.  ')).body.text).toBe('We are ten people.')
    await jobs.save([posting({ company: { ...of('Own Words'), about: 'Other words of the feed' } })])
    expect(await about()).toBe('We are ten people.')
    const position = (await read(id)).body.positions[0]!.id
    const page = await jobs.visitor().call(getPosition, { params: { id: String(position) }, query: {} })
    expect(page.body.position.about).toBe('We are ten people.')
    // in which nothing is seen
    expect(await write('\u200b\u2065')).toMatchObject({ status: 400, body: { fields: { text: {} } } })
    await write('')
    expect(await about()).toBe('Other words of the feed')
  })

  it('has no link or contact in it, and nothing that no company may ask for', async () => {
    const refused = {
      'Apply at acme.example.com today': 'company.text-contact',
      'Write to jobs@acme.example': 'company.text-contact',
      'Call (212) 555-0142': 'company.text-contact',
      'Call five five five, two one zero four': 'company.text-contact',
      'Llama al cinco cinco cinco 2 1 0 4': 'company.text-contact',
      'Write to jobs at acme dot com': 'company.text-contact',
      'jobs (at) acme.com': 'company.text-contact',
      'Acme dot com has more': 'company.text-contact',
      'Message us on Instagram': 'company.text-contact',
      'Síguenos en Facebook': 'company.text-contact',
      'Our Facebook page has more.': 'company.text-contact',
      'Telegram: acmejobs': 'company.text-contact',
      'You must pay a registration fee.': 'company.text-screened',
      'We have one, two or three trucks at each site, and look after our people.': undefined,
      'We make signal boxes at Dot Lake, and ship on time.': undefined,
      'We print for Facebook and other large companies.': undefined,
      'Since 1998. We pay $20.50 an hour, 401(k) and St. Patrick’s Day off.': undefined,
    }
    expect(Object.keys(refused).map((text) => textProblem(text))).toEqual(Object.values(refused))
    const viewer = jobs.as(managerOf(randomUUID(), randomUUID(), 1))
    expect((await viewer.call(setCompanyText, { body: { text: 'Hello' } })).status).toBe(403)
  })
})
