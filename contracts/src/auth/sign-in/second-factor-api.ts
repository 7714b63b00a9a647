import * as z from 'zod/mini'
import { portal, signedIn, signedInOrSuspended } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { csrf, flag } from '../../fields/request-fields.ts'
import { instant, line, url } from '../../fields/texts.ts'
import { oneTimeCode } from '../fields.ts'

/*
 * The second factor of managers: a passkey, which is one by itself, or the code of an authenticator app (RFC 6238) beside the
 * password. It counts for the session in which it was shown; calls of the portal need it where the company asks for one, or where the
 * manager has an authenticator app.
 */

/** What a session has to do before the portal: nothing, set one up, type a code, or log in by the passkey. */
export const secondFactorSteps = ['none', 'set-up', 'code', 'passkey'] as const

export const secondFactorStanding = z.object({
  /** the company asks it of its managers */
  required: z.boolean(),
  step: z.enum(secondFactorSteps),
})

export const recoveryCodeCount = 10
const recoveryCodes = z.object({ recovery_codes: listOf(line, recoveryCodeCount) })

/** A code of the app, or a recovery code: ten letters and digits, whatever stands between them. */
const anyCode = z.pipe(
  z.pipe(
    z.string('code.required').check(z.maxLength(40, 'second-factor.code')),
    z.transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase()),
  ),
  z.string().check(z.minLength(1, 'code.required'), z.regex(/^(\d{6}|[a-z2-9]{10})$/, 'second-factor.code')),
)

const base = '/api/hire/v1/account/second-factor/'

export const getSecondFactor = endpoint({
  name: 'auth.second-factor.get',
  owner: 'auth',
  method: 'GET',
  path: base,
  summary: 'The second factor of the signed-in manager.',
  access: signedInOrSuspended,
  answers: {
    200: z.extend(secondFactorStanding, {
      /** null: none is set up */
      authenticator: z.nullable(z.object({ since: instant, recovery_codes_left: z.number() })),
    }),
  },
})

/** Begins to set an app up, or another one in place of it: for an hour, until a code of it comes (confirmAuthenticator). */
export const startAuthenticator = endpoint({
  name: 'auth.authenticator.start',
  owner: 'auth',
  method: 'POST',
  path: `${base}authenticator/`,
  summary: 'The key that an authenticator app is set up with.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, current_password: z.optional(z.string().check(z.maxLength(200))) }),
  answers: { 200: z.object({ key: line, uri: url }) },
  errors: ['password-wrong', 'locked', 'login-stale', 'second-factor-needed'],
})

/** The app is set up; ten recovery codes are shown this once, and those before no longer work. */
export const confirmAuthenticator = endpoint({
  name: 'auth.authenticator.confirm',
  owner: 'auth',
  method: 'POST',
  path: `${base}authenticator/confirm/`,
  summary: 'Confirm an authenticator app by a code of it.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, code: oneTimeCode }),
  answers: { 200: recoveryCodes },
  errors: ['code-wrong', 'code-expired', 'locked', 'second-factor-needed'],
})

/** Shows the second factor in this session. A code is good once. */
export const passSecondFactor = endpoint({
  name: 'auth.second-factor.pass',
  owner: 'auth',
  method: 'POST',
  path: `${base}pass/`,
  summary: 'Show the second factor: a code of the app, or a recovery code.',
  access: signedInOrSuspended,
  perMinute: 20,
  body: z.object({ ...csrf, code: anyCode }),
  answers: { 200: z.object({ recovery_codes_left: z.number() }) },
  errors: ['code-wrong', 'locked'],
})

/** Not where the company asks for a second factor and there is no passkey: `conflict`. */
export const removeAuthenticator = endpoint({
  name: 'auth.authenticator.remove',
  owner: 'auth',
  method: 'POST',
  path: `${base}authenticator/remove/`,
  summary: 'Turn the authenticator app off.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, current_password: z.optional(z.string().check(z.maxLength(200))) }),
  answers: { 200: z.object({ removed: z.literal(true) }) },
  errors: ['password-wrong', 'locked', 'login-stale', 'second-factor-needed', 'conflict'],
})

export const requireSecondFactor = endpoint({
  name: 'auth.company.require-second-factor',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/portal/company/second-factor/',
  summary: 'Ask a second factor of the managers of the company, or no more.',
  access: portal('company', 'admin'),
  perMinute: 20,
  body: z.object({ ...csrf, required: flag }),
  answers: { 200: secondFactorStanding },
})
