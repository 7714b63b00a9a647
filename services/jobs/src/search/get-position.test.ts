import { randomUUID } from 'node:crypto'
import { replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { dayMs } from '@lunchpail/contracts/durations'
import { longestPosting, newark, posting, schedule } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
const get = (id: number, zip?: string) =>
  jobs.visitor().call(getPosition, { params: { id: String(id) }, query: { zip } })
const idOf = async (externalId: string) => {
  const { rows } = await jobs.pool.query<{ id: number }>('select id from position where external_id = $1', [
    externalId,
  ])
  return rows[0]!.id
}

beforeAll(async () => {
  jobs = await shareJobs()
  await jobs.save([
    posting({
      externalId: 'whole',
      sections: [
        { heading: null, text: 'Pick <b>fast</b> & well.' },
        { heading: 'You will', text: '- walk\n- lift' },
      ],
      company: { externalId: 'acme', name: 'Acme', about: 'We pack.' },
      place: { ...newark, address: '1 Broad Street', approximate: false },
      schedule: { ...schedule, type: 'either', description: 'Weekdays' },
    }),
    posting({ externalId: 'closed', state: 'closed' }),
  ])
})

describe('one position', () => {
  it('comes with its whole description as plain text', async () => {
    const { status, body } = await get(await idOf('whole'))
    expect(status).toBe(200)
    expect(body.position).toMatchObject({
      details: [
        { heading: null, text: 'Pick <b>fast</b> & well.' },
        { heading: 'You will', text: '- walk\n- lift' },
      ],
      about: 'We pack.',
      address: '1 Broad Street',
      schedule_description: 'Weekdays',
      distance: null,
      commute: null,
    })
  })

  it('comes and is listed where everything in it is as long as it may be', async () => {
    await jobs.save([longestPosting({ externalId: 'longest' })])
    const { status, body } = await get(await idOf('longest'))
    expect([status, body.position.details.length]).toEqual([200, 100])
    const list = await jobs.visitor().call(listPositions, { query: { zip: '07102' } })
    expect([list.status, list.body.positions.map(({ id }) => id)]).toEqual([
      200,
      expect.arrayContaining([await idOf('longest')]),
    ])
    const titles = () =>
      jobs.events.published(positionChanged).flatMap(({ data }) => data.things.map(({ title }) => title))
    await expect.poll(titles).toContain('l'.repeat(200))
  })

  it('tells the distance from a ZIP code, and none from an unknown one', async () => {
    const id = await idOf('whole')
    expect((await get(id, '10001')).body.position.distance).toBe(9.5)
    expect((await get(id, '00000')).body.position.distance).toBeNull()
  })

  it('[BY-19] says how long its company takes to answer, in the language of the page, as long as that is known', async () => {
    const id = await idOf('whole')
    const employer = randomUUID()
    await jobs.pool.query(
      'update company set employer_id = $2 where id = (select company_id from position where id = $1)',
      [id, employer],
    )
    const days = dayMs
    const until = (inDays: number) => new Date(jobs.clock.now().getTime() + inDays * days).toISOString()
    const read = async () => (await get(id)).body.position.replies
    expect(await read()).toBeNull()
    await jobs.publish(replyTimeChanged, {
      things: [{ id: employer, version: 1, days: 2, until: until(3) }],
    })
    await expect.poll(read).toBe('Usually replies within 2 days')
    await jobs.publish(replyTimeChanged, {
      things: [{ id: employer, version: 2, days: 1, until: until(3) }],
    })
    await expect.poll(read).toBe('Usually replies within a day')
    // too old
    await jobs.publish(replyTimeChanged, {
      things: [{ id: employer, version: 3, days: 1, until: until(-1) }],
    })
    await expect.poll(read).toBeNull()
  })

  it('is there when it is closed, and says so', async () => {
    expect((await get(await idOf('closed'))).body.position.state).toBe('closed')
  })

  it('answers 404 for one that is not there', async () => {
    const { status, body } = await get(999_999)
    expect([status, body.code]).toEqual([404, 'not-found'])
  })
})
