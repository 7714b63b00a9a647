import { minuteMs } from '@lunchpail/contracts/durations'

/** A provider took the message; `id` is the provider's. */
export interface Accepted {
  readonly id: string
}

/** A permanent error: a wrong number, a recipient who sent STOP. Not tried again. */
export class Undeliverable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`undeliverable: ${reason}`)
    this.reason = reason
  }
}

/** A temporary error of the provider. Tried again. */
export class Rejected extends Error {
  constructor(status: number) {
    super(`the provider answered ${status}`)
  }
}

/** What a provider knows of a message whose sending was interrupted. */
export type Trace = Accepted | 'not-there' | 'cannot-say'

/** The provider is asked too often. It is asked again when it says, or in a few seconds. */
export class TooMany extends Rejected {
  readonly afterMs: number
  constructor(retryAfter: unknown) {
    super(429)
    const seconds = Number(retryAfter)
    this.afterMs = Math.min(
      longestPauseMs,
      Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : pauseMs,
    )
  }
}
const pauseMs = 5_000
const longestPauseMs = 10 * minuteMs
