import { randomUUID } from 'node:crypto'
import { hourMs } from '@lunchpail/contracts/durations'
import { getApplication, withdrawApplication } from '@lunchpail/contracts/engagement/api'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as events from '@lunchpail/contracts/engagement/events'
import { getApplied } from '@lunchpail/contracts/engagement/portal-api'
import { moveApplications } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { getStats } from '@lunchpail/contracts/engagement/portal-stats-api'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestAccount } from '@lunchpail/kit-service/testing/test-service'
import { main as noShows } from '../../bin/no-shows.ts'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, invited, newManager } from '../../test/interviews.ts'
import { outcomesOf } from '../../test/outcomes.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { interviewed, interviewedAgain, outcome, noticesOf } = outcomesOf(() => engagement)

const missing =
  (candidate: Parameters<typeof interviewed>[0]) => async (manager?: ReturnType<typeof newManager>) => {
    const one = await interviewed(candidate, manager)
    expect((await outcome(one, 5)).status).toBe(200)
    return one
  }

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
const seenBy = async ({ manager, id }: { manager: Parameters<typeof engagement.as>[0]; id: string }) =>
  (await engagement.as(manager).call(getApplied, { params: { id } })).body.application
const contest = (candidate: TestAccount, id: string) =>
  engagement.as(candidate).call(api.contestNoShow, { params: { id }, body: { reason: 'I was there' } })

