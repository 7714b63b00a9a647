import * as z from 'zod/mini'
import { anybody, internal, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { languages } from '../language/translate.ts'
import { maxEntries } from '../max-entries.ts'
import { csrf, flag, maxUtmParameters } from '../request-fields.ts'
import { type AccountType, accountTypes, isEmployer, sessionLevels } from './enumerations.ts'
import {
  companyText,
  email,
  handleFields,
  optionalPhone,
  password,
  personName,
  phone,
  setPassword as setPasswordRule,
} from './fields.ts'

/** An account for its own person. */
export const ownAccount = z.object({
  id: z.string(),
  type: z.enum(accountTypes),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** ten digits */
  phone: z.nullable(z.string()),
  company_name: z.nullable(z.string()),
  title: z.nullable(z.string()),
  has_password: z.boolean(),
  text_consent: z.boolean(),
  language: z.enum(languages),
})

/** Key of the sentence of the checkbox for texts, stored with the consent. A new wording gets a new key. */
export const textConsentWording = 'account.text-consent-1'

/** Required for some account types. Checked even where other fields are wrong, so that all errors show at once. */
const alsoNeeds = (field: 'company_name' | 'password', types: readonly AccountType[], rule: string) =>
  z.refine<{ type: AccountType; company_name?: string | undefined; password?: string | undefined }>(
    (account) => !types.includes(account.type) || (account[field] ?? '') !== '',
    { path: [field], error: rule, when: ({ value }) => typeof value === 'object' && value !== null },
  )

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
  perMinute: 20,
  countsNetwork: true,
  idempotent: true,
  body: z
    .object({
      ...csrf,
      type: z._default(z.enum(accountTypes), 'applicant'),
      first_name: personName('account.first-name-required'),
      last_name: personName('account.last-name-required'),
      email,
      phone: optionalPhone,
      password: z.optional(password),
      company_name: companyText,
      title: companyText,
      utm: z.optional(
        z
          .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)))
          .check(maxEntries(maxUtmParameters)),
      ),
      timezone: z.optional(z.string().check(z.maxLength(64))),
      /** consent to texts, under the wording of `textConsentWording` */
      text_consent: z._default(flag, false),
    })
    .check(
      alsoNeeds('company_name', ['hiring manager'], 'account.company-name-required'),
      alsoNeeds('password', accountTypes.filter(isEmployer), 'account.password-required'),
    ),
  answers: { 201: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'key-reused'],
})

/** The auth record of 1 §3 (AU-36): the response to a handle check and to a login. */
export const authRecord = z.object({
  handle: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** 0: redirect at once, 1: ask for the password */
  auth_type: z.number(),
  account_type: z.enum(accountTypes),
  authorization_url: z.nullable(z.string()),
  redirect: z.nullable(z.string()),
  mobile: z.boolean(),
  signed_in: z.boolean(),
  /** of the next write: after a login another one, as the session is another */
  csrf_token: z.string(),
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
  errors: ['account-not-found', 'login-failed', 'locked'],
})

/** Sets the first password (1 §7): `conflict` where there is one already. */
export const setPassword = endpoint({
  name: 'auth.password.set',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/auth/',
  summary: 'Set the first password of the signed-in account.',
  access: signedIn,
  perMinute: 10,
  body: z.object({ ...csrf, password: setPasswordRule }),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['conflict'],
})

/** Ends the session of the cookie, or with `everywhere` all of the account; returns how many. */
export const signOut = endpoint({
  name: 'auth.session.sign-out',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/auth/sign-out/',
  summary: 'End this session, or all sessions of the account.',
  access: signedIn,
  body: z.object({ ...csrf, everywhere: z._default(flag, false) }),
  answers: { 200: z.object({ ended: z.number() }) },
})

/** 1 §7. */
export const getAccount = endpoint({
  name: 'auth.account.get',
  owner: 'auth',
  method: 'GET',
  path: '/api/hire/v1/account/',
  summary: "The signed-in person's own account.",
  access: signedIn,
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
  perMinute: 20,
  body: z.strictObject({
    ...csrf,
    first_name: personName('account.first-name-required'),
    last_name: personName('account.last-name-required'),
    email,
    phone: z.nullable(phone),
    password: z.optional(password),
    current_password: z.optional(z.string().check(z.maxLength(200, 'field.max-length'))),
    text_consent: z.optional(flag),
    id: readOnly,
    type: readOnly,
    company_name: readOnly,
    title: readOnly,
    has_password: readOnly,
    language: readOnly,
  }),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'password-wrong', 'locked', 'conflict'],
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
  access: internal,
  body: z.object({
    session: z.optional(z.string().check(z.maxLength(200))),
    visitor: z.optional(z.string().check(z.maxLength(200))),
  }),
  answers: {
    200: z.object({
      level: z.enum(sessionLevels),
      /** names the session on the live stream; null for a visitor */
      session_id: z.nullable(z.string()),
      account: z.nullable(ownAccount),
      csrf: z.string(),
      token: z.string(),
    }),
  },
})

/** `iss` and `aud` of that token. A token of the release before has neither, and is still accepted. */
export const tokenIssuer = 'lunchpail:auth'
export const tokenAudience = 'lunchpail:services'

/** The public keys (JWKS) that services check tokens by. */
export const tokenKeys = endpoint({
  name: 'auth.keys.list',
  owner: 'auth',
  method: 'GET',
  path: '/internal/keys/',
  summary: 'Public keys of the tokens.',
  access: internal,
  answers: { 200: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }) },
})
