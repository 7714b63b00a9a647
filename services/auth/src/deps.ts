import type { Platform } from '@lunchpail/kit-service/service'
import type { Write } from '@lunchpail/kit-service/write'
import type { Config } from './config.ts'
import type { Database, Tx } from './database.ts'
import type { Secrets } from './domain/secrets.ts'
import type { Keyring } from './providers/keyring.ts'
import type { Contact } from './domain/account-state.ts'

export interface Deps extends Pick<Platform<Config>, 'clock' | 'notice'> {
  readonly database: Database
  readonly write: Write<Tx>
  readonly secrets: Secrets
  readonly keyring: Keyring
  /** seals a contact, or an email address alone, to notifications */
  readonly seal: (contact: Contact | Pick<Contact, 'email'>) => Promise<string>
}
