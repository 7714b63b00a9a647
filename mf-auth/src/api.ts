import * as api from '@lunchpail/contracts/auth/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'
import { refreshSession } from '@lunchpail/kit-web/session'

export type SignUpBody = BodyInput<typeof api.signUp>
export type AccountBody = BodyInput<typeof api.saveAccount>

// each is done once the page knows who it shows itself to

export async function logIn(handle: string, password: string): Promise<void> {
  await call(api.signIn, { body: { handle, password } })
  await refreshSession()
}

/** A repeat with the same key gets the first answer. */
export async function createAccount(body: SignUpBody, idempotencyKey: string): Promise<void> {
  await call(api.signUp, { body, idempotencyKey })
  await refreshSession()
}

export async function saveFirstPassword(password: string): Promise<void> {
  await call(api.setPassword, { body: { password } })
  await refreshSession()
}

export async function saveAccount(body: AccountBody): Promise<void> {
  await call(api.saveAccount, { body })
  await refreshSession()
}
