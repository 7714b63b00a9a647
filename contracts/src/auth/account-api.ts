import * as z from 'zod/mini'
import { signedIn, signedInOrReset, signedInOrSuspended } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf, flag } from '../fields/request-fields.ts'
import { instant } from '../fields/texts.ts'
import {
  email,
  handleFields,
  phoneCode,
  optionalPassword,
  personName,
  phone,
  setPassword as setPasswordRule,
  usableTogether,
} from './fields.ts'
import { ownAccount, wholeForm, currentPassword } from './account.ts'
import { codeType, sent } from './sign-in/code-sent.ts'

/** Texts a code of six digits to the phone of the signed-in person (1 §7), within the limits of sendCode. */
export const sendPhoneCode = endpoint({
  name: 'auth.phone.send-code',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/profile/phone/send/',
  summary: "Text a code to the caller's phone, to confirm it.",
  access: signedIn,
  ownPageSuffices: true,
  perMinute: 10,
  /** `phone`: another number, as PATCH of the profile has saved it; a code to a landline is refused there */
  body: z.optional(z.object({ ...csrf, phone: z.optional(phone) })),
  answers: {
    200: z.object({
      ...sent.shape,
      /** the number came after the sign-up: it opens the account only where the password comes with the code */
      needs_password: z.boolean(),
    }),
  },
  errors: ['too-many-codes', 'second-factor-needed'],
})

/**
 * Confirms the phone by that code (1 §7): 404 where it expired or was tried five times, 403 where it is wrong. A
 * number that was changed gets login codes and reset links of an account with a password only where `current_password` came
 * with it (`password-wrong`, after too many attempts `locked`).
 */
export const confirmPhone = endpoint({
  name: 'auth.phone.confirm',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/profile/phone/confirm/',
  summary: "Confirm the caller's phone by a code.",
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

/** The same for hiring managers and developers alone. */
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
 * Sends a code to the phone or the email of the signed-in person, as they pick, within the limits of sendCode. With
 * `email` to another one: it becomes the account's own, and leaves the account in which it was never proven, once the code
 * comes back. It needs `current_password` where the account has one; `duplicate-user` where its person proved it elsewhere.
 */
export const sendVerification = endpoint({
  name: 'auth.verification.send',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/verify/send/',
  summary: "Send a code to the caller's phone or email, to confirm it.",
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

/** Confirms the phone or the email by that code, as confirmPhone does. */
export const confirmVerification = endpoint({
  name: 'auth.verification.confirm',
  owner: 'auth',
  method: 'POST',
  path: '/api/hire/v1/account/verify/',
  summary: "Confirm the caller's phone or email by a code.",
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

/** What My Account shows of a person. */
export const accountFields = ['first_name', 'last_name', 'email', 'phone'] as const
export type AccountField = (typeof accountFields)[number]

/** The fields of GET that cannot be changed here: sent back with a change, it is ignored. */
const readOnly = z.optional(z.unknown())

/**
 * Changes My Account. Of the names, email and phone a form names in `changed` what was changed in it: the rest may be another by
 * now, and stays. Another email or a `password` needs `current_password` where the account has one
 * (`password-wrong`, after too many attempts `locked`); the email address before gets word of it. A `password` ends every
 * other session with the level "password changed". `phone` may be null only where the account has none.
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
  body: z
    .strictObject({
      ...csrf,
      first_name: personName('account.first-name-required'),
      last_name: personName('account.last-name-required'),
      email,
      phone: z.nullable(phone),
      /** left out: all of them */
      changed: z.optional(z.array(z.enum(accountFields)).check(z.maxLength(accountFields.length))),
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
      timezone: readOnly,
    })
    .check(...usableTogether),
  answers: { 200: z.object({ account: ownAccount }) },
  errors: ['duplicate-user', 'password-wrong', 'locked', 'conflict', 'login-stale', 'second-factor-needed'],
})

/** Until when the person is suspended, for their page; null where they are not. */
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
