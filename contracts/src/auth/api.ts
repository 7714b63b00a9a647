import * as z from 'zod/mini'
import { listOf } from '../list-of.ts'
import { anybody, internal, signedIn, signedInOrReset, signedInOrSuspended } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language/translate.ts'
import { csrf, flag } from '../request-fields.ts'
import { nouns } from '../noun.ts'
import { id, instant, line, sealed, tenDigits, url } from '../texts.ts'
import { utm } from '../utm.ts'
import {
  type AccountType,
  accountTypes,
  codeTypes,
  isEmployer,
  phoneVerification,
  sessionLevels,
  type SignUpVariant,
  signUpVariants,
} from './enumerations.ts'
import { claimToken, pendingClaim } from './claim-api.ts'
import { assertion, creationOptions, maxPasskeys, passkey, registration, requestOptions } from './passkeys.ts'
import {
  companyText,
  email,
  handleFields,
  inviteToken,
  oneTimeCode,
  phoneCode,
  optionalPassword,
  optionalPhone,
  personName,
  phone,
  setPassword as setPasswordRule,
  supportContact,
  supportMessage,
} from './fields.ts'

export * from './claim-api.ts'
export * from './company-api.ts'
export * from './second-factor-api.ts'

/** An account for its own person. */
export const ownAccount = z.object({
  id,
  type: z.enum(accountTypes),
  first_name: line,
  last_name: line,
  /** empty where somebody else proved it: the person is asked for another */
  email: line,
  /** ten digits */
  phone: z.nullable(tenDigits),
  company_name: z.nullable(line),
  title: z.nullable(line),
  has_password: z.boolean(),
  text_consent: z.boolean(),
  /** 2 §4, also of no phone. Added later: an auth of the release before does not answer it */
  phone_state: z._default(z.enum(phoneVerification), 'unverified'),
  /** false for a landline, and for what is no number: codes go to the email. Added later: an auth of the release before does not answer it */
  phone_takes_texts: z._default(z.boolean(), true),
  /** by a code or link that came back. Added later: an auth of the release before does not answer it */
  email_verified: z._default(z.boolean(), false),
  /** the switch of everything that tells about new jobs. Added later: an auth of the release before does not answer it */
  job_alerts_enabled: z._default(z.boolean(), false),
  language: z.enum(languages),
})

/** Key of the sentence of the checkbox for texts, stored with the consent. A new wording gets a new key. */
export const textConsentWording = 'account.text-consent-1'

/** What is far too long is still read, so that its field says so. */
const wholeForm = { bodyLimit: 256 * 1024 } as const

/** Which form was filled in; the name that `short` does not ask comes with the first application. */
interface SignUpParts {
  readonly type: AccountType
  readonly variant: SignUpVariant
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly company_name?: string | undefined
  readonly password?: string | undefined
}

const asksName = ({ type, variant }: SignUpParts): boolean => variant !== 'short' || isEmployer(type)
const asksPassword = ({ type, variant }: SignUpParts): boolean => variant !== 'full' || isEmployer(type)

