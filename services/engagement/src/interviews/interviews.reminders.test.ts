import * as api from '@lunchpail/contracts/engagement/interviews-api'
import * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import { listApplicants } from '@lunchpail/contracts/engagement/portal-api'
import { getStats } from '@lunchpail/contracts/engagement/portal-stats-api'
import { interviewAnswered } from '@lunchpail/contracts/notifications/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { shareEngagement, type Engagement } from '../../test/engagement-service.ts'
import { applicationOf, byDay, interviewing, invited, newManager } from '../../test/interviews.ts'
import { outcomesOf } from '../../test/outcomes.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})
const { noticesOf } = outcomesOf(() => engagement)

describe('an invite to interview', () => {
  it('[BY-02] [EN-18] reminds a day and two hours before, and asks afterwards how it was', async () => {
    const { candidate, invite, times, manager, application } = await interviewing(engagement, newManager(), {
      times: [byDay(engagement)],
    })
    const desk = engagement.as(manager)
    const tabs = async () => (await desk.call(listApplicants, { body: {} })).body.counts
    await engagement
      .as(candidate)
      .call(api.pickTime, { params: { id: invite }, body: { time_id: times[0]!.id } })
    const { rows } = await engagement.pool.query(
      `select key, run_at from graphile_worker.jobs where key like $1 order by run_at`,
      [`%:${invite}`],
    )
    expect(rows.map(({ key }) => key.split(':')[0])).toEqual(['day-before', 'hours-before', 'end'])
    // each of them now, as the queue has a clock of its own; the end comes hours after the others
    const runNow = (...kinds: readonly string[]) =>
      runJobsNow(engagement.pool, 'key = any($1)', [kinds.map((kind) => `${kind}:${invite}`)])
    const notices = () => noticesOf(candidate.id).toSorted()
    await runNow('day-before', 'hours-before')
    await expect.poll(notices).toEqual(['day-before', 'hours-before', 'invited', 'picked'])
    await runNow('end')
    await expect.poll(notices).toEqual(['day-before', 'feedback', 'hours-before', 'invited', 'picked'])
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
    const { body: list } = await desk.call(listApplicants, {
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
