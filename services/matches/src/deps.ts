import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Tx } from './database.ts'

export interface Deps {
  /** `pg` alone: the deck's query is the one that is asked most and looks through most rows */
  readonly statements: Transaction
  readonly write: Write<Tx>
  readonly clock: Clock
  readonly notice: Platform<Config>['notice']
}