/** Required for some. Checked even where other fields are wrong, so that all errors show at once. */
const alsoNeeds = (
  field: Exclude<keyof SignUpParts, 'type' | 'variant'>,
  rule: string,
  isNeeded: (account: SignUpParts) => boolean,
) =>
  z.refine<SignUpParts>((account) => !isNeeded(account) || (account[field] ?? '') !== '', {
    path: [field],
    error: rule,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

/**
 * Creates an account (1 §7, AU-33) and sets the session cookie. A handle that another account has is `duplicate-user`;
 * an Idempotency-Key that came with another body is `key-reused`.
 */
export const signUp = endpoint({
  name: 'auth.account.sign-up',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/',
  summary: 'Create an account and sign in.',
  access: anybody,
  ...wholeForm,
  perMinute: 20,
  countsNetwork: true,
  idempotent: true,
  body: z
    .object({
      ...csrf,
      type: z._default(z.enum(accountTypes, 'account.type-required'), 'applicant'),
      /** the form (AU-02): `short` asks candidates no name, and a password is optional in `full` alone */
      variant: z._default(z.enum(signUpVariants), 'full'),
      first_name: z.optional(personName('account.first-name-required')),
      last_name: z.optional(personName('account.last-name-required')),
      email,
      phone: optionalPhone,
      /** 1 §2.1: optional for a candidate */
      password: optionalPassword,
      company_name: companyText,
      title: companyText,
      /** joins the company that invited, whatever the company name */
      invite: z.optional(inviteToken),
      /** of settleClaim: the contact that this browser proved, where the account has the same, is proven */
      claim: z.optional(claimToken),
      utm,
      timezone: z.optional(z.string().check(z.maxLength(64))),
      /** consent to texts, under the wording of `textConsentWording` */
      text_consent: z._default(flag, false),
    })
    .check(
      alsoNeeds('first_name', 'account.first-name-required', asksName),
      alsoNeeds('last_name', 'account.last-name-required', asksName),
      alsoNeeds('company_name', 'account.company-name-required', ({ type }) => type === 'hiring manager'),
      alsoNeeds('password', 'account.password-required', asksPassword),
    ),
  answers: { 201: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'key-reused', 'invite-expired'],
})

/** The auth record of 1 §3 (AU-36): the response to a handle check and to a login. */
export const authRecord = z.object({
  handle: line,
  email: z.nullable(line),
  phone: z.nullable(tenDigits),
  /** `authType`: 0: redirect at once, 1: ask for the password */
  auth_type: z.number(),
  account_type: z.enum(accountTypes),
  /** where the company of the account has a provider: the address of startSignOn, to which a `redirect` may be added */
  authorization_url: z.nullable(url),
  /** the same, where the person goes there at once */
  redirect: z.nullable(url),
  mobile: z.boolean(),
  /** a code or link by email opens the account. Added later: an auth of the release before does not answer it */
  by_email: z._default(z.boolean(), true),
  /**
   * The handle opens nothing: somebody else proved another contact. With `not_mine` a code or link goes to it all the same, and
   * leads to an account of its owner's own. Added later.
   */
  may_release: z._default(z.boolean(), false),
  signed_in: z.boolean(),
  /** of the next write: after a login another one, as the session is another */
  csrf_token: line,
})

/**
 * Checks a handle (`account-not-found`), or with a password signs in and sets the session cookie (1 §7, AU-21). A wrong
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

/** Another address, in the header `location`. */
const elsewhere = { 303: z.null() }

/**
 * AU-08: leads to the OpenID Connect provider of a company (authorization code, PKCE, state, nonce), for ten minutes of
 * this browser. `redirect` is the page of this site that follows the login. What fails leads to the login page, with
 * `sign_on` as its reason (`signOnFailures`).
 */
export const startSignOn = endpoint({
  name: 'auth.sign-on.start',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/auth/sso/',
  summary: 'Log in by the provider of a company.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  knowsBrowser: true,
  refusedTo: { path: '/login', query: 'sign_on' },
  query: z.object({ provider: z.optional(id), redirect: z.optional(url) }),
  answers: elsewhere,
})

/**
 * AU-08: where the provider sends the browser back: signs in and leads on. An account of the company is found by the
 * provider's issuer and subject, the first time by an email that the provider has verified, of a domain of the company.
 */
export const finishSignOn = endpoint({
  name: 'auth.sign-on.finish',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/auth/sso/callback/',
  summary: 'Where the provider of a company sends the browser back.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  knowsBrowser: true,
  refusedTo: { path: '/login', query: 'sign_on' },
  query: z.object({
    state: z.optional(id),
    code: z.optional(url),
    error: z.optional(line),
    iss: z.optional(url),
  }),
  answers: elsewhere,
})

const codeType = z.enum(codeTypes, 'field.choose')

/** To whom a code or link went: `•••-•••-••42` or `r•••@example.com`. */
const sent = z.object({
  sent_to: z.string().check(z.maxLength(210)),
  /** after which another may be asked for; grows with each */
  resend_seconds: z.number(),
})

/**
 * Sends a one-time code of six digits (1 §7, AU-15), which signs in for 10 minutes on the browser that asked for it.
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
 * Signs in by a one-time code and sets the session cookie (1 §7, AU-15). Blanks and hyphens in the code are ignored. A
 * fifth wrong one voids the code: `code-expired`. 202 where it is the first proof of a contact, and the account is somebody
 * else's or holds something: its person says first whose it is (checkClaim, settleClaim).
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
  errors: ['code-unavailable', 'code-wrong', 'code-expired', 'locked'],
})

/**
 * Whether the last code or link that this browser asked for came back undelivered. It is told to that browser alone, and is
 * false for a handle that nobody has, as for one whose message is on its way.
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

/** Sends a link to the set-password form (AU-12, AU-34), as sendCode sends a code; employers get one too. */
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

/**
 * A message to the support, from anybody, also whose account is barred (AU-06, EN-15). It goes by email to the address of
 * the support; `contact` is where the answer goes.
 */
export const askSupport = endpoint({
  name: 'auth.support.ask',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/support/',
  summary: 'Send a message to the support.',
  access: anybody,
  perMinute: 3,
  countsNetwork: true,
  body: z.object({ ...csrf, message: supportMessage, contact: supportContact }),
  answers: { 202: z.object({ sent: z.literal(true) }) },
})

/** Texts a code of six digits to the phone of the signed-in person (1 §7, AU-29), within the limits of sendCode. */
export const sendPhoneCode = endpoint({
  name: 'auth.phone.send-code',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/profile/phone/send/',
  summary: 'Text a code to the own phone, to confirm it.',
  access: signedIn,
  ownPageSuffices: true,
  perMinute: 10,
  /** `phone`: another number (AU-29), as PATCH of the profile has saved it; a code to a landline is refused there */
  body: z.optional(z.object({ ...csrf, phone: z.optional(phone) })),
  answers: {
    200: z.object({
      ...sent.shape,
      /** the number came after the sign-up: it opens the account only where the password comes with the code */
      needs_password: z._default(z.boolean(), false),
    }),
  },
  errors: ['too-many-codes', 'second-factor-needed'],
})

/**
 * Confirms the phone by that code (1 §7, AU-29): 404 where it expired or was tried five times, 403 where it is wrong. A
 * number that was changed gets login codes and reset links of an account with a password only where `current_password` came
 * with it (`password-wrong`, after too many attempts `locked`).
 */
export const confirmPhone = endpoint({
  name: 'auth.phone.confirm',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/profile/phone/confirm/',
  summary: 'Confirm the own phone by a code.',
  access: signedIn,
  ownPageSuffices: true,
  perMinute: 20,
  body: z.object({
    ...csrf,
    code: phoneCode,
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
  }),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['code-wrong', 'phone-code-expired', 'password-wrong', 'locked'],
})

/** The secret of a reset link: 256 bits as base64url. */
const resetToken = z.string('field.required').check(z.regex(/^[\w-]{43}$/, 'field.invalid'))

/** Whether a reset link still works, for the page that it opens. */
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
  answers: { 200: z.object({ works: z.literal(true) }) },
  errors: ['link-expired'],
})

