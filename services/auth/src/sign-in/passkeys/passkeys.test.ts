import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { newAuthenticator } from '../../../test/authenticator.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { csrfSecret, startAuth, type OwnAuth } from '../../../test/auth-service.ts'
import { newCandidate } from '../../../test/factories.ts'
import { secretsFrom } from '../secrets.ts'
import { networkSubject } from '../attempts/attempt-subjects.ts'

let auth: OwnAuth
beforeAll(async () => {
  auth = await startAuth({ env: { PUBLIC_URL: 'http://lunchpail.example' } })
})
afterAll(() => auth.stop())

const origin = 'http://lunchpail.example'
const minutes = (count: number) => auth.clock.advance(count * 60_000)

async function signedUp(more: object = {}) {
  const browser = openBrowser(auth)
  const person = { ...newCandidate(), ...more }
  const { body } = await browser.call(api.signUp, { body: person })
  return { browser, person, id: body.account.id }
}
const optionsFor = async (browser: Browser) =>
  (await browser.call(api.startPasskey, { body: {} })).body.options
const askedIn = async (browser: Browser) =>
  (await browser.call(api.startPasskeySignIn, { body: {} })).body.options
type Device = ReturnType<typeof newAuthenticator>
const add = async (browser: Browser, device: Device) =>
  browser.call(api.addPasskey, { body: { passkey: device.create(await optionsFor(browser)) } })
/** A person with a passkey, signed in on the browser that made it. */
async function withPasskey() {
  const device = newAuthenticator(origin)
  const signed = await signedUp()
  const { status, body } = await add(signed.browser, device)
  expect(status).toBe(201)
  return { ...signed, device, passkey: body.passkey }
}
const signIn = (browser: Browser, passkey: ReturnType<Device['get']>) =>
  browser.call(api.signInByPasskey, { body: { passkey } })
const failed = [403, 'passkey-failed'] as const
const outcome = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code]

