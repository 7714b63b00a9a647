import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { SiteProcess } from '@lunchpail/contracts/noun'
import { routesLeaseMs } from '@lunchpail/contracts/published-routes'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { NatsClient } from '@lunchpail/kit-events/nats'
import { isNotPermitted } from '@lunchpail/kit-events/nats-settings'
import { RoutesChanged, type RoutesRead } from '@lunchpail/kit-events/routes-stream'
import { StreamError } from '@lunchpail/kit-events/streams'

const againMs = routesLeaseMs / 3
const firstPauseMs = 250
const longestPauseMs = 5_000
const maxTries = 20

/** What an instance says, and whether all that it wants is in it. */
export interface Word {
  readonly said: object
  /** it has everything; where not, it asks anew each time */
  readonly complete: boolean
}

/** `down` where it cannot be asked; `missing` until an operator makes the stream; `refused` where NATS does not permit it. */
export type SayingState = 'up' | 'down' | 'missing' | 'refused'

interface LastWord {
  readonly word: Word
  /** the number of its first one */
  readonly since: number
  /** the number of this one */
  readonly sequence: number
}

interface Speaker {
  readonly nats: Pick<NatsClient, 'routes' | 'onConnect' | 'tried' | 'connected'>
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly process: SiteProcess
  /** what to say after all that was said so far */
  readonly word: (read: RoutesRead) => Word
}

/** Two processes of one machine differ in their ports, and one that is started again takes the place of itself. */
const instanceName = (port: number): string =>
  `${hostname()
    .replace(/[^A-Za-z0-9_-]/g, '-')
    .slice(0, 100)}-${port}`

/**
 * Says which routes this instance has, at each connection and again within its lease, until it ends. Its first word comes
 * right after all words that it knows, so that of two that want one address, one hears of the other.
 */
export class RouteSpeaker {
  readonly #speaker: Speaker
  #instance = ''
  readonly #stopping = new AbortController()
  readonly #tried = Promise.withResolvers<void>()
  #state: SayingState = 'down'
  #last: LastWord | undefined
  #generation = 0
  #saying = Promise.resolve()
  #unsubscribe = (): void => {}
  #timer: NodeJS.Timeout | undefined

  constructor(speaker: Speaker) {
    this.#speaker = speaker
  }

  start(port: number): void {
    this.#instance = instanceName(port)
    this.#unsubscribe = this.#speaker.nats.onConnect(() => this.say())
    this.#timer = setInterval(() => this.say(), againMs)
    this.#timer.unref()
  }

  /** Says it now. */
  say(): void {
    const own = ++this.#generation
    this.#saying = this.#saying.then(() => this.#sayUntilHeard(own))
  }

  /** Says that it has ended: what it said holds only while no other instance says anything. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.#unsubscribe()
    this.#stopping.abort()
    this.#tried.resolve()
    await this.#saying
    if (this.#last && this.#speaker.nats.connected()) await this.#again(this.#last, true).catch(() => {})
  }

  /** Waits until it was tried once, which needs a connection. */
  async tried(): Promise<void> {
    if (await this.#speaker.nats.tried()) await this.#tried.promise
  }

  /** Under which name it says it. */
  instance(): string {
    return this.#instance
  }

  state(): SayingState {
    return this.#speaker.nats.connected() ? this.#state : 'down'
  }

  async #sayUntilHeard(own: number): Promise<void> {
    const { log, nats } = this.#speaker
    let said = ''
    for (let pauseMs = firstPauseMs; this.#isLatest(own) && nats.connected(); pauseMs *= 2) {
      const failure: unknown = await this.#sayOnce().then(
        () => undefined,
        (reason: unknown) => reason ?? new Error('unknown'),
      )
      this.#note(failure)
      this.#tried.resolve()
      if (failure === undefined) return
      const error = loggedError(failure)
      if (error.message !== said)
        if (failure instanceof StreamError) log.error({ error }, failure.message)
        else log.warn({ error }, 'routes are not said yet')
      said = error.message
      const { signal } = this.#stopping
      await wait(Math.min(pauseMs, longestPauseMs), undefined, { signal, ref: false }).catch(() => {})
    }
  }

  #isLatest(own: number): boolean {
    return own === this.#generation && !this.#stopping.signal.aborted
  }

  #note(failure: unknown): void {
    if (failure === undefined) this.#state = 'up'
    else if (isNotPermitted(failure)) this.#state = 'refused'
    else this.#state = failure instanceof StreamError ? 'missing' : 'down'
  }

  async #sayOnce(): Promise<void> {
    const last = this.#last
    if (last?.word.complete)
      try {
        return await this.#again(last, false)
      } catch (failure) {
        if (!(failure instanceof RoutesChanged)) throw failure
      }
    for (let tries = 1; ; tries += 1)
      try {
        return await this.#sayAfterAll()
      } catch (failure) {
        if (!(failure instanceof RoutesChanged) || tries === maxTries) throw failure
      }
  }

  async #again({ word, since, sequence }: LastWord, ended: boolean): Promise<void> {
    const { nats, process } = this.#speaker
    const payload = JSON.stringify({ ...word.said, since, ...(ended && { ended }) })
    const expected = { lastSubjectSequence: sequence }
    this.#last = { word, since, sequence: await nats.routes.say(process, this.#instance, payload, expected) }
  }

  async #sayAfterAll(): Promise<void> {
    const { nats, process, word } = this.#speaker
    const read = await nats.routes.read()
    const others = read.messages.filter((one) => one.process !== process || one.instance !== this.#instance)
    const now = word({ ...read, messages: others })
    const since = this.#last?.since ?? read.last + 1
    const payload = JSON.stringify({ ...now.said, since })
    const expected = { lastSequence: read.last }
    this.#last = {
      word: now,
      since,
      sequence: await nats.routes.say(process, this.#instance, payload, expected),
    }
  }
}
