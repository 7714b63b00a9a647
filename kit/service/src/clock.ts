/** The only source of the current time in services, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock for tests: it stands still until `advance`. */
export class MovableClock implements Clock {
  #now: Date
  constructor(start: Date = new Date()) {
    this.#now = start
  }
  now(): Date {
    return new Date(this.#now)
  }
  advance(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms)
  }
}
