/**
 * What a test may replace: the clock, the waits, and a hook at each of the three points where a crash could lose or repeat
 * an event. In production the defaults below apply, with the system clock.
 */
export interface EventTestHooks {
  readonly clock: { now(): Date }
  /** wait before each retry of an event; the last one applies to all that follow */
  readonly backOffMs: readonly number[]
  /** wait before the redelivery of an event whose handler could not reach the database */
  readonly databasePauseMs: number
  /** how long a message may stay unacknowledged before JetStream redelivers it */
  readonly ackWaitMs: number
  /** between two polls of the outbox, for rows that no notification announced */
  readonly pollMs: number
  /** how long a relay's session may be idle before the database ends it, so that another instance leads */
  readonly leaderTimeoutMs: number
  readonly beforePublish: () => Promise<void>
  readonly beforeCommit: () => Promise<void>
  readonly beforeAck: () => Promise<void>
}
const doNothing = async (): Promise<void> => {}

export const defaultEventTestHooks: Omit<EventTestHooks, 'clock'> = {
  backOffMs: [200, 1_000, 5_000, 15_000, 30_000, 60_000],
  databasePauseMs: 1_000,
  ackWaitMs: 10_000,
  pollMs: 2_000,
  leaderTimeoutMs: 15_000,
  beforePublish: doNothing,
  beforeCommit: doNothing,
  beforeAck: doNothing,
}
