import * as z from 'zod/mini'
import { listOf } from '../../fields/list-of.ts'
import { anybody, internal, signedIn, signedInOrReset } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { nouns } from '../../noun.ts'
import { id, instant, line, sealed } from '../../fields/texts.ts'
import { sessionLevels } from '../enumerations.ts'
import { handleFields, supportContact, supportMessage } from '../fields.ts'
import { ownAccount, currentPassword } from '../account.ts'
import { authRecord } from '../auth-record.ts'

/**
 * Checks a handle (`account-not-found`), or with a password signs in and sets the session cookie (1 §7). A wrong
 * password and an unknown handle are `login-failed` alike; after too many attempts `locked` (1 §8).
 */
export const signIn = endpoint({
  name: 'auth.session.sign-in',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/',
  summary: 'Check a handle, or sign in with its password.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, ...handleFields, password: z.optional(z.string().check(z.maxLength(200))) }),
  answers: { 200: authRecord },
  errors: ['account-not-found', 'login-failed', 'locked', 'reset-required', 'sign-on-required'],
})

/**
 * A message to the support, from anybody, also whose account is barred. It goes by email to the address of
 * the support; `contact` is where the answer goes.
 */
export const askSupport = endpoint({
  name: 'auth.support.ask',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/support/',
  summary: 'Send a message to the support.',
  access: anybody,
  // the use case counts by account, browser and network; this alone would lock out all behind an address
  perMinute: 30,
  body: z.object({ ...csrf, message: supportMessage, contact: supportContact }),
  answers: { 202: z.object({ sent: z.literal(true) }) },
})

/**
 * Ends the session of the cookie, or with `everywhere` all of the account; returns how many. `everywhere` needs
 * `current_password` where the login was longer ago than ten minutes, as signOutOthers.
 */
export const signOut = endpoint({
  name: 'auth.session.sign-out',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/sign-out/',
  summary: 'End this session, or all sessions of the account.',
  access: { ...signedInOrReset, atSuspension: true },
  body: z.object({ ...csrf, everywhere: z._default(flag, false), current_password: currentPassword }),
  answers: { 200: z.object({ ended: z.number() }) },
  errors: ['password-wrong', 'locked', 'login-stale'],
})

/** The session of a device that people share at a hiring event ends 12 hours from now, whatever is done in it. */
export const beginKiosk = endpoint({
  name: 'auth.session.begin-kiosk',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/kiosk/',
  summary: 'Let this session end 12 hours from now at the latest, as of a shared device.',
  access: signedIn,
  perMinute: 10,
  body: z.optional(z.object(csrf)),
  answers: { 200: z.object({ ends_at: instant }) },
})

/**
 * For the shell server: the account of a session cookie or, for a visitor, the CSRF value of the visitor cookie. `token`
 * is a JWT of 30 seconds that the services check: account, type, level, session, CSRF value, and of a signed-in person
 * the names, email and phone (`person`), which no service logs or stores.
 */
export const identify = endpoint({
  name: 'auth.session.identify',
  owner: 'auth',
  method: 'POST',
  path: '/internal/session/',
  summary: 'Who holds a session cookie, with a token of 30 seconds for the services.',
  access: internal('shell'),
  body: z.object({
    session: z.optional(z.string().check(z.maxLength(200))),
    visitor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answers: {
    200: z.object({
      level: z.enum(sessionLevels),
      /** names the session on the live stream; null for a visitor */
      session_id: z.nullable(id),
      account: z.nullable(ownAccount),
      csrf: line,
      token: sealed,
      /**
       * Of a suspended person, who is a visitor everywhere else: for the calls that are open to them all the same. Added
       * later.
       */
      limited_token: z.optional(sealed),
      /** of a barred account: the session that the browser has again once it is barred no more */
      barred_session_id: z.optional(id),
    }),
  },
})

/** `iss` and `aud` of that token; one without either is refused. */
export const tokenIssuer = 'lunchpail:auth'

export const tokenAudience = 'lunchpail:services'

/** A public key as a JWK (RFC 8037). */
const tokenKey = z.object({ kid: id, kty: id, alg: id, use: id, crv: id, x: id })

export type TokenKey = z.output<typeof tokenKey>

/** The public keys (JWKS) that services check tokens by. */
export const tokenKeys = endpoint({
  name: 'auth.keys.list',
  owner: 'auth',
  method: 'GET',
  path: '/internal/keys/',
  summary: 'Public keys of the tokens.',
  access: internal(...nouns),
  answers: { 200: z.object({ keys: listOf(tokenKey, 100) }) },
})
