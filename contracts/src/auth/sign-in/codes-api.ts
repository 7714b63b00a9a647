import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { pendingClaim } from './claim-api.ts'
import { handleFields, oneTimeCode, setPassword as setPasswordRule } from '../fields.ts'
import { ownAccount } from '../account.ts'
import { authRecord } from '../auth-record.ts'
import { codeType, sent } from './code-sent.ts'
import { maxPasskeys, passkey } from './passkeys.ts'

/**
 * Sends a one-time code of six digits (1 §7), which signs in for 10 minutes on the browser that asked for it.
 * Employers get none (`code-unavailable`). A contact that is not there, or unproven beside a proven one, is refused at
 * `code_type`; with `not_mine` it goes to the handle itself, whose owner gets an account of their own by it. Before `resend_seconds`, and after too many for one person or from one network, it is `too-many-codes`.
 */
export const sendCode = endpoint({
  name: 'auth.code.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/code/',
  summary: 'Send a one-time code by text or email.',
  access: anybody,
  perMinute: 20,
  countsNetwork: true,
  body: z.object({ ...csrf, ...handleFields, code_type: codeType, not_mine: z.optional(flag) }),
  answers: { 200: sent },
  errors: ['account-not-found', 'code-unavailable', 'too-many-codes'],
})

/**
 * Signs in by a one-time code and sets the session cookie (1 §7). Blanks and hyphens in the code are ignored. A
 * fifth wrong one voids the code: `code-expired`. 202 where it is the first proof of a contact, and the account is another
 * person's or holds something: its person says first whose it is (checkClaim, settleClaim).
 */
export const verifyCode = endpoint({
  name: 'auth.code.verify',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/code/verify/',
  summary: 'Sign in by a one-time code.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, ...handleFields, code_type: codeType, code: oneTimeCode }),
  answers: { 200: authRecord, 202: pendingClaim },
  errors: ['code-unavailable', 'code-wrong', 'code-expired'],
})

/**
 * Whether the last code or link that this browser asked for came back undelivered. Only that browser is told, and it is false
 * for an unknown handle, as for one whose message is on its way.
 */
export const checkDelivery = endpoint({
  name: 'auth.code.check-delivery',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/code/delivery/',
  summary: 'Whether the last code or link did not arrive.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({
    ...csrf,
    /** whose; left out: of the signed-in person */
    handle: z.optional(handleFields.handle),
    code_type: codeType,
    what: z.enum(['login', 'reset', 'phone', 'email', 'erase'], 'field.choose'),
  }),
  answers: { 200: z.object({ undelivered: z.boolean() }) },
})

/** Sends a link to the set-password form, as sendCode sends a code; employers get one too. */
export const sendResetLink = endpoint({
  name: 'auth.reset.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/reset/',
  summary: 'Send a link to set a new password.',
  access: anybody,
  perMinute: 20,
  countsNetwork: true,
  body: z.object({ ...csrf, ...handleFields, code_type: codeType, not_mine: z.optional(flag) }),
  answers: { 200: sent },
  errors: ['account-not-found', 'too-many-codes', 'sign-on-required'],
})

/** The secret of a reset link: 256 bits as base64url. */
const resetToken = z.string('field.required').check(z.regex(/^[\w-]{43}$/, 'field.invalid'))

/**
 * Whether a reset link still works, for the page that it opens. `passkeys`: those that the reset ends unless they are kept; a
 * manager's are their second factor, and stay.
 */
export const checkResetLink = endpoint({
  name: 'auth.reset.check',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/reset/check/',
  summary: 'Whether a reset link still works.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, token: resetToken }),
  answers: {
    200: z.object({ works: z.literal(true), passkeys: z.optional(listOf(passkey, maxPasskeys)) }),
  },
  errors: ['link-expired'],
})

/**
 * Sets a new password by a reset link, once, and signs in. Every other session of the account ends with the level
 * "password changed", and so do a candidate's passkeys without `keep_passkeys`: whoever had the password may have added one;
 * locks are lifted. 202 as verifyCode: the password is that of the account once its person said that it
 * is theirs.
 */
export const resetPassword = endpoint({
  name: 'auth.reset.finish',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/auth/reset/',
  summary: 'Set a new password by a reset link.',
  access: anybody,
  perMinute: 20,
  countsNetwork: true,
  body: z.object({
    ...csrf,
    token: resetToken,
    password: setPasswordRule,
    keep_passkeys: z.optional(flag),
  }),
  answers: { 200: z.object({ account: ownAccount }), 202: pendingClaim },
  errors: ['link-expired', 'sign-on-required', 'conflict'],
})
