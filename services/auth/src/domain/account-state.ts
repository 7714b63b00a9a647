import type * as z from 'zod/mini'
import type { accountState } from '@lunchpail/contracts/auth/events'
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Account } from '../database.ts'

/** Email, phone and consent, sealed to notifications. */
export interface Contact {
  readonly email: string
  readonly phone: string | null
  readonly text_consent: { readonly at: string; readonly wording: string } | null
}

export const contactOf = (
  account: Pick<Account, 'email' | 'phone' | 'textConsentAt' | 'textConsentWording'>,
): Contact => ({
  email: account.email,
  phone: account.phone,
  text_consent:
    account.textConsentAt && account.textConsentWording
      ? { at: account.textConsentAt.toISOString(), wording: account.textConsentWording }
      : null,
})

/** An account as `auth.account.changed.v1` publishes it. */
export const accountStateOf = (account: Account, sealedContact: string): z.input<typeof accountState> => ({
  id: account.id,
  version: account.version,
  type: account.type as AccountType,
  first_name: account.firstName,
  last_name: account.lastName,
  language: account.language as Language,
  timezone: account.timezone,
  sealed_contact: sealedContact,
})
