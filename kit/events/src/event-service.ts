import type pg from 'pg'
import type { Logger } from 'pino'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { EventMetrics } from './event-metrics.ts'
import type { EventSeams } from './event-seams.ts'
import type { NatsLink } from './nats.ts'
import type { Subscription } from './subscription.ts'

/** Handles an event as a step of the trace in which it was said; `work` learns that step's own trace context. */
export type TraceEvent = <T>(
  event: {
    readonly type: string
    readonly consumer: string
    readonly traceparent: string | undefined
  },
  work: (traceparent: string | undefined) => Promise<T>,
) => Promise<T>

/** Says the current state again, in batches of at most 500 things, so that read models can be rebuilt. */
export type Republish = (emitAgain: (event: EventType, data: unknown) => Promise<void>) => Promise<void>

/** What events need of the service that says and hears them. */
export interface EventService {
  readonly noun: Noun
  readonly config: { readonly databaseUrl: string; readonly databasePool: number }
  readonly log: Logger
  readonly pool: pg.Pool
  readonly transaction: OpenTransaction<Transaction>
  /** by durable consumer, one for each event type: the subscriptions that it feeds, projections first */
  readonly consumers: ReadonlyMap<string, readonly Subscription[]>
  readonly republish?: Republish
  readonly traceEvent: TraceEvent
  readonly seams: EventSeams
}

/** The same while it runs. */
export interface LiveEventService extends EventService {
  readonly nats: NatsLink
  readonly metrics: EventMetrics
}
