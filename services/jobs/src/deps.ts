import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { ObjectStore } from './providers/object-store.ts'

export interface Deps {
  readonly database: Database
  /** `pg` without Prisma, for the search and the page of a position, which are called most */
  readonly statements: Transaction
  readonly log: Logger
  /** null where no store is configured */
  readonly store: ObjectStore | null
}
