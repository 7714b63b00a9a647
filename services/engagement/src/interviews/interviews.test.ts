import { randomUUID } from 'node:crypto'
import { getApplication, withdrawApplication } from '@lunchpail/contracts/engagement/api'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import * as events from '@lunchpail/contracts/engagement/events'
import { rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { getApplied, listApplies } from '@lunchpail/contracts/engagement/portal-api'
import { getStats } from '@lunchpail/contracts/engagement/portal-stats-api'
import { listCalendar } from '@lunchpail/contracts/engagement/portal-calendar-api'
import { interviewAnswered } from '@lunchpail/contracts/notifications/events'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '@lunchpail/kit-service/testing/test-service'
import { main as noShows } from '../../bin/no-shows.ts'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, applied, inHours, interviewing, invited, newManager } from '../../test/interviews.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

const hourMs = 3_600_000
const noticesOf = (accountId: string) =>
  engagement.events
    .published(events.candidateNoticeRequested)
    .map(({ data }) => data)
    .filter(({ account_id }) => account_id === accountId)
    .map(({ what }) => what)
const getInvite = async (account: { readonly id: string }, id: string) =>
  (await engagement.as(account).call(api.getInvite, { params: { id } })).body

describe('an invite to interview', () => {
  it('[EN-01] is listed soonest first, with its time under both names and the way to its schedule', async () => {
    const manager = newManager()
    const candidate = { id: randomUUID() }
    const open = []
    for (const hours of [72, 48, 24]) {
      const { id } = await applied(engagement, manager, candidate)
      const times = [{ starts_at: inHours(engagement, hours) }]
      open.push((await invited(engagement, manager, [id], { times })).invites[0]!.id)
    }
    // the one that would be soonest has no time yet
    for (const id of open.slice(0, 2)) {
      const time_id = (await getInvite(candidate, id)).times[0]!.id
      const { status } = await engagement
        .as(candidate)
        .call(api.pickTime, { params: { id }, body: { time_id } })
      expect(status).toBe(200)
    }
    const { invites } = (await engagement.as(candidate).call(api.listInvites)).body
    expect(invites.map(({ id }) => id)).toEqual([open[1], open[0], open[2]])
    expect(invites[0]).toMatchObject({
      position: { title: 'Welder', company_name: 'Acme & Sons', interview_type: 1 },
      inviteType: 1,
      inviteTime: inHours(engagement, 48),
      time_interview: inHours(engagement, 48),
      zone: 'America/Phoenix',
      schedule_url: `/portal/calendar/${open[1]}/`,
    })
    expect(invites[2]).toMatchObject({ inviteTime: null, time_interview: null })
  })

  it('[EN-02] is withdrawn with its application, and once is enough', async () => {
    const { candidate, invite, application } = await interviewing(engagement)
    const withdraw = () => engagement.as(candidate).call(api.withdrawInvite, { params: { id: invite } })
    expect((await withdraw()).body).toEqual({ withdrawn: true })
    expect((await withdraw()).status).toBe(200)
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      id: application.id,
      state: 2,
      reasons: ['withdrawn'],
      withdrawn: true,
      may_withdraw: false,
      invite: { state: 'withdrawn' },
    })
    expect((await engagement.as(candidate).call(api.listInvites)).body.invites).toEqual([])
    await expect
      .poll(() => engagement.events.published(events.inviteChanged).flatMap(({ data }) => data.things))
      .toContainEqual(expect.objectContaining({ id: invite, open: false }))
  })

  it('[EN-16] takes a time, moves it, gives it back, and has it as a calendar file', async () => {
    const { candidate, invite, times } = await interviewing(engagement)
    const pick = (time_id: string) =>
      engagement.as(candidate).call(api.pickTime, { params: { id: invite }, body: { time_id } })
    expect((await pick(times[0]!.id)).body.invite.inviteTime).toBe(times[0]!.starts_at)
    const moved = (await pick(times[1]!.id)).body
    expect(moved.invite.inviteTime).toBe(times[1]!.starts_at)
    expect(moved.times.map(({ mine }) => mine)).toEqual([false, true])

    const confirmed = await engagement.as(candidate).call(api.confirmTime, { params: { id: invite } })
    expect(confirmed.body.invite.confirmed).toBe(true)
    const file = await engagement.as(candidate).call(api.inviteCalendar, { params: { id: invite } })
    const calendar = String(file.body)
    const stamp = times[1]!.starts_at.replaceAll(/[-:]|\.\d+/g, '')
    expect(calendar).toContain(`DTSTART:${stamp}`)
    expect(calendar).toContain('LOCATION:12 Dock Street')

    const given = await engagement.as(candidate).call(api.cancelTime, { params: { id: invite } })
    expect(given.body).toMatchObject({ invite: { inviteTime: null, state: 'open', confirmed: false } })
    // a calendar that has it takes it out
    const off = String(
      (await engagement.as(candidate).call(api.inviteCalendar, { params: { id: invite } })).body,
    )
    expect(calendar).not.toContain('STATUS:')
    expect(off).toContain('STATUS:CANCELLED')
    expect(off).toContain(`DTSTART:${stamp}`)
    const nameIn = (file: string) => /UID:(.*)/.exec(file)![1]
    const orderIn = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)![1])
    expect([nameIn(off), orderIn(off)]).toEqual([nameIn(calendar), orderIn(calendar) + 1])
    const { timeline } = await applicationOf(engagement, candidate)
    expect(timeline.map(({ what }) => what)).toEqual([
      'state',
      'invited',
      'time-picked',
      'time-moved',
      'confirmed',
      'time-canceled',
    ])
    // BY-02: by which a text about the time before is not confirmed
    const told = () =>
      engagement.events
        .published(events.inviteChanged)
        .flatMap(({ data }) => data.things)
        .filter(({ id }) => id === invite)
        .map(({ starts_at }) => starts_at)
    await expect
      .poll(told)
      .toEqual([null, times[0]!.starts_at, times[1]!.starts_at, times[1]!.starts_at, null])
  })

  it('[BY-02] gives the last place of a time to one of those who want it at once, and shows the other what is left', async () => {
    const manager = newManager()
    const people = await Promise.all(Array.from({ length: 6 }, () => applied(engagement, manager)))
    const sent = await invited(
      engagement,
      manager,
      people.map(({ id }) => id),
    )
    const inviteOf = (id: string) => sent.invites.find((one) => one.application_id === id)!.id
    const { times } = await getInvite(people[0]!.candidate, inviteOf(people[0]!.id))
    const answers = await Promise.all(
      people.map(({ id, candidate }) =>
        engagement
          .as(candidate)
          .call(api.pickTime, { params: { id: inviteOf(id) }, body: { time_id: times[0]!.id } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const late = people[answers.findIndex(({ status }) => status === 409)]!
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({ code: 'time-taken' })
    const left = await getInvite(late.candidate, inviteOf(late.id))
    expect(left.times.map(({ id }) => id)).toEqual([times[1]!.id])
  })

  it('[EN-16] refuses a time at which the candidate has another interview, and takes one beside it', async () => {
    const candidate = { id: randomUUID() }
    const starts = [50, 50.5, 49.75, 49.5].map((hours) => inHours(engagement, hours))
    const timesOf = async (times: readonly string[]) => {
      const manager = newManager()
      const { id } = await applied(engagement, manager, candidate)
      const sent = await invited(engagement, manager, [id], {
        minutes: 30,
        times: times.map((starts_at) => ({ starts_at })),
      })
      const invite = sent.invites[0]!.id
      const offered = await getInvite(candidate, invite)
      return (starts_at: string) =>
        engagement.as(candidate).call(api.pickTime, {
          params: { id: invite },
          body: { time_id: offered.times.find((one) => one.starts_at === starts_at)!.id },
        })
    }
    const [at, after, within, before] = starts as [string, string, string, string]
    const [first, second] = [await timesOf([at, before]), await timesOf([at, after, within, before])]
    expect((await first(at)).status).toBe(200)
    expect((await first(at)).status).toBe(200)
    for (const clash of [at, within]) {
      const refused = await second(clash)
      expect([refused.status, refused.body.code]).toEqual([409, 'time-clash'])
    }
    expect((await second(after)).status).toBe(200)
    expect((await second(before)).status).toBe(200)
    const both = await Promise.all([second(at), first(before)])
    expect(both.filter(({ status }) => status === 409)).not.toEqual([])
  })

  it('[EN-16] lets two people swap their times without waiting for each other for ever', async () => {
    const manager = newManager()
    const people = [await applied(engagement, manager), await applied(engagement, manager)]
    const sent = await invited(
      engagement,
      manager,
      people.map(({ id }) => id),
    )
    const ofPerson = (index: number) =>
      sent.invites.find(({ application_id }) => application_id === people[index]!.id)!.id
    const { times } = await getInvite(people[0]!.candidate, ofPerson(0))
    const pick = (person: number, time: number) =>
      engagement
        .as(people[person]!.candidate)
        .call(api.pickTime, { params: { id: ofPerson(person) }, body: { time_id: times[time]!.id } })
    await pick(0, 0)
    await pick(1, 1)
    const both = await Promise.all([pick(0, 1), pick(1, 0)])
    // whoever moves first finds the other's place taken
    expect(both.map(({ status }) => status)).toEqual([409, 409])
  })

  it('[BY-02] [EN-18] reminds a day and two hours before, and asks afterwards how it was', async () => {
    const { candidate, invite, times, manager, application } = await interviewing(engagement)
    const desk = engagement.as(manager)
    const tabs = async () => (await desk.call(listApplies, { body: {} })).body.counts
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    const { rows } = await engagement.pool.query(
      `select key, run_at from graphile_worker.jobs where key like $1 order by run_at`,
      [`%:${invite}`],
    )
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['day-before', 'hours-before', 'end'])
    // each of them now, as the queue has a clock of its own
    await engagement.pool.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where key like $1`,
      [`%:${invite}`],
    )
    await expect
      .poll(() => noticesOf(candidate.id).toSorted())
      .toEqual(['day-before', 'feedback', 'hours-before', 'invited', 'picked'])
    const { rows: outcomes } = await engagement.pool.query(
      'select outcome from interview_outcome where invite_id = $1',
      [invite],
    )
    expect(outcomes).toEqual([{ outcome: 0 }])
    // it needs feedback, until there is another interview to come
    expect(await tabs()).toMatchObject({ '2': 0, '3': 1 })
    await invited(engagement, manager, [application.id])
    expect(await tabs()).toMatchObject({ '2': 1, '3': 0 })
    const { funnel } = (await desk.call(getStats, { query: { days: '366' } })).body
    const { body: list } = await desk.call(listApplies, {
      query: { tab: '6', step: 'interviewed' },
      body: {},
    })
    expect([funnel.interviewed, list.total]).toEqual([1, 1])
    expect(
      (await engagement.as(manager).call(portalApi.rescindInvite, { params: { id: invite } })).body.code,
    ).toBe('invite-closed')
  })
})

describe('an answer by text', () => {
  it('[BY-02] C confirms the time that the text named, and an earlier one no more', async () => {
    const { candidate, invite, times } = await interviewing(engagement)
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[1]!.id } })
    const say = (starts_at: string) =>
      engagement.publish(interviewAnswered, {
        account_id: candidate.id,
        invite_id: invite,
        starts_at,
        answer: 'confirm',
      })
    const steps = async () =>
      (await applicationOf(engagement, candidate)).timeline.map(({ what }) => what).slice(2)
    const earlier = await say(times[0]!.starts_at)
    await expect
      .poll(() => engagement.pool.query('select 1 from kit.inbox where event_id = $1', [earlier]))
      .toMatchObject({ rowCount: 1 })
    expect(await steps()).toEqual(['time-picked'])
    await say(times[1]!.starts_at)
    await say(times[1]!.starts_at)
    await expect.poll(steps).toEqual(['time-picked', 'confirmed'])
  })
})

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

  it('[EN-04] gives its interview time back once it is rejected', async () => {
    const { candidate, invite, times, manager, application } = await interviewing(engagement)
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    await engagement.as(manager).call(portalApi.moveApplications, {
      body: { applications: [application.id], state: 2, reasons: ['other'] },
    })
    expect((await getInvite(candidate, invite)).invite.state).toBe('rescinded')
    // [EN-16] a calendar that has it takes it out
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
        (await desk.call(listApplies, { query: { tab: '6' }, body: {} })).body.applications[0]!.interview_at,
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
    // nobody comes to an interview without a time
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

  it('[EN-04] is invited once at a time, and by its own company', async () => {
    const { manager, application, candidate, invite } = await interviewing(engagement)
    // nobody has picked a time yet: new times replace the old ones
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
})

describe('after an interview', () => {
  /** The interview of a candidate is over. */
  const interviewed = async (candidate = { id: randomUUID() }, manager = newManager()) => {
    const { id } = await applied(engagement, manager, candidate)
    const sent = await invited(engagement, manager, [id])
    const invite = sent.invites[0]!.id
    const { times } = await getInvite(candidate, invite)
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    await engagement.pool.query('update offered_time set starts_at = $2 where id = $1', [
      times[0]!.id,
      new Date(engagement.clock.now().getTime() - hourMs),
    ])
    return { id, invite, candidate, manager }
  }
  const outcome = (
    { manager, invite }: { manager: Parameters<typeof engagement.as>[0]; invite: string },
    given: number,
  ) =>
    engagement
      .as(manager)
      .call(portalApi.giveOutcome, { params: { id: invite }, body: { outcome: given } as never })

  it('[EN-05] takes what the candidate says as a form, apart from what the manager says', async () => {
    const { invite, candidate, manager, id } = await interviewed()
    const send = (form: Record<string, string> | undefined) =>
      engagement.as(candidate).call(api.sendFeedback, { params: { id: invite }, body: form as never })
    for (const never of ['0', '7', ''])
      expect((await send({ feedback_state: never })).body.fields).toMatchObject({
        feedback_state: { code: 'field.choose' },
      })
    expect((await send({ feedback_state: 'requested not received' })).status).toBe(400)
    for (const nothing of [{}, undefined])
      expect((await send(nothing)).body.fields).toMatchObject({ feedback_state: { code: 'field.choose' } })
    for (const [name, state] of [
      ['GOOD_NEXT_STEPS', 1],
      ['NOT_SURE', 2],
      ['COMPANY_PASSED', 3],
      ['NO_LONGER_INTERESTED', 4],
      ['NO_SHOW', 5],
      ['HM_NO_SHOW', 6],
    ] as const)
      expect((await send({ feedback_state: name })).body).toEqual({ feedback_state: state })
    const said = await send({ feedback_state: '6', feedback_reason: 'Nobody was there', reschedule: '1' })
    expect([said.status, said.body]).toEqual([200, { feedback_state: 6 }])
    expect((await outcome({ manager, invite }, 1)).status).toBe(200)
    const { rows } = await engagement.pool.query(
      `select f.state, f.reason, f.reschedule, o.outcome from candidate_feedback f
       join interview_outcome o using (invite_id) where invite_id = $1`,
      [invite],
    )
    expect(rows).toEqual([{ state: 6, reason: 'Nobody was there', reschedule: true, outcome: 1 }])
    const { body } = await engagement.as(candidate).call(getApplication, { params: { id } })
    expect(body.application).toMatchObject({ state: 3, had_interview: true, approved: true })
  })

  it('[EN-05] gives feedback and an outcome only once it has begun', async () => {
    const { candidate, invite, manager } = await interviewing(engagement)
    const said = await engagement
      .as(candidate)
      .call(api.sendFeedback, { params: { id: invite }, body: { feedback_state: 1 } })
    expect([said.body.code, (await outcome({ manager, invite }, 1)).body.code]).toEqual([
      'invite-ahead',
      'invite-ahead',
    ])
  })

  it('[EN-04] tells the reasons that the manager gave for passing, and none that nobody gave', async () => {
    const { invite, candidate, manager, id } = await interviewed()
    const pass = (body: object) =>
      engagement
        .as(manager)
        .call(portalApi.giveOutcome, { params: { id: invite }, body: { outcome: 3, ...body } as never })
    const told = async () => {
      const { application } = (await engagement.as(candidate).call(getApplication, { params: { id } })).body
      const { state, reasons, reason_other: other, timeline } = application
      return { state, reasons, other, steps: timeline.filter((step) => step.state === 2).length }
    }
    await pass({})
    expect(await told()).toEqual({ state: 2, reasons: [], other: null, steps: 1 })
    await pass({ reasons: ['late', 'ability'], reason_other: 'Try us again' })
    expect(await told()).toEqual({
      state: 2,
      reasons: ['late', 'ability'],
      other: 'Try us again',
      steps: 1,
    })
    await outcome({ manager, invite }, 4)
    expect(await told()).toMatchObject({ state: 2, reasons: [], other: null })
  })

  it('[EN-05] leaves an application where a later invite put it, whatever is said about the interview before', async () => {
    const { invite, candidate, manager, id } = await interviewed()
    await outcome({ manager, invite }, 2)
    engagement.clock.advance(hourMs)
    const [next] = (await invited(engagement, manager, [id])).invites
    const { times } = await getInvite(candidate, next!.id)
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: next!.id }, body: { time_id: times[0]!.id } })
    for (const given of [3, 5, 1, 2]) {
      expect((await outcome({ manager, invite }, given)).body).toEqual({ outcome: given })
      expect(await applicationOf(engagement, candidate)).toMatchObject({
        state: 1,
        had_interview: false,
        reason: null,
        invite: { id: next!.id, state: 'open' },
      })
    }
  })

  const reported = (candidate: { readonly id: string }) =>
    engagement.events
      .published(events.noShowsRepeated)
      .map(({ data }) => data)
      .filter(({ account_id }) => account_id === candidate.id)
  const withdrawn = (candidate: { readonly id: string }) =>
    engagement.events
      .published(events.noShowsWithdrawn)
      .map(({ data }) => data)
      .filter(({ account_id }) => account_id === candidate.id)
  const missing =
    (candidate: Parameters<typeof interviewed>[0]) => async (manager?: ReturnType<typeof newManager>) => {
      const one = await interviewed(candidate, manager)
      expect((await outcome(one, 5)).status).toBe(200)
      return one
    }
  const contest = (candidate: TestAccount, id: string) =>
    engagement.as(candidate).call(api.contestNoShow, { params: { id }, body: { reason: 'I was there' } })
  const seenBy = async ({ manager, id }: { manager: Parameters<typeof engagement.as>[0]; id: string }) =>
    (await engagement.as(manager).call(getApplied, { params: { id } })).body.application

  it('[EN-06] suspends by the third no-show in 90 days that no candidate contests, from managers alone', async () => {
    const candidate = { id: randomUUID() }
    const miss = missing(candidate)
    const first = await miss()
    expect(await applicationOf(engagement, candidate)).toMatchObject({
      state: 2,
      reasons: ['no-show'],
      invite: { no_show: true, contested: false, no_show_state: 'reported' },
    })
    expect((await contest(candidate, first.invite)).status).toBe(200)
    expect((await seenBy(first)).invites).toMatchObject([
      { outcome: 5, contested: 'I was there', no_show_state: 'disputed' },
    ])
    // an old one does not count either
    const old = await miss()
    await engagement.pool.query(
      `update interview_outcome set at = at - interval '91 days' where invite_id = $1`,
      [old.invite],
    )
    // said twice is one
    const second = await miss()
    await outcome(second, 5)
    const third = await miss()
    const corrected = await miss()
    expect(await outcome(corrected, 2)).toMatchObject({ status: 200 })
    // the correction left two that count: what the third one led to was taken back
    await expect.poll(() => [reported(candidate).length, withdrawn(candidate).length]).toEqual([1, 1])
    expect(reported(candidate)[0]!.missed.map(({ application_id }) => application_id)).toEqual(
      [corrected, third, second].map(({ id }) => id),
    )
    await outcome(corrected, 5)
    await expect.poll(() => reported(candidate).length).toBe(2)
    const { rows: counted } = await engagement.pool.query<{ invite_id: string }>(
      'select invite_id from interview_outcome where counted_at is not null',
    )
    const ofCandidate = [first, old, second, third, corrected].map(({ invite }) =>
      counted.some(({ invite_id }) => invite_id === invite),
    )
    expect(ofCandidate).toEqual([false, false, true, true, true])
    // those that were counted do not count for the next suspension
    await miss()
    const last = await miss()
    await outcome(last, 2)
    const { body } = await engagement.as(candidate).call(getApplication, { params: { id: last.id } })
    expect(body.application).toMatchObject({ state: 1, reason: null })
    expect(reported(candidate)).toHaveLength(2)
  })

  it('[BY-27] bars nobody by the marks of one company alone', async () => {
    const candidate = { id: randomUUID() }
    const miss = missing(candidate)
    const manager = newManager()
    for (let i = 0; i < 4; i++) await miss(manager)
    expect(reported(candidate)).toEqual([])
    await miss()
    await expect.poll(() => reported(candidate).length).toBe(1)
    expect(reported(candidate)[0]!.missed).toHaveLength(5)
  })

  it('[BY-27] a no-show that the candidate contradicts counts once an operator who read both sides lets it stand', async () => {
    const candidate = { id: randomUUID() }
    const miss = missing(candidate)
    const [, second, third] = [await miss(), await miss(), await miss()]
    await expect.poll(() => reported(candidate).length).toBe(1)
    // by feedback
    await engagement.as(candidate).call(api.sendFeedback, {
      params: { id: second.invite },
      body: { feedback_state: 6, feedback_reason: 'Nobody came', reschedule: true } as never,
    })
    await expect
      .poll(() => withdrawn(candidate))
      .toEqual([{ account_id: candidate.id, suspended_at: reported(candidate)[0]!.at }])
    const heard = await engagement.as(second.manager).call(getStats)
    expect(heard.body.feedback).toEqual([{ state: 6, count: 1, reschedule: 1 }])
    const listedOwn = await engagement.as({ ...candidate, level: 'suspended' }).call(api.listNoShows)
    expect(listedOwn.body.invites.map(({ no_show_state }) => no_show_state)).toContain('disputed')
    expect((await seenBy(second)).invites[0]).toMatchObject({
      no_show_state: 'disputed',
      feedback: { state: 6, reason: 'Nobody came', reschedule: true },
    })
    // and the manager does not end the dispute by saying it again
    await outcome(second, 2)
    await outcome(second, 5)
    expect((await contest({ ...candidate, level: 'suspended' }, third.invite)).status).toBe(200)
    await outcome(third, 1)
    await outcome(third, 5)
    expect(reported(candidate)).toHaveLength(1)

    const run = async (...args: string[]) => {
      const said: string[] = []
      const keep = (text: string) => void said.push(text)
      const code = await noShows(args, { env: engagement.env, out: keep, err: keep } as never)
      return { code, said: said.join('') }
    }
    const listed = (await run()).said.split('\n\n').find((each) => each.startsWith(second.invite))
    expect(listed).toMatch(/company {3}\S+ NO_SHOW\n {2}candidate \S+ HM_NO_SHOW: "Nobody came"/)
    expect(await run('stands', randomUUID())).toEqual({ code: 1, said: 'There is no such no-show.\n' })
    expect(await run('later', second.invite)).toMatchObject({ code: 2 })

    expect(await run('drop', third.invite)).toMatchObject({ code: 0 })
    expect(await run('drop', third.invite)).toEqual({ code: 1, said: 'It is settled so already.\n' })
    expect((await seenBy(third)).invites[0]).toMatchObject({ outcome: 5, no_show_state: 'dropped' })
    expect((await seenBy(third)).reasons).toEqual([])
    expect((await contest(candidate, third.invite)).status).toBe(409)
    expect(reported(candidate)).toHaveLength(1)
    const last = await miss()
    expect(reported(candidate)).toHaveLength(1)
    expect((await run('stands', last.invite)).said).toBe('Nobody disputes it: it counts already.\n')
    // whoever wrote to the support: one that is not disputed here
    const own = (await run('of', candidate.id)).said
    expect(own).toMatch(/4 no-shows/)
    expect(own).toContain(`application ${last.id}, reported`)
    expect(await run('stands', last.invite)).toMatchObject({ code: 1 })
    expect(await run('stands', second.invite)).toMatchObject({ code: 0 })
    await expect.poll(() => reported(candidate).length).toBe(2)
    expect(await run('drop', last.invite)).toMatchObject({ code: 0 })
    await expect.poll(() => withdrawn(candidate).length).toBe(2)

    // settled by mistake: the other settlement takes it back, with all that follows from it
    const corrected = await run('stands', third.invite)
    expect(corrected.code).toBe(0)
    expect(corrected.said).toMatch(
      / company .* NO_SHOW\n.* was there: "I was there"\n {2}operator {2}\S+ stands\n/,
    )
    expect(await seenBy(third)).toMatchObject({
      reasons: ['no-show'],
      invites: [{ no_show_state: 'stands' }],
    })
    await expect.poll(() => reported(candidate).length).toBe(3)
    expect(await run('drop', second.invite)).toMatchObject({ code: 0 })
    await expect.poll(() => withdrawn(candidate).length).toBe(3)
    const ofCandidate = await engagement.as(candidate).call(getApplication, { params: { id: second.id } })
    expect(ofCandidate.body.application).toMatchObject({ invite: { no_show_state: 'dropped' }, reasons: [] })
    expect((await seenBy(second)).timeline.filter(({ what }) => what === 'settled')).toHaveLength(2)
  })
})