/**
 * Sets a new password by a reset link, once, and signs in (AU-13). Every other session of the account ends with the level
 * "password changed"; locks are lifted. 202 as verifyCode: the password is that of the account once its person said that it
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
  body: z.object({ ...csrf, token: resetToken, password: setPasswordRule }),
  answers: { 200: z.object({ account: ownAccount }), 202: pendingClaim },
  errors: ['link-expired', 'sign-on-required'],
})

/** Of who is signed in, to show that it is its owner who is there. */
const currentPassword = z.optional(z.string().check(z.maxLength(200, 'field.max-length')))

/** 1 §7: the handle may come with it, and is that of the signed-in person. */
const setPasswordBody = z.object({
  ...csrf,
  password: setPasswordRule,
  email: handleFields.email,
  phone: handleFields.phone,
})

/**
 * Sets the first password (1 §7), or the next one where the session's level is `reset`: `conflict` where there is one already.
 * Portal users have an address of their own: `forbidden`.
 */
export const setPassword = endpoint({
  name: 'auth.password.set',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/auth/',
  summary: 'Set the first password of the signed-in account.',
  access: signedInOrReset,
  perMinute: 10,
  body: setPasswordBody,
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['conflict', 'login-stale', 'second-factor-needed'],
})

/** The same for hiring managers and developers, and nobody else (AU-20). */
export const setPortalPassword = endpoint({
  name: 'auth.password.set-portal',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/v1/auth/',
  summary: 'Set the first password of the signed-in portal user.',
  access: signedInOrReset,
  perMinute: 10,
  body: setPasswordBody,
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['conflict', 'login-stale', 'second-factor-needed'],
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

/** SH-11: the session of a device that people share at a hiring event ends 12 hours from now, whatever is done in it. */
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
 * AU-16: sends a code to the phone or the email of the signed-in person, as they pick, within the limits of sendCode. With
 * `email` to another one (AU-28): it becomes the account's own, and leaves the account that nobody proved it in, once the code comes
 * back. It needs `current_password` where the account has one; `duplicate-user` where its person proved it elsewhere.
 */
export const sendVerification = endpoint({
  name: 'auth.verification.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/verify/send/',
  summary: 'Send a code to the own phone or email, to confirm it.',
  access: signedIn,
  perMinute: 10,
  body: z.object({
    ...csrf,
    code_type: codeType,
    email: z.optional(email),
    current_password: currentPassword,
  }),
  answers: { 200: sent },
  errors: [
    'too-many-codes',
    'duplicate-user',
    'password-wrong',
    'locked',
    'login-stale',
    'second-factor-needed',
  ],
})

/** AU-16: confirms the phone or the email by that code, as confirmPhone does. */
export const confirmVerification = endpoint({
  name: 'auth.verification.confirm',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/verify/',
  summary: 'Confirm the own phone or email by a code.',
  access: signedIn,
  perMinute: 20,
  body: z.object({
    ...csrf,
    code_type: codeType,
    code: phoneCode,
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
  }),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['code-wrong', 'phone-code-expired', 'password-wrong', 'locked'],
})

/**
 * BY-03: begins a new passkey. Where the login was longer ago than ten minutes it needs `current_password`
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

/** BY-03: keeps the passkey that was made within five minutes, once, by the same session. */
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

/** BY-03: under the conditions of startPasskey. */
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

/** BY-03: begins a login by a passkey, whoever's it is. */
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

/** BY-03: signs in by a passkey, within five minutes, once, on the same browser. */
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
  errors: ['passkey-failed', 'locked', 'sign-on-required'],
})

