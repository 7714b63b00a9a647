/** A provider took the message; `id` is the provider's. */
export interface Accepted {
  readonly id: string
}

/** A provider will never take this message: a wrong number, a stopped recipient. Trying again is no use. */
export class Undeliverable extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`undeliverable: ${reason}`)
    this.reason = reason
  }
}

/** The provider answered that it did not take the message this time; it may later. */
export class Rejected extends Error {
  constructor(status: number) {
    super(`the provider answered ${status}`)
  }
}

/** What a provider knows of a message whose sending was cut off: it has it, it has it not, or it cannot say. */
export type Trace = Accepted | 'not-there' | 'cannot-say'
