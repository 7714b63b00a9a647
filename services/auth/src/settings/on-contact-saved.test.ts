import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, credentialsChanged } from '@lunchpail/contracts/auth/events'
import { contactSaved } from '@lunchpail/contracts/wizard/events'
import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { contactSecret, shareAuth, type Auth } from '../../test/auth-service.ts'
import { openBrowser } from '../../test/browser.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const secret = contactSecretFrom(readSecrets(contactSecret))

async function signedUp(change: { phone?: undefined; password?: undefined } = {}) {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), ...change }
  const { body } = await browser.call(api.signUp, { body: person })
  const { id } = body.account
  auth.clock.advance(1_000)
  const account = async () => (await browser.identity()).account!
  /** What wizard publishes of a save; resolves once it was handled. */
  const saves = async (contact: object, at = auth.clock.now()) => {
    const sealed_contact = await secret.seal(contact)
    const event = { account_id: id, saved_at: at.toISOString(), sealed_contact }
    const handled = async () =>
      Number((await auth.pool.query('select count(*) from kit.inbox')).rows[0].count)
    const before = await handled()
    await auth.publish(contactSaved, event)
    await vi.waitFor(async () => expect(await handled()).toBe(before + 1))
  }
  return { id, browser, person, account, saves }
}

describe('[WZ-05] what a candidate typed into an application', () => {
  it('gives the account its first phone, with the consent, and says so to everybody', async () => {
    const { id, browser, account, saves } = await signedUp({ phone: undefined })
    const { phone } = newCandidate()
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    await saves({ phone, text_consent: true })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect(await account()).toMatchObject({ phone, text_consent: true })
    const states = () =>
      auth.events.published(accountChanged).flatMap(({ data }) => data.things.filter((one) => one.id === id))
    await vi.waitFor(() => expect(states().map(({ version }) => version)).toEqual([1, 2]))
    const [before, after] = states()
    expect(await auth.open(after!.sealed_contact)).toMatchObject({
      phone,
      text_consent: { wording: api.textConsentWording },
    })
    expect([before!.phone_hash, after!.phone_hash]).toEqual([null, secret.hash('phone', phone)])
  })

  it('[AU-04] keeps the box for texts beside a number that waits for its code, as beside any other', async () => {
    const other = await signedUp()
    const { browser, account, saves } = await signedUp()
    const { phone } = other.person
    await browser.call(api.sendPhoneCode, { body: { phone } })
    expect(await account()).toMatchObject({ phone, text_consent: false })
    auth.clock.advance(1_000)
    await saves({ phone, text_consent: true })
    expect(await account()).toMatchObject({ phone, text_consent: true })
    expect(await other.account()).toMatchObject({ phone })
  })

  it('mends a name and a phone; a consent for the phone before ends', async () => {
    const { account, saves, person } = await signedUp()
    const { phone } = newCandidate()
    await saves({ first_name: 'Rosalía', phone })
    expect(await account()).toMatchObject({ first_name: 'Rosalía', last_name: person.last_name, phone })
    expect((await account()).text_consent).toBe(false)
  })

  it('changes an email where there is no password, with word to the one before, and none where there is one', async () => {
    const [open, guarded] = [await signedUp({ password: undefined }), await signedUp()]
    const next = [newCandidate().email, newCandidate().email] as const
    await open.saves({ email: next[0] })
    await guarded.saves({ email: next[1], first_name: 'Ana' })
    expect((await open.account()).email).toBe(next[0])
    expect(await guarded.account()).toMatchObject({ email: guarded.person.email, first_name: 'Ana' })
    await vi.waitFor(async () => {
      const [event] = auth.events
        .published(credentialsChanged)
        .filter(({ data }) => data.account_id === open.id)
      expect(await auth.open(event!.data.sealed_address)).toEqual({ email: open.person.email, proven: false })
    })
  })

  it('takes nothing that another account has, nor what does not fit an account', async () => {
    const other = await signedUp()
    const { account, saves, person } = await signedUp()
    await saves({ phone: other.person.phone, text_consent: true, first_name: 'Bea' })
    expect(await account()).toMatchObject({ phone: person.phone, text_consent: false, first_name: 'Bea' })
    auth.clock.advance(1_000)
    await saves({ phone: '212', first_name: 'evil.com', last_name: ' ' })
    expect(await account()).toMatchObject({ first_name: 'Bea', last_name: person.last_name })
    await saves({ first_name: 'evil', last_name: '.example' })
    expect(await account()).toMatchObject({ first_name: 'Bea', last_name: person.last_name })
  })

  it('leaves a phone and an email that were proven by a code', async () => {
    const { id, account, saves, person } = await signedUp({ password: undefined })
    const proven = 'update account set phone_verified_at = now(), email_verified_at = now() where id = $1'
    await auth.pool.query(proven, [id])
    const { phone, email } = newCandidate()
    await saves({ phone, email, text_consent: true, first_name: 'Ana' })
    const { phone: before, email: address } = person
    expect(await account()).toMatchObject({
      phone: before,
      email: address,
      text_consent: false,
      first_name: 'Ana',
    })
  })

  it('changes nothing where the account was changed later', async () => {
    const { browser, account, saves, person } = await signedUp()
    const saved = auth.clock.now()
    auth.clock.advance(1_000)
    const { phone } = newCandidate()
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone } })
    await saves({ phone: newCandidate().phone }, saved)
    expect((await account()).phone).toBe(phone)
  })
})
