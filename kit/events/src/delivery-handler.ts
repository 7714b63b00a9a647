import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { deadLetter } from './dead-letters.ts'
import { isRedelivered, type Delivery } from './delivery-queue.ts'
import type { LiveEventService } from './event-service.ts'
import { handleEvents, typeOf, type Outcome } from './handle-event.ts'
import type { StreamMessage } from './nats.ts'
import { isInvalidEvent, readEvent } from './read-event.ts'
import { endedProcess, UnfinishedDeliveries } from './unfinished-deliveries.ts'

/** Tries before an event becomes a dead letter. */
const maxTries = 8
/** Bounds the memory for counts of failures. */
const maxFailureCounts = 10_000

const key = ({ consumer, message }: Delivery): string => `${consumer} ${message.sequence}`

/** Handles deliveries and answers NATS: what was handled is acknowledged, what failed comes again or is a dead letter. */
export class DeliveryHandler {
  readonly #service: LiveEventService
  readonly #unfinished: UnfinishedDeliveries
  readonly #unacknowledged = new Set<StreamMessage>()
  /** failed tries by delivery; JetStream's own count has the retries after connection failures too */
  readonly #failures = new Map<string, number>()

  constructor(service: LiveEventService) {
    this.#service = service
    this.#unfinished = new UnfinishedDeliveries(service.pool)
  }

  /** From now on it is kept from being redelivered, until it is answered. */
  keep({ message }: Delivery): void {
    this.#unacknowledged.add(message)
  }

  extendAckWait(): void {
    this.#unacknowledged.forEach((message) => message.working())
  }

  giveBack(deliveries: readonly Delivery[]): void {
    for (const { message } of deliveries) this.#release(message, () => message.nak(0))
  }

  /** Handles deliveries of one consumer. Returns those that are to be handled alone, as they failed together. */
  async handle(batch: readonly Delivery[]): Promise<readonly Delivery[]> {
    if (batch.length > 1) return this.#handleTogether(batch)
    await this.#handleAlone(batch[0]!)
    return []
  }

  #release(message: StreamMessage, respond: () => void): void {
    this.#unacknowledged.delete(message)
    respond()
  }

  async #handleAlone(delivery: Delivery): Promise<void> {
    const { consumer, message } = delivery
    try {
      if (isRedelivered(delivery)) await this.#unfinished.begin(consumer, message.payload)
      const [outcome] = await this.#handleOnce([delivery])
      await this.#end(delivery)
      await this.#service.runtime.beforeAck()
      this.#ack(delivery, outcome!)
    } catch (failure) {
      // One that ends processes stays counted until it is a dead letter.
      if (!endedProcess(failure)) await this.#end(delivery)
      await this.#fail(delivery, failure)
    }
  }

  /** In one transaction. If that fails, each is handled alone, so that only the one that fails is retried. */
  async #handleTogether(batch: readonly Delivery[]): Promise<readonly Delivery[]> {
    const { runtime, metrics, log } = this.#service
    const { consumer } = batch[0]!
    try {
      const outcomes = await this.#handleOnce(batch)
      metrics.batch.inc({ consumer, outcome: 'handled' })
      await runtime.beforeAck()
      for (const [index, delivery] of batch.entries()) this.#ack(delivery, outcomes[index]!)
      return []
    } catch (failure) {
      metrics.batch.inc({ consumer, outcome: 'failed' })
      if (isConnectionFailure(failure)) {
        for (const delivery of batch) this.#retry(delivery, runtime.databasePauseMs)
        return []
      }
      const details = { consumer, events: batch.length, error: loggedError(failure) }
      log.warn(details, 'batch failed, and its events are handled one by one')
      return batch
    }
  }

  async #handleOnce(batch: readonly Delivery[]): Promise<Outcome[]> {
    const { consumer } = batch[0]!
    const type = typeOf(this.#service, consumer)
    const arrived = batch.map(({ message, read }) => ({
      read: read ?? readEvent(type, message.payload),
      publishedAt: message.publishedAt,
    }))
    const outcomes = await handleEvents(this.#service, consumer, arrived)
    return arrived.map((one) => outcomes.get(one)!)
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
    const { runtime, log, pool } = this.#service
    const { consumer, message } = delivery
    if (isConnectionFailure(failure)) return this.#retry(delivery, runtime.databasePauseMs)
    const isFinal = isInvalidEvent(failure) || endedProcess(failure)
    const attempts = endedProcess(failure) ? message.deliveries : (this.#failures.get(key(delivery)) ?? 0) + 1
    const details = { consumer, attempts, error: loggedError(failure) }
    if (!isFinal && attempts < maxTries) {
      if (this.#failures.size > maxFailureCounts) this.#failures.clear()
      this.#failures.set(key(delivery), attempts)
      log.warn(details, 'event will be retried')
      return this.#retry(delivery, runtime.backOffMs[attempts - 1] ?? runtime.backOffMs.at(-1)!)
    }
    try {
      await deadLetter(pool, consumer, message.payload, failure, attempts)
      log.error(details, 'event became a dead letter')
      await this.#end(delivery)
      this.#ack(delivery, 'dead-letter')
    } catch {
      this.#retry(delivery, runtime.databasePauseMs)
    }
  }
}
