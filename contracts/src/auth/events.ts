import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { languages } from '../language/translate.ts'
import { accountTypes } from './enumerations.ts'

/** The public state of an account. `version` grows by one with each change. */
export const accountState = z.object({
  id: z.string(),
  version: z.number(),
  type: z.enum(accountTypes),
  first_name: z.string(),
  last_name: z.string(),
  language: z.enum(languages),
  timezone: z.nullable(z.string()),
  /** {email, phone|null, text_consent: {at, wording}|null} as JSON, sealed to the key of notifications (JWE) */
  sealed_contact: z.string(),
})

export const accountChanged = eventType({
  type: 'auth.account.changed.v1',
  owner: 'auth',
  kind: 'state',
  summary: 'An account was created or changed.',
  accounts: ['id'],
  data: stateOf(accountState),
})

/** What somebody signs in by. */
export const credentials = ['email', 'password'] as const

/** For word to the person, at the address that they had before: a stranger who has the session cannot hide it. */
export const credentialsChanged = eventType({
  type: 'auth.credentials.changed.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'The email or the password of an account was changed.',
  accounts: ['account_id'],
  data: z.object({
    account_id: z.string(),
    changed: z.array(z.enum(credentials)).check(z.minLength(1), z.maxLength(credentials.length)),
    language: z.enum(languages),
    /** {email} before the change, as JSON, sealed to the key of notifications (JWE) */
    sealed_address: z.string(),
  }),
})

/** Each service erases what it holds of the account and reports back by its own erasure event. */
export const accountErased = eventType({
  type: 'auth.account.erased.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'An account was erased; every service erases what it holds of it.',
  // handled for an account that was erased before, too
  accounts: [],
  data: z.object({ account_id: z.string() }),
})
