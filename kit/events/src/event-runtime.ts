/**
 * By what relay and consumers run: the clock, their waits, and three points at which a crash could lose or repeat an event,
 * where a test waits or fails. The defaults below are those of production, with the system clock.
 */
export interface EventRuntime {
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

export const defaultEventRuntime: Omit<EventRuntime, 'clock'> = {
  backOffMs: [200, 1_000, 5_000, 15_000, 30_000, 60_000],
  databasePauseMs: 1_000,
  ackWaitMs: 10_000,
  pollMs: 2_000,
  leaderTimeoutMs: 15_000,
  beforePublish: doNothing,
  beforeCommit: doNothing,
  beforeAck: doNothing,
}
