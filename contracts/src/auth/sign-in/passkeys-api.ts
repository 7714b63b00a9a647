import * as z from 'zod/mini'
import { listOf } from '../../fields/list-of.ts'
import { anybody, signedIn } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { csrf } from '../../fields/request-fields.ts'
import { assertion, creationOptions, maxPasskeys, passkey, registration, requestOptions } from './passkeys.ts'
import { authRecord } from '../auth-record.ts'
import { currentPassword } from '../account.ts'

/**
 * Begins a new passkey. Where the login was longer ago than ten minutes it needs `current_password`
 * (`password-wrong`, after too many attempts `locked`), of an account without one another login (`login-stale`).
 */
export const startPasskey = endpoint({
  name: 'auth.passkey.start',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/passkeys/options/',
  summary: 'What a browser needs to make a passkey.',
  access: signedIn,
  perMinute: 20,
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ options: creationOptions }) },
  errors: ['password-wrong', 'locked', 'login-stale', 'too-many-passkeys', 'second-factor-needed'],
})

/** Keeps the passkey that was made within five minutes, once, by the same session. */
export const addPasskey = endpoint({
  name: 'auth.passkey.add',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/passkeys/',
  summary: 'Keep a passkey of the person.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, passkey: registration }),
  answers: { 201: z.object({ passkey }) },
  errors: ['passkey-failed', 'too-many-passkeys', 'second-factor-needed'],
})

export const listPasskeys = endpoint({
  name: 'auth.passkey.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/passkeys/',
  summary: 'The passkeys of the person.',
  access: signedIn,
  perMinute: 60,
  answers: { 200: z.object({ passkeys: listOf(passkey, maxPasskeys) }) },
})

/** Under the conditions of startPasskey. */
export const removePasskey = endpoint({
  name: 'auth.passkey.remove',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/passkeys/:id/remove/',
  summary: 'Remove a passkey of the person.',
  access: signedIn,
  perMinute: 20,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ removed: z.literal(true) }) },
  errors: ['password-wrong', 'locked', 'login-stale', 'second-factor-needed'],
})

/** Begins a login by a passkey, whoever's it is. */
export const startPasskeySignIn = endpoint({
  name: 'auth.passkey.start-sign-in',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/passkey/options/',
  summary: 'What a browser needs to ask for a passkey.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.optional(z.object({ ...csrf })),
  answers: { 200: z.object({ options: requestOptions }) },
})

/** Signs in by a passkey, within five minutes, once, on the same browser. */
export const signInByPasskey = endpoint({
  name: 'auth.passkey.sign-in',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/passkey/',
  summary: 'Sign in by a passkey.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, passkey: assertion }),
  answers: { 200: authRecord },
  errors: ['passkey-failed', 'sign-on-required'],
})
