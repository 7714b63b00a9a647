import * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType, type CodeType } from '@lunchpail/contracts/auth/enumerations'
import type { BodyInput, ResultOf } from '@lunchpail/contracts/endpoint'
import { track } from '@lunchpail/kit-web/analytics'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { call } from '@lunchpail/kit-web/api-client'
import { refreshSession } from '@lunchpail/kit-web/session'

export type SignUpBody = BodyInput<typeof api.signUp>
export type AccountBody = BodyInput<typeof api.saveAccount>
export type AuthRecord = ResultOf<typeof api.signIn>['body']
export type Sent = ResultOf<typeof api.sendCode>['body']

export const checkHandle = (handle: string): Promise<AuthRecord> => call(api.signIn, { body: { handle } })

/** `not_mine`: to the handle itself, though it opens nothing of the account that has it. */
export const askForCode = (handle: string, code_type: CodeType, not_mine = false): Promise<Sent> =>
  call(api.sendCode, { body: { handle, code_type, ...(not_mine && { not_mine }) } })

export const askForResetLink = (handle: string, code_type: CodeType, not_mine = false): Promise<Sent> =>
  call(api.sendResetLink, { body: { handle, code_type, ...(not_mine && { not_mine }) } })

/** Whether the last code or link did not arrive; without a handle, that of the signed-in person. */
export const isUndelivered = async (body: BodyInput<typeof api.checkDelivery>): Promise<boolean> =>
  (await call(api.checkDelivery, { body })).undelivered

export const checkResetLink = (token: string): Promise<ResultOf<typeof api.checkResetLink>['body']> =>
  call(api.checkResetLink, { body: { token } })

export async function askSupport(body: BodyInput<typeof api.askSupport>): Promise<void> {
  await call(api.askSupport, { body })
}

/** A login that fails is counted. */
async function counted(login: Promise<unknown>): Promise<void> {
  try {
    await login
  } catch (error) {
    track('login_failed')
    // whoever is suspended has a session for what stays open to them
    if (error instanceof ApiError && error.code === 'barred') await refreshSession()
    throw error
  }
}

// each is done once the page knows who it shows itself to

export async function logIn(handle: string, password: string): Promise<void> {
  await counted(call(api.signIn, { body: { handle, password } }))
  await refreshSession()
}

/** The claim, where the person is asked first whose the account is. */
export async function logInByCode(
  handle: string,
  code_type: CodeType,
  code: string,
): Promise<string | undefined> {
  const login = call(api.verifyCode, { body: { handle, code_type, code } })
  await counted(login)
  const body = await login
  if ('claim' in body) return body.claim
  await refreshSession()
  return undefined
}

/** The same. */
export async function resetPassword(
  token: string,
  password: string,
  keeps: boolean,
): Promise<string | undefined> {
  const body = await call(api.resetPassword, {
    body: { token, password, ...(keeps && { keep_passkeys: true }) },
  })
  if ('claim' in body) return body.claim
  await refreshSession()
  return undefined
}

export const checkClaim = (claim: string) => call(api.checkClaim, { body: { claim } })

/** The contact that an account of their own may have; null where the account is the person's. */
export async function settleClaim(claim: string, mine: boolean): Promise<string | null> {
  const { handle } = await call(api.settleClaim, { body: { claim, mine } })
  if (mine) await refreshSession()
  return handle
}

export type SentToPhone = ResultOf<typeof api.sendPhoneCode>['body']

/** With `phone`, another number is the account's own from then on, or once the code proves it. */
export const askForPhoneCode = (phone?: string): Promise<SentToPhone> =>
  call(api.sendPhoneCode, phone === undefined ? {} : { body: { phone } })

/** With `email`, to another one, which is the account's own once the code proves it. */
export const askForEmailCode = (other?: { email: string; current_password: string }): Promise<Sent> =>
  call(api.sendVerification, {
    body: {
      code_type: 'email',
      ...(other && { email: other.email }),
      ...(other && other.current_password !== '' && { current_password: other.current_password }),
    },
  })

export async function confirmEmail(code: string): Promise<void> {
  await call(api.confirmVerification, { body: { code_type: 'email', code } })
  await refreshSession()
}

export async function confirmPhone(body: BodyInput<typeof api.confirmPhone>): Promise<void> {
  await call(api.confirmPhone, { body })
  await refreshSession()
}

export async function createAccount(body: SignUpBody): Promise<void> {
  await call(api.signUp, { body })
  await refreshSession()
}

/** Portal users have an address of their own. */
export async function saveFirstPassword(
  body: BodyInput<typeof api.setPassword>,
  type: AccountType,
): Promise<void> {
  await call(isEmployer(type) ? api.setPortalPassword : api.setPassword, { body })
  await refreshSession()
}

export async function saveAccount(body: AccountBody): Promise<void> {
  await call(api.saveAccount, { body })
  await refreshSession()
}

export const signOut = (): Promise<unknown> => call(api.signOut, { body: {} })

// WebAuthn's part of the browser comes when a passkey is wanted: few people press these buttons on a visit

export async function stopOfferingPasskeys(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser')
  WebAuthnAbortService.cancelCeremony()
}

/** With `offered`, the browser offers it in the field of the handle, and asks nothing by itself. */
export async function logInByPasskey(offered = false): Promise<void> {
  const { options } = await call(api.startPasskeySignIn, { body: {} })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const passkey = await startAuthentication({ optionsJSON: options, useBrowserAutofill: offered })
  await counted(call(api.signInByPasskey, { body: { passkey } }))
  await refreshSession()
}