describe('after an interview', () => {
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

  it('[BY-27] bars no one by the marks of one company alone', async () => {
    const candidate = { id: randomUUID() }
    const miss = missing(candidate)
    const manager = newManager()
    for (let i = 0; i < 4; i++) await miss(manager)
    expect(reported(candidate)).toEqual([])
    await miss()
    await expect.poll(() => reported(candidate).length).toBe(1)
    expect(reported(candidate)[0]!.missed).toHaveLength(5)
  })

  const run = async (...args: string[]) => {
    const said: string[] = []
    const keep = (text: string) => void said.push(text)
    const code = await noShows(args, { env: engagement.env, out: keep, err: keep } as never)
    return { code, said: said.join('') }
  }
  it('[BY-27] a no-show that stands after all is a reason where it decided alone', async () => {
    const one = await interviewed()
    await outcome(one, 5)
    for (const body of [{ state: 0 }, { state: 2, reasons: ['experience'] }] as const) {
      engagement.clock.advance(hourMs)
      const applications = [one.id]
      await engagement.as(one.manager).call(moveApplications, { body: { applications, ...body } as never })
    }
    expect((await contest(one.candidate, one.invite)).status).toBe(200)
    for (const settled of ['drop', 'stands']) {
      expect(await run(settled, one.invite)).toMatchObject({ code: 0 })
      expect((await seenBy(one)).reasons).toEqual(['experience'])
    }
  })

  it('[BY-27] dropping a no-show leaves the reason to another one that decided', async () => {
    const first = await interviewed()
    await outcome(first, 5)
    engagement.clock.advance(hourMs)
    const body = { applications: [first.id], state: 0 as const }
    await engagement.as(first.manager).call(moveApplications, { body })
    const second = await interviewedAgain(first)
    engagement.clock.advance(hourMs)
    await outcome(second, 5)
    expect(await run('drop', first.invite)).toMatchObject({ code: 0 })
    expect((await seenBy(first)).reasons).toEqual(['no-show'])
  })

  it('[BY-27] a no-show that the candidate contradicts counts once an operator who read both sides lets it stand', async () => {
    const candidate = { id: randomUUID() }
    const miss = missing(candidate)
    const [, second, third] = [await miss(), await miss(), await miss()]
    await expect.poll(() => reported(candidate).length).toBe(1)
    // by feedback
    await engagement.as(candidate).call(api.sendFeedback, {
      params: { id: second.invite },
      body: { feedback_state: 6, feedback_reason: 'No one came', reschedule: true } as never,
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
      feedback: { state: 6, reason: 'No one came', reschedule: true },
    })
    // and the manager does not end the dispute by saying it again
    await outcome(second, 2)
    await outcome(second, 5)
    expect((await contest({ ...candidate, level: 'suspended' }, third.invite)).status).toBe(200)
    await outcome(third, 1)
    await outcome(third, 5)
    expect(reported(candidate)).toHaveLength(1)

    const listed = (await run()).said.split('\n\n').find((each) => each.startsWith(second.invite))
    expect(listed).toMatch(/company {3}\S+ NO_SHOW\n {2}candidate \S+ HM_NO_SHOW: "No one came"/)
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
    expect((await run('stands', last.invite)).said).toBe('It is not disputed: it counts already.\n')
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
    const settledFor = async ({ id }: { id: string }) => {
      const { body } = await engagement.as(candidate).call(getApplication, { params: { id } })
      return body.application.timeline.filter(({ what }) => what === 'settled').length
    }
    expect(await settledFor(third)).toBe(1)
    // taken back, it did not happen
    await outcome(third, 1)
    expect(await settledFor(third)).toBe(0)
    // and one that was dropped is no reason either, whoever says it again
    for (const given of [2, 5]) await outcome(second, given)
    expect(await seenBy(second)).toMatchObject({
      state: 2,
      reasons: [],
      invites: [{ no_show_state: 'dropped' }],
    })
  })

  type Interview = Awaited<ReturnType<typeof interviewed>>
  const read = async ({ candidate, id }: Interview) =>
    (await engagement.as(candidate).call(getApplication, { params: { id } })).body.application
  const inviteAgain = async ({ manager, id }: Interview) => {
    engagement.clock.advance(hourMs)
    return (await invited(engagement, manager, [id])).invites[0]!.id
  }

  it('[BY-27] shows a no-show to its candidate, who may contest it, after the company invited again and after a withdrawal', async () => {
    const one = await missing({ id: randomUUID() })()
    const { candidate, manager, id } = one
    await engagement.as(manager).call(moveApplications, { body: { applications: [id], state: 0 } })
    const next = await inviteAgain(one)
    const reportedNow = {
      invite: { id: next, state: 'open', no_show: false },
      no_shows: [{ id: one.invite, no_show_state: 'reported', contested: false }],
    }
    expect(await read(one)).toMatchObject({ state: 1, ...reportedNow })
    expect(await applicationOf(engagement, candidate)).toMatchObject(reportedNow)
    await engagement.as(candidate).call(withdrawApplication, {
      params: { id },
      body: { state: 2, reason: 'withdrawn', reason_other: 'Found another job' },
    })
    expect(await read(one)).toMatchObject({ withdrawn: true, no_shows: reportedNow.no_shows })
    expect((await contest(candidate, one.invite)).status).toBe(200)
    expect((await read(one)).no_shows).toMatchObject([{ id: one.invite, no_show_state: 'disputed' }])
    // each application has its own
    await missing(candidate)()
    expect((await read(one)).no_shows).toHaveLength(1)
  })

  it('[EN-16] tells of a no-show that had decided, once it is taken back, whatever is said in its place', async () => {
    for (const [given, state, told] of [
      [2, 1, []],
      [1, 3, ['moving-forward']],
      [3, 2, ['not-selected']],
    ] as const) {
      const one = await missing(undefined)()
      engagement.clock.advance(hourMs)
      await outcome(one, given)
      // said twice is told once
      await outcome(one, given)
      expect((await read(one)).employer_state).toBe(state)
      await expect
        .poll(() => noticesOf(one.candidate.id).slice(2))
        .toEqual(['not-selected-no-show', 'no-show-taken-back', ...told])
      const steps = (await seenBy(one)).timeline.map(({ what }) => what)
      expect(steps.filter((what) => what === 'no-show-taken-back')).toHaveLength(1)
      // it is taken back before what is decided instead
      expect(steps.slice(-2)).toEqual(['no-show-taken-back', 'state'])
      // where it was back in review by that, the next decision is told
      engagement.clock.advance(hourMs)
      if (given === 2) {
        await outcome(one, 3)
        await expect.poll(() => noticesOf(one.candidate.id).at(-1)).toBe('not-selected')
      }
    }
  })

  it('[EN-16] leaves what was decided by hand since a no-show, once that is taken back', async () => {
    for (const [state, rejected] of [
      [3, {}],
      [2, { reasons: ['experience'] }],
    ] as const) {
      const one = await missing(undefined)()
      for (const change of [{ state: 0 }, { state, ...rejected }]) {
        engagement.clock.advance(hourMs)
        const body = { applications: [one.id], ...change } as never
        await engagement.as(one.manager).call(moveApplications, { body })
      }
      engagement.clock.advance(hourMs)
      await outcome(one, 2)
      expect(await read(one)).toMatchObject({ employer_state: state, had_interview: true, ...rejected })
    }
  })

  it('[BY-27] is corrected, and told of, also once the candidate has withdrawn, whom it moves nowhere', async () => {
    const one = await interviewed()
    const { candidate, manager, id } = one
    await outcome(one, 2)
    await engagement.as(manager).call(moveApplications, { body: { applications: [id], state: 3 } })
    engagement.clock.advance(hourMs)
    await outcome(one, 5)
    const { status } = await engagement.as(candidate).call(withdrawApplication, {
      params: { id },
      body: { state: 2, reason: 'withdrawn', reason_other: 'Found another job' },
    })
    expect([status, (await read(one)).no_shows?.length]).toEqual([200, 1])
    engagement.clock.advance(hourMs)
    expect((await outcome(one, 1)).status).toBe(200)
    expect(await read(one)).toMatchObject({ state: 2, withdrawn: true, no_shows: [] })
    expect((await outcome(one, 5)).body.code).toBe('invite-closed')
    await expect
      .poll(() => noticesOf(candidate.id).slice(2))
      .toEqual(['moving-forward', 'no-show', 'no-show-taken-back'])
    // of whom nothing was said before nothing is said now
    const other = await interviewed()
    await engagement.as(other.candidate).call(withdrawApplication, {
      params: { id: other.id },
      body: { state: 2, reason: 'withdrawn', reason_other: 'Found another job' },
    })
    expect((await outcome(other, 1)).body.code).toBe('invite-closed')
  })

  it('[EN-16] tells no decision again because a no-show is taken back that had not brought it', async () => {
    const one = await interviewed()
    const move = async (state: number) => {
      engagement.clock.advance(hourMs)
      const body = { applications: [one.id], state, ...(state === 2 && { reasons: ['experience'] }) } as never
      await engagement.as(one.manager).call(moveApplications, { body })
    }
    await outcome(one, 1)
    await move(2)
    for (const given of [5, 1]) {
      engagement.clock.advance(hourMs)
      await outcome(one, given)
    }
    for (const state of [0, 2, 0, 3]) await move(state)
    await expect
      .poll(() => noticesOf(one.candidate.id).slice(2))
      .toEqual(['moving-forward', 'not-selected', 'no-show', 'no-show-taken-back', 'moving-forward'])
  })

  it('[BY-27] shows no contest of a no-show that was taken back, and shows it once it is said again', async () => {
    const one = await missing({ id: randomUUID() })()
    const steps = async () => (await read(one)).timeline.map(({ what }) => what)
    expect((await contest(one.candidate, one.invite)).status).toBe(200)
    expect(await steps()).toContain('contested')
    engagement.clock.advance(hourMs)
    await outcome(one, 3)
    expect(await steps()).not.toContain('contested')
    expect((await seenBy(one)).invites).toMatchObject([{ outcome: 3, contested: null, no_show_state: null }])
    engagement.clock.advance(hourMs)
    await outcome(one, 5)
    expect(await steps()).toContain('contested')
    expect((await seenBy(one)).invites).toMatchObject([{ contested: 'I was there' }])
  })

  it('[BY-27] tells the candidate of a no-show that is reported after another invite or a decision, and moves nothing', async () => {
    const one = await interviewed()
    const { candidate, manager } = one
    await outcome(one, 2)
    const next = await inviteAgain(one)
    await outcome(one, 5)
    // said twice is told once
    await outcome(one, 5)
    const application = await read(one)
    expect(application).toMatchObject({
      state: 1,
      reason: null,
      had_interview: false,
      invite: { id: next, state: 'open', no_show: false },
      no_shows: [{ id: one.invite, no_show_state: 'reported' }],
    })
    expect(application.timeline.filter(({ no_show: isNoShow }) => isNoShow)).toMatchObject([
      { state: 1, what: 'state' },
    ])
    const notices = () =>
      engagement.events
        .published(events.candidateNoticeRequested)
        .map(({ data }) => data)
        .filter(({ account_id, what }) => account_id === candidate.id && what === 'no-show')
    await expect
      .poll(notices)
      .toMatchObject([
        { invite_id: one.invite, application_id: one.id, company_id: manager.companyId, until: null },
      ])
    expect((await seenBy(one)).timeline.map(({ what }) => what)).toContain('no-show')
    const steps = `select id from application_change where application_id = $1 and what = 'no-show'`
    const { rows } = await engagement.pool.query(steps, [one.id])
    expect(rows).toEqual([{ id: notices()[0]!.step_id }])
    // what was taken back is told by itself too, and is no step of its candidate's timeline
    engagement.clock.advance(hourMs)
    await outcome(one, 2)
    await expect.poll(() => noticesOf(candidate.id).slice(-2)).toEqual(['no-show', 'no-show-taken-back'])
    const takenBack = await read(one)
    expect(takenBack).toMatchObject({ state: 1, no_shows: [], invite: { id: next, state: 'open' } })
    expect(takenBack.timeline.filter(({ no_show: isNoShow }) => isNoShow)).toEqual([])
    expect(takenBack.timeline).toHaveLength(application.timeline.length - 1)
    expect((await seenBy(one)).timeline.map(({ what }) => what)).toContain('no-show-taken-back')
    const other = await interviewed(undefined, manager)
    await outcome(other, 2)
    await engagement.as(manager).call(moveApplications, {
      body: { applications: [other.id], state: 2, reasons: ['experience'] },
    })
    engagement.clock.advance(hourMs)
    await outcome(other, 5)
    expect(await read(other)).toMatchObject({ state: 2, reasons: ['experience'] })
    await expect.poll(() => noticesOf(other.candidate.id)).toContain('no-show')
    // it decided nothing, so that taking it back undoes nothing
    engagement.clock.advance(hourMs)
    await outcome(other, 2)
    expect(await read(other)).toMatchObject({ state: 2, reasons: ['experience'] })
  })
})
