import type { DestinationStream } from 'pino'
import { defaultEventRuntime, type EventRuntime } from '@lunchpail/kit-events/event-runtime'
import { connectMs } from '@lunchpail/kit-database/open-pool'
import { systemClock, type Clock } from './clock.ts'

/** By what a service runs. The defaults below are those of production; a test replaces some. */
export interface Runtime extends EventRuntime {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  /** how long a statement waits for a connection before the database counts as away */
  readonly connectMs: number
  /** a job that is locked for longer is unlocked where its instance has no lease */
  readonly leaseMs: number
  /** between two polls of the job queue, for jobs that no notification announced */
  readonly jobPollMs: number
  /** before a job queue begins again that ended */
  readonly workerPauseMs: number
  /** how long until a service is ready, whether or not it has warmed up */
  readonly warmUpMs: number
}

export const defaultRuntime: Runtime = {
  ...defaultEventRuntime,
  clock: systemClock,
  logTo: undefined,
  connectMs,
  leaseMs: 5_000,
  jobPollMs: 2_000,
  workerPauseMs: 1_000,
  warmUpMs: 10_000,
}
