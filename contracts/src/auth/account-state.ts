import * as z from 'zod/mini'
import { languages } from '../language/translate.ts'
import { openCode, openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, sealed } from '../fields/texts.ts'
import { accountStatus, accountTypes, phoneVerification } from './enumerations.ts'

/** The public state of an account. `version` grows by one with each change. */
export const accountState = z.object({
  id,
  version: z.number(),
  type: openEnum(accountTypes),
  first_name: line,
  last_name: line,
  language: openEnum(languages),
  timezone: z.nullable(id),
  /** 2 §4 */
  status: openCode(accountStatus),
  /**
   * {email, empty where there is none; phone|null, text_consent: {at, wording}|null, email_proven, phone_proven, phone_type|null,
   * taken_at|null} as JSON, sealed to the key of notifications (JWE)
   */
  sealed_contact: sealed,
  // Keyed hashes (CONTACT_SECRET), by which the application knows another person's email and phone. Null without one.
  email_hash: z.nullable(id),
  phone_hash: z.nullable(id),
  /** whether a code has confirmed the phone; null without one */
  phone_state: z.nullable(openEnum(phoneVerification)),
  /** the checkbox of My Account */
  job_alerts_enabled: z.boolean(),
  /** ISO 8601: suspended until then; deactivated: a date that is never shown; null: not barred */
  barred_until: z.nullable(instant),
})
