import type * as z from 'zod/mini'
import type { ownAccount } from '@lunchpail/contracts/auth/api'
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Person } from '@lunchpail/kit-service/route'
import type { Account } from '../database.ts'
import { phoneStateOf, phoneTakesTexts } from './code-contact.ts'

/**
 * The number that the person gave. One that another account has is kept aside until a code proves it, and looks no different here:
 * else who types numbers would read from the account which of them are somebody's.
 */
const givenPhone = (account: Account) => {
  const { wantedPhone, phone } = account
  if (wantedPhone === null)
    return { phone, state: phoneStateOf(account), proven: account.phoneVerifiedAt !== null }
  return { phone: wantedPhone, state: phone === null ? 'unverified' : 'changed', proven: false } as const
}

/** An account for its own person. */
export const presentAccount = (account: Account): z.input<typeof ownAccount> => ({
  id: account.id,
  type: account.type as AccountType,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: givenPhone(account).phone,
  company_name: account.companyName,
  title: account.title,
  has_password: account.passwordHash !== null,
  phone_state: givenPhone(account).state,
  phone_takes_texts: phoneTakesTexts(account),
  email_verified: account.emailVerifiedAt !== null,
  text_consent:
    account.wantedPhone === null
      ? account.textConsentAt !== null && account.textStoppedAt === null
      : account.wantedTextConsentAt !== null,
  job_alerts_enabled: account.jobAlertsEnabled,
  language: account.language as Language,
})

/** What the token of a signed-in person says of them to the services. */
export const presentPerson = (account: Account): Person => ({
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: givenPhone(account).phone,
  email_proven: account.emailVerifiedAt !== null,
  phone_proven: givenPhone(account).proven,
  ...(account.wantedPhone !== null && { phone_waits: true }),
})
