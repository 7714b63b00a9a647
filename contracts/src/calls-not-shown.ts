import type { Method } from './endpoint.ts'
import { commonErrors, type ErrorCode } from './error-codes.ts'
import { reportsPath } from './shell/reports-address.ts'

/** A call that the specifications name without all of it, and how it is here. */
interface CallNotShown {
  /** chapter of docs/specification.md, and what it does not show */
  readonly where: string
  readonly not: 'path' | 'method' | 'payload' | 'response'
  /** by its name in the contracts, where a service answers it */
  readonly name: string
  readonly method: Method
  readonly path: string
  /** fields of the body, or of the query */
  readonly payload: readonly string[]
  /** its own, then those that any call may answer with */
  readonly errors: readonly ErrorCode[]
}

/** The value of csrf_token is in the body or in a header. */
const csrf = 'csrf_token'
const person = ['first_name', 'last_name', 'email', 'phone', 'password'] as const
const secured = ['conflict', 'login-stale', 'second-factor-needed'] as const
const signIn = {
  name: 'auth.session.sign-in',
  method: 'POST',
  path: '/api/hire/v1/auth/',
  payload: [csrf, 'handle', 'email', 'phone', 'password'],
  errors: ['account-not-found', 'login-failed', 'locked', 'reset-required', 'sign-on-required'],
} as const
const signUp = {
  name: 'auth.account.sign-up',
  method: 'POST',
  path: '/api/hire/v1/account/',
  payload: [
    csrf,
    'type',
    'variant',
    ...person,
    'company_name',
    'title',
    'invite',
    'claim',
    'utm',
    'timezone',
    'text_consent',
  ],
  errors: ['duplicate-user', 'key-reused', 'invite-expired'],
} as const
const withdraw = {
  name: 'engagement.invite.withdraw',
  method: 'POST',
  path: '/api/hire/v1/invite/:id/withdraw/',
  payload: [csrf],
  errors: ['invite-closed'],
} as const

const calls: readonly CallNotShown[] = [
  { where: '1 §7: handle check and login', not: 'response', ...signIn },
  { where: '1 §7: new user save', not: 'path', ...signUp },
  { where: '1 §7: withdrawing from an invite', not: 'path', ...withdraw },
  {
    where: '1 §7: suggestion save helper',
    not: 'path',
    name: 'matches.suggestion.save',
    method: 'POST',
    path: '/api/hire/v1/suggestion/',
    payload: [
      csrf,
      'positions',
      'accepted',
      'index',
      'group',
      'source',
      'feature',
      'id',
      'positionID',
      'app_positions',
      'appPositions',
    ],
    errors: ['position-unknown'],
  },
  {
    where: '1 §7: zip-in-range check',
    not: 'path',
    name: 'wizard.zip.in-range',
    method: 'GET',
    path: '/api/hire/v1/zip/in-range/',
    payload: ['zip', 'p'],
    errors: [],
  },
  {
    where: '2 §7: referral',
    not: 'response',
    name: 'engagement.referral.send',
    method: 'POST',
    path: '/api/hire/v1/referral/',
    payload: [csrf, 'utm_campaign', 'phones', 'emails'],
    errors: ['key-reused', 'too-many-referrals'],
  },
  { where: '2 §7: withdrawing from an invite', not: 'path', ...withdraw },
  {
    where: '2 §7: account edit submission',
    not: 'path',
    name: 'auth.account.save',
    method: 'PATCH',
    path: '/api/hire/v1/account/',
    payload: [
      csrf,
      ...person,
      'changed',
      'current_password',
      'text_consent',
      'job_alerts_enabled',
      'id',
      'type',
      'company_name',
      'title',
      'has_password',
      'phone_state',
      'phone_takes_texts',
      'email_verified',
      'language',
      'timezone',
    ],
    errors: ['duplicate-user', 'password-wrong', 'locked', ...secured],
  },
  { where: '2 §7: model of the auth record', not: 'method', ...signIn },
  {
    where: '2 §7: model of the auth record',
    not: 'method',
    name: 'auth.password.set',
    method: 'PATCH',
    path: '/api/hire/v1/auth/',
    payload: [csrf, 'password', 'email', 'phone'],
    errors: secured,
  },
  { where: '2 §7: model of the sign-up', not: 'method', ...signUp },
  {
    where: '2 §7: model of the sign-up',
    not: 'method',
    name: 'auth.account.get',
    method: 'GET',
    path: '/api/hire/v1/account/',
    payload: [],
    errors: [],
  },
]

/** Each call that 1 §7 or 2 §7 leaves "not shown" in part. */
export const callsNotShown: readonly CallNotShown[] = calls.map((one) => ({
  ...one,
  errors: [...one.errors, ...commonErrors],
}))

/**
 * Of 2 §7 too: tracking calls. The shell's server answers this one itself (`shell/reports.ts` has its schema); the emails
 * about closed jobs are no call of a page.
 */
export const trackingCall = {
  method: 'POST',
  path: reportsPath,
  payload: ['events', 'errors'],
  errors: ['forbidden', 'too-many-requests', 'too-large', 'invalid'],
} as const
