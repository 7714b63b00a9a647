import { randomUUID } from 'node:crypto'
import { accountErased, memberChanged } from '@lunchpail/contracts/auth/events'
import * as api from '@lunchpail/contracts/engagement/api'
import { deskNoticeRequested } from '@lunchpail/contracts/engagement/events'
import type { DataOf } from '@lunchpail/contracts/event'
import { interviewAnswered, messageAnswered } from '@lunchpail/contracts/notifications/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applied, inHours, interviewing, newManager } from '../../test/interviews.ts'
import { candidatesOf } from '../../test/named.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { named } = candidatesOf(() => engagement)

describe('[EN-19] emails to the managers of a company', () => {
  type Member = DataOf<typeof memberChanged>['things'][number]
  const publish = async (member: Member) => {
    await engagement.publish(memberChanged, { things: [member] })
    const stored = 'select from manager where account_id = $1 and version = $2'
    const values = [member.account_id, member.version]
    await expect.poll(async () => (await engagement.pool.query(stored, values)).rowCount).toBe(1)
  }
  /** A manager as the token has them and as auth publishes them; `sees`: their access to applicants. */
  async function known(companyId: string, sees: 0 | 99 = 99, then?: Partial<Member>) {
    const manager = newManager(companyId)
    const member: Member = {
      account_id: manager.id!,
      version: 1,
      company_id: companyId,
      company_approved: true,
      level: 3,
      access: { company: 99, facility: 99, user: sees, position: 99, 'facility attribute': 99 },
      barred_until: null,
    }
    await publish(member)
    if (then) await publish({ ...member, version: 2, ...then })
    return manager
  }
  const toldTo = ({ id }: { readonly id?: string }) =>
    engagement.events
      .published(deskNoticeRequested)
      .map(({ data }) => data)
      .filter((data) => data.account_id === id)
  const whatOf = (manager: { readonly id?: string }) =>
    toldTo(manager).map(({ what, count }) => `${what} ${count}`)
  const jobs = 'select id, run_at from graphile_worker.jobs where key = $1'
  const runNow = async (pace: string, companyId: string) => {
    const key = [`applicants ${pace}:${companyId}`]
    const { rows } = await engagement.pool.query(jobs, key)
    await runJobsNow(engagement.pool, 'key = $1', key)
    return rows[0]?.run_at as Date
  }
  const now = () => ({ submitted_at: engagement.clock.now().toISOString() })

  it('tell of new applicants at once, at most once an hour, or in the morning, as each wants it', async () => {
    const daily = await known(randomUUID())
    const { companyId } = daily
    const [quick, never, blind] = [await known(companyId), await known(companyId), await known(companyId, 0)]
    const settings = (manager: typeof daily) => engagement.as(manager)
    expect((await settings(quick).call(api.getEmailSettings)).body).toEqual({
      applicants: 'daily',
      answers: true,
      messages: true,
    })
    expect((await settings(blind).call(api.getEmailSettings)).status).toBe(200)
    await settings(quick).call(api.saveEmailSettings, { body: { applicants: 'at-once' } })
    await settings(never).call(api.saveEmailSettings, { body: { applicants: 'never' } })
    expect((await settings(never).call(api.getEmailSettings)).body).toMatchObject({
      applicants: 'never',
      answers: true,
    })
    const person = await named('Ana', 'Ruiz')
    await applied(engagement, daily, person, now())
    await expect.poll(() => whatOf(quick)).toEqual(['applicants 1'])
    // who comes within the hour waits for its end
    await applied(engagement, daily, undefined, now())
    await applied(engagement, daily, undefined, now())
    const later = await runNow('at-once', companyId)
    expect(later.getTime()).toBeGreaterThan(engagement.clock.now().getTime() + 1_800_000)
    await expect.poll(() => whatOf(quick)).toEqual(['applicants 1', 'applicants 2'])
    expect(toldTo(daily)).toEqual([])
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(daily)).toEqual(['applicants 3'])
    expect(toldTo(daily)[0]!.roles.reduce((all, { count }) => all + count, 0)).toBe(3)
    expect(JSON.stringify(toldTo(daily))).not.toContain('Ana')
    expect([toldTo(never), toldTo(blind)]).toEqual([[], []])
  })

  it('[AU-18] tell nothing to whoever is suspended until that is over, and never to whoever left', async () => {
    const there = await known(randomUUID())
    const { companyId } = there
    const barred = await known(companyId, 99, { barred_until: inHours(engagement, 1) })
    // each by itself keeps a manager from what the company learns
    const none = { company: 0, facility: 0, user: 0, position: 0, 'facility attribute': 0 } as const
    const changes = [
      { company_id: null },
      { company_approved: false },
      { level: 0 },
      { access: none },
    ] as const
    const left = []
    for (const change of changes) left.push(await known(companyId, 99, change))
    await applied(engagement, there, undefined, now())
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(there)).toEqual(['applicants 1'])
    engagement.clock.advance(hourMs)
    await applied(engagement, there, undefined, now())
    await runNow('daily', companyId)
    await expect.poll(() => whatOf(there)).toEqual(['applicants 1', 'applicants 1'])
    expect([whatOf(barred), ...left.map(whatOf)]).toEqual([['applicants 1'], [], [], [], []])
  })

  it('tell who invited what the candidate answered, and who has no part in it nothing', async () => {
    const manager = await known(randomUUID())
    const other = await known(manager.companyId)
    const { invite, times, application, candidate } = await interviewing(engagement, manager)
    const of = { params: { id: invite } }
    await engagement.as(candidate).call(api.pickTime, { ...of, body: { time_id: times[0]!.id } })
    await engagement.as(candidate).call(api.pickTime, { ...of, body: { time_id: times[1]!.id } })
    await engagement.publish(interviewAnswered, {
      account_id: candidate.id,
      invite_id: invite,
      starts_at: times[1]!.starts_at,
      answer: 'move',
    })
    await expect.poll(() => whatOf(manager)).toEqual(['time-picked 1', 'time-moved 1', 'another-time 1'])
    await engagement.as(candidate).call(api.cancelTime, of)
    await engagement.as(candidate).call(api.withdrawInvite, of)
    await expect.poll(() => whatOf(manager).slice(3)).toEqual(['time-canceled 1', 'withdrawn 1'])
    expect(toldTo(manager)[0]).toMatchObject({
      application_id: application.id,
      candidate_id: candidate.id,
      starts_at: times[0]!.starts_at,
      zone: 'America/Phoenix',
      roles: [{ title: 'Welder' }],
    })
    expect(toldTo(other)).toEqual([])
  })

  it('[EN-16] [BY-04] tell who invited that the time of an erased candidate is free, and not who it was', async () => {
    const companyId = randomUUID()
    const [inviter, other] = [await known(companyId), await known(companyId)]
    const { application, candidate, invite, times } = await interviewing(engagement, inviter)
    await named(candidate.id, 'Ana')
    const picked = { params: { id: invite }, body: { time_id: times[0]!.id } }
    await engagement.as(candidate).call(api.pickTime, picked)
    // an invite without a time holds no one up
    const undecided = await interviewing(engagement, inviter)
    const toldTabs = await watchTabs(engagement.nats.url)
    for (const { id } of [candidate, undecided.candidate])
      await engagement.publish(accountErased, { account_id: id })
    await expect.poll(() => toldTo(inviter).map(({ what }) => what)).toEqual(['time-picked', 'time-canceled'])
    expect(toldTo(inviter)[1]).toMatchObject({
      candidate_id: null,
      first_name: null,
      application_id: null,
      roles: [{ title: 'Welder' }],
      starts_at: times[0]!.starts_at,
    })
    for (const { id } of [inviter, other]) await expect.poll(() => toldTabs(id!)).toEqual(['desk'])
    const gone = 'select from application where id = any($1)'
    const both = [application.id, undecided.application.id]
    await expect.poll(async () => (await engagement.pool.query(gone, [both])).rowCount).toBe(0)
    expect([toldTo(inviter).length, toldTo(other).length]).toEqual([2, 0])
  })

  it('tell who wrote to the candidate, or else all, of a message once an hour, and not what it says', async () => {
    const manager = await known(randomUUID())
    const other = await known(manager.companyId)
    const { id, candidate } = await applied(engagement, manager)
    const write = (text: string) =>
      engagement.as(candidate).call(api.sendMessage, { params: { id }, body: { text } })
    const messages = 'select from message where application_id = $1 and cause = $2'
    const writeByText = async (text: string) => {
      const answer = { account_id: candidate.id, application_id: id, cause: `${id} ${text}`, text }
      await engagement.publish(messageAnswered, answer)
      await expect
        .poll(async () => (await engagement.pool.query(messages, [id, answer.cause])).rowCount)
        .toBe(1)
    }
    await write('Call me at 212 555 0142')
    await write('Or write')
    await writeByText('Or text')
    await expect.poll(() => [whatOf(manager), whatOf(other)]).toEqual([['message 1'], ['message 1']])
    expect(JSON.stringify(toldTo(manager))).not.toMatch(/Call me|Or write/)
    await engagement.as(manager).call(api.sendPortalMessage, { params: { id }, body: { text: 'Thanks' } })
    await engagement.as(other).call(api.saveEmailSettings, { body: { messages: false } })
    engagement.clock.advance(3_700_000)
    await write('When do I begin?')
    await expect.poll(() => whatOf(manager).length).toBe(2)
    engagement.clock.advance(3_700_000)
    await writeByText('Hello?')
    await expect.poll(() => whatOf(manager).length).toBe(3)
    expect(whatOf(other).length).toBe(1)
  })
})
