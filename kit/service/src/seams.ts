import type { DestinationStream } from 'pino'
import { usualEventSeams, type EventSeams } from '@lunchpail/kit-events/event-seams'
import { systemClock, type Clock } from './clock.ts'

/** What a test may put in when it starts a service. A service that runs has the values below. */
export interface Seams extends EventSeams {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  /** milliseconds that an instance has to show that it lives, before its jobs count as a dead one's */
  readonly lifeSign: number
}

export const usualSeams: Seams = {
  ...usualEventSeams,
  clock: systemClock,
  logTo: undefined,
  lifeSign: 5_000,
}
