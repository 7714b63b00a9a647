import type { DataOf, Envelope, EventType } from '@lunchpail/contracts/event'
import type { Transaction } from '@lunchpail/kit-database/transaction'

/** What a handler learns of an event beside its data. */
type EventMeta = Pick<Envelope, 'id' | 'time' | 'subject' | 'traceparent'>

/** Something for after the commit that may be lost: a notice to open tabs. */
export type AfterCommit = () => void

export interface Subscription<Tx extends Transaction = Transaction> {
  /** A projection keeps a read model and sees republished state; a reaction has effects and never runs for it. */
  readonly kind: 'projection' | 'reaction'
  readonly event: EventType
  readonly handle: (tx: Tx, data: unknown, meta: EventMeta) => Promise<void | AfterCommit>
}

/** Keeps a read model: no effects beyond its own rows, safe to run again from an emptied table. */
export const projection = <E extends EventType, Tx extends Transaction>(
  event: E,
  handle: (tx: Tx, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
): Subscription<Tx> => ({ kind: 'projection', event, handle: handle as Subscription<Tx>['handle'] })

/** Does something once: work in the same transaction, never replayed. */
export const reaction = <E extends EventType, Tx extends Transaction>(
  event: E,
  handle: (tx: Tx, data: DataOf<E>, meta: EventMeta) => Promise<void | AfterCommit>,
): Subscription<Tx> => ({ kind: 'reaction', event, handle: handle as Subscription<Tx>['handle'] })
