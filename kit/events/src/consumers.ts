import { setTimeout as wait } from 'node:timers/promises'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { DeliveryHandler } from './delivery-handler.ts'
import { DeliveryQueue, type Delivery } from './delivery-queue.ts'
import type { LiveEventService } from './event-service.ts'
import type { Pull } from './nats.ts'
import { isNotPermitted } from './nats-settings.ts'
import { reactionStart } from './reaction-start.ts'

/** A consumer that cannot be made is tried again after a pause that doubles. */
const firstPauseMs = 250
const longestPauseMs = 5_000

/** The durable consumers of a service. They are ensured side by side at each connection, and feed one queue. */
export class EventConsumers {
  readonly #service: LiveEventService
  /** batches handled at the same time, over all consumers; leaves connections of the pool to requests */
  readonly #concurrency: number
  /** by declared name of the consumer: its name on the server, which may be a successor's, and its pull */
  readonly #pulls = new Map<string, { name: string; pull: Pull }>()
  readonly #queue: DeliveryQueue
  readonly #handler: DeliveryHandler
  #active = 0
  readonly #stopping = new AbortController()
  #drained: (() => void) | undefined
  /** by declared name: the latest start of its pull, which ends those before it */
  readonly #starts = new Map<string, symbol>()
  /** those that the start has not tried yet */
  readonly #untried: Set<string>
  readonly #tried = Promise.withResolvers<void>()
  /** those that NATS has neither permitted nor refused since the start; a try that only timed out leaves one here */
  readonly #unanswered: Set<string>
  #hasStarted = false
  /** those that NATS did not permit at the start, and that have not pulled since */
  readonly #refused = new Set<string>()

  constructor(service: LiveEventService) {
    this.#service = service
    this.#concurrency = Math.max(2, service.config.databasePool - 3)
    this.#queue = new DeliveryQueue(service)
    this.#handler = new DeliveryHandler(service)
    this.#untried = new Set(service.consumers.keys())
    this.#unanswered = new Set(service.consumers.keys())
    for (const consumer of service.consumers.keys()) service.metrics.consumerReady.set({ consumer }, 0)
  }

  start(): void {
    this.#service.nats.onConnect(() => {
      if (this.#hasStarted) this.#unanswered.clear()
      for (const consumer of this.#service.consumers.keys()) void this.#ensurePull(consumer)
    })
    setInterval(() => this.#handler.extendAckWait(), this.#service.runtime.ackWaitMs / 4).unref()
  }

  /** Drains: stops the pulls, naks what is queued, and waits for the handlers that run. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#pulls.forEach(({ pull }) => pull.stop())
    this.#handler.giveBack(this.#queue.clear())
    if (this.#active > 0) await new Promise<void>((resolve) => (this.#drained = resolve))
  }

  /** Asks the server for the state of each consumer; skips those without a response. */
  async measureLag(): Promise<void> {
    const { consumers, metrics, nats } = this.#service
    const measures = [...this.#pulls].map(async ([consumer, { name }]) => {
      const { owner } = consumers.get(consumer)![0]!.event
      const { lag, copiesBehind } = await nats.consumerState(owner, name)
      metrics.lag.set({ consumer }, lag)
      metrics.copiesBehind.set({ consumer }, copiesBehind)
    })
    await Promise.allSettled(measures)
  }

  /** Whether every consumer is there and pulls. */
  allReady(): boolean {
    return this.#pulls.size === this.#service.consumers.size
  }

  /** Waits until each has been tried once, which needs a connection: not where the first try to connect fails. */
  async tried(): Promise<void> {
    const { nats, consumers } = this.#service
    if ((await nats.tried()) && consumers.size > 0) await this.#tried.promise
  }

  /** From now on they are not waited for. What a server refuses that connects later does not count as one of the start. */
  endStart(): void {
    this.#hasStarted = true
    this.#untried.clear()
    this.#tried.resolve()
  }

  /**
   * Whether NATS has not permitted one of them since the start. What it refuses later, when it was changed or came back, does
   * not count: every instance would say so at once.
   */
  anyRefused(): boolean {
    return this.#refused.size > 0
  }

  /** Ensures a consumer and its pull, as a server that restarted may have lost it; does not give up. */
  async #ensurePull(consumer: string): Promise<void> {
    const start = Symbol(consumer)
    this.#starts.set(consumer, start)
    const isLatest = (): boolean => !this.#stopping.signal.aborted && this.#starts.get(consumer) === start
    this.#pulls.get(consumer)?.pull.stop()
    this.#setReady(consumer, undefined)
    for (let pauseMs = firstPauseMs; isLatest(); pauseMs = Math.min(2 * pauseMs, longestPauseMs))
      try {
        const started = await this.#startPull(consumer)
        if (!isLatest()) return started.pull.stop()
        this.#setReady(consumer, started)
        return started.pull.onLost(() => isLatest() && void this.#ensurePull(consumer))
      } catch (failure) {
        if (isNotPermitted(failure) && this.#unanswered.delete(consumer)) this.#refused.add(consumer)
        this.#setTried(consumer)
        this.#service.log.warn({ consumer, error: loggedError(failure) }, 'consumer is not ready yet')
        await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
      }
  }

  #setReady(consumer: string, started: { name: string; pull: Pull } | undefined): void {
    if (started) {
      this.#pulls.set(consumer, started)
      this.#unanswered.delete(consumer)
      this.#refused.delete(consumer)
      this.#setTried(consumer)
    } else this.#pulls.delete(consumer)
    this.#service.metrics.consumerReady.set({ consumer }, started ? 1 : 0)
  }

  #setTried(consumer: string): void {
    this.#untried.delete(consumer)
    if (this.#untried.size === 0) this.#tried.resolve()
  }

  async #startPull(consumer: string): Promise<{ name: string; pull: Pull }> {
    const { nats, runtime, consumers, pool } = this.#service
    const subscriptions = consumers.get(consumer)!
    const { owner, type } = subscriptions[0]!.event
    const needsAll = subscriptions.some(({ from }) => from === 'beginning')
    const from = needsAll ? undefined : await reactionStart(pgStatements(pool), consumer)
    const name = await nats.ensureConsumer({
      noun: owner,
      name: consumer,
      subject: type,
      ackWaitMs: runtime.ackWaitMs,
      ...(from && { from }),
    })
    return { name, pull: await nats.consume(owner, name, (message) => this.#enqueue({ consumer, message })) }
  }

  #enqueue(delivery: Delivery): void {
    if (this.#stopping.signal.aborted) return
    this.#handler.keep(delivery)
    this.#queue.add(delivery)
    this.#handleNext()
  }

  #handleNext(): void {
    while (!this.#stopping.signal.aborted && this.#active < this.#concurrency) {
      const batch = this.#queue.take()
      if (batch.length === 0) return
      this.#active += 1
      void this.#handler.handle(batch).then((failed) => {
        this.#active -= 1
        this.#queue.ended(batch)
        if (this.#stopping.signal.aborted) this.#handler.giveBack(failed)
        else this.#queue.putBack(failed)
        if (this.#active === 0) this.#drained?.()
        this.#handleNext()
      })
    }
  }
}
