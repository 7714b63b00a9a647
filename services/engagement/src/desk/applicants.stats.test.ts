import * as api from '@lunchpail/contracts/engagement/api'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applied, inHours, invited, newManager } from '../../test/interviews.ts'
import { candidatesOf } from '../../test/named.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { named } = candidatesOf(() => engagement)

describe('the applications of a company', () => {
  it('[EN-18] [EN-19] are exported as words find them, and what its candidate withdrew is none that was rejected', async () => {
    const manager = newManager()
    const candidate = await named('Gus', 'Marsh')
    const { id } = await applied(engagement, manager, candidate)
    await applied(engagement, manager, await named('Hana', 'Frost'))
    await engagement.as(candidate).call(api.withdrawApplication, {
      params: { id },
      body: { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work' },
    })
    const find = (search: string, who = manager) =>
      engagement.as(who).call(api.exportFound, { body: { search } })
    const { rows } = (await find('gus m')).body
    expect(rows.map((row) => row.slice(0, 6))).toEqual([
      ['Id', 'First name', 'Last name', 'Role', 'Location', 'Status'],
      [id, 'Gus', 'Marsh', 'Welder', expect.any(String), 'Withdrawn'],
    ])
    expect((await find('gus m', newManager())).body.rows).toHaveLength(1)
    expect((await find('')).status).toBe(400)
    const file = (await engagement.as(manager).call(api.exportApplicants)).body as Buffer
    expect(file.toString('utf8')).toMatch(/Gus,Marsh,[^\r]*,Withdrawn,/)
  })

  it('[EN-19] are counted by what became of them, and by how long the company took', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const [one, two] = [await applied(engagement, manager), await applied(engagement, manager)]
    await applied(engagement, manager)
    await invited(engagement, manager, [one.id])
    await desk.call(api.moveApplications, { body: { applications: [two.id], state: 3 } })
    await engagement.pool.query(
      `update application set submitted_at = now() - interval '2 days', answered_at = now() - interval '2 days' + interval '3 hours'
       where id = any($1::uuid[])`,
      [[one.id, two.id]],
    )
    const { body } = await desk.call(api.getStats, { query: { days: '366' } })
    expect(body).toMatchObject({
      total: 3,
      funnel: { applied: 3, invited: 1, interviewed: 0, forward: 1, hired: 0 },
      reply: { median_hours: 3, answered: 2, waiting: 1 },
    })
    expect(body.roles.length).toBe(3)
    // each number is that of its list
    for (const [step, count] of [
      ['invited', 1],
      ['interviewed', 0],
      ['forward', 1],
      ['hired', 0],
      ['waiting', 1],
    ] as const) {
      const list = await desk.call(api.listApplicants, { query: { tab: '6', days: '366', step }, body: {} })
      expect([step, list.body.total]).toEqual([step, count])
    }
  })

  it('[BY-19] tell how long the company takes to answer, once five answers say it and most who applied got one', async () => {
    const manager = newManager()
    const people = await Promise.all(Array.from({ length: 7 }, () => applied(engagement, manager)))
    const ids = people.map(({ id }) => id)
    const sentAgo = (id: string, hours: number) =>
      engagement.pool.query('update application set submitted_at = $2 where id = $1', [
        id,
        inHours(engagement, -hours),
      ])
    for (const id of ids) await sentAgo(id, 40)
    const waiting = people[6]!
    const told = async () => {
      const { body } = await engagement
        .as(waiting.candidate)
        .call(api.getApplication, { params: { id: waiting.id } })
      return body.application.reply_days
    }
    const reject = (applications: string[]) =>
      engagement
        .as(manager)
        .call(api.moveApplications, { body: { applications, state: 2, reasons: ['experience'] } })
    const published = () =>
      engagement.events
        .published(replyTimeChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => id === manager.companyId)
        .map(({ version, days }) => [version, days])
    await reject(ids.slice(0, 4))
    expect(await told()).toBeNull()
    await invited(engagement, manager, ids.slice(4, 5))
    expect(await told()).toBe(2)
    const { body } = await engagement.as(waiting.candidate).call(api.listApplications)
    expect(body.applications.map(({ reply_days }) => reply_days)).toEqual([2])
    // an answer that is there needs none, also where the application is still open
    const answered = people[4]!
    const own = await engagement
      .as(answered.candidate)
      .call(api.getApplication, { params: { id: answered.id } })
    expect(own.body.application.reply_days).toBeNull()
    // who never hears anything counts, too
    const unheard = await Promise.all(Array.from({ length: 7 }, () => applied(engagement, manager)))
    for (const { id } of unheard) await sentAgo(id, 15 * 24)
    // and a company that gives no answer anymore is measured the next day all the same
    const job = 'select run_at from graphile_worker.jobs where key = $1'
    const { rows: jobs } = await engagement.pool.query(job, [`replies:${manager.companyId}`])
    expect(jobs.map(({ run_at }) => run_at.toISOString() > inHours(engagement, 23))).toEqual([true])
    await runJobsNow(engagement.pool, 'key = $1', [`replies:${manager.companyId}`])
    await expect.poll(told).toBeNull()
    await reject(ids.slice(5, 6))
    expect(await told()).toBeNull()
    await expect.poll(published).toEqual([
      [1, null],
      [2, 2],
      [3, null],
      [4, null],
    ])
  })

  it('[EN-19] are counted by where they came from, and each source opens its list', async () => {
    const manager = newManager()
    const desk = engagement.as(manager)
    const from = (utm: Record<string, string> | null) => applied(engagement, manager, undefined, { utm })
    await from({ source: 'Indeed', medium: 'cpc' })
    await from({ source: 'indeed' })
    const unnamed = await from({ source: 'ana@example.com' })
    await from(null)
    const { body } = await desk.call(api.getStats, { query: { days: '366' } })
    expect(body.sources).toEqual([
      { source: 'indeed', count: 2, hired: 0 },
      { source: null, count: 2, hired: 0 },
    ])
    const list = async (source: string) =>
      (await desk.call(api.listApplicants, { query: { tab: '6', days: '366', source }, body: {} })).body
    expect([(await list('indeed')).total, (await list('')).total, (await list('x')).total]).toEqual([2, 2, 0])
    expect((await list('')).applications.map(({ id }) => id)).toContain(unnamed.id)
  })
})
