import { randomUUID } from 'node:crypto'
import { dayMs, hourMs } from '@lunchpail/contracts/durations'
import { withdrawApplication } from '@lunchpail/contracts/engagement/api'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import * as events from '@lunchpail/contracts/engagement/events'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { listApplicants } from '@lunchpail/contracts/engagement/portal-api'
import { listCalendar } from '@lunchpail/contracts/engagement/portal-calendar-api'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, applied, inHours, interviewing, invited, newManager } from '../../test/interviews.ts'
import { outcomesOf } from '../../test/outcomes.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { noticesOf, getInvite } = outcomesOf(() => engagement)

describe('an application', () => {
  it('[EN-03] is withdrawn with a reason of six characters or more, by numbers or names', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    const withdraw = (reason_other: string, change: object = {}) =>
      engagement.as(candidate).call(withdrawApplication, {
        params: { id },
        body: { state: 2, reason: rejectionBit('withdrawn'), reason_other, ...change } as never,
      })
    const short = await withdraw(' five ')
    expect([short.status, short.body.fields]).toMatchObject([
      400,
      { reason_other: { code: 'field.min-length', error: 'Please enter at least 6 characters' } },
    ])
    expect((await withdraw('Found work', { state: 1 })).status).toBe(400)
    // 2 §9 shows names, and no bits
    const byName = { state: 'rejected', reason: 'withdrawn' }
    expect((await withdraw('Found work', { ...byName, reason: 'expired' })).status).toBe(400)
    const { status, body } = await withdraw('Found work', byName)
    expect([status, body.application]).toMatchObject([
      200,
      { state: 2, reason: rejectionBit('withdrawn'), reason_other: 'Found work', withdrawn: true },
    ])
    // what is withdrawn stays so, whoever moves it
    const moved = await engagement
      .as(manager)
      .call(portalApi.moveApplications, { body: { applications: [id], state: 0 } })
    expect(moved.body).toEqual({ done: [] })
  })

  it('[EN-04] is moved by the managers of its company alone, as far as the table of states lets them', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    const move = (state: number, change: object = {}, who = manager) =>
      engagement
        .as(who)
        .call(portalApi.moveApplications, { body: { applications: [id], state, ...change } as never })
    expect((await move(3, {}, newManager())).body).toEqual({ done: [] })
    expect((await move(5)).body.done).toEqual([])
    expect((await move(2)).body.fields).toMatchObject({ reasons: { code: 'field.choose' } })
    const rejected = { reasons: ['experience', 'availability'], reason_other: 'Try us next year' }
    expect((await move(2, rejected)).body.done).toEqual([id])
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      state: 2,
      reasons: ['availability', 'experience'],
      reason_other: 'Try us next year',
    })
    const approved: boolean[] = []
    for (const state of [0, 3, 5, 7, 6]) {
      expect((await move(state)).body.done).toEqual([id])
      approved.push((await applicationOf(engagement, candidate)).approved)
    }
    expect(approved).toEqual([false, true, true, true, true])
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      state: 3,
      employer_state: 6,
      reason: null,
    })
    await expect.poll(() => noticesOf(candidate.id)).toEqual(['not-selected', 'moving-forward', 'hired'])
  })

  it('[EN-16] is told once that it is not selected, until its candidate hears otherwise', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    const move = async (state: number) => {
      engagement.clock.advance(hourMs)
      const body = { applications: [id], state, ...(state === 2 && { reasons: ['experience'] }) } as never
      expect((await engagement.as(manager).call(portalApi.moveApplications, { body })).body.done).toEqual([
        id,
      ])
    }
    // that it is back in review is told by nothing
    for (const state of [2, 0, 2, 0, 3]) await move(state)
    const told = ['not-selected', 'moving-forward']
    await expect.poll(() => noticesOf(candidate.id)).toEqual(told)
    for (const state of [2, 0]) await move(state)
    engagement.clock.advance(hourMs)
    await invited(engagement, manager, [id])
    await move(2)
    await expect
      .poll(() => noticesOf(candidate.id))
      .toEqual([...told, 'not-selected', 'invited', 'not-selected'])
  })

  it('[EN-04] gives its interview time back once it is rejected', async () => {
    const { candidate, invite, times, manager, application } = await interviewing(engagement)
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    await engagement.as(manager).call(portalApi.moveApplications, {
      body: { applications: [application.id], state: 2, reasons: ['other'] },
    })
    expect((await getInvite(candidate, invite)).invite.state).toBe('rescinded')
    // a calendar that has it takes it out
    const file = await engagement.as(candidate).call(api.inviteCalendar, { params: { id: invite } })
    expect(String(file.body)).toContain('STATUS:CANCELLED')
  })

  it('[EN-04] [EN-17] has its interview called off by whoever moves it before, and is told of that time', async () => {
    for (const [state, told] of [
      [2, ['not-selected']],
      [3, ['moving-forward']],
      [4, ['application-canceled']],
    ] as const) {
      const { candidate, invite, times, manager, application } = await interviewing(engagement)
      const desk = engagement.as(manager)
      const planned = async () => [
        (await desk.call(listCalendar, { query: { from: inHours(engagement, 0) } })).body.interviews.length,
        (await desk.call(listApplicants, { query: { tab: '6' }, body: {} })).body.applications[0]!
          .interview_at,
      ]
      await engagement
        .as(candidate)
        .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
      expect(await planned()).toEqual([1, times[0]!.starts_at])
      await desk.call(portalApi.moveApplications, {
        body: { applications: [application.id], state, ...(state === 2 && { reasons: ['other'] }) } as never,
      })
      expect((await getInvite(candidate, invite)).invite.state).toBe('rescinded')
      expect(await planned()).toEqual([0, null])
      await expect
        .poll(() => noticesOf(candidate.id).toSorted())
        .toEqual(['called-off', 'invited', 'picked', ...told].toSorted())
      const { data } = engagement.events
        .published(events.candidateNoticeRequested)
        .find(({ data: one }) => one.account_id === candidate.id && one.what === 'called-off')!
      expect(data).toMatchObject({ invite_id: invite, starts_at: times[0]!.starts_at })
    }
    // no one comes to an interview without a time
    for (const [state, told] of [
      [3, 'moving-forward'],
      [4, 'application-canceled'],
    ] as const) {
      const { candidate, manager, application } = await interviewing(engagement)
      await engagement
        .as(manager)
        .call(portalApi.moveApplications, { body: { applications: [application.id], state } })
      await expect.poll(() => noticesOf(candidate.id)).toEqual(['invited', told])
    }
  })

  it('[BY-01] has each step in its candidate’s timeline as the company has it', async () => {
    const manager = newManager()
    const { id, candidate } = await applied(engagement, manager)
    for (const state of [3, 5] as const)
      await engagement.as(manager).call(portalApi.moveApplications, { body: { applications: [id], state } })
    expect((await applicationOf(engagement, candidate)).timeline).toMatchObject([
      { state: 0, employer_state: 0 },
      { state: 3, employer_state: 3 },
      { state: 3, employer_state: 5 },
    ])
  })

  it('[EN-16] [BY-26] is invited by its company ten times a day, with its person’s others', async () => {
    const [manager, candidate] = [newManager(), { id: randomUUID() }]
    const [first, second] = [
      await applied(engagement, manager, candidate),
      await applied(engagement, manager, candidate),
    ]
    const other = await applied(engagement, manager)
    const invite = (...applications: readonly string[]) =>
      engagement.as(manager).call(portalApi.sendInvites, {
        body: {
          applications: [...applications],
          replaces: true,
          type: 1,
          zone: 'America/Phoenix',
          times: [{ starts_at: inHours(engagement, 72) }],
        },
      })
    for (let sent = 0; sent < portalApi.invitesADay - 1; sent++)
      expect((await invite(first.id)).body.done).toEqual([first.id])
    // one more, of either
    expect((await invite(first.id, second.id)).body.done).toHaveLength(1)
    const { status, body, headers } = await invite(first.id, second.id)
    expect([status, body.code, headers.get('retry-after')]).toEqual([
      429,
      'too-many-invites',
      String(dayMs / 1_000),
    ])
    expect((await invite(first.id, other.id)).body.done).toEqual([other.id])
    const bolt = newManager()
    const theirs = await applied(engagement, bolt, candidate)
    expect((await invited(engagement, bolt, [theirs.id])).done).toEqual([theirs.id])
    engagement.clock.advance(dayMs)
    expect((await invite(first.id)).body.done).toEqual([first.id])
  })

  it('[EN-04] is invited once at a time, and by its own company', async () => {
    const { manager, application, candidate, invite } = await interviewing(engagement)
    // no time is picked yet: new times replace the old ones
    const [again] = (await invited(engagement, manager, [application.id])).invites
    expect((await getInvite(candidate, invite)).invite.state).toBe('closed')
    const time_id = (await getInvite(candidate, again!.id)).times[0]!.id
    await engagement.as(candidate).call(api.pickTime, { params: { id: again!.id }, body: { time_id } })
    expect((await invited(engagement, manager, [application.id])).done).toEqual([])
    expect((await invited(engagement, newManager(), [application.id])).done).toEqual([])
    // a time that they have is called off where the manager says so
    const [moved] = (await invited(engagement, manager, [application.id], { replaces: true })).invites
    expect((await getInvite(candidate, again!.id)).invite.state).toBe('rescinded')
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      state: 1,
      invite: { id: moved!.id, inviteTime: null, state: 'open' },
    })
    await expect
      .poll(() => noticesOf(candidate.id))
      .toEqual(['invited', 'invited', 'picked', 'called-off', 'invited'])
    const begun = (await getInvite(candidate, moved!.id)).times[0]!.id
    await engagement.as(candidate).call(api.pickTime, { params: { id: moved!.id }, body: { time_id: begun } })
    await engagement.pool.query('update offered_time set starts_at = $2 where id = $1', [
      begun,
      engagement.clock.now(),
    ])
    expect((await invited(engagement, manager, [application.id], { replaces: true })).done).toEqual([])
    const past = { starts_at: inHours(engagement, -1) }
    const { body } = await engagement.as(manager).call(portalApi.sendInvites, {
      body: { applications: [application.id], type: 1, zone: 'America/Phoenix', times: [past] },
    })
    expect(body.fields).toMatchObject({ times: { code: 'interview.times-past' } })
  })

  it('[NT-02] [EN-04] is invited once where the desk asks twice under one key, as no answer came', async () => {
    const { manager, application, candidate } = await interviewing(engagement)
    const asked = {
      body: {
        applications: [application.id],
        type: 1 as const,
        zone: 'America/Phoenix' as const,
        times: [{ starts_at: inHours(engagement, 30) }],
      },
      headers: { 'idempotency-key': 'pressed-twice' },
    }
    const desk = engagement.as(manager)
    const [first, second] = [
      await desk.call(portalApi.sendInvites, asked),
      await desk.call(portalApi.sendInvites, asked),
    ]
    expect(first.body.invites).toHaveLength(1)
    expect(second.body).toEqual(first.body)
    expect((await getInvite(candidate, first.body.invites[0]!.id)).invite.state).toBe('open')
  })
})
