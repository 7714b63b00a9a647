import { decodeJwt } from 'jose'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { textsAnswered } from '@lunchpail/contracts/notifications/events'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

it('[NT-03] [AU-27] shows in My Account that a person stopped texts, until they agree anew', async () => {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), text_consent: true }
  const { password: _, ...contact } = person
  const { id } = (await browser.call(api.signUp, { body: person })).body.account
  const consents = async () => (await browser.call(api.getAccount)).body.account.text_consent
  const ofAccount = () =>
    auth.events.published(accountChanged).flatMap(({ data }) => data.things.filter((one) => one.id === id))
  /** The consent as notifications knows it. */
  const agreedAt = async (nth: number) => {
    await vi.waitFor(() => expect(ofAccount().length).toBeGreaterThan(nth))
    const { text_consent } = await auth.open(ofAccount()[nth]!.sealed_contact)
    return text_consent!.at
  }
  const answers = async (stopped: boolean, agreed_at: string) => {
    auth.clock.advance(1_000)
    await auth.publish(textsAnswered, { account_id: id, agreed_at, stopped })
  }
  /** What its token says to the services. */
  const takesTexts = async () => {
    const { token } = await browser.identity()
    return (decodeJwt(token!).person as { takes_texts?: boolean }).takes_texts
  }
  expect([await consents(), await takesTexts()]).toEqual([true, true])
  const first = await agreedAt(0)
  const { session_id } = await browser.identity()
  const toldTo = await watchTabs(auth.nats.url)
  await answers(true, first)
  await vi.waitFor(async () => expect(await consents()).toBe(false))
  await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
  expect(await takesTexts()).toBeUndefined()
  await answers(false, first)
  await vi.waitFor(async () => expect(await consents()).toBe(true))
  await answers(true, first)
  await vi.waitFor(async () => expect(await consents()).toBe(false))

  auth.clock.advance(1_000)
  const saved = await browser.call(api.saveAccount, { body: contact })
  expect(saved.body.account.text_consent).toBe(true)
  const second = await agreedAt(1)
  expect(second > first).toBe(true)
  // about the consent before: changes nothing. The next one does, and comes after it.
  await answers(true, first)
  await answers(true, second)
  await vi.waitFor(async () => expect(await consents()).toBe(false))
})