describe('[BY-03] a passkey', () => {
  it('is made for this site and this person, and listed', async () => {
    const { browser, person, passkey } = await withPasskey()
    const options = await optionsFor(browser)
    expect(options).toMatchObject({
      rp: { id: 'lunchpail.example', name: 'Lunchpail' },
      user: { name: person.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(options.excludeCredentials).toHaveLength(1)
    expect((await browser.call(api.listPasskeys)).body.passkeys).toEqual([passkey])
    expect(passkey).toMatchObject({ last_used_at: null, synced: false })
  })

  it('is told by email to whom it belongs', async () => {
    const { id, person } = await withPasskey()
    const published = () => auth.events.published(credentialsChanged).filter(({ subject }) => subject === id)
    await vi.waitFor(() => expect(published()).toHaveLength(1))
    expect(published()[0]!.data.changed).toEqual(['passkey'])
    expect(await auth.open(published()[0]!.data.sealed_address)).toEqual({
      email: person.email,
      proven: false,
    })
  })

  it('signs in on any browser, without a handle', async () => {
    const { device, id, browser: own } = await withPasskey()
    const browser = openBrowser(auth)
    const { status, body } = await signIn(browser, device.get(await askedIn(browser)))
    expect(status).toBe(200)
    expect(body).toMatchObject({ signed_in: true })
    expect((await browser.identity()).account?.id).toBe(id)
    const [used] = (await own.call(api.listPasskeys)).body.passkeys
    expect(used!.last_used_at).toBe(auth.clock.now().toISOString())
  })

  it('signs once: an answer that is replayed opens nothing, on this browser or another', async () => {
    const { device } = await withPasskey()
    const browser = openBrowser(auth)
    const answer = device.get(await askedIn(browser))
    expect((await signIn(browser, answer)).status).toBe(200)
    expect(outcome(await signIn(browser, answer))).toEqual(failed)
    expect(outcome(await signIn(openBrowser(auth), answer))).toEqual(failed)
  })

  it('signs on the browser that asked, within five minutes', async () => {
    const { device } = await withPasskey()
    const [asking, other] = [openBrowser(auth), openBrowser(auth)]
    const answer = device.get(await askedIn(asking))
    expect(outcome(await signIn(other, answer))).toEqual(failed)
    expect((await signIn(asking, answer)).status).toBe(200)
    const late = device.get(await askedIn(other))
    minutes(5)
    expect(outcome(await signIn(other, late))).toEqual(failed)
  })

  it('[AU-19] signs in whatever a neighbour tries, who is refused where nothing was asked for', async () => {
    const near = '203.0.113.93'
    const { device } = await withPasskey()
    const [browser, neighbour] = [openBrowser(auth, near), openBrowser(auth, near)]
    const elsewhere = device.get(await askedIn(openBrowser(auth)))
    expect(outcome(await signIn(neighbour, elsewhere))).toEqual(failed)
    const { subject, rule } = networkSubject(secretsFrom([{ kid: '', secret: csrfSecret }]), near)
    const counted = 'update failed_attempt set failures = $2 where subject = $1 and failures = 1'
    expect((await auth.pool.query(counted, [subject, rule.failures - 1])).rowCount).toBe(1)
    expect(outcome(await signIn(neighbour, elsewhere))).toEqual(failed)
    expect(outcome(await signIn(neighbour, elsewhere))).toEqual([429, 'too-many-requests'])
    expect((await signIn(browser, device.get(await askedIn(browser)))).status).toBe(200)
  })

  it('signs for this site alone', async () => {
    const { device } = await withPasskey()
    const browser = openBrowser(auth)
    const elsewhere = device.get(await askedIn(browser), { at: 'http://lunchpail.example.evil.com' })
    expect(outcome(await signIn(browser, elsewhere))).toEqual(failed)
    const { browser: own } = await signedUp()
    const made = newAuthenticator(origin).create(await optionsFor(own), 'https://evil.example')
    expect(outcome(await own.call(api.addPasskey, { body: { passkey: made } }))).toEqual(failed)
  })

  it('signs for its own person: neither another’s id nor another’s key gets in', async () => {
    const [rosa, eve] = [await withPasskey(), await withPasskey()]
    const browser = openBrowser(auth)
    const signed = eve.device.get(await askedIn(browser))
    const { id } = rosa.device.get(await askedIn(browser))
    expect(outcome(await signIn(browser, { ...signed, id, rawId: id }))).toEqual(failed)
    const claims = eve.device.get(await askedIn(browser), {
      handle: Buffer.from(rosa.id).toString('base64url'),
    })
    expect(outcome(await signIn(browser, claims))).toEqual(failed)
    expect((await browser.identity()).account).toBeNull()
  })

  it('that counts backwards is a copy', async () => {
    const { device } = await withPasskey()
    const browser = openBrowser(auth)
    expect((await signIn(browser, device.get(await askedIn(browser), { counts: 5 }))).status).toBe(200)
    const copy = device.get(await askedIn(browser), { counts: -3 })
    expect(outcome(await signIn(browser, copy))).toEqual(failed)
  })

  it('is no passkey of an account that is barred', async () => {
    const { device, id } = await withPasskey()
    await auth.pool.query('update account set deactivated_at = now() where id = $1', [id])
    const browser = openBrowser(auth)
    expect(outcome(await signIn(browser, device.get(await askedIn(browser))))).toEqual([403, 'barred'])
    expect(browser.cookies.has('session')).toBe(false)
  })

  it('is added by the session that began it, once', async () => {
    const [rosa, eve] = [await signedUp(), await signedUp()]
    const passkey = newAuthenticator(origin).create(await optionsFor(rosa.browser))
    const send = (browser: Browser) => browser.call(api.addPasskey, { body: { passkey } })
    expect(outcome(await send(eve.browser))).toEqual(failed)
    expect((await send(rosa.browser)).status).toBe(201)
    expect(outcome(await send(rosa.browser))).toEqual(failed)
  })

  it('is added and removed with the password, once the login was a while ago', async () => {
    const { browser, person, passkey, id } = await withPasskey()
    minutes(11)
    const start = (body: object) => browser.call(api.startPasskey, { body })
    const remove = (body: object) => browser.call(api.removePasskey, { params: { id: passkey.id }, body })
    for (const answer of [await start({}), await remove({})])
      expect(answer.body.fields).toHaveProperty('current_password')
    const wrong = { current_password: 'wrong 1234' }
    for (const answer of [await start(wrong), await remove(wrong)])
      expect(outcome(answer)).toEqual([403, 'password-wrong'])
    const right = { current_password: person.password }
    expect((await start(right)).status).toBe(200)
    expect((await remove(right)).status).toBe(200)
    expect((await browser.call(api.listPasskeys)).body.passkeys).toEqual([])
    // the email is told of both
    const published = () =>
      auth.events.published(credentialsChanged).filter(({ data }) => data.account_id === id)
    await vi.waitFor(() =>
      expect(published().map(({ data }) => data.changed)).toEqual([['passkey'], ['passkey-off']]),
    )
  })

  it('of an account without a password needs another login by then', async () => {
    const { browser } = await signedUp({ password: undefined })
    expect((await browser.call(api.startPasskey, { body: {} })).status).toBe(200)
    minutes(11)
    expect(outcome(await browser.call(api.startPasskey, { body: {} }))).toEqual([403, 'login-stale'])
  })

  it('that was removed signs no one in, and another’s is not found', async () => {
    const [rosa, eve] = [await withPasskey(), await signedUp()]
    const remove = (browser: Browser) =>
      browser.call(api.removePasskey, { params: { id: rosa.passkey.id }, body: {} })
    expect((await remove(eve.browser)).status).toBe(404)
    expect((await remove(rosa.browser)).status).toBe(200)
    const browser = openBrowser(auth)
    expect(outcome(await signIn(browser, rosa.device.get(await askedIn(browser))))).toEqual(failed)
  })
})
