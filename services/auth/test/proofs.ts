import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { vi } from 'vitest'
import type { Auth } from './auth-service.ts'
import { type Browser, openBrowser } from './browser.ts'

interface Contacts {
  readonly id: string
  readonly email: string
  readonly phone: string | null
}

/** The code or link that the last request sent, of `count`. */
export async function secretSent(auth: Auth, accountId: string, count = 1): Promise<string> {
  const sent = () =>
    auth.events.published(secretRequested).filter(({ data }) => data.account_id === accountId)
  await vi.waitUntil(() => sent().length >= count)
  return ((await auth.open(sent().at(-1)!.data.sealed_secret)) as unknown as { secret: string }).secret
}

const handleOf = ({ email, phone }: Contacts, type: CodeType): string => (type === 'text' ? phone! : email)
const newPassword = 'red truck 8'

/** Comes in by a code, on a new browser unless one is given; `before` runs while the code is on its way. */
export async function proveByCode(
  auth: Auth,
  of: Contacts,
  code_type: CodeType,
  { browser = openBrowser(auth), before }: { browser?: Browser; before?: () => Promise<unknown> } = {},
) {
  const handle = handleOf(of, code_type)
  await browser.call(api.sendCode, { body: { handle, code_type } })
  const code = await secretSent(auth, of.id)
  await before?.()
  return { browser, answer: await browser.call(api.verifyCode, { body: { handle, code_type, code } }) }
}

/** The same by a link to a new password. */
export async function proveByLink(
  auth: Auth,
  of: Contacts,
  code_type: CodeType,
  { browser = openBrowser(auth), before }: { browser?: Browser; before?: () => Promise<unknown> } = {},
) {
  await browser.call(api.sendResetLink, { body: { handle: handleOf(of, code_type), code_type } })
  const token = await secretSent(auth, of.id)
  await before?.()
  const answer = await browser.call(api.resetPassword, { body: { token, password: newPassword } })
  return { browser, answer }
}

/** By a code in a session of the account. */
export async function proveInSession(auth: Auth, of: Contacts, code_type: CodeType, browser: Browser) {
  await browser.call(api.sendVerification, { body: { code_type } })
  const code = await secretSent(auth, of.id)
  return { browser, answer: await browser.call(api.confirmVerification, { body: { code_type, code } }) }
}
