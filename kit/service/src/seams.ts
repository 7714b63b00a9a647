import type { DestinationStream } from 'pino'
import { systemClock, type Clock } from './clock.ts'

/**
 * What a test may put in when it starts a service: time, speed, and a moment of its own at the three places where a
 * crash would hurt. A service that runs has the values below.
 */
export interface Seams {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  /** milliseconds before each further try of an event; the last one is for all that follow */
  readonly backOff: readonly number[]
  /** milliseconds before an event is tried again because the database was away */
  readonly databasePause: number
  readonly ackWait: number
  readonly beforePublish: () => Promise<void>
  readonly beforeCommit: () => Promise<void>
  readonly beforeAck: () => Promise<void>
}
const nothing = async (): Promise<void> => {}

export const usualSeams: Seams = {
  clock: systemClock,
  logTo: undefined,
  backOff: [200, 1_000, 5_000, 15_000, 30_000, 60_000],
  databasePause: 1_000,
  ackWait: 10_000,
  beforePublish: nothing,
  beforeCommit: nothing,
  beforeAck: nothing,
}