/** More browsers than anybody signs in on. */
const maxDevices = 100

/** A browser on which the person is signed in. */
const device = z.object({
  id,
  /** its family, or `other`: `Chrome` */
  browser: line,
  /** of the operating system, or `other`: `Android` */
  platform: line,
  signed_in_at: instant,
  /** to ten minutes */
  last_seen_at: instant,
  /** the one that asks */
  current: z.boolean(),
})
export type Device = z.output<typeof device>

/** BY-03: this one first, then as they were seen last; the hundred newest. */
export const listDevices = endpoint({
  name: 'auth.device.list',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/devices/',
  summary: 'The browsers on which the person is signed in.',
  access: signedIn,
  perMinute: 60,
  answers: { 200: z.object({ devices: listOf(device, maxDevices) }) },
})

/**
 * BY-03: signs out one of them, `not-found` where it is none of the person's. Where the login was longer ago than ten minutes it
 * needs `current_password`; without a password, `login-stale`.
 */
export const signOutDevice = endpoint({
  name: 'auth.device.sign-out',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/account/devices/:id/',
  summary: 'Sign out one browser of the person.',
  access: signedIn,
  perMinute: 60,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ ended: z.number() }) },
  errors: ['password-wrong', 'locked', 'login-stale'],
})

/** BY-03: signs out all of them but the one that asks, with what signOutDevice needs. */
export const signOutOthers = endpoint({
  name: 'auth.device.sign-out-others',
  owner: 'auth',
  method: 'DELETE',
  path: '/api/hire/v1/account/devices/',
  summary: 'Sign out every other browser of the person.',
  access: signedIn,
  perMinute: 20,
  body: z.optional(z.object({ ...csrf, current_password: currentPassword })),
  answers: { 200: z.object({ ended: z.number() }) },
  errors: ['password-wrong', 'locked', 'login-stale'],
})

/** 1 §7. */
export const getAccount = endpoint({
  name: 'auth.account.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/',
  summary: "The signed-in person's own account.",
  access: signedInOrReset,
  answers: { 200: z.object({ account: ownAccount }) },
})

/** What GET answers of an account that nobody changes here: sent back with a change, it is ignored. */
const readOnly = z.optional(z.unknown())

/**
 * Changes My Account (AU-27). Another email or a `password` needs `current_password` where the account has one
 * (`password-wrong`, after too many attempts `locked`); the email address before gets word of it. A `password` ends every
 * other session with the level "password changed" (AU-13). `phone` may be null only where the account has none.
 * `text_consent` is for the phone in the same body; left out, the stored consent stays while the phone does.
 */
