import { setTimeout as wait } from 'node:timers/promises'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { handleEvent, isInvalidEvent } from './handle-event.ts'
import type { LiveEventService } from './event-service.ts'
import type { Pull, StreamMessage } from './nats.ts'
import { isNotPermitted } from './nats-settings.ts'
import { reactionStart } from './reaction-start.ts'
import { deadLetter } from './dead-letters.ts'
import { endedProcess, UnfinishedDeliveries } from './unfinished-deliveries.ts'

/** Tries before an event becomes a dead letter. */
const maxTries = 8
/** A consumer that cannot be made is tried again after a pause that doubles. */
const firstPauseMs = 250
const longestPauseMs = 5_000
/** Bounds the memory for counts of failures. */
const maxFailureCounts = 10_000

interface Delivery {
  readonly consumer: string
  readonly message: StreamMessage
}
const isRedelivered = ({ message }: Delivery): boolean => message.deliveries > 1
const key = ({ consumer, message }: Delivery): string => `${consumer} ${message.sequence}`

/**
 * The durable consumers of a service. They are ensured side by side at each connection, and feed two queues: of what is
 * delivered for the first time, and of what is delivered again. The second is handled one by one, so that of all that a
 * process had begun when it ended, the event that ended it is found.
 */
export class EventConsumers {
  readonly #service: LiveEventService
  /** events handled at the same time, over all consumers; leaves connections of the pool to requests */
  readonly #concurrency: number
  /** by declared name of the consumer: its name on the server, which may be a successor's, and its pull */
  readonly #pulls = new Map<string, { name: string; pull: Pull }>()
  readonly #queue: Delivery[] = []
  readonly #redelivered: Delivery[] = []
  #handlesRedelivered = false
  readonly #unfinished: UnfinishedDeliveries
  readonly #unacknowledged = new Set<StreamMessage>()
  /** failed tries by delivery; JetStream's own count has the retries after connection failures too */
  readonly #failures = new Map<string, number>()
  #active = 0
  readonly #stopping = new AbortController()
  #drained: (() => void) | undefined
  /** by declared name: the latest start of its pull, which ends those before it */
  readonly #starts = new Map<string, symbol>()
  /** those that the start has not tried yet */
  readonly #untried: Set<string>
  readonly #tried = Promise.withResolvers<void>()
  /** those that NATS did not permit at the start, and that have not pulled since */
  readonly #refused = new Set<string>()

  constructor(service: LiveEventService) {
    this.#service = service
    this.#concurrency = Math.max(2, service.config.databasePool - 3)
    this.#unfinished = new UnfinishedDeliveries(service.pool)
    this.#untried = new Set(service.consumers.keys())
    for (const consumer of service.consumers.keys()) service.metrics.consumerReady.set({ consumer }, 0)
  }

  start(): void {
    this.#service.nats.onConnect(() => {
      for (const consumer of this.#service.consumers.keys()) void this.#ensurePull(consumer)
    })
    const extendAckWait = (): void => this.#unacknowledged.forEach((message) => message.working())
    setInterval(extendAckWait, this.#service.testHooks.ackWaitMs / 4).unref()
  }

