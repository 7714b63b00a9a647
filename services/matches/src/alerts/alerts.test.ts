import { accountErased } from '@lunchpail/contracts/auth/events'
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { alertWaited } from '@lunchpail/contracts/notifications/events'
import { saveSuggestions } from '@lunchpail/contracts/matches/api'
import type { CandidateState } from '@lunchpail/contracts/profile/events'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { alertsByText, candidate, position } from '../../test/factories.ts'
import { onMatches, type OwnMatches } from '../../test/matches-service.ts'
import { service } from '../service.ts'
import { alertTask } from './send-alerts.ts'

let matches: OwnMatches
beforeAll(async () => {
  // long ago, so that the queue's own clock holds nothing up; a Monday
  const clock = new MovableClock(new Date('2020-03-02T09:00:00Z'))
  matches = onMatches(await startTestService(service, { clock }))
})
afterAll(() => matches.stop())

/** A candidate with alerts on, whose jobs alone are of this role and wage: no other test's. */
let wage = 20
async function wanting(overrides: Partial<CandidateState> = {}): Promise<CandidateState> {
  const person = candidate({ ...alertsByText, wage: ++wage, ...overrides })
  await matches.publishAccount(applicant({ id: person.id, job_alerts_enabled: true }))
  await matches.publishCandidate(person)
  return person
}
const turnOff = (person: CandidateState) =>
  matches.publishAccount(applicant({ id: person.id, version: 9, job_alerts_enabled: false }))

const requested = (id: string) =>
  matches.events
    .published(alertRequested)
    .map(({ data }) => data)
    .filter(({ account_id }) => account_id === id)
const jobs = (id: string) =>
  requested(id).map(({ jobs: named }) => named.map((job) => job.id).toSorted((a, b) => a - b))
const rows = async (text: string) => (await matches.pool.query(text)).rows
const waiting = async ({ id }: { id: string }) =>
  (
    await rows(
      `select position_id as id from alert where account_id = '${id}' and told_at is null order by 1`,
    )
  ).map((row: { id: number }) => row.id)
/** Until all who may fit were looked for, and whoever is due was told. */
const quiet = () =>
  expect
    .poll(() =>
      rows(`select (select count(*) from changed_position)::int as marks, (select count(*) from alert_due
          where due_at <= '${matches.clock.now().toISOString()}')::int as due`),
    )
    .toEqual([{ marks: 0, due: 0 }])
/** Lets time pass: the task that a test's queue would do within two seconds then is done at once. */
const later = async (ms: number) => {
  matches.clock.advance(ms)
  await runJobsNow(matches.pool, 'task_identifier = $1', [alertTask])
}
let id = 500
const job = (overrides: Parameters<typeof position>[0] = {}) =>
  position({ id: ++id, wage_to: 90, ...overrides })

it('[MT-12] a job that fits is told of at once, by each channel that was agreed to, and never again', async () => {
  const both = await wanting({ job_alerts_frequency: 'at-once', email_job_alerts_enabled: true })
  const email = await wanting({
    job_alerts_frequency: 'at-once',
    sms_job_alerts_enabled: false,
    email_job_alerts_enabled: true,
  })
  const open = job({ title: 'Forklift Operator' })
  await matches.publishPositions(open)
  await expect.poll(() => [requested(both.id).length, requested(email.id).length]).toEqual([1, 1])
  const named = {
    id: open.id,
    title: 'Forklift Operator',
    company_name: 'Acme Freight',
    city: open.city,
    region: open.region,
    wage_from: 18,
    wage_to: 90,
  }
  expect(requested(both.id)).toEqual([
    {
      account_id: both.id,
      channels: ['text', 'email'],
      text_consent: alertsByText.job_alerts_text_consent,
      frequency: 'at-once',
      jobs: [named],
      total: 1,
      not_named: [],
    },
  ])
  expect(requested(email.id)).toMatchObject([{ channels: ['email'], text_consent: null }])
  await matches.publishPositions({ ...open, version: 2, wage_from: 25 })
  await matches.publishPositions({ ...open, version: 3, state: 'closed' })
  await matches.publishPositions({ ...open, version: 4 })
  await quiet()
  expect([requested(both.id).length, requested(email.id).length]).toEqual([1, 1])
  await turnOff(both)
  await turnOff(email)
})

