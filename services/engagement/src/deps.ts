import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { ContactSecret } from '@lunchpail/kit-service/contact-secret'
import type { MessageQuota } from '@lunchpail/kit-service/message-quota'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'

export interface Deps {
  readonly database: Database
  readonly transaction: OpenTransaction<Tx>
  readonly write: Write<Tx>
  /** without Prisma, for registrations alone: hundreds come for one event at once (docs/decisions/13) */
  readonly rawWrite: Write<Transaction>
  readonly clock: Clock
  /** to the key of notifications */
  readonly seal: (value: unknown) => Promise<string>
  /** shared with auth: by it a friend who was referred is known once they have an account */
  readonly contactSecret: ContactSecret
  readonly termsChangedAt: Date
  readonly messageQuota: MessageQuota
  readonly updateTabs: Platform<Config>['updateTabs']
  /** The same for those who work for a company. */
  readonly updateDesk: (companyId: string) => void
  /** address of the site, without a trailing slash */
  readonly site: string
}
