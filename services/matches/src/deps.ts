import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Tx } from './database.ts'

export interface Deps {
  /** `pg` without Prisma, for the deck, which is read most and scans most rows */
  readonly statements: Transaction
  readonly write: Write<Tx>
  readonly clock: Clock
  readonly updateTabs: Platform<Config>['updateTabs']
}
