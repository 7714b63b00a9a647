/** The only source of the current time in services, so that tests can move it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is told to move. */
export class MovableClock implements Clock {
  #now: Date
  constructor(start: Date = new Date()) {
    this.#now = start
  }
  now(): Date {
    return new Date(this.#now)
  }
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
