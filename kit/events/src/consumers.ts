import { setTimeout as wait } from 'node:timers/promises'
import type { EventType } from '@lunchpail/contracts/event'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { handleEvent, isInvalidEvent } from './deliver.ts'
import type { LiveEventService } from './event-service.ts'
import type { Consumption, DurableMessage } from './nats.ts'
import { deadLetter } from './dead-letters.ts'

/** Tries before an event becomes a dead letter. */
const maxTries = 8

interface Delivery {
  readonly consumer: string
  readonly message: DurableMessage
}
const key = ({ consumer, message }: Delivery): string => `${consumer} ${message.place}`

/** The durable consumers of a service: made at each connection, fed into one queue, each event done once. */
export class EventConsumers {
  readonly #service: LiveEventService
  /** handled at the same time, over all consumers: some connections of the pool stay with the requests */
  readonly #concurrency: number
  /** by consumer: its name as the server knows it, and its pull */
  readonly #pulls = new Map<string, { name: string; consumption: Consumption }>()
  readonly #queue: Delivery[] = []
  readonly #held = new Set<DurableMessage>()
  readonly #failures = new Map<string, number>()
  #active = 0
  #stopped = false
  #drained: (() => void) | undefined
  #round = 0

  constructor(service: LiveEventService) {
    this.#service = service
    this.#concurrency = Math.max(2, service.config.databasePool - 3)
  }

  start(): void {
    this.#service.nats.onConnect(() => void this.#begin())
    const sayWorking = (): void => this.#held.forEach((message) => message.working())
    setInterval(sayWorking, this.#service.seams.ackWait / 4).unref()
  }

  /** Asks for no more, gives back what waits, and ends what is being done. */
  async stop(): Promise<void> {
    this.#stopped = true
    this.#pulls.forEach(({ consumption }) => consumption.stop())
    for (const { message } of this.#queue.splice(0)) this.#release(message, () => message.again(0))
    if (this.#active > 0) await new Promise<void>((resolve) => (this.#drained = resolve))
  }

  /** Asks the server how far each consumer is; says nothing where it does not answer. */
  async measureLag(): Promise<void> {
    const { consumers, metrics, nats } = this.#service
    const measures = [...this.#pulls].map(async ([consumer, { name }]) => {
      const { owner } = consumers.get(consumer)![0]!.event
      metrics.lag.set({ consumer }, await nats.lag(owner, name))
    })
    await Promise.allSettled(measures)
  }

  /** At each connection: streams, consumers and pulls, as a server that came back may have lost any of them. */
  async #begin(): Promise<void> {
    const round = ++this.#round
    for (const [consumer, [first]] of this.#service.consumers)
      while (!this.#stopped && round === this.#round) {
        try {
          await this.#pull(consumer, first!.event)
          break
        } catch (failure) {
          this.#service.log.warn({ consumer, error: loggedError(failure) }, 'consumer is not ready yet')
          await wait(500)
        }
      }
  }

  async #pull(consumer: string, { owner, type }: EventType): Promise<void> {
    const { nats, seams } = this.#service
    this.#pulls.get(consumer)?.consumption.stop()
    await nats.ensureStream(owner)
    const name = await nats.ensureConsumer({
      noun: owner,
      name: consumer,
      subject: type,
      ackWait: seams.ackWait,
    })
    const consumption = await nats.consume(owner, name, (message) => this.#take({ consumer, message }))
    if (this.#stopped) return consumption.stop()
    this.#pulls.set(consumer, { name, consumption })
    consumption.onLost(() => {
      if (!this.#stopped && this.#pulls.get(consumer)?.consumption === consumption) void this.#begin()
    })
  }

  #take(delivery: Delivery): void {
    if (this.#stopped) return
    this.#held.add(delivery.message)
    this.#queue.push(delivery)
    this.#next()
  }

  #next(): void {
    while (!this.#stopped && this.#active < this.#concurrency && this.#queue.length > 0) {
      this.#active += 1
      void this.#deliver(this.#queue.shift()!).finally(() => {
        this.#active -= 1
        if (this.#active === 0) this.#drained?.()
        this.#next()
      })
    }
  }

  #release(message: DurableMessage, answer: () => void): void {
    this.#held.delete(message)
    answer()
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { consumer, message } = delivery
    try {
      const outcome = await handleEvent(this.#service, consumer, message.text)
      await this.#service.seams.beforeAck()
      this.#done(delivery, outcome)
    } catch (failure) {
      await this.#fail(delivery, failure)
    }
  }

  #done(delivery: Delivery, outcome: string): void {
    this.#failures.delete(key(delivery))
    this.#service.metrics.event.inc({ consumer: delivery.consumer, outcome })
    this.#release(delivery.message, () => delivery.message.ack())
  }

  #again({ consumer, message }: Delivery, after: number): void {
    this.#service.metrics.event.inc({ consumer, outcome: 'again' })
    this.#release(message, () => message.again(after))
  }

  async #fail(delivery: Delivery, failure: unknown): Promise<void> {
    const { seams, log, pool } = this.#service
    const { consumer, message } = delivery
    if (isConnectionFailure(failure)) return this.#again(delivery, seams.databasePause)
    const attempts = (this.#failures.get(key(delivery)) ?? 0) + 1
    const about = { consumer, attempts, error: loggedError(failure) }
    if (!isInvalidEvent(failure) && attempts < maxTries) {
      if (this.#failures.size > 10_000) this.#failures.clear()
      this.#failures.set(key(delivery), attempts)
      log.warn(about, 'event will be tried again')
      return this.#again(delivery, seams.backOff[attempts - 1] ?? seams.backOff.at(-1)!)
    }
    try {
      await deadLetter(pool, consumer, message.text, failure, attempts)
      log.error(about, 'event became a dead letter')
      this.#done(delivery, 'dead-letter')
    } catch {
      this.#again(delivery, seams.databasePause)
    }
  }
}
