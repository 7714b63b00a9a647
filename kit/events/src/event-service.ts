import type pg from 'pg'
import type { Logger } from 'pino'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { EventMetrics } from './event-metrics.ts'
import type { EventRuntime } from './event-runtime.ts'
import type { NatsClient } from './nats.ts'
import type { Subscription } from './subscription.ts'

/** Handles an event in a span of the trace that emitted it. `work` is given the trace context of that span. */
export type TraceEvent = <T>(
  event: {
    readonly type: string
    readonly consumer: string
    readonly traceparent: string | undefined
  },
  work: (traceparent: string | undefined) => Promise<T>,
) => Promise<T>

/** Emits the current state, in events of at most 500 items, so that read models can be rebuilt. */
export type Republish = (emit: (event: EventType, data: unknown) => Promise<void>) => Promise<void>

/** What the relay and the consumers need of their service. */
export interface EventService {
  readonly noun: Noun
  readonly config: { readonly databaseDirectUrl: string; readonly databasePool: number }
  readonly log: Logger
  readonly pool: pg.Pool
  readonly transaction: OpenTransaction<Transaction>
  /** by name of the durable consumer, one for each event type: its subscriptions, projections first */
  readonly consumers: ReadonlyMap<string, readonly Subscription[]>
  readonly republish?: Republish
  /** the events that it publishes: those of its contract, and kit's own */
  readonly publishes: readonly EventType[]
  readonly traceEvent: TraceEvent
  readonly runtime: EventRuntime
}

/** The same while the service runs. */
export interface LiveEventService extends EventService {
  readonly nats: NatsClient
  readonly metrics: EventMetrics
}
