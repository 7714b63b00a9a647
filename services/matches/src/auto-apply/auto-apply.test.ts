import { accountErased } from '@lunchpail/contracts/auth/events'
import { dayMs } from '@lunchpail/contracts/durations'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { saveSuggestions } from '@lunchpail/contracts/matches/api'
import { autoApplyChosen } from '@lunchpail/contracts/matches/events'
import { autoApplyCleared } from '@lunchpail/contracts/notifications/events'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { autoApplySettled } from '@lunchpail/contracts/wizard/events'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { candidate, chicago, position } from '../../test/factories.ts'
import { onMatches, type OwnMatches } from '../../test/matches-service.ts'
import { service } from '../service.ts'

let matches: OwnMatches
// of this day: what waits for tomorrow has a time of the queue, whose clock is the database's
beforeAll(async () => {
  matches = onMatches(await startTestService(service, { clock: new MovableClock(new Date()) }))
})
afterAll(() => matches.stop())

let count = 100
/** A job of a company of its own that asks for a skill which no one else in this file has. */
const job = (skill: string, overrides: Partial<PositionState> = {}): PositionState => {
  const id = ++count
  return position({
    id,
    company_name: `Company ${id}`,
    company_id: id,
    keywords: [{ id: skill, name: skill }],
    shifts: [],
    ...overrides,
  })
}
/** A candidate with that skill, and auto-apply on. */
async function wanting(skill: string, overrides: Partial<CandidateState> = {}, account: object = {}) {
  const person = candidate({
    auto_apply_enabled: true,
    skills: [{ id: skill, months: 12 }],
    ...overrides,
  })
  await matches.publishAccount(applicant({ id: person.id, ...account }))
  await matches.publishCandidate(person)
  return person
}
const rows = async (text: string, ...values: unknown[]) => (await matches.pool.query(text, values)).rows
/** Publishes positions, and waits until all who may fit them had their turn. */
async function publish(...positions: PositionState[]): Promise<void> {
  await matches.publishPositions(...positions)
  await expect.poll(async () => rows('select from changed_position')).toEqual([])
  await turns()
}
/** Publishes positions that all fit one person, whose turn comes once all are found. */
async function publishAtOnce({ id }: { id: string }, jobs: readonly PositionState[]): Promise<void> {
  const client = await matches.pool.connect()
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [id])
  await matches.publishPositions(...jobs)
  await expect.poll(() => rows('select from auto_apply where account_id = $1', id)).toHaveLength(jobs.length)
  await client.query('select pg_advisory_unlock_all()')
  client.release()
}
const turns = () =>
  expect.poll(() => rows('select key from graphile_worker.jobs where run_at <= now()')).toEqual([])
const chosen = ({ id }: { id: string }) =>
  matches.events
    .published(autoApplyChosen)
    .filter(({ data }) => data.account_id === id)
    .map(({ data }) => data.position_id)
const states = async ({ id }: { id: string }) =>
  (await rows('select position_id as id, state from auto_apply where account_id = $1 order by 1', id)).map(
    (row: { id: number; state: string }) => `${row.id} ${row.state}`,
  )
const settle = async (person: { id: string }, position_id: number, outcome: 'sent' | 'asked' | 'left') => {
  const [row] = await rows(
    'select at from auto_apply where account_id = $1 and position_id = $2',
    person.id,
    position_id,
  )
  await matches.publish(autoApplySettled, {
    account_id: person.id,
    position_id,
    chosen_at: row.at.toISOString(),
    outcome,
    language: 'en',
    position: null,
  })
  await expect.poll(() => states(person)).toContain(`${position_id} ${outcome}`)
  await turns()
}

