import type { Noun } from '@lunchpail/contracts/noun'
import { consumerName } from '@lunchpail/kit-events/consumer-names'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { expect, vi } from 'vitest'
import type { ServiceConfig } from '../config.ts'
import { consumesOf } from '../consumes.ts'
import type { ServiceDefinition } from '../service.ts'
import { emptying } from './emptying.ts'
import { jobsNowQuery } from './run-jobs-now.ts'
import type { TestService } from './test-service.ts'

/** One that later files get too: it does not end, and neither does what it needs. */
export type Shared<T extends TestService = TestService> = Omit<
  T,
  'crash' | 'crashed' | 'nats' | 'postgres' | 'restart' | 'stop'
> & { readonly nats: Pick<TestService['nats'], 'url'> }

interface Started {
  readonly noun: Noun
  readonly service: TestService
  /** Makes it as it was after its start; rejects where it cannot. */
  readonly makeAsNew: () => Promise<void>
}

/** That of this thread, whose files run one after the other, those of one noun behind each other (file-order.ts). */
let started: Started | undefined

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )

/** More than the last jobs and events of a file take on a busy machine. */
const settleMs = 30_000

/**
 * A service for a file that neither configures, stops nor restarts it. The first such file of a thread starts it; each later
 * one gets the same, as new: nothing is under way anymore, and its tables, its queue and what it published are empty.
 * One that cannot be made so is stopped, and another one is started. What it holds in memory stays. One of another noun is
 * stopped: until its thread ends it would look for jobs and events, at each commit of any service too.
 */
export const shareService = async <
  T extends TestService,
  Config extends ServiceConfig,
  Tx extends Transaction,
  Deps,
>(
  definition: ServiceDefinition<Config, Tx, Deps>,
  start: () => Promise<T>,
  now = new Date(),
): Promise<Shared<T>> => {
  const { noun } = definition
  const former = started
  started = undefined
  const isReused = former?.noun === noun && (await succeeds(former.makeAsNew()))
  if (!isReused) await former?.service.stop().catch(() => {})
  started = isReused ? former : await begin(definition, await start())
  const { service } = started
  service.clock.advance(now.getTime() - service.clock.now().getTime())
  return service as T
}

const begin = async <Config extends ServiceConfig, Tx extends Transaction, Deps>(
  definition: ServiceDefinition<Config, Tx, Deps>,
  service: TestService,
): Promise<Started> => {
  const { pool, events } = service
  const consumers = consumesOf(definition).map((event) => ({
    owner: event.owner,
    name: consumerName(definition.noun, event),
  }))
  const underWay = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(waiting)
    return rows[0]!.count + (await events.unhandled(consumers))
  }
  const empty = await emptying(pool)
  const makeAsNew = async (): Promise<void> => {
    // what the first look missed, on its way from one place to the next, the second one finds
    await vi.waitFor(async () => expect([await underWay(), await underWay()]).toEqual([0, 0]), settleMs)
    await empty()
    events.forget()
    service.changeNetwork()
  }
  return { noun: definition.noun, service, makeAsNew }
}

/** Events that are not published yet, and jobs that run or are due. */
const waiting = `select (select count(*) from kit.outbox)::int + (${jobsNowQuery}) as count`
