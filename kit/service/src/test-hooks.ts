import type { DestinationStream } from 'pino'
import { defaultEventTestHooks, type EventTestHooks } from '@lunchpail/kit-events/event-test-hooks'
import { systemClock, type Clock } from './clock.ts'

/** What a test may replace when it starts a service. In production the defaults below apply. */
export interface TestHooks extends EventTestHooks {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  /** a job is locked for at least so long before it is checked whether its instance still has its lease */
  readonly leaseMs: number
}

export const defaultTestHooks: TestHooks = {
  ...defaultEventTestHooks,
  clock: systemClock,
  logTo: undefined,
  leaseMs: 5_000,
}
