import { expect, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { secretRequested } from '@lunchpail/contracts/auth/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { hourMs } from '@lunchpail/contracts/durations'
import { contactSecret, type Auth } from './auth-service.ts'
import { openBrowser } from './browser.ts'
import { newCandidate } from './factories.ts'
import type { openDatabase } from '../src/database.ts'
import { setStanding, type StandingChange } from '../src/sign-in/sessions/set-standing.ts'

export const suspended =
  'This account has been deactivated for 30 days due to repeated no shows. Please contact support for assistance.'

export const deactivated = 'This account has been deactivated. Please contact support for assistance.'

/** Accounts whose standing changes, by the service that a test has. */
export function standingOf(authNow: () => Auth, openedNow: () => ReturnType<typeof openDatabase>) {
  const set = (id: string, change: StandingChange) =>
    setStanding(
      {
        ...openedNow(),
        clock: authNow().clock,
        seal: async () => 'sealed',
        contactSecret: contactSecretFrom(readSecrets(contactSecret)),
      },
      id,
      change,
    )

  async function signedUp(made: ReturnType<typeof newCandidate> = newCandidate()) {
    const browser = openBrowser(authNow())
    const { body } = await browser.call(api.signUp, { body: made })
    return { browser, person: made, id: body.account.id }
  }
  const logIn = (
    { email: handle, password }: { email: string; password: string },
    at = openBrowser(authNow()),
  ) => at.call(api.signIn, { body: { handle, password } })
  /** The newest code or link of `count` or more that were sent to the account. */
  async function secretOf(id: string, count = 1): Promise<string> {
    const sent = () =>
      authNow()
        .events.published(secretRequested)
        .filter(({ data }) => data.account_id === id)
    await vi.waitFor(() => expect(sent().length).toBeGreaterThanOrEqual(count))
    return ((await authNow().open(sent().at(-1)!.data.sealed_secret)) as unknown as { secret: string }).secret
  }
  const inAnHour = () => new Date(authNow().clock.now().getTime() + hourMs)
  return { set, signedUp, logIn, secretOf, inAnHour }
}
