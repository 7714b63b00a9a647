import type { DestinationStream } from 'pino'
import { defaultEventTestHooks, type EventTestHooks } from '@lunchpail/kit-events/event-test-hooks'
import { systemClock, type Clock } from './clock.ts'

/** What a test may replace when it starts a service. In production the defaults below apply. */
export interface TestHooks extends EventTestHooks {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  /** a job that is locked for longer is unlocked where its instance has no lease */
  readonly leaseMs: number
  /** between two polls of the job queue, for jobs that no notification announced */
  readonly jobPollMs: number
  /** before a job queue begins again that ended */
  readonly workerPauseMs: number
  /** how long until a service is ready, whether or not it has warmed up */
  readonly warmUpMs: number
}

export const defaultTestHooks: TestHooks = {
  ...defaultEventTestHooks,
  clock: systemClock,
  logTo: undefined,
  leaseMs: 5_000,
  jobPollMs: 2_000,
  workerPauseMs: 1_000,
  warmUpMs: 10_000,
}
