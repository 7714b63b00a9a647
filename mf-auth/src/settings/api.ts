import * as api from '@lunchpail/contracts/auth/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'
import type { Sent } from '../api.ts'

export const loadSuspension = (signal: AbortSignal) => call(api.getSuspension, { signal })
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

export const loadPasskeys = (signal: AbortSignal) => call(api.listPasskeys, { signal })

/** Has the browser make a passkey, and keeps it. */
export async function createPasskey(current_password?: string): Promise<void> {
  const { options } = await call(api.startPasskey, { body: { current_password } })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const passkey = await startRegistration({ optionsJSON: options })
  await call(api.addPasskey, { body: { passkey } })
}

export const removePasskey = (id: string, current_password?: string): Promise<unknown> =>
  call(api.removePasskey, { params: { id }, body: { current_password } })
