import type { Clock } from '@lunchpail/kit-service/clock'
import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { EmailProvider } from './providers/email-provider.ts'
import type { TextProvider } from './providers/text-provider.ts'

export interface Deps {
  readonly database: Database
  readonly clock: Clock
  readonly log: Logger
  /** address of the site, without a trailing slash */
  readonly site: string
  /** email address of the support */
  readonly support: string
  /** keyed hash of a number or an email address */
  readonly recipientHash: (to: string) => string
  readonly seal: (value: unknown) => Promise<string>
  readonly open: (sealed: string) => Promise<unknown>
  readonly texts: TextProvider
  readonly emails: EmailProvider
}
