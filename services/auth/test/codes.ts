import { expect, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { type Browser, openBrowser } from './browser.ts'
import type { Auth } from './auth-service.ts'
import { newCandidate } from './factories.ts'

export const send = (browser: Browser, handle: string, code_type: CodeType = 'text') =>
  browser.call(api.sendCode, { body: { handle, code_type } })

export const verify = (browser: Browser, handle: string, code: string, code_type: CodeType = 'text') =>
  browser.call(api.verifyCode, { body: { handle, code_type, code } })

export const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

/** Codes and links that people ask for, by the service that a test has. */
export function askedCodes(authNow: () => Auth) {
  async function signedUp(more: object = {}) {
    const person = { ...newCandidate(), ...more }
    const { body } = await openBrowser(authNow()).call(api.signUp, { body: person })
    return { ...person, id: body.account.id }
  }
  const requested = (accountId: string) =>
    authNow()
      .events.published(secretRequested)
      .filter(({ data }) => data.account_id === accountId)
  /** What was sealed to notifications by the last of `count` requests. */
  const secret = async (accountId: string, count = 1) => {
    await vi.waitFor(() => expect(requested(accountId)).toHaveLength(count))
    const { data } = requested(accountId).at(-1)!
    return (await authNow().open(data.sealed_secret)) as unknown as { to: string; secret: string }
  }
  /** Its person has proven it. */
  const own = (id: string, contact: 'email' | 'phone') =>
    authNow().pool.query(`update account set ${contact}_verified_at = now() where id = $1`, [id])
  const seconds = (count: number) => authNow().clock.advance(count * 1_000)
  return { signedUp, requested, secret, own, seconds }
}
