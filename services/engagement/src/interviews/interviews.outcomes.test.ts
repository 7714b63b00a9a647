import { getApplication } from '@lunchpail/contracts/engagement/api'
import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, interviewing, invited } from '../../test/interviews.ts'
import { hourMs } from '@lunchpail/contracts/durations'
import { outcomesOf } from '../../test/outcomes.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { getInvite, interviewed, interviewedAgain, noticesOf, outcome } = outcomesOf(() => engagement)

describe('after an interview', () => {
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
    const said = await send({ feedback_state: '6', feedback_reason: 'No one was there', reschedule: '1' })
    expect([said.status, said.body]).toEqual([200, { feedback_state: 6 }])
    expect((await outcome({ manager, invite }, 1)).status).toBe(200)
    const { rows } = await engagement.pool.query(
      `select f.state, f.reason, f.reschedule, o.outcome from candidate_feedback f
       join interview_outcome o using (invite_id) where invite_id = $1`,
      [invite],
    )
    expect(rows).toEqual([{ state: 6, reason: 'No one was there', reschedule: true, outcome: 1 }])
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

  it('[EN-04] tells the reasons that the manager gave for passing, and none that were not given', async () => {
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
    await pass({ reason_other: 'Try us in May' })
    expect(await told()).toMatchObject({ reasons: ['late', 'ability'], other: 'Try us in May' })
    await outcome({ manager, invite }, 4)
    expect(await told()).toMatchObject({ state: 2, reasons: [], other: null })
    // what was decided by hand since has reasons of its own
    await pass({ reasons: ['late'] })
    for (const move of [{ state: 0 }, { state: 2, reasons: ['other'], reason_other: 'By hand' }]) {
      engagement.clock.advance(hourMs)
      const body = { applications: [id], ...move } as never
      await engagement.as(manager).call(portalApi.moveApplications, { body })
    }
    await pass({ reasons: ['late'], note: 'Again' })
    expect(await told()).toMatchObject({ reasons: ['other'], other: 'By hand' })
  })

  it('[EN-16] leaves whoever was moved forward by hand there, where the outcome decides nothing', async () => {
    const { invite, candidate, manager, id } = await interviewed()
    const body = { applications: [id], state: 3 as const }
    expect((await engagement.as(manager).call(portalApi.moveApplications, { body })).status).toBe(200)
    for (const given of [2, 1, 2]) {
      engagement.clock.advance(hourMs)
      await outcome({ manager, invite }, given)
      expect(await applicationOf(engagement, candidate)).toMatchObject({ state: 3 })
    }
  })

  it('[EN-16] [BY-27] takes back what an earlier outcome decided, however often it is corrected', async () => {
    const is = async ({ candidate }: { candidate: { readonly id: string } }) => {
      const { state, reasons } = await applicationOf(engagement, candidate)
      return { state, reasons }
    }
    const ends = [
      [[3, 5, 1], { state: 3, reasons: [] }, 'moving-forward'],
      [[3, 4, 1], { state: 3, reasons: [] }, 'moving-forward'],
      [[5, 3, 1], { state: 3, reasons: [] }, 'moving-forward'],
      [[5, 4, 2], { state: 1, reasons: [] }, 'no-show-taken-back'],
      [[1, 3, 5], { state: 2, reasons: ['no-show'] }, 'not-selected-no-show'],
    ] as const
    for (const [given, end, told] of ends) {
      const one = await interviewed()
      for (const each of given) {
        engagement.clock.advance(hourMs)
        expect((await outcome(one, each)).status).toBe(200)
      }
      expect([given, await is(one)]).toEqual([given, end])
      expect([given, noticesOf(one.candidate.id).includes(told)]).toEqual([given, true])
    }
  })

  it('[EN-16] takes back what the outcome of a second interview decided', async () => {
    const first = await interviewed()
    await outcome(first, 1)
    engagement.clock.advance(hourMs)
    const second = await interviewedAgain(first)
    for (const [given, state] of [
      [1, 3],
      [3, 2],
    ] as const) {
      engagement.clock.advance(hourMs)
      await outcome(second, given)
      expect(await applicationOf(engagement, first.candidate)).toMatchObject({ state })
    }
  })

  it('[EN-16] rejects whoever was moved forward by hand while the outcome was waited for', async () => {
    const { invite, candidate, manager, id } = await interviewed()
    await engagement.pool.query('insert into interview_outcome (invite_id, outcome, at) values ($1, 0, $2)', [
      invite,
      engagement.clock.now(),
    ])
    const body = { applications: [id], state: 3 as const }
    expect((await engagement.as(manager).call(portalApi.moveApplications, { body })).status).toBe(200)
    engagement.clock.advance(hourMs)
    await outcome({ manager, invite }, 3)
    expect(await applicationOf(engagement, candidate)).toMatchObject({ state: 2 })
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
})
