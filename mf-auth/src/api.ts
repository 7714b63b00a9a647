import * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType, type CodeType } from '@lunchpail/contracts/auth/enumerations'
import type { OwnCompany } from '@lunchpail/contracts/auth/company-api'
import type { BodyInput, ResultOf } from '@lunchpail/contracts/endpoint'
import { answerReach, emailSettings, getReach, type OwnReach } from '@lunchpail/contracts/notifications/api'
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

export const checkResetLink = (token: string): Promise<unknown> =>
  call(api.checkResetLink, { body: { token } })

export async function askSupport(body: BodyInput<typeof api.askSupport>): Promise<void> {
  await call(api.askSupport, { body })
}

/** 2 §8: a login that fails is counted. */
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
export async function resetPassword(token: string, password: string): Promise<string | undefined> {
  const body = await call(api.resetPassword, { body: { token, password } })
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

/** A repeat with the same key gets the first answer. */
export async function createAccount(body: SignUpBody, idempotencyKey: string): Promise<void> {
  await call(api.signUp, { body, idempotencyKey })
  await refreshSession()
}

/** AU-20: portal users have an address of their own. */
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

export const loadSuspension = (signal: AbortSignal) => call(api.getSuspension, { signal })
export const signOut = (): Promise<unknown> => call(api.signOut, { body: {} })

export const loadDevices = (signal: AbortSignal) => call(api.listDevices, { signal })
export const signOutDevice = (id: string, current_password?: string): Promise<unknown> =>
  call(api.signOutDevice, { params: { id }, body: { current_password } })
export const signOutOthers = (current_password?: string): Promise<unknown> =>
  call(api.signOutOthers, { body: { current_password } })

/** With whether another one may be asked for by now. */
export async function loadArchive(signal: AbortSignal) {
  const { archive } = await call(api.getArchive, { signal })
  return { archive, mayAsk: archive === null || new Date(archive.next_at) <= new Date() }
}
export const requestArchive = (): Promise<unknown> => call(api.requestArchive)
export const askForEraseCode = (): Promise<Sent> => call(api.sendEraseCode)
export const eraseAccount = (body: BodyInput<typeof api.eraseAccount>) => call(api.eraseAccount, { body })
export const loadErasure = (receipt: string, signal: AbortSignal) =>
  call(api.getErasure, { body: { receipt }, signal })
export type ManagerPermission = BodyInput<typeof api.changeMember>

export const loadCompany = (signal?: AbortSignal) => call(api.getCompany, { signal })

export const chooseCompany = (company_name: string, another: boolean) =>
  call(api.chooseCompany, { body: { company_name, another } })

const pageQuery = (page: number) => ({ query: { page: String(page) } })

export const searchMembers = (page: number, search: string, signal?: AbortSignal) =>
  call(api.searchMembers, { ...pageQuery(page), body: { search }, signal })

export const loadInvites = (page: number, signal?: AbortSignal) =>
  call(api.listInvites, { ...pageQuery(page), signal })

export const loadJoinRequests = (page: number, signal?: AbortSignal) =>
  call(api.listJoinRequests, { ...pageQuery(page), signal })

export const changeMember = (id: string, body: ManagerPermission) =>
  call(api.changeMember, { params: { id }, body })

export const removeMember = (id: string) => call(api.removeMember, { params: { id } })

export const sendInvite = (email: string, permission: ManagerPermission) =>
  call(api.sendInvite, { body: { email, ...permission } })

export const resendInvite = (id: string) => call(api.resendInvite, { params: { id } })

export const withdrawInvite = (id: string) => call(api.withdrawInvite, { params: { id } })

export const acceptJoinRequest = (id: string, body: ManagerPermission) =>
  call(api.acceptJoinRequest, { params: { id }, body })

export const declineJoinRequest = (id: string) => call(api.declineJoinRequest, { params: { id } })

export const checkInvite = (token: string) => call(api.checkInvite, { body: { token } })

export async function acceptInvite(token: string): Promise<void> {
  await call(api.acceptInvite, { body: { token } })
}

export const loadPasskeys = (signal: AbortSignal) => call(api.listPasskeys, { signal })

// WebAuthn's part of the browser comes when a passkey is wanted: few people press these buttons on a visit

/** Has the browser make a passkey, and keeps it. */
export async function createPasskey(current_password?: string): Promise<void> {
  const { options } = await call(api.startPasskey, { body: { current_password } })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = await startRegistration({ optionsJSON: options })
  await call(api.addPasskey, { body: { passkey } })
}

export const removePasskey = (id: string, current_password?: string): Promise<unknown> =>
  call(api.removePasskey, { params: { id }, body: { current_password } })

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

export type SecondFactor = ResultOf<typeof api.getSecondFactor>['body']
export const loadSecondFactor = (signal: AbortSignal): Promise<SecondFactor> =>
  call(api.getSecondFactor, { signal })

/** What an authenticator app is set up with. */
export const startAuthenticator = (current_password?: string) =>
  call(api.startAuthenticator, { body: { current_password } })

/** The recovery codes, which are shown this once. */
export const confirmAuthenticator = async (code: string): Promise<readonly string[]> =>
  (await call(api.confirmAuthenticator, { body: { code } })).recovery_codes

export const removeAuthenticator = (current_password?: string): Promise<unknown> =>
  call(api.removeAuthenticator, { body: { current_password } })

export const passSecondFactor = (code: string): Promise<unknown> =>
  call(api.passSecondFactor, { body: { code } })

export const requireSecondFactor = (required: boolean): Promise<OwnCompany['second_factor']> =>
  call(api.requireSecondFactor, { body: { required } })

/** Whether emails to the address of a link are stopped; with `stopped`, stops or starts them. */
export const askForEmails = async (token: string, stopped?: boolean): Promise<boolean> =>
  (await call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })).stopped

type ReachState = ResultOf<typeof answerReach>['body']['state']

/** What is known of the address of a link; with `answer`, says whose it is. */
export const answerEmails = async (token: string, answer?: 'mine' | 'not-me'): Promise<ReachState> =>
  (await call(answerReach, { body: { token, ...(answer !== undefined && { answer }) } })).state

/** By what messages reach the signed-in person. */
export const loadReach = (signal: AbortSignal): Promise<OwnReach> => call(getReach, { signal })
