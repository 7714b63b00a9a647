import type { Clock } from '@lunchpail/kit-service/clock'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { ObjectStore } from './providers/object-store.ts'

/** What use cases work with. */
export interface Deps {
  readonly pool: pg.Pool
  readonly clock: Clock
  readonly log: Logger
  /** null where no store is configured */
  readonly store: ObjectStore | null
}
