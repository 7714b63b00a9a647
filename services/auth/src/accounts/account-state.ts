import type * as z from 'zod/mini'
import type { accountState } from '@lunchpail/contracts/auth/account-state'
import type { AccountType, PhoneType } from '@lunchpail/contracts/auth/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { phoneStateOf } from './code-contact.ts'
import { writtenTo } from './ownership.ts'
import { barredUntil, statusOf } from './standing.ts'

/** Email and phone with what is known of them, and consent, sealed to notifications. */
export interface Contact {
  /** empty where there is none, and nothing can go there */
  readonly email: string
  readonly phone: string | null
  readonly text_consent: { readonly at: string; readonly wording: string } | null
  readonly email_proven: boolean
  readonly phone_proven: boolean
  readonly phone_type: PhoneType | null
  /** another person's number that waits for its code: nothing goes there, and the person sees what they would of any other */
  readonly waiting_phone: { readonly type: PhoneType | null; readonly text_consent: boolean } | null
  /** ends what made a contact reachable before */
  readonly taken_at: string | null
}

type WithContact = Pick<Account, 'email' | 'phone' | 'textConsentAt' | 'textConsentWording'> &
  Partial<
    Pick<
      Account,
      | 'emailQuietAt'
      | 'emailVerifiedAt'
      | 'phoneVerifiedAt'
      | 'phoneType'
      | 'takenAt'
      | 'wantedPhone'
      | 'wantedPhoneType'
      | 'wantedTextConsentAt'
    >
  >

export const contactOf = (account: WithContact): Contact => ({
  email: writtenTo(account) ?? '',
  phone: account.phone,
  text_consent:
    account.textConsentAt && account.textConsentWording
      ? { at: account.textConsentAt.toISOString(), wording: account.textConsentWording }
      : null,
  email_proven: Boolean(account.emailVerifiedAt),
  phone_proven: Boolean(account.phoneVerifiedAt),
  phone_type: (account.phoneType ?? null) as PhoneType | null,
  waiting_phone: account.wantedPhone
    ? {
        type: (account.wantedPhoneType ?? null) as PhoneType | null,
        text_consent: Boolean(account.wantedTextConsentAt),
      }
    : null,
  taken_at: account.takenAt?.toISOString() ?? null,
})

/** The parts of its state that others than notifications cannot read. */
export interface HiddenContact {
  readonly sealed_contact: string
  readonly email_hash: string | null
  readonly phone_hash: string | null
}

/** Email and phone, sealed to notifications, and as hashes that wizard compares. */
export const hideContact = async (
  { seal, contactSecret }: Pick<Deps, 'seal' | 'contactSecret'>,
  account: WithContact,
): Promise<HiddenContact> => ({
  sealed_contact: await seal(contactOf(account)),
  email_hash: account.email && contactSecret.hash('email', account.email),
  phone_hash: account.phone && contactSecret.hash('phone', account.phone),
})

/** An account as `auth.account.changed.v1` publishes it. */
export const accountStateOf = (account: Account, hidden: HiddenContact): z.output<typeof accountState> => ({
  id: account.id,
  version: account.version,
  type: account.type as AccountType,
  first_name: account.firstName,
  last_name: account.lastName,
  language: account.language as Language,
  timezone: account.timezone,
  status: statusOf(account),
  ...hidden,
  phone_state: phoneStateOf(account),
  job_alerts_enabled: account.jobAlertsEnabled,
  barred_until: barredUntil(account)?.toISOString() ?? null,
})
