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