  /** Drains: stops the pulls, naks what is queued, and waits for the handlers that run. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    this.#pulls.forEach(({ pull }) => pull.stop())
    for (const { message } of [...this.#queue.splice(0), ...this.#redelivered.splice(0)])
      this.#release(message, () => message.nak(0))
    if (this.#active > 0) await new Promise<void>((resolve) => (this.#drained = resolve))
  }

  /** Asks the server for the lag of each consumer; skips those without a response. */
  async measureLag(): Promise<void> {
    const { consumers, metrics, nats } = this.#service
    const measures = [...this.#pulls].map(async ([consumer, { name }]) => {
      const { owner } = consumers.get(consumer)![0]!.event
      metrics.lag.set({ consumer }, await nats.lag(owner, name))
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

  /** From now on no refusal counts as one of the start. */
  endStart(): void {
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
        if (isNotPermitted(failure) && this.#untried.has(consumer)) this.#refused.add(consumer)
        this.#setTried(consumer)
        this.#service.log.warn({ consumer, error: loggedError(failure) }, 'consumer is not ready yet')
        await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
      }
  }

  #setReady(consumer: string, started: { name: string; pull: Pull } | undefined): void {
    if (started) {
      this.#pulls.set(consumer, started)
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
    const { nats, testHooks, consumers, pool } = this.#service
    const subscriptions = consumers.get(consumer)!
    const { owner, type } = subscriptions[0]!.event
    const needsAll = subscriptions.some(({ from }) => from === 'beginning')
    const from = needsAll ? undefined : await reactionStart(pgStatements(pool), consumer)
    const name = await nats.ensureConsumer({
      noun: owner,
      name: consumer,
      subject: type,
      ackWaitMs: testHooks.ackWaitMs,
      ...(from && { from }),
    })
    return { name, pull: await nats.consume(owner, name, (message) => this.#enqueue({ consumer, message })) }
  }

  #enqueue(delivery: Delivery): void {
    if (this.#stopping.signal.aborted) return
    this.#unacknowledged.add(delivery.message)
    const queue = isRedelivered(delivery) ? this.#redelivered : this.#queue
    queue.push(delivery)
    this.#handleNext()
  }

  #handleNext(): void {
    while (!this.#stopping.signal.aborted && this.#active < this.#concurrency) {
      const redelivered = this.#handlesRedelivered ? undefined : this.#redelivered.shift()
      const next = redelivered ?? this.#queue.shift()
      if (!next) return
      this.#active += 1
      if (redelivered) this.#handlesRedelivered = true
      void this.#handle(next).finally(() => {
        this.#active -= 1
        if (redelivered) this.#handlesRedelivered = false
        if (this.#active === 0) this.#drained?.()
        this.#handleNext()
      })
    }
  }

  #release(message: StreamMessage, respond: () => void): void {
    this.#unacknowledged.delete(message)
    respond()
  }

  async #handle(delivery: Delivery): Promise<void> {
    const { consumer, message } = delivery
    try {
      if (isRedelivered(delivery)) await this.#unfinished.begin(consumer, message.payload)
      const outcome = await handleEvent(this.#service, consumer, message.payload, message)
      await this.#end(delivery)
      await this.#service.testHooks.beforeAck()
      this.#ack(delivery, outcome)
    } catch (failure) {
      // One that ends processes stays counted until it is a dead letter.
      if (!endedProcess(failure)) await this.#end(delivery)
      await this.#fail(delivery, failure)
    }
  }

  async #end(delivery: Delivery): Promise<void> {
    if (isRedelivered(delivery)) await this.#unfinished.end(delivery.consumer, delivery.message.payload)
  }

  #ack(delivery: Delivery, outcome: string): void {
    this.#failures.delete(key(delivery))
    this.#service.metrics.event.inc({ consumer: delivery.consumer, outcome })
    this.#release(delivery.message, () => delivery.message.ack())
  }

  #retry({ consumer, message }: Delivery, delayMs: number): void {
    this.#service.metrics.event.inc({ consumer, outcome: 'retried' })
    this.#release(message, () => message.nak(delayMs))
  }

  async #fail(delivery: Delivery, failure: unknown): Promise<void> {
    const { testHooks, log, pool } = this.#service
    const { consumer, message } = delivery
    if (isConnectionFailure(failure)) return this.#retry(delivery, testHooks.databasePauseMs)
    const isFinal = isInvalidEvent(failure) || endedProcess(failure)
    const attempts = endedProcess(failure) ? message.deliveries : (this.#failures.get(key(delivery)) ?? 0) + 1
    const details = { consumer, attempts, error: loggedError(failure) }
    if (!isFinal && attempts < maxTries) {
      if (this.#failures.size > maxFailureCounts) this.#failures.clear()
      this.#failures.set(key(delivery), attempts)
      log.warn(details, 'event will be retried')
      return this.#retry(delivery, testHooks.backOffMs[attempts - 1] ?? testHooks.backOffMs.at(-1)!)
    }
    try {
      await deadLetter(pool, consumer, message.payload, failure, attempts)
      log.error(details, 'event became a dead letter')
      await this.#end(delivery)
      this.#ack(delivery, 'dead-letter')
    } catch {
      this.#retry(delivery, testHooks.databasePauseMs)
    }
  }
}
