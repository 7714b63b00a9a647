import { accountErased } from '@lunchpail/contracts/auth/events'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { candidateChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import { saveSuggestions } from '@lunchpail/contracts/matches/api'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { fits } from '../../../../contracts/test/rules/fits.ts'
import { anyCandidate, anyPosition } from '../../test/any-match.ts'
import { alertsByText, candidate, position } from '../../test/factories.ts'
import { onMatches, type OwnMatches } from '../../test/matches-service.ts'
import { findCandidate } from '../deck/find-candidate.ts'
import { fanOutTask } from '../deck/mark-changed.ts'
import { service } from '../service.ts'
import { fanOut } from './fan-out.ts'
import type { Fit } from './reaction.ts'

interface Told {
  readonly position: number
  readonly fits: readonly Fit[]
}
let told: Told[] = []
let interrupt: (() => Promise<void>) | undefined
let matches: OwnMatches

beforeAll(async () => {
  const definition: typeof service = {
    ...service,
    build: async (platform) => {
      const built = await service.build(platform)
      const { clock, pool } = platform
      const reactions = [
        async (_tx: unknown, { id }: { readonly id: number }, found: readonly Fit[]) => {
          const between = interrupt
          interrupt = undefined
          await between?.()
          told.push({ position: id, fits: found })
        },
      ]
      const deps = { transaction: built.transaction, statements: pgStatements(pool), clock, reactions }
      return { ...built, background: { [fanOutTask]: () => fanOut(deps) } }
    },
  }
  const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
  const running = await startTestService(definition, { clock })
  matches = onMatches(running)
})
afterAll(() => matches.stop())
beforeEach(() => {
  told = []
})

const marks = async () =>
  (await matches.pool.query('select count(*)::int as count from changed_position')).rows[0].count as number
/** Publishes positions and waits until all who may fit them were looked for. */
async function publish(...positions: PositionState[]): Promise<void> {
  await matches.publishPositions(...positions)
  await expect.poll(marks).toBe(0)
}
const toldOf = (id: number) =>
  told.flatMap((one) => (one.position === id ? one.fits.map((fit) => fit.candidate.id) : []))

/** A candidate with alerts, or auto-apply, on. */
async function wanting(overrides: Partial<CandidateState> = {}, jobAlerts = true): Promise<CandidateState> {
  const person = candidate({ ...alertsByText, ...overrides })
  await matches.publishAccount(applicant({ id: person.id, job_alerts_enabled: jobAlerts }))
  await matches.publishCandidate(person)
  return person
}

it('[MT-12] finds for each position whom it fits by the rules of the deck, and no one else', async () => {
  const now = matches.clock.now()
  const people = await Promise.all(
    Array.from({ length: 80 }, () => wanting({ ...anyCandidate(), auto_apply_enabled: true })),
  )
  const positions = Array.from({ length: 60 }, (_, index) => anyPosition(now, 20_000 + index))
  await publish(...positions)
  const statements = pgStatements(matches.pool)
  const known = await Promise.all(people.map(({ id }) => findCandidate(statements, id)))
  const expected = (one: PositionState) =>
    known.filter((person) => person.latitude !== null && fits(one, person)).map(({ id }) => id)
  const found = positions.map(({ id }) => [id, toldOf(id).toSorted()])
  expect(found).toEqual(positions.map((one) => [one.id, expected(one).toSorted()]))
  expect(told.length).toBeGreaterThan(20)
  await Promise.all(people.map(wantNothing))
})

const wantNothing = (person: CandidateState) =>
  matches.publishCandidate({
    ...person,
    version: person.version + 1,
    sms_job_alerts_enabled: false,
    auto_apply_enabled: false,
  })

it('[MT-12] [MT-11] looks for whom alerts or auto-apply are on, and says which', async () => {
  const both = await wanting({ auto_apply_enabled: true })
  const alerts = await wanting()
  const apply = await wanting({ auto_apply_enabled: true }, false)
  // alerts by text alone, without the checkbox of My Account
  await wanting({}, false)
  await wanting({ sms_job_alerts_enabled: false })
  // without the sentence that they agreed to
  await wanting({ job_alerts_text_consent: null })
  const archived = await wanting()
  await matches.publishAccount(
    applicant({ id: archived.id, version: 2, status: 4, job_alerts_enabled: true }),
  )
  // who hires, and once had preferences
  const manager = await wanting({ auto_apply_enabled: true })
  await matches.publishAccount(
    applicant({ id: manager.id, version: 2, type: 'hiring manager', job_alerts_enabled: true }),
  )
  await publish(position({ id: 101 }))
  const wanted = told.flatMap(({ fits: all }) => all.map(({ candidate: { id }, wants }) => [id, wants]))
  expect(wanted).toHaveLength(3)
  expect(Object.fromEntries(wanted)).toEqual({
    [both.id]: { alerts: true, autoApply: true },
    [alerts.id]: { alerts: true, autoApply: false },
    [apply.id]: { alerts: false, autoApply: true },
  })
})

it('[MT-12] tells of a job that is open anew or fits others, and of no other change', async () => {
  const { id } = await wanting({ wage: 20 })
  const job = position({ id: 102, wage_from: 15, wage_to: 16 })
  const steps: [string, Partial<PositionState>, boolean][] = [
    ['pays too little', {}, false],
    ['pays enough', { wage_to: 22 }, true],
    ['another title', { title: 'Picker' }, false],
    ['closed', { state: 'closed' }, false],
    ['open again', { state: 'open' }, true],
    ['the same of another publisher is shown', { same_as: 7 }, false],
  ]
  const found: [string, boolean][] = []
  let state = job
  for (const [index, [name, change]] of steps.entries()) {
    told = []
    state = { ...state, ...change, version: index + 1 }
    await publish(state)
    found.push([name, toldOf(102).includes(id)])
  }
  expect(found).toEqual(steps.map(([name, , is]) => [name, is]))
})

it('[MT-12] tells of no job that was published again, or long ago', async () => {
  await wanting()
  await matches.publish(positionChanged, { things: [position({ id: 103 })] }, { republished: true, epoch: 1 })
  const dayAgo = new Date(matches.clock.now().getTime() - 25 * hourMs).toISOString()
  await matches.publish(positionChanged, { things: [position({ id: 104 })] }, { time: dayAgo })
  await publish(position({ id: 105, state: 'closed' }))
  await expect
    .poll(async () => (await matches.pool.query('select from position where id in (103, 104)')).rowCount)
    .toBe(2)
  expect(await marks()).toBe(0)
  expect(told).toEqual([])
})

it('[MT-12] tells no one of what they applied to or decided on', async () => {
  const [applied, passed, free] = [await wanting(), await wanting(), await wanting()]
  const closed = position({ id: 106, state: 'closed' })
  await publish(closed)
  await matches.apply(applied, 106)
  await matches.as(passed).call(saveSuggestions, { body: { id: 106, accepted: false } })
  await publish({ ...closed, version: 2, state: 'open' })
  expect(toldOf(106)).toContain(free.id)
  expect(toldOf(106)).not.toContain(applied.id)
  expect(toldOf(106)).not.toContain(passed.id)
})

it('[MT-07] says who is pre-qualified', async () => {
  const skilled = await wanting({ skills: [{ id: 'forklift', months: 0 }] })
  const other = await wanting()
  await publish(position({ id: 107, keywords: [{ id: 'forklift', name: 'Forklift' }], shifts: [] }))
  const all = told.flatMap(({ fits: found }) => found)
  const verdict = (id: string) => all.find((fit) => fit.candidate.id === id)?.isPreQualified()
  expect([verdict(skilled.id), verdict(other.id)]).toEqual([true, false])
})

it('[MT-12] tells nothing of a job that closes, and to no one who is erased, on the way', async () => {
  // in the first page another position is closed, and a candidate erased, before their turn
  const person = await wanting()
  const stays = await wanting()
  interrupt = async () => {
    await matches.publishPositions(position({ id: 109, version: 2, state: 'closed' }))
    await matches.publish(candidateChanged, { things: [{ ...person, version: 2, wage: 40 }] })
    await expect
      .poll(
        async () =>
          (await matches.pool.query(`select wage from candidate where account_id = $1`, [person.id])).rows[0]
            ?.wage,
      )
      .toBe(40)
  }
  await publish(position({ id: 108 }), position({ id: 109 }), position({ id: 110 }))
  expect(toldOf(109)).toEqual([])
  expect(toldOf(110)).toContain(stays.id)
  expect(toldOf(110)).not.toContain(person.id)
  await matches.publish(accountErased, { account_id: stays.id })
  await expect
    .poll(
      async () =>
        (await matches.pool.query(`select from candidate where account_id = $1`, [stays.id])).rowCount,
    )
    .toBe(0)
  told = []
  await publish(position({ id: 111 }))
  expect(toldOf(111)).not.toContain(stays.id)
})

it('[MT-12] goes on where a stopped service was', async () => {
  const person = await wanting()
  await matches.pool.query(
    `insert into changed_position (position_id, version, changed_at) values (108, 1, now())`,
  )
  await matches.restart()
  await expect.poll(marks).toBe(0)
  expect(toldOf(108)).toContain(person.id)
})

it('[MT-11] [MT-12] finds no one who is suspended or deactivated', async () => {
  const people = [await wanting(), await wanting(), await wanting()]
  const until = ['2026-11-21T11:59:00.000Z', '2026-11-22T12:00:00.000Z', '9999-12-31T00:00:00.000Z']
  for (const [index, { id }] of people.entries()) {
    const account = applicant({ id, version: 2, job_alerts_enabled: true, barred_until: until[index] })
    await matches.publishAccount(account)
  }
  await publish(position({ id: 120 }))
  expect(people.map(({ id }) => toldOf(120).includes(id))).toEqual([true, false, false])
})

it('[MT-11] [MT-12] is no news, where the same job of another publisher closes, to whoever knows that one', async () => {
  const people = [await wanting(), await wanting(), await wanting(), await wanting()] as const
  const [fresh, alerted, asked, applied] = people
  const [kept, twin] = [position({ id: 130 }), position({ id: 131, same_as: 130 })]
  await publish(kept, twin)
  const insert = (table: string, columns: string, values: string, id: string) =>
    matches.pool.query(
      `insert into ${table} (account_id, position_id, ${columns}) values ($1, 130, ${values})`,
      [id],
    )
  await insert('alert', 'found_at, told_at', 'now(), now()', alerted.id)
  await insert('alert', 'found_at', 'now()', fresh.id)
  await insert('auto_apply', 'state, at', `'asked', now()`, asked.id)
  await matches.apply(applied, 130)
  await publish({ ...kept, version: 2, state: 'closed' }, { ...twin, version: 2, same_as: null })
  expect(people.map(({ id }) => toldOf(131).includes(id))).toEqual([true, false, false, false])
})
