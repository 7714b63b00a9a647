import type { KeyObject } from 'node:crypto'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Logger } from 'pino'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'
import type { Recipients } from './providers/recipients.ts'
import type { EmailProvider } from './providers/email-provider.ts'
import type { TextProvider } from './providers/text-provider.ts'

/** Without Prisma, for what each message does (docs/decisions/13). */
export interface RawSql {
  readonly statements: Transaction
  readonly transaction: OpenTransaction<Transaction>
}

export interface Deps {
  readonly database: Database
  readonly rawSql: RawSql
  readonly transaction: OpenTransaction<Tx>
  readonly clock: Clock
  readonly log: Logger
  readonly updateTabs: Platform<Config>['updateTabs']
  /** address of the site, without a trailing slash */
  readonly site: string
  /** email address of the support */
  readonly support: string
  /** at the end of each email */
  readonly postalAddress: string
  /** where it must be day for a text to a person whose time zone is not known */
  readonly unknownTimeZones: readonly string[]
  /** what carriers take from the sender of texts */
  readonly textsPerSecond: number
  readonly recipients: Recipients
  readonly seal: (value: unknown) => Promise<string>
  readonly open: (sealed: string) => Promise<unknown>
  readonly texts: TextProvider
  readonly emails: EmailProvider
  /** with what providers sign their calls; undefined: theirs are refused */
  readonly webhooks: { readonly twilioToken: string; readonly sendGridKey: KeyObject | undefined }
}
