import { setTimeout as wait } from 'node:timers/promises'
import type { EventType } from '@lunchpail/contracts/event'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { handleEvent, isInvalidEvent } from './handle-event.ts'
import type { LiveEventService } from './event-service.ts'
import type { Pull, StreamMessage } from './nats.ts'
import { reactionStart } from './reaction-start.ts'
import { deadLetter } from './dead-letters.ts'

/** Tries before an event becomes a dead letter. */
const maxTries = 8
/** Bounds the memory for counts of failures. */
const maxFailureCounts = 10_000

interface Delivery {
  readonly consumer: string
  readonly message: StreamMessage
}
const key = ({ consumer, message }: Delivery): string => `${consumer} ${message.sequence}`

/** The durable consumers of a service. They are ensured at each connection and feed one queue. */
export class EventConsumers {
  readonly #service: LiveEventService
  /** events handled at the same time, over all consumers; leaves connections of the pool to requests */
  readonly #concurrency: number
  /** by declared name of the consumer: its name on the server, which may be a successor's, and its pull */
  readonly #pulls = new Map<string, { name: string; pull: Pull }>()
  readonly #queue: Delivery[] = []
  readonly #unacknowledged = new Set<StreamMessage>()
  /** failed tries by delivery; JetStream's own count has the retries after connection failures too */
  readonly #failures = new Map<string, number>()
  #active = 0
  #stopped = false
  #drained: (() => void) | undefined
  #generation = 0

  constructor(service: LiveEventService) {
    this.#service = service
    this.#concurrency = Math.max(2, service.config.databasePool - 3)
  }

  start(): void {
    this.#service.nats.onConnect(() => void this.#ensureConsumers())
    const extendAckWait = (): void => this.#unacknowledged.forEach((message) => message.working())
    setInterval(extendAckWait, this.#service.testHooks.ackWaitMs / 4).unref()
  }

  /** Drains: stops the pulls, naks what is queued, and waits for the handlers that run. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#pulls.forEach(({ pull }) => pull.stop())
    for (const { message } of this.#queue.splice(0)) this.#release(message, () => message.nak(0))
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

  /** Ensures streams, consumers and pulls, as a server that restarted may have lost any of them. */
  async #ensureConsumers(): Promise<void> {
    const generation = ++this.#generation
    for (const [consumer, [first]] of this.#service.consumers)
      while (!this.#stopped && generation === this.#generation) {
        try {
          await this.#startPull(consumer, first!.event)
          break
        } catch (failure) {
          this.#service.log.warn({ consumer, error: loggedError(failure) }, 'consumer is not ready yet')
          await wait(500)
        }
      }
  }

  async #startPull(consumer: string, { owner, type }: EventType): Promise<void> {
    const { nats, testHooks, consumers, pool } = this.#service
    const needsAll = consumers.get(consumer)!.some(({ from }) => from === 'beginning')
    const from = needsAll ? undefined : await reactionStart(pgStatements(pool), consumer)
    this.#pulls.get(consumer)?.pull.stop()
    await nats.ensureStream(owner)
    const name = await nats.ensureConsumer({
      noun: owner,
      name: consumer,
      subject: type,
      ackWaitMs: testHooks.ackWaitMs,
      ...(from && { from }),
    })
    const pull = await nats.consume(owner, name, (message) => this.#enqueue({ consumer, message }))
    if (this.#stopped) return pull.stop()
    this.#pulls.set(consumer, { name, pull })
    pull.onLost(() => {
      if (!this.#stopped && this.#pulls.get(consumer)?.pull === pull) void this.#ensureConsumers()
    })
  }

  #enqueue(delivery: Delivery): void {
    if (this.#stopped) return
    this.#unacknowledged.add(delivery.message)
    this.#queue.push(delivery)
    this.#handleNext()
  }

  #handleNext(): void {
    while (!this.#stopped && this.#active < this.#concurrency && this.#queue.length > 0) {
      this.#active += 1
      void this.#handle(this.#queue.shift()!).finally(() => {
        this.#active -= 1
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
      const outcome = await handleEvent(this.#service, consumer, message.payload, message)
      await this.#service.testHooks.beforeAck()
      this.#ack(delivery, outcome)
    } catch (failure) {
      await this.#fail(delivery, failure)
    }
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
    const attempts = (this.#failures.get(key(delivery)) ?? 0) + 1
    const details = { consumer, attempts, error: loggedError(failure) }
    if (!isInvalidEvent(failure) && attempts < maxTries) {
      if (this.#failures.size > maxFailureCounts) this.#failures.clear()
      this.#failures.set(key(delivery), attempts)
      log.warn(details, 'event will be retried')
      return this.#retry(delivery, testHooks.backOffMs[attempts - 1] ?? testHooks.backOffMs.at(-1)!)
    }
    try {
      await deadLetter(pool, consumer, message.payload, failure, attempts)
      log.error(details, 'event became a dead letter')
      this.#ack(delivery, 'dead-letter')
    } catch {
      this.#retry(delivery, testHooks.databasePauseMs)
    }
  }
}