it('[MT-12] [MT-11] a job that auto-apply sends or asks about is in no alert, and one that it leaves is in the next', async () => {
  const skill = { id: 'stacking', name: 'Stacking' }
  const person = await wanting({
    job_alerts_frequency: 'at-once',
    auto_apply_enabled: true,
    skills: [{ id: skill.id, months: 12 }],
  })
  const outcomes = ['sent', 'asked', 'left'] as const
  const found = outcomes.map((company_name, company_id) =>
    job({ company_name, company_id, keywords: [skill], shifts: [] }),
  )
  await matches.publishPositions(...found)
  const chosen = () => rows(`select from auto_apply where account_id = '${person.id}' and state = 'chosen'`)
  await expect.poll(async () => (await chosen()).length).toBe(found.length)
  for (const [index, outcome] of outcomes.entries())
    await matches.publish(autoApplySettled, {
      account_id: person.id,
      position_id: found[index]!.id,
      chosen_at: matches.clock.now().toISOString(),
      outcome,
      language: 'en',
      position: null,
    })
  await expect.poll(async () => (await chosen()).length).toBe(0)
  await quiet()
  expect(jobs(person.id)).toEqual([])
  await later(minuteMs)
  await quiet()
  await expect.poll(() => jobs(person.id)).toEqual([[found[2]!.id]])
  expect(await waiting(person)).toEqual([])
  await turnOff(person)
  // the jobs of other tests would wait for the next morning of this clock, which is long ago for the queue: without a pause
  await matches.publishCandidate({ ...person, version: 2, auto_apply_enabled: false })
})

it('[MT-12] what waits for a candidate who is suspended meanwhile is not told', async () => {
  const person = await wanting({ job_alerts_frequency: 'daily' })
  await matches.publishPositions(job())
  await quiet()
  expect(await waiting(person)).toHaveLength(1)
  const barred_until = '9999-12-31T00:00:00.000Z'
  await matches.publishAccount(
    applicant({ id: person.id, version: 2, job_alerts_enabled: true, barred_until }),
  )
  await later(26 * hourMs)
  await quiet()
  expect([await waiting(person), requested(person.id)]).toEqual([[], []])
  await turnOff(person)
})

it('[MT-12] many jobs at once are one alert that names the best twelve and counts the rest', async () => {
  const person = await wanting({ job_alerts_frequency: 'at-once' })
  const imported = Array.from({ length: 30 }, (_, index) => job({ wage_from: 21 + (index % 20) }))
  await matches.publishPositions(...imported)
  await quiet()
  await expect.poll(() => requested(person.id)).toMatchObject([{ total: 30 }])
  const { jobs: named, not_named } = requested(person.id)[0]!
  expect([named.length, not_named?.length]).toEqual([12, 18])
  expect(new Set([...named.map((one) => one.id), ...not_named!])).toEqual(
    new Set(imported.map((one) => one.id)),
  )
  await turnOff(person)
})

it('[MT-12] no more than three go at once within a day: what is found then comes together a day later', async () => {
  const person = await wanting({ job_alerts_frequency: 'at-once' })
  for (let each = 1; each <= 3; each++) {
    await matches.publishPositions(job())
    await expect.poll(() => requested(person.id).length).toBe(each)
    await later(hourMs / 4)
  }
  const late = [job(), job()]
  await matches.publishPositions(late[0]!)
  await matches.publishPositions(late[1]!)
  await quiet()
  expect(await waiting(person)).toEqual(late.map((one) => one.id))
  expect(requested(person.id)).toHaveLength(3)
  await later(24 * hourMs)
  await expect.poll(() => jobs(person.id)[3]).toEqual(late.map((one) => one.id))
  await turnOff(person)
})

it('[MT-12] a digest tells what still fits: not what closed, was applied to or passed, or pays too little by now', async () => {
  const person = await wanting({ job_alerts_frequency: 'daily' })
  const [stays, closes, applied, passed, poor] = [job(), job(), job(), job(), job({ wage_to: wage + 1 })]
  await matches.publishPositions(stays!, closes!, applied!, passed!, poor!)
  await quiet()
  expect(await waiting(person)).toHaveLength(5)
  expect(requested(person.id)).toEqual([])
  await matches.publishPositions({ ...closes!, version: 2, state: 'closed' })
  await matches.apply(person, applied!.id)
  await matches.as(person).call(saveSuggestions, { body: { id: passed!.id, accepted: false } })
  await matches.publishCandidate({ ...person, version: 2, wage: wage + 2 })
  await later(24 * hourMs)
  await expect.poll(() => jobs(person.id)).toEqual([[stays!.id]])
  expect(await rows(`select position_id from alert where account_id = '${person.id}'`)).toEqual([
    { position_id: stays!.id },
  ])
  wage += 2
  await turnOff(person)
})

