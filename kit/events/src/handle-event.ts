import type { EventType } from '@lunchpail/contracts/event'
import { withoutAccounts } from '@lunchpail/contracts/event-accounts'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from './event-service.ts'
import {
  inboxName,
  isNotNew,
  saveInInbox,
  takeInInbox,
  type InboxRow,
  type Saved,
  type SaveRows,
} from './inbox.ts'
import { notifying } from './notify.ts'
import { readEvent, rejectEvent, type ReadEvent } from './read-event.ts'
import { reactionStart } from './reaction-start.ts'
import type { AfterCommit, Subscription } from './subscription.ts'

export type Outcome = 'handled' | 'duplicate' | 'skipped' | 'erased'

type Kind = Subscription['kind']

/** An event, and when its stream took it; of a dead letter that is not known, and when it happened stands in for it. */
export interface Arrived {
  readonly read: ReadEvent
  readonly publishedAt?: Date
}

/** Runs an event's handlers in its span. */
type Traced = (one: Arrived, work: (traceparent: string | undefined) => Promise<Outcome>) => Promise<Outcome>

export const typeOf = ({ consumers }: Pick<EventService, 'consumers'>, consumer: string): EventType =>
  consumers.get(consumer)?.[0]?.event ?? rejectEvent(`nothing here handles ${consumer}`)

/** How a consumer's subscriptions handle events in a transaction. */
class Handling {
  readonly #consumer: string
  readonly #subscriptions: readonly Subscription[]
  readonly #kinds: readonly Kind[]
  readonly #isMixed: boolean
  readonly isSql: boolean
  afterCommit: AfterCommit[] = []

  constructor(consumer: string, subscriptions: readonly Subscription[]) {
    this.#consumer = consumer
    this.#subscriptions = subscriptions
    this.#kinds = [...new Set(subscriptions.map(({ kind }) => kind))]
    this.#isMixed = this.#kinds.length > 1
    this.isSql = subscriptions.every(({ isSql }) => isSql)
  }

  /** Republished state is for read models alone: reactions had their effects the first time. */
  wantedKinds({ read: { event } }: Arrived): Kind[] {
    return this.#kinds.filter((kind) => kind === 'projection' || !event.republished)
  }

  /**
   * Projections and reactions to one event have an inbox row each, so that a projection which is added later has every event.
   */
  rowsOf(one: Arrived): InboxRow[] {
    const { id, republished, epoch } = one.read.event
    return this.wantedKinds(one).map((kind) => ({
      name: inboxName(this.#consumer, kind, this.#isMixed),
      id,
      epoch: republished ? (epoch ?? null) : null,
    }))
  }

  /** The consumer of a reaction alone begins where the reaction does; one of a projection begins at the first event. */
  async reactionsFrom(tx: Transaction): Promise<Date | undefined> {
    return this.#isMixed ? await reactionStart(tx, this.#consumer) : undefined
  }

  async handle(
    tx: Transaction,
    { read, publishedAt }: Arrived,
    { erased, takeFresh }: Saved,
    start: Date | undefined,
    traceparent: string | undefined,
  ): Promise<Outcome> {
    const { event } = read
    const fresh = new Set(
      this.wantedKinds({ read }).filter((kind) =>
        takeFresh({ name: inboxName(this.#consumer, kind, this.#isMixed), id: event.id }),
      ),
    )
    if (fresh.size === 0) return 'duplicate'
    const left = read.isEmptied
      ? undefined
      : withoutAccounts(this.#subscriptions[0]!.event, read.data, erased)
    if (left === undefined) return 'erased'
    const isBefore = start !== undefined && (publishedAt ?? new Date(event.time)) < start
    for (const { kind, handle } of this.#subscriptions) {
      if (!fresh.has(kind) || (kind === 'reaction' && isBefore)) continue
      const after = await handle(tx, left, traceparent ? { ...event, traceparent } : event)
      if (after) this.afterCommit.push(after)
    }
    return 'handled'
  }
}

/**
 * Handles events of a consumer once each: the inbox rows and the work of the handlers are one transaction. A second delivery
 * waits for the end of that transaction, finds the row and does nothing. What is about an erased account is handled without
 * that account. Several together are handled in the order of their accounts, so that two transactions lock them in the same
 * order. If one fails, none of them was handled.
 */
export const handleEvents = async (
  { consumers, pool, transaction, traceEvent, runtime, log }: EventService,
  consumer: string,
  arrived: readonly Arrived[],
  alsoInTransaction?: (tx: Transaction) => Promise<unknown>,
): Promise<ReadonlyMap<Arrived, Outcome>> => {
  const handling = new Handling(consumer, consumers.get(consumer) ?? [])
  const outcomes = new Map<Arrived, Outcome>(arrived.map((one) => [one, 'skipped']))
  const wanted = arrived
    .filter((one) => handling.wantedKinds(one).length > 0)
    .toSorted((one, other) => inOrder(firstAccount(one), firstAccount(other)))
  if (wanted.length === 0) return outcomes
  const work = async (tx: Transaction, save: SaveRows, traced: Traced): Promise<void> => {
    // it may be run again
    handling.afterCommit = []
    const accounts = [...new Set(wanted.flatMap(({ read }) => read.accounts))]
    const saved = await save(
      tx,
      accounts,
      wanted.flatMap((one) => handling.rowsOf(one)),
    )
    await alsoInTransaction?.(tx)
    const start = await handling.reactionsFrom(tx)
    for (const one of wanted)
      outcomes.set(
        one,
        await traced(one, (traceparent) => handling.handle(tx, one, saved, start, traceparent)),
      )
    if ([...outcomes.values()].includes('handled')) await runtime.beforeCommit()
  }
  const inSpan: Traced = ({ read: { event } }, run) =>
    traceEvent({ type: event.type, consumer, traceparent: event.traceparent }, run)
  const inTransaction = notifying(handling.isSql ? pgTransaction(pool) : transaction)
  // SQL alone has no effect outside of its transaction: it need not wait to hear that an event is new
  const handled = async (traced: Traced): Promise<void> => {
    if (handling.isSql && !alsoInTransaction)
      try {
        return await inTransaction((tx) => work(tx, takeInInbox, traced))
      } catch (failure) {
        if (!isNotNew(failure)) throw failure
      }
    await inTransaction((tx) => work(tx, saveInInbox, traced))
  }
  const [one] = wanted
  if (wanted.length > 1) await handled(inSpan)
  // of one alone, the statements of its transaction are in its span too
  else
    await inSpan(one!, async (traceparent) => {
      await handled((_, run) => run(traceparent))
      return outcomes.get(one!)!
    })
  for (const run of handling.afterCommit)
    try {
      run()
    } catch (failure) {
      // the work is done: what others have after it is not lost, and no event comes again
      log.error({ consumer, error: loggedError(failure) }, 'what follows a commit failed')
    }
  return outcomes
}

const firstAccount = ({ read }: Arrived): string => read.accounts.toSorted()[0] ?? ''
const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Handles one event, as it came. */
export const handleEvent = async (
  service: EventService,
  consumer: string,
  payload: string,
  {
    publishedAt,
    alsoInTransaction,
  }: {
    readonly publishedAt?: Date
    readonly alsoInTransaction?: (tx: Transaction) => Promise<unknown>
  } = {},
): Promise<Outcome> => {
  const one: Arrived = {
    read: readEvent(typeOf(service, consumer), payload),
    ...(publishedAt && { publishedAt }),
  }
  return (await handleEvents(service, consumer, [one], alsoInTransaction)).get(one)!
}
