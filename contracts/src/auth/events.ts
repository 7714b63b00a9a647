import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { maxEntries } from '../fields/max-entries.ts'
import { languages } from '../language/translate.ts'
import { openCode, openEnum } from '../fields/open-enumeration.ts'
import { id, line, sealed, upTo, instant } from '../fields/texts.ts'
import { accountState } from './account-state.ts'
import { accessLevel, codeTypes, permissionLevel } from './enumerations.ts'

export const accountChanged = eventType({
  type: 'auth.account.changed.v1',
  owner: 'auth',
  kind: 'state',
  summary: 'An account was created or changed.',
  accounts: ['id'],
  data: stateOf(accountState),
})

/**
 * What `accountChanged` says, where only the type of the number has changed, to one that takes no texts: messages depend on it and
 * nothing else does, so that no other domain works on it. State that is published again has it in `accountChanged`.
 */
export const phoneLookedUp = eventType({
  type: 'auth.phone.looked-up.v1',
  owner: 'auth',
  kind: 'state',
  summary: "An account's number was found to take no texts.",
  accounts: ['id'],
  data: stateOf(accountState),
})

/** What a person signs in by. */
export const credentials = [
  'email',
  'password',
  'passkey',
  'second-factor',
  'second-factor-off',
  'passkey-off',
  'phone',
] as const

/** For word to the person, at the address or number that they had before: a stranger who has the session cannot hide it. */
export const credentialsChanged = eventType({
  type: 'auth.credentials.changed.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'What a person logs in by was changed: an email, a number, a password, a passkey or an app.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    changed: listOf(openEnum(credentials), 20).check(z.minLength(1)),
    language: openEnum(languages),
    /**
     * {email, empty where nothing goes there, proven, phone where word goes there by text} before the change, as JSON, sealed to the
     * key of notifications (JWE)
     */
    sealed_address: sealed,
  }),
})

/** Tells whoever had the number, by email, that another person proved it by a code. */
export const phoneMoved = eventType({
  type: 'auth.phone.moved.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'The phone number of an account was proven by another account, and is its own now.',
  accounts: ['account_id'],
  data: z.object({
    /** who had it */
    account_id: id,
    language: openEnum(languages),
    /** the last two of the number */
    digits: z.string().check(z.maxLength(2)),
  }),
})

/** What is sent on request, to sign in by or to prove who one is. */
export const secretKinds = ['login-code', 'phone-code', 'erase-code', 'reset-link', 'email-code'] as const

/** For the text or email with a one-time code or a reset link; after `expires_at` it is not sent. */
export const secretRequested = eventType({
  type: 'auth.secret.requested.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'A one-time code or a reset link was asked for.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    what: openEnum(secretKinds),
    channel: openEnum(codeTypes),
    language: openEnum(languages),
    expires_at: z.iso.datetime().check(z.maxLength(40)),
    /** {to, secret} as JSON, sealed to the key of notifications (JWE): phone or email, and the code or the link's token */
    sealed_secret: sealed,
    /** in a session of the known owner, or on a browser that they used before */
    as_owner: z.boolean(),
  }),
})

/** For the email to the support. A visitor may write too. */
export const supportAsked = eventType({
  type: 'auth.support.asked.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'A person wrote to the support.',
  accounts: ['account_id'],
  data: z.object({
    account_id: z.nullable(id),
    language: openEnum(languages),
    /** {message, contact} as JSON, sealed to the key of notifications (JWE) */
    sealed_message: upTo(20_000),
  }),
})

/** Each service sends what it keeps about the account, sealed to the key of the archive (contracts/archive). */
export const archiveRequested = eventType({
  type: 'auth.archive.requested.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'A person asked for everything that is kept about them.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    archive_id: id,
    /** of a key pair of this archive alone, as a JWK */
    public_key: z.object({ kty: id, crv: id, x: id, y: id }),
  }),
})

/** For the email that confirms an erasure to whoever asked for it. It names no account, as that one is gone. */
export const erasureConfirmed = eventType({
  type: 'auth.erasure.confirmed.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'A person deleted their account.',
  accounts: [],
  data: z.object({
    /** opens the report of the erasure */
    receipt: line,
    language: openEnum(languages),
    /** {email, proven} as JSON, sealed to the key of notifications (JWE) */
    sealed_address: sealed,
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
  data: z.object({ account_id: id }),
})

/** What a manager may do in their company. Whoever was removed has the level none and no company. */
export const memberState = z.object({
  account_id: id,
  version: z.number(),
  company_id: z.nullable(id),
  /** until then the company's managers see nothing */
  company_approved: z.boolean(),
  level: openCode(permissionLevel),
  /** what the level comes to in each scope */
  access: z.record(id, openCode(accessLevel)).check(maxEntries(50)),
  /** ISO 8601: suspended until then; the last day there is where no end was set */
  barred_until: z.nullable(instant),
})

export const memberChanged = eventType({
  type: 'auth.member.changed.v1',
  owner: 'auth',
  kind: 'state',
  summary:
    'A manager joined or left a company, got other permissions, was barred or is no longer, or it was approved.',
  accounts: ['account_id'],
  data: stateOf(memberState),
})

/** A company whose people an operator looked at. Only what was approved manages anything. */
export const companyState = z.object({
  id,
  version: z.number(),
  name: line,
  approved: z.boolean(),
})

export const companyChanged = eventType({
  type: 'auth.company.changed.v1',
  owner: 'auth',
  kind: 'state',
  summary: 'An operator approved or refused a company.',
  accounts: [],
  data: stateOf(companyState),
})

/** Emails about companies and their managers. */
export const managerNotices = [
  'invited',
  'join-asked',
  'join-accepted',
  'join-declined',
  'company-approved',
  'company-refused',
  'invite-forwarded',
] as const

export const managerNoticeRequested = eventType({
  type: 'auth.manager-notice.requested.v1',
  owner: 'auth',
  kind: 'moment',
  summary: 'An email about a company is to be sent: an invite, a request to join, an approval.',
  accounts: ['account_id', 'person_id'],
  data: z.object({
    /** whom it is about: who is told, or who invited */
    account_id: id,
    /** whom it names: who asks to join, who invited, or who joined; null where it names no one */
    person_id: z.nullable(id),
    what: openEnum(managerNotices),
    language: openEnum(languages),
    expires_at: z.nullable(z.iso.datetime().check(z.maxLength(40))), // an invite is not sent after it
    /** {to, company, person, secret} as JSON, of a forwarded invite {invited, joined} too, sealed to the key of notifications (JWE) */
    sealed_notice: sealed,
  }),
})
