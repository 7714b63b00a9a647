import type { EventService } from './event-service.ts'
import { typeOf } from './handle-event.ts'
import type { StreamMessage } from './nats.ts'
import { readEvent, type ReadEvent } from './read-event.ts'

export interface Delivery {
  readonly consumer: string
  readonly message: StreamMessage
  /** once it was read */
  read?: ReadEvent
  /** it was in a batch that failed */
  isAlone?: boolean
}
export const isRedelivered = ({ message }: Delivery): boolean => message.deliveries > 1

/** A batch ends well before its transaction would take too long, also for those that wait for a lock of it. */
const maxBatch = 20
const maxBatchLength = 200_000

/**
 * What waits to be handled: deliveries for the first time, and those that come again. The second are handled one by one, so
 * that of all that a process had begun when it ended, the event that ended it is found. The first are handled together where
 * several of a consumer wait and each is about one account: what is about more is handled alone, so that accounts are locked
 * in one order, and what is about none is seldom or large.
 */
export class DeliveryQueue {
  readonly #service: Pick<EventService, 'consumers'>
  #first: Delivery[] = []
  readonly #again: Delivery[] = []
  #handlesAgain = false

  constructor(service: Pick<EventService, 'consumers'>) {
    this.#service = service
  }

  add(delivery: Delivery): void {
    if (isRedelivered(delivery)) this.#again.push(delivery)
    else this.#first.push(delivery)
  }

  /** What is handled next, in one transaction; `ended` is called after it. */
  take(): Delivery[] {
    const again = this.#handlesAgain ? undefined : this.#again.shift()
    if (again) {
      this.#handlesAgain = true
      return [again]
    }
    const next = this.#first.shift()
    if (!next) return []
    return this.#mayBeTogether(next) ? [next, ...this.#takeOthers(next)] : [next]
  }

  ended(batch: readonly Delivery[]): void {
    if (batch.some(isRedelivered)) this.#handlesAgain = false
  }

  /** Of a batch that failed: they are next, one by one. */
  putBack(batch: readonly Delivery[]): void {
    for (const delivery of batch) delivery.isAlone = true
    this.#first.unshift(...batch)
  }

  clear(): Delivery[] {
    return [...this.#first.splice(0), ...this.#again.splice(0)]
  }

  #takeOthers({ consumer, message }: Delivery): Delivery[] {
    let room = maxBatchLength - message.payload.length
    const taken = new Set<Delivery>()
    for (const other of this.#first) {
      const { length } = other.message.payload
      if (other.consumer !== consumer || length > room || !this.#mayBeTogether(other)) continue
      taken.add(other)
      room -= length
      if (taken.size === maxBatch - 1) break
    }
    if (taken.size > 0) this.#first = this.#first.filter((other) => !taken.has(other))
    return [...taken]
  }

  #mayBeTogether(delivery: Delivery): boolean {
    const { consumer, message, isAlone } = delivery
    if (isAlone || this.#service.consumers.get(consumer)?.some(({ alone }) => alone)) return false
    try {
      delivery.read ??= readEvent(typeOf(this.#service, consumer), message.payload)
      return delivery.read.accounts.length === 1
    } catch {
      // handled alone, it becomes a dead letter
      return false
    }
  }
}
