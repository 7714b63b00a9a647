import type { DataOf, Envelope, EventType } from '@lunchpail/contracts/event'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** What a handler is given of the envelope. */
export type EventMeta = Pick<Envelope, 'id' | 'time' | 'subject' | 'traceparent' | 'republished' | 'epoch'>

/** Runs after the commit, and is lost in a crash: an update of open tabs. */
export type AfterCommit = () => void

/**
 * Where a reaction begins when its service first declares it: with the events from then on, with those from a time on (ISO
 * 8601), or with the first of the stream. An effect on a person begins with new events: no one wants a text about last month.
 */
export type ReactionStart = 'new' | 'beginning' | `${number}-${number}-${number}T${string}Z`

export interface Subscription<Tx extends Transaction = Transaction> {
  /** A projection keeps a read model and handles republished events; a reaction has effects and does not. */
  readonly kind: 'projection' | 'reaction'
  readonly event: EventType
  /** a projection needs every event that there is */
  readonly from: ReactionStart
  /**
   * The tables that a projection keeps, with a column `epoch` of their rows. What its owner no longer has goes after a
   * republish; without them, it stays.
   */
  readonly readModel?: readonly string[]
  /** It uses nothing but SQL by hand, so that its events are handled without Prisma. */
  readonly isSql?: true
  /** It takes long, or locks more than the account that the event is about: no batch holds it. */
  readonly alone?: true
  readonly handle: (tx: Tx, data: unknown, meta: EventMeta) => Promise<void | AfterCommit>
}

/** Keeps a read model, by SQL alone. Has no effects beyond its own rows, so that it can be rebuilt from an empty table. */
export const projection = <E extends EventType>(
  event: E,
  handle: (tx: Transaction, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
  options: Pick<Subscription, 'readModel'> = {},
): Subscription => ({ ...prismaProjection(event, handle, options), isSql: true })

/** The same, where rows besides those of the read model follow from it, which Prisma writes. */
export const prismaProjection = <E extends EventType, Tx extends Transaction>(
  event: E,
  handle: (tx: Tx, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
  { readModel }: Pick<Subscription, 'readModel'> = {},
): Subscription<Tx> => ({
  kind: 'projection',
  event,
  from: 'beginning',
  ...(readModel && { readModel }),
  handle: handle as Subscription<Tx>['handle'],
})

/** Has effects once, in the same transaction as the inbox row. Never runs for a republished event, or one from before its start. */
export const reaction = <E extends EventType, Tx extends Transaction>(
  event: E,
  { from, alone }: Pick<Subscription, 'from' | 'alone'>,
  handle: (tx: Tx, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
): Subscription<Tx> => ({
  kind: 'reaction',
  event,
  from,
  ...(alone && { alone }),
  handle: handle as Subscription<Tx>['handle'],
})

/** The same by SQL alone, so that its events are handled without Prisma: for those of which there are most. */
export const sqlReaction = <E extends EventType>(
  event: E,
  options: Pick<Subscription, 'from' | 'alone'>,
  handle: (tx: Transaction, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
): Subscription => ({ ...reaction(event, options, handle), isSql: true })
