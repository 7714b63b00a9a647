import * as z from 'zod/mini'
import { languages } from '../language/translate.ts'
import { id, line, tenDigits } from '../fields/texts.ts'
import { accountTypes, phoneVerification } from './enumerations.ts'

/** An account for its own person. */
export const ownAccount = z.object({
  id,
  type: z.enum(accountTypes),
  first_name: line,
  last_name: line,
  /** empty where another person proved it: the person is asked for another */
  email: line,
  /** ten digits */
  phone: z.nullable(tenDigits),
  company_name: z.nullable(line),
  title: z.nullable(line),
  has_password: z.boolean(),
  text_consent: z.boolean(),
  /** 2 §4, also of no phone */
  phone_state: z.enum(phoneVerification),
  /** false for a landline, and for what is no number: codes go to the email */
  phone_takes_texts: z.boolean(),
  /** by a code or link that came back */
  email_verified: z.boolean(),
  /** the switch of everything that tells about new jobs */
  job_alerts_enabled: z.boolean(),
  /** of messages, as `timezone` of their hours */
  language: z.enum(languages),
  timezone: z.optional(z.nullable(line)),
})

/** What is far too long is still read, so that its field says so. */
export const wholeForm = { bodyLimit: 256 * 1024 } as const

/** Of the signed-in person, to show that it is really them. */
export const currentPassword = z.optional(z.string().check(z.maxLength(200, 'field.max-length')))
