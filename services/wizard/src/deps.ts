import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { ContactSecret } from '@lunchpail/kit-service/contact-secret'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import type { Write } from '@lunchpail/kit-service/write'
import type { CountContactQuestion } from '@lunchpail/kit-service/contact-questions'
import type { Database, Tx } from './database.ts'
import type { Cities } from './draft/load-cities.ts'
import type { EqualOpportunityStore } from './equal-opportunity/equal-opportunity-store.ts'

export interface Deps {
  readonly database: Database
  readonly write: Write<Tx>
  readonly transaction: OpenTransaction<Tx>
  /** without Prisma, for the save alone: a page saves with every answer (docs/decisions/13) */
  readonly rawSql: {
    readonly statements: Transaction
    /** for work that does everything in the transaction */
    readonly write: Write<Transaction>
    /** for work that writes elsewhere too */
    readonly writeAlso: Write<Transaction>
  }
  readonly clock: Clock
  readonly cities: Cities
  readonly equalOpportunity: EqualOpportunityStore
  /** of resumes; null where none is configured */
  readonly store: ObjectStore | null
  /** shared with auth */
  readonly contactSecret: ContactSecret
  readonly countContactQuestion: CountContactQuestion
}
