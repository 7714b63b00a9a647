import { positionChanged } from '@lunchpail/contracts/jobs/events'
import type { Noun } from '@lunchpail/contracts/noun'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { watchEvents } from '@lunchpail/kit-events/testing/test-events'
import { systemClock } from '@lunchpail/kit-service/clock'
import { expect, onTestFinished, vi } from 'vitest'
import { position } from '../services/wizard/test/factories.ts'
import type { BackEnd, Watched } from '@lunchpail/kit-local/rig/back-end'
import type { Applicant } from './applicant.ts'
import { Person } from './person.ts'
import { count, unfinished } from '@lunchpail/kit-local/rig/unfinished'

/** Everybody applies for these. */
export const positions = [7, 8]

/** Publishes the positions that everybody applies for, as jobs would. */
export const openPositions = async (site: Watched): Promise<void> => {
  const events = watchEvents('jobs', site.natsUrl, systemClock)
  await events.publish(positionChanged, { things: positions.map((id) => position({ id })) })
  const of = `position where id in (${positions.join()})`
  const projected = async () => expect(await count(site, 'wizard', of)).toBe(positions.length)
  await vi.waitFor(projected, { timeout: 30_000, interval: 100 })
  await events.close()
}

/** One person after another, in four rows, shows what the machine takes. */
const rows = 4
const eachRow = 6

/** The most applications a second, on a machine that takes at least twice as many. */
const mostPerSecond = 4

/**
 * Half of the applications a second that the machine takes: close to all of them, what waits while a process is down would
 * never be made up for.
 */
const measureHalf = async (site: Watched, newPerson: () => Applicant, most: number): Promise<number> => {
  const start = performance.now()
  await Promise.all(
    Array.from({ length: rows }, async () => {
      for (let done = 0; done < eachRow; done += 1) {
        const person = newPerson()
        await person.signUp()
        await person.apply(positions)
      }
    }),
  )
  await quiet(site)
  const seconds = (performance.now() - start) / 1_000
  return Math.min(most, (rows * eachRow) / seconds / 2)
}

const halves = new Map<Watched, Promise<number>>()

/** Lets people come at half of what the machine takes, which is measured once for a site, or at most so many a second. */
export const letCome = async (site: Watched, newPerson: () => Applicant, most: number): Promise<Crowd> => {
  const half = halves.get(site) ?? measureHalf(site, newPerson, most)
  halves.set(site, half)
  const crowd = new Crowd(newPerson, await half)
  crowd.start()
  return crowd
}

/** People who come to the services themselves. */
export const startCrowd = (site: BackEnd): Promise<Crowd> =>
  letCome(site, () => new Person(site), mostPerSecond)

/** People who sign up and apply at a rate, in an open loop: no one waits for another. */
class Crowd {
  readonly #newPerson: () => Applicant
  readonly perSecond: number
  readonly #arrived: Promise<Applicant>[] = []
  #timer: NodeJS.Timeout | undefined
  /** duration of each submit, in order */
  readonly submitsMs: number[] = []

  constructor(newPerson: () => Applicant, perSecond: number) {
    this.#newPerson = newPerson
    this.perSecond = perSecond
  }
  start(): void {
    this.#timer = setInterval(() => {
      const arrival = this.#one()
      arrival.catch(() => {})
      this.#arrived.push(arrival)
    }, 1_000 / this.perSecond)
    // also where the test failed before it stopped them
    onTestFinished(() => clearInterval(this.#timer))
  }
  /** Ends the load and waits for every response. */
  async stop(): Promise<Applicant[]> {
    clearInterval(this.#timer)
    return Promise.all(this.#arrived)
  }
  async #one(): Promise<Applicant> {
    const person = this.#newPerson()
    await person.signUp()
    this.submitsMs.push(await person.apply(positions))
    return person
  }
}

/** The number that a metric has; the sum where it has labels and none are given. */
export const metric = async (url: string, name: string, labels = ''): Promise<number> => {
  const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) })
  const lines = (await answer.text()).split('\n').filter((line) => /^\w+/.exec(line)?.[0] === name)
  const chosen = lines.filter((line) => line.includes(labels))
  return chosen.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** Publishes every submit again under its own id: a handler that runs twice would violate its unique keys. */
export const redeliver = async (site: Watched, submits: number): Promise<void> => {
  const events = watchEvents('wizard', site.natsUrl, systemClock)
  const submitted = () => events.published(applicationSubmitted)
  await vi.waitFor(() => expect(submitted().length).toBeGreaterThanOrEqual(submits), { timeout: 30_000 })
  for (const { data, ...envelope } of submitted()) await events.publish(applicationSubmitted, data, envelope)
  await events.close()
}

/** Waits until every service is idle, twice in a row: at the first check an event may be between two services. */
export const quiet = async (site: Watched): Promise<void> => {
  for (let checks = 0; checks < 2; checks += 1)
    await vi.waitFor(
      async () => {
        const all = await Promise.all(
          site.services.map(async (noun) => ({ noun, left: await unfinished(site, noun) })),
        )
        expect(all.filter(({ left }) => left.length > 0)).toEqual([])
      },
      { timeout: 300_000, interval: 300 },
    )
}

const messages = async (site: Watched, to: string): Promise<number> => {
  const answer = await fetch(`${site.messageCatcherUrl}/messages?to=${encodeURIComponent(to)}`)
  return ((await answer.json()) as unknown[]).length
}

/** Expects each person's account, applications, text and email exactly once. */
export const expectOnce = async (site: Watched, people: readonly Applicant[]): Promise<void> => {
  const ids = people.map(({ accountId }) => accountId)
  const each = async (noun: Noun, what: string): Promise<unknown[]> =>
    site.rows(noun, `${what} = any($1::uuid[]) group by 1 having count(*) <> $2`, [ids, positions.length])
  expect(await each('engagement', 'select account_id from application where account_id')).toEqual([])
  expect(await each('wizard', 'select account_id from application where account_id')).toEqual([])
  for (const [noun, table] of [
    ['auth', 'account where email = any($1)'],
    ['wizard', 'submission where account_id = any($2::uuid[])'],
    ['notifications', 'contact where account_id = any($2::uuid[])'],
  ] as const) {
    const sql = `select count(*)::int as rows from ${table} and $1::text[] is not null and $2::uuid[] is not null`
    const rows = await site.rows(noun, sql, [people.map(({ email }) => email), ids])
    expect([noun, rows]).toEqual([noun, [{ rows: people.length }]])
  }
  const applied = 'select count(*)::int as rows from application where account_id = any($1::uuid[])'
  expect(await site.rows('engagement', applied, [ids])).toEqual([{ rows: people.length * positions.length }])
  for (const { phone, email } of people) {
    expect([phone, await messages(site, `+1${phone}`)]).toEqual([phone, 1])
    expect([email, await messages(site, email)]).toEqual([email, 1])
  }
}
