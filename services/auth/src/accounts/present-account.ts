import type * as z from 'zod/mini'
import type { ownAccount } from '@lunchpail/contracts/auth/api'
import type { AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Person } from '@lunchpail/kit-service/route'
import type { Account } from '../database.ts'
import { asGiven } from './as-given.ts'
import { phoneStateOf, takesTexts } from './code-contact.ts'

/** An account for its own person. */
export const presentAccount = (own: Account): z.input<typeof ownAccount> => present(asGiven(own))

const present = (account: Account): z.input<typeof ownAccount> => ({
  id: account.id,
  type: account.type as AccountType,
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: account.phone,
  company_name: account.companyName,
  title: account.title,
  has_password: account.passwordHash !== null,
  phone_state: phoneStateOf(account),
  phone_takes_texts: takesTexts(account.phoneType),
  email_verified: account.emailVerifiedAt !== null,
  text_consent: hasTextConsent(account),
  job_alerts_enabled: account.jobAlertsEnabled,
  language: account.language as Language,
  timezone: account.timezone,
})

const hasTextConsent = ({ textConsentAt, textStoppedAt }: Account): boolean =>
  textConsentAt !== null && textStoppedAt === null

/** What the token of a signed-in person says of them to the services. */
export const presentPerson = (account: Account): Person => ({
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email ?? '',
  phone: asGiven(account).phone,
  email_proven: account.emailVerifiedAt !== null,
  phone_proven: asGiven(account).phoneVerifiedAt !== null,
  ...(account.wantedPhone !== null && { phone_waits: true }),
  ...(hasTextConsent(account) && { takes_texts: true }),
})