export const saveAccount = endpoint({
  name: 'auth.account.save',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/account/',
  summary: "Change the signed-in person's own account.",
  access: signedIn,
  ...wholeForm,
  perMinute: 20,
  body: z.strictObject({
    ...csrf,
    first_name: personName('account.first-name-required'),
    last_name: personName('account.last-name-required'),
    email,
    phone: z.nullable(phone),
    password: optionalPassword,
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
    text_consent: z.optional(flag),
    /** left out, it stays */
    job_alerts_enabled: z.optional(flag),
    id: readOnly,
    type: readOnly,
    company_name: readOnly,
    title: readOnly,
    has_password: readOnly,
    phone_state: readOnly,
    phone_takes_texts: readOnly,
    email_verified: readOnly,
    language: readOnly,
  }),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'password-wrong', 'locked', 'conflict', 'login-stale', 'second-factor-needed'],
})

/** AU-18: until when the person is suspended, for their page; null where they are not. */
export const getSuspension = endpoint({
  name: 'auth.suspension.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/suspension/',
  summary: 'Until when I am suspended, and why.',
  access: signedInOrSuspended,
  perMinute: 60,
  answers: {
    200: z.object({
      until: z.nullable(instant),
      /** an operator's decision, and not missed interviews */
      by_operator: z.boolean(),
      has_password: z.boolean(),
    }),
  },
})

/** An archive of everything kept about a person (BY-04), and how far it is. */
export const archiveState = z.object({
  requested_at: instant,
  /** one for each service */
  parts: listOf(z.object({ noun: z.enum(nouns), ready: z.boolean() }), nouns.length),
  /** all of them are: it can be downloaded */
  ready: z.boolean(),
  /** until then */
  expires_at: instant,
  /** when another may be asked for */
  next_at: instant,
})

/** Asks for it, once a day (`archive-too-soon`). It takes the place of the one before. */
export const requestArchive = endpoint({
  name: 'auth.archive.request',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/archive/',
  summary: 'Ask for everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 5,
  body: z.optional(z.object({ ...csrf })),
  answers: { 202: z.object({ archive: archiveState }) },
  errors: ['archive-too-soon'],
})

export const getArchive = endpoint({
  name: 'auth.archive.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/archive/',
  summary: 'How far the archive is that I asked for.',
  access: signedInOrSuspended,
  perMinute: 120,
  answers: { 200: z.object({ archive: z.nullable(archiveState) }) },
})

/** A ZIP with a page to read and the same as JSON; `not-found` until it is ready and after it expired. */
export const downloadArchive = endpoint({
  name: 'auth.archive.download',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/archive/download/',
  summary: 'Download everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 10,
  media: 'application/zip',
  answers: { 200: z.unknown() },
})

/** Sends a code to the person's own email, or phone where that is the proven one: for an account without a password. */
export const sendEraseCode = endpoint({
  name: 'auth.account.send-erase-code',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erase/code/',
  summary: 'Send a code that confirms the deletion of my account.',
  access: signedInOrSuspended,
  perMinute: 10,
  body: z.optional(z.object({ ...csrf })),
  answers: { 200: sent },
  errors: ['too-many-codes'],
})

/**
 * Deletes the own account in every service (BY-04), and signs out everywhere. Needs `current_password` where the account has
 * one (`password-wrong`, after too many attempts `locked`), else the code.
 */
export const eraseAccount = endpoint({
  name: 'auth.account.erase',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erase/',
  summary: 'Delete my account and everything that is kept about me.',
  access: signedInOrSuspended,
  perMinute: 10,
  body: z.object({
    ...csrf,
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
    code: z.optional(oneTimeCode),
  }),
  answers: { 200: z.object({ receipt: line }) },
  errors: ['password-wrong', 'locked', 'code-wrong', 'code-expired', 'conflict'],
})

/** A POST, so that the receipt is in no address. */
export const getErasure = endpoint({
  name: 'auth.erasure.get',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/erasure/',
  summary: 'What each service reports of the deletion of an account.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, receipt: line }),
  answers: {
    200: z.object({
      erased_at: instant,
      /** `rows`: how many were deleted; null until the service has reported */
      parts: listOf(z.object({ noun: z.enum(nouns), rows: z.nullable(z.number()) }), nouns.length),
    }),
  },
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
       * Of somebody suspended, who is a visitor everywhere else: for the calls that are open to them all the same (AU-18). Added
       * later.
       */
      limited_token: z.optional(sealed),
    }),
  },
})

/** `iss` and `aud` of that token. A token of the release before has neither, and is still accepted. */
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
