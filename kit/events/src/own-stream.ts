import { setTimeout as wait } from 'node:timers/promises'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { LiveEventService } from './event-service.ts'
import { StreamError } from './streams.ts'

/** `missing` until an operator makes it; `down` where it cannot be asked. */
type StreamState = 'up' | 'missing' | 'down'

const longestPauseMs = 5_000

/**
 * Checks the stream of a service at each connection until it is as it has to be, and logs which command makes it so. Only
 * an operator may make or change a stream: who changes one can read every other by it.
 */
export class OwnStream {
  readonly #service: Pick<LiveEventService, 'nats' | 'noun' | 'log'>
  readonly #retryMs: number
  #generation = 0
  #state: StreamState = 'down'
  #hasBeenThere = false
  #unsubscribe = (): void => {}

  constructor(service: Pick<LiveEventService, 'nats' | 'noun' | 'log'>, retryMs = 500) {
    this.#service = service
    this.#retryMs = retryMs
  }

  start(): void {
    this.#unsubscribe = this.#service.nats.onConnect(() => void this.#check())
  }

  stop(): void {
    this.#generation += 1
    this.#unsubscribe()
  }

  state(): StreamState {
    return this.#service.nats.connected() ? this.#state : 'down'
  }

  /**
   * Whether an operator has to create it before this process can work. One that NATS lost later does not count: every instance
   * would say so at once.
   */
  neverThere(): boolean {
    return this.state() === 'missing' && !this.#hasBeenThere
  }

  async #check(): Promise<void> {
    const { nats, noun, log } = this.#service
    const own = ++this.#generation
    let said = ''
    for (let pauseMs = this.#retryMs; own === this.#generation && nats.connected(); pauseMs *= 2) {
      const failure: unknown = await nats.checkStream(noun).then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('unknown'),
      )
      if (own !== this.#generation) return
      this.#note(failure)
      if (failure === undefined) return
      const error = loggedError(failure)
      if (error.message !== said)
        if (failure instanceof StreamError) log.error({ error }, failure.message)
        else log.warn({ error }, 'stream is not known yet')
      said = error.message
      await wait(Math.min(pauseMs, longestPauseMs), undefined, { ref: false })
    }
  }

  #note(failure: unknown): void {
    const isThere = failure === undefined || (failure instanceof StreamError && failure.code === 'different')
    this.#hasBeenThere ||= isThere
    this.#state = isThere ? 'up' : failure instanceof StreamError ? 'missing' : 'down'
  }
}
