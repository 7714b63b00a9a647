import type { CountContactQuestion } from '@lunchpail/kit-service/contact-questions'
import type { ContactSecret } from '@lunchpail/kit-service/contact-secret'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { MessageQuota } from '@lunchpail/kit-service/message-quota'
import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'
import type { Secrets } from './sign-in/secrets.ts'
import type { IdentityProviders } from './sign-in/sign-on/identity-provider.ts'
import type { Keyring } from './sign-in/keyring.ts'
import type { LookUpPhone } from './accounts/phone-lookup.ts'
import type { Contact } from './accounts/account-state.ts'

/** Without Prisma, for what each sign-in does (docs/decisions/13). */
export interface RawSql {
  readonly statements: Transaction
  readonly transaction: OpenTransaction<Transaction>
}

export interface Deps extends Pick<Platform<Config>, 'clock' | 'log' | 'updateTabs'> {
  readonly database: Database
  readonly rawSql: RawSql
  readonly write: Write<Tx>
  /** for what a visitor writes: no account to look at, no response to keep */
  readonly transaction: OpenTransaction<Tx>
  /** of invites to people who did not ask for one */
  readonly messageQuota: MessageQuota
  readonly countContactQuestion: CountContactQuestion
  readonly secrets: Secrets
  readonly keyring: Keyring
  readonly identityProviders: IdentityProviders
  /** the site's own address */
  readonly publicUrl: string
  /** Undefined where no provider is set */
  readonly lookUpPhone: LookUpPhone | undefined
  /**
   * seals to notifications: a contact, an address and whether it is proven, a secret and to whom it goes, word about a company,
   * or what a person wrote
   */
  readonly seal: (
    values:
      | Contact
      | (Pick<Contact, 'email'> & { readonly proven: boolean; readonly phone?: string })
      | { readonly to: string; readonly secret: string; readonly company?: string; readonly person?: string }
      | { readonly message: string; readonly contact: string },
  ) => Promise<string>
  /** shared with wizard */
  readonly contactSecret: ContactSecret
}
