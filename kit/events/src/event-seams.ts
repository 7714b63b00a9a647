/**
 * What a test may put in: time, speed, and a moment of its own at the three places where a crash would hurt. A service
 * that runs has the values below, and the time of day.
 */
export interface EventSeams {
  readonly clock: { now(): Date }
  /** milliseconds before each further try of an event; the last one is for all that follow */
  readonly backOff: readonly number[]
  /** milliseconds before an event is tried again because the database was away */
  readonly databasePause: number
  /** milliseconds after which an event that nobody answered for is given out again */
  readonly ackWait: number
  /** milliseconds between two looks into the outbox, for what was missed by every other way */
  readonly poll: number
  readonly beforePublish: () => Promise<void>
  readonly beforeCommit: () => Promise<void>
  readonly beforeAck: () => Promise<void>
}
const nothing = async (): Promise<void> => {}

export const usualEventSeams: Omit<EventSeams, 'clock'> = {
  backOff: [200, 1_000, 5_000, 15_000, 30_000, 60_000],
  databasePause: 1_000,
  ackWait: 10_000,
  poll: 2_000,
  beforePublish: nothing,
  beforeCommit: nothing,
  beforeAck: nothing,
}