it('[MT-12] whose home is not known anymore is told of nothing', async () => {
  const person = await wanting({ job_alerts_frequency: 'daily' })
  await matches.publishPositions(job())
  await quiet()
  expect(await waiting(person)).toHaveLength(1)
  await matches.publishCandidate({ ...person, version: 2, zip: null, latitude: null, longitude: null })
  await later(24 * hourMs)
  await quiet()
  expect([requested(person.id), await waiting(person)]).toEqual([[], []])
  await turnOff(person)
})

it('[MT-12] one whose alert cannot be made keeps no one else from theirs, and is tried again later', async () => {
  const [fails, other] = [
    await wanting({ job_alerts_frequency: 'daily' }),
    await wanting({ job_alerts_frequency: 'daily' }),
  ]
  await matches.publishPositions(job())
  await expect.poll(async () => [...(await waiting(fails)), ...(await waiting(other))]).toHaveLength(2)
  await quiet()
  await matches.pool.query(`create function refuse() returns trigger language plpgsql as $$
    begin if old.account_id = '${fails.id}' then raise 'no'; end if; return old; end $$`)
  await matches.pool.query(
    'create trigger refuse before delete on alert_due for each row execute function refuse()',
  )
  await matches.pool.query(`update alert_due set due_at = due_at - interval '1 minute'
    where account_id = '${fails.id}'`)
  await later(24 * hourMs)
  await expect.poll(() => requested(other.id).length).toBe(1)
  expect(requested(fails.id)).toEqual([])
  await matches.pool.query('drop trigger refuse on alert_due')
  await later(2 * hourMs)
  await expect.poll(() => requested(fails.id).length).toBe(1)
  await turnOff(fails)
  await turnOff(other)
})

it('[MT-12] a weekly one comes on Monday; and nothing where alerts were turned off meanwhile', async () => {
  const [weekly, off] = [
    await wanting({ job_alerts_frequency: 'weekly' }),
    await wanting({ job_alerts_frequency: 'weekly' }),
  ]
  await matches.publishPositions(job(), job())
  await quiet()
  await turnOff(off)
  await later(24 * hourMs)
  await quiet()
  expect(requested(weekly.id)).toEqual([])
  await later(7 * 24 * hourMs)
  await expect.poll(() => requested(weekly.id).length).toBe(1)
  await quiet()
  expect(requested(weekly.id)).toMatchObject([{ frequency: 'weekly', total: 2 }])
  expect(requested(off.id)).toEqual([])
  expect(await rows(`select from alert where account_id = '${off.id}'`)).toEqual([])
  await turnOff(weekly)
})

it('[MT-12] what waited for the morning is asked for again by its channel, of what is open by then', async () => {
  const person = await wanting({ job_alerts_frequency: 'at-once', email_job_alerts_enabled: true })
  const [stays, closes] = [job(), job()]
  await matches.publishPositions(stays!, closes!)
  await expect
    .poll(() =>
      jobs(person.id)
        .flat()
        .toSorted((a, b) => a - b),
    )
    .toEqual([stays!.id, closes!.id])
  const before = requested(person.id).length
  await matches.publishPositions({ ...closes!, version: 2, state: 'closed' })
  const waited = { account_id: person.id, channel: 'text' as const, positions: [stays!.id, closes!.id] }
  await matches.publish(alertWaited, waited)
  await expect
    .poll(() => requested(person.id).slice(before))
    .toMatchObject([{ channels: ['text'], jobs: [{ id: stays!.id }], total: 1 }])
  await turnOff(person)
})

it('[MT-12] [BY-03] who is erased is told of nothing, and nothing is kept of them', async () => {
  const person = await wanting({ job_alerts_frequency: 'daily' })
  await matches.publishPositions(job())
  await quiet()
  expect(await waiting(person)).toHaveLength(1)
  await matches.publish(accountErased, { account_id: person.id })
  const kept = `select account_id from alert where account_id = '${person.id}'
    union all select account_id from alert_due where account_id = '${person.id}'`
  await expect.poll(() => rows(kept)).toEqual([])
  await later(24 * hourMs)
  await matches.publishPositions(job())
  await quiet()
  expect(requested(person.id)).toEqual([])
})
