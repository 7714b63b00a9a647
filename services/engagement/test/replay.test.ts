import { randomUUID } from 'node:crypto'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { candidateNoticeRequested, deskNoticeRequested } from '@lunchpail/contracts/engagement/events'
import { pickTime } from '@lunchpail/contracts/engagement/interviews-api'
import { messageAnswered } from '@lunchpail/contracts/notifications/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { backUp } from '@lunchpail/kit-service/testing/back-up'
import { jobsNowQuery, runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../../kit/service/bin/operate.ts'
import { expect, it, onTestFinished } from 'vitest'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'
import { startEngagement } from './engagement-service.ts'
import { applied, byDay, interviewing, knownManager, newManager } from './interviews.ts'

async function start() {
  const engagement = await startEngagement()
  onTestFinished(engagement.stop)
  const replay = (...period: string[]) =>
    runHere(main, () => ({ ...engagement.env, NATS_URL: engagement.nats.url }))(
      'engagement',
      'replay',
      ...(period.length > 0 ? period : ['--since', '2020-01-01T00:00:00Z']),
    )
  return { engagement, replay }
}

it('[SH-06] nothing that was applied for is lost by a restore, and who was erased stays so', async () => {
  const { engagement, replay } = await start()
  const applications = async () =>
    (await engagement.pool.query<{ id: string }>('select id from application order by id')).rows.map(
      ({ id }) => id,
    )
  const apply = (count: number) => {
    const sent = submission({ positions: Array.from({ length: count }, () => submittedPosition()) })
    return engagement.publish(applicationSubmitted, sent).then(() => sent)
  }

  await apply(13)
  await expect.poll(async () => (await applications()).length).toBe(13)
  const restore = await backUp(engagement.pool)
  await apply(25)
  const { account_id } = await apply(2)
  await expect.poll(async () => (await applications()).length).toBe(40)
  await engagement.publish(accountErased, { account_id })
  await expect.poll(async () => (await applications()).length).toBe(38)
  const before = await applications()
  expect((await replay()).err).toContain('engagement is running: stop its instances first')

  await engagement.halt()
  await restore()
  expect(await applications()).toHaveLength(13)
  const { code, out } = await replay()
  expect(code).toBe(0)
  expect(out).toContain('engagement--wizard-application-submitted-v1: 1 duplicate, 1 handled, 1 erased\n')
  expect(await applications()).toEqual(before)
  // a second time there is nothing to do
  expect((await replay()).out).toContain('submitted-v1: 3 duplicate\n')
  expect(await applications()).toEqual(before)
  expect((await replay('--since', '2100-01-01T00:00:00Z')).out).toContain('submitted-v1: nothing\n')
  const backwards = ['--since', '2026-11-27T09:00:00Z', '--until', '2026-11-27T08:00:00Z']
  expect((await replay(...backwards)).code).toBe(1)
})

it('[SH-06] no one is written to twice after a restore: not by events, and not by jobs that were due', async () => {
  const { engagement, replay } = await start()
  const { publish, pool } = engagement
  const [manager, host] = [await knownManager(engagement), newManager()]
  await pool.query(
    `insert into email_setting (account_id, applicants, answers, messages)
     values ($1, 'at-once', true, true)`,
    [manager.id],
  )
  const { invite, times, candidate } = await interviewing(engagement, host, { times: [byDay(engagement)] })
  const picked = { params: { id: invite }, body: { time_id: times[0]!.id } }
  expect((await engagement.as(candidate).call(pickTime, picked)).status).toBe(200)
  const told = () => [
    ...engagement.events.published(deskNoticeRequested).map(({ data }) => `${data.what} ${data.count}`),
    ...engagement.events
      .published(candidateNoticeRequested)
      .flatMap(({ data: { what } }) => (what === 'invited' || what === 'picked' ? [] : [what])),
  ]
  const answer = (account_id: string, application_id: string) =>
    publish(messageAnswered, { account_id, application_id, cause: `text ${randomUUID()}`, text: 'I will' })

  // none of what came before is to be told again
  await expect.poll(async () => (await pool.query(jobsNowQuery)).rows).toEqual([{ count: 0 }])
  const restore = await backUp(pool)
  const one = await applied(engagement, manager)
  await expect.poll(told).toEqual(['applicants 1'])
  const two = await applied(engagement, manager)
  await answer(one.candidate.id, one.id)
  await expect.poll(told).toEqual(['applicants 1', 'message 1'])
  const reminded = ['applicants 1', 'day-before', 'hours-before', 'message 1']
  await runJobsNow(pool, `task_identifier = 'remind'`)
  await expect.poll(() => told().toSorted()).toEqual(reminded)
  const asBefore = [...reminded, 'feedback']
  await runJobsNow(pool, `task_identifier = 'end-interview'`)
  await expect.poll(() => told().toSorted()).toEqual(asBefore.toSorted())

  await engagement.halt()
  await restore()
  await runJobsNow(pool, `task_identifier = 'remind'`)
  await runJobsNow(pool, `task_identifier = 'end-interview'`)
  // while it was down
  await answer(two.candidate.id, two.id)
  const { code, out } = await replay()
  expect(code).toBe(0)
  expect(out).toContain('remind: 2 done\n')
  expect(out).toContain('end-interview: 1 done\n')
  expect(out).toContain('tell-applicants: 1 done\n')
  expect((await pool.query('select from message')).rowCount).toBe(1)
  await engagement.restart()
  await expect.poll(() => told().toSorted()).toEqual([...asBefore, 'message 1'].toSorted())
  expect((await pool.query('select from application')).rowCount).toBe(3)
})