describe('[MT-11] auto-apply chooses', () => {
  it('a new job for whom it fits in everything, once, and for no one else', async () => {
    const fitting = await wanting('crane')
    const others = [
      await wanting('crane', { auto_apply_enabled: false, sms_job_alerts_enabled: true }),
      await wanting('crane', { skills: [] }),
      await wanting('crane', { skills: [], missing_skills: ['crane'] }),
      await wanting('crane', { wage: 40 }),
      await wanting('crane', chicago),
      await wanting('crane', { latitude: null, longitude: null }),
      await wanting('crane', {}, { status: -1 }),
      await wanting('crane', {}, { barred_until: '9999-12-31T00:00:00.000Z' }),
    ]
    const one = job('crane')
    await publish(one)
    await expect.poll(() => chosen(fitting)).toEqual([one.id])
    // delivered twice, closed, and open again with better pay
    await matches.publish(positionChanged, { things: [one] })
    await publish({ ...one, version: 2, state: 'closed' })
    await publish({ ...one, version: 3, wage_to: 30 })
    expect(chosen(fitting)).toEqual([one.id])
    expect(others.flatMap(chosen)).toEqual([])
  })

  it('none that its person passed, and none of a company where they applied', async () => {
    const person = await wanting('glazing')
    const [passed, before, second, spelled, other] = [
      job('glazing', { state: 'closed' }),
      job('glazing', { company_name: 'Acme Glass', company_id: 71, state: 'closed' }),
      job('glazing', { company_id: 71 }),
      // of another publisher
      job('glazing', { company_name: 'ACME Glass, Inc.', company_id: 72 }),
      job('glazing'),
    ]
    await publish(passed!, before!)
    await matches.as(person).call(saveSuggestions, { body: { id: passed!.id, accepted: false } })
    await matches.apply(person, before!.id)
    await matches.withdraw(person, before!.id, 60 * dayMs)
    await publish(
      { ...passed!, version: 2, state: 'open' },
      { ...before!, version: 2, state: 'open' },
      second!,
      spelled!,
      other!,
    )
    await expect.poll(() => chosen(person)).toEqual([other!.id])
  })

  it('so many in a day as its person set, best first; what was not sent gives room, the rest waits for a day, but for what closes', async () => {
    const person = await wanting('masonry', { auto_apply_daily: 2 })
    const jobs = [16, 17, 18, 19, 20].map((wage) => job('masonry', { wage_from: wage, wage_to: wage + 1 }))
    await publishAtOnce(person, jobs)
    const [closing, worst, third, second, best] = jobs.map(({ id }) => id)
    await expect.poll(() => chosen(person).toSorted((a, b) => a - b)).toEqual([second, best])
    await settle(person, best!, 'sent')
    expect(chosen(person)).toHaveLength(2)
    await settle(person, second!, 'asked')
    await expect.poll(() => chosen(person).slice(2)).toEqual([third])
    await settle(person, third!, 'sent')
    expect(await states(person)).toContain(`${worst} waiting`)
    await matches.publishPositions({ ...jobs[0]!, version: 2, state: 'closed' })
    matches.clock.advance(dayMs)
    await matches.pool.query(
      `select graphile_worker.add_job('auto-apply', json_build_object('account', $1::text))`,
      [person.id],
    )
    await expect.poll(() => chosen(person).slice(3)).toEqual([worst])
    expect(await states(person)).toContain(`${closing} left`)
  })

  it('[MT-10] first what is best by the weights of the person’s own deck', async () => {
    const wish = { auto_apply_daily: 1, wage: 18, commute_length: 60 }
    const everybody = await wanting('plumbing', wish)
    const own = await wanting('joinery', wish)
    // they saved what pays well, and passed what is near
    await matches.pool.query(
      `insert into decision (account_id, position_id, accepted, app_positions, decided_at, points)
       select $1, one, one <= 6, '{}', now(), case when one <= 6 then $2::int[] else $3::int[] end from generate_series(1, 12) as one`,
      [own.id, [0, 10, 20, 10, 5, 3, 2], [25, 10, 0, 10, 5, 3, 2]],
    )
    const near = { wage_from: 20, wage_to: 20 }
    const paid = { wage_from: 30, wage_to: 30, latitude: own.latitude! + 0.15 }
    for (const [skill, person, best] of [
      ['plumbing', everybody, 0],
      ['joinery', own, 1],
    ] as const) {
      const jobs = [job(skill, near), job(skill, paid)]
      await publishAtOnce(person, jobs)
      await expect.poll(() => chosen(person)).toEqual([jobs[best]!.id])
    }
  })

  it('nothing more once it is off, and forgets what waits; nor for whoever was erased', async () => {
    const people = [
      await wanting('roofing', { auto_apply_daily: 1 }),
      await wanting('roofing', { auto_apply_daily: 1 }),
    ] as const
    await publish(job('roofing'), job('roofing'))
    const waits = async () =>
      (await Promise.all(people.map(states))).flat().filter((row) => row.endsWith('waiting'))
    await expect.poll(waits).toHaveLength(2)
    const [off, erased] = people
    await matches.publish(candidateChanged, { things: [{ ...off, version: 2, auto_apply_enabled: false }] })
    await matches.publish(accountErased, { account_id: erased.id })
    await expect.poll(waits).toEqual([])
    await publish(job('roofing'))
    expect(people.map((person) => chosen(person).length)).toEqual([1, 1])
    expect(await states(erased)).toEqual([])
  })

  it('anew, by the room of that day, what came too late on its way', async () => {
    const person = await wanting('paving', { auto_apply_daily: 1 })
    const [first, second] = [job('paving'), job('paving')]
    await publish(first)
    await expect.poll(() => chosen(person)).toEqual([first.id])
    matches.clock.advance(dayMs)
    await publish(second)
    await expect.poll(() => chosen(person)).toEqual([first.id, second.id])
    await matches.publish(autoApplySettled, {
      account_id: person.id,
      position_id: first.id,
      chosen_at: new Date().toISOString(),
      outcome: 'late',
      language: 'en',
      position: null,
    })
    await expect.poll(() => states(person)).toEqual([`${first.id} waiting`, `${second.id} chosen`])
    await settle(person, second.id, 'left')
    await expect.poll(() => chosen(person).slice(2)).toEqual([first.id])
  })

  it('another job of a company where the first was not sent, and none where it was', async () => {
    const person = await wanting('fencing')
    const jobs = [17, 18, 19].map((wage) =>
      job('fencing', { wage_from: wage, wage_to: wage, company_id: 81 }),
    )
    await publish(...jobs)
    await expect.poll(() => chosen(person)).toHaveLength(1)
    const [first] = chosen(person)
    await settle(person, first!, 'asked')
    await expect.poll(() => chosen(person)).toHaveLength(2)
    const second = chosen(person)[1]!
    await settle(person, second, 'sent')
    await publish(job('fencing', { company_id: 82 }))
    await expect.poll(() => chosen(person)).toHaveLength(3)
    const third = jobs.find(({ id }) => id !== first && id !== second)!
    expect(await states(person)).toContain(`${third.id} left`)
  })

  it('nothing for whom no message reaches', async () => {
    const person = await wanting('tiling', { auto_apply_daily: 1 })
    const other = await wanting('tiling')
    const first = job('tiling')
    await publish(first)
    for (const one of [person, other]) await expect.poll(() => chosen(one)).toEqual([first.id])
    await matches.publish(autoApplyCleared, {
      account_id: person.id,
      position_id: first.id,
      chosen_at: new Date().toISOString(),
      reached: false,
      language: 'en',
    })
    await expect.poll(() => states(person)).toEqual([`${first.id} unreached`])
    expect(await states(other)).toEqual([`${first.id} chosen`])
  })
})
