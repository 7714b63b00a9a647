import type { Clock } from '@lunchpail/kit-service/clock'
import type { Write } from '@lunchpail/kit-service/write'
import type { openDatabase, Tx } from './database.ts'
import type { EqualOpportunityStore } from './equal-opportunity/equal-opportunity-store.ts'

export interface Deps {
  readonly database: ReturnType<typeof openDatabase>
  readonly write: Write<Tx>
  readonly clock: Clock
  readonly equalOpportunity: EqualOpportunityStore
}
