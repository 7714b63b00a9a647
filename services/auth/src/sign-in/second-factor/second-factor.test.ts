import { Secret, TOTP } from 'otpauth'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { credentialsChanged, secretRequested } from '@lunchpail/contracts/auth/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../../bin/account.ts'
import { startAuth, type OwnAuth } from '../../../test/auth-service.ts'
import { newAuthenticator } from '../../../test/authenticator.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'
import { proveByLink, proveInSession } from '../../../test/proofs.ts'

const origin = 'http://lunchpail.example'
let auth: OwnAuth
beforeAll(async () => {
  auth = await startAuth({ env: { PUBLIC_URL: origin } })
})
afterAll(() => auth.stop())

const outcome = ({ status, body }: { status: number; body: { code?: unknown } }) => [status, body.code]
const needed = [403, 'second-factor-needed'] as const
const wrong = [403, 'code-wrong'] as const
const later = (seconds: number) => auth.clock.advance(seconds * 1_000)

/** An admin of an approved company of their own, on a browser on which they just signed up. */
async function admin() {
  const browser = openBrowser(auth)
  const person = { ...newEmployer(), company_name: `Yard of ${newEmployer().last_name}` }
  const { body } = await browser.call(api.signUp, { body: person })
  const { id } = body.account
  await auth.pool.query('update account set email_verified_at = now() where id = $1', [id])
  await auth.pool.query(
    `update company set state = 'approved' where id = (select company_id from account where id = $1)`,
    [id],
  )
  return { browser, person, id }
}
type Admin = Awaited<ReturnType<typeof admin>>
const logIn = async ({ person }: Admin) => {
  const browser = openBrowser(auth)
  const body = { handle: person.email, password: person.password }
  expect((await browser.call(api.signIn, { body })).status).toBe(200)
  return browser
}
const portal = (browser: Browser) => browser.call(api.listMembers)
const step = async (browser: Browser) => (await browser.call(api.getCompany)).body.second_factor.step
const require = (browser: Browser, required = true) =>
  browser.call(api.requireSecondFactor, { body: { required } })
const pass = (browser: Browser, code: string) => browser.call(api.passSecondFactor, { body: { code } })
/** What the app of this key shows now. */
const shown = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: auth.clock.now().getTime() })
async function setUp(browser: Browser) {
  const { key, uri } = (await browser.call(api.startAuthenticator, { body: {} })).body
  const confirmed = await browser.call(api.confirmAuthenticator, { body: { code: shown(key) } })
  expect(confirmed.status).toBe(200)
  return { key, uri, recovery: confirmed.body.recovery_codes }
}
/** With an app that their phone has, and of which a code was typed half a minute ago. */
async function withApp() {
  const own = await admin()
  const app = await setUp(own.browser)
  later(60)
  return { ...own, ...app }
}
const addPasskey = async (browser: Browser) => {
  const device = newAuthenticator(origin)
  const { options } = (await browser.call(api.startPasskey, { body: {} })).body
  expect((await browser.call(api.addPasskey, { body: { passkey: device.create(options) } })).status).toBe(201)
  return device
}
async function signInBy(device: Awaited<ReturnType<typeof addPasskey>>, browser: Browser) {
  const { options } = (await browser.call(api.startPasskeySignIn, { body: {} })).body
  return browser.call(api.signInByPasskey, { body: { passkey: device.get(options) } })
}

describe('[AU-26] a company that asks a second factor of its managers', () => {
  it('closes its portal to a session without one, until it is set up', async () => {
    const { browser } = await admin()
    expect([(await portal(browser)).status, await step(browser)]).toEqual([200, 'none'])
    expect((await require(browser)).body).toEqual({ required: true, step: 'set-up' })
    expect([outcome(await portal(browser)), await step(browser)]).toEqual([needed, 'set-up'])
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    expect((await setUp(browser)).recovery).toHaveLength(10)
    // gateways keep that it is needed
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect([(await portal(browser)).status, await step(browser)]).toEqual([200, 'none'])
    expect((await require(browser, false)).body).toEqual({ required: false, step: 'none' })
  })

  it('takes a passkey as one, at the login and in the session that made it', async () => {
    const own = await admin()
    await require(own.browser)
    const { session_id } = await own.browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const device = await addPasskey(own.browser)
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect((await portal(own.browser)).status).toBe(200)
    const byPassword = await logIn(own)
    expect([outcome(await portal(byPassword)), await step(byPassword)]).toEqual([needed, 'passkey'])
    const browser = openBrowser(auth)
    await signInBy(device, browser)
    expect((await portal(browser)).status).toBe(200)
  })

  it('[AU-13] is not got around by a reset link, whoever reads the email', async () => {
    const found: Record<string, unknown> = {}
    for (const factor of ['passkey', 'code'] as const) {
      const own = await admin()
      await require(own.browser)
      const device = factor === 'passkey' ? await addPasskey(own.browser) : undefined
      const app = device ? undefined : await setUp(own.browser)
      later(60)
      const { browser, answer } = await proveByLink(auth, { ...own.person, id: own.id, phone: null }, 'email')
      const { first_name, last_name, email } = own.person
      const { phone } = (await browser.call(api.getAccount)).body.account
      const form = { first_name, last_name, email, phone, current_password: 'red truck 8' }
      const tries = {
        portal: portal(browser),
        'no requirement': require(browser, false),
        'another app': browser.call(api.startAuthenticator, { body: {} }),
        'no app': browser.call(api.removeAuthenticator, { body: {} }),
        'another passkey': browser.call(api.startPasskey, { body: {} }),
        'another email': browser.call(api.saveAccount, { body: { ...form, email: newEmployer().email } }),
        'another phone': browser.call(api.sendPhoneCode, { body: { phone: newCandidate().phone } }),
      }
      const open: string[] = []
      for (const [name, tried] of Object.entries(tries))
        if (outcome(await tried)[1] !== needed[1]) open.push(name)
      found[factor] = [answer.status, await step(browser), open]
      // what is theirs opens it, as before
      if (app) expect((await pass(browser, shown(app.key))).status).toBe(200)
      if (device) await signInBy(device, browser)
      expect((await portal(browser)).status).toBe(200)
    }
    expect(found).toEqual({ passkey: [200, 'passkey', []], code: [200, 'code', []] })
  })
})

describe('[AU-26] the code of an authenticator app', () => {
  it('is asked after each login by the password, and opens the portal in that session alone', async () => {
    const own = await withApp()
    const [one, other] = [await logIn(own), await logIn(own)]
    expect([outcome(await portal(one)), await step(one)]).toEqual([needed, 'code'])
    const sessions = [await one.identity(), await other.identity()].map(({ session_id }) => session_id!)
    const toldTo = await watchTabs(auth.nats.url)
    expect((await pass(one, shown(own.key))).status).toBe(200)
    await expect.poll(() => sessions.map(toldTo)).toEqual([['session'], []])
    expect([(await portal(one)).status, outcome(await portal(other))]).toEqual([200, needed])
  })

  it('is set up by what cameras read, and told by email', async () => {
    const { uri, key, id, person } = await withApp()
    expect(uri).toContain(`secret=${key}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lunchpail:/)
    const published = () => auth.events.published(credentialsChanged).filter(({ subject }) => subject === id)
    await vi.waitFor(() => expect(published()).toHaveLength(1))
    expect(published()[0]!.data.changed).toEqual(['second-factor'])
    expect(await auth.open(published()[0]!.data.sealed_address)).toEqual({
      email: person.email,
      proven: true,
    })
  })

  it('is good once, in its half minute and the ones beside it', async () => {
    const own = await withApp()
    const [one, other] = [await logIn(own), await logIn(own)]
    const code = shown(own.key)
    later(30)
    const both = await Promise.all([pass(one, code), pass(other, code)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])
    expect(outcome(await pass(other, code))).toEqual(wrong)
    const old = shown(own.key)
    later(61)
    expect(outcome(await pass(other, old))).toEqual(wrong)
    expect((await pass(other, shown(own.key))).status).toBe(200)
  })

  it('is guessed ten times from one network at most, which locks no other', async () => {
    const own = await withApp()
    const browser = await logIn(own)
    const guesses = []
    for (let guess = 0; guess < 11; guess += 1) guesses.push((await pass(browser, '000000')).body.code)
    expect(guesses).toEqual([...Array<string>(10).fill('code-wrong'), 'locked'])
    expect(outcome(await pass(browser, shown(own.key)))).toEqual([403, 'locked'])
    expect((await pass(await logIn(own), shown(own.key))).status).toBe(200)
  })

  it('gives way to a recovery code, each good once', async () => {
    const own = await withApp()
    const [one, other] = [await logIn(own), await logIn(own)]
    const [code] = own.recovery
    expect((await pass(one, code!.toUpperCase().replace('-', ' '))).body.recovery_codes_left).toBe(9)
    expect(outcome(await pass(other, code!))).toEqual(wrong)
    const { rows } = await auth.pool.query('select * from authenticator where account_id = $1', [own.id])
    for (const secret of [own.key, ...own.recovery.flatMap((one) => [one, one.replace('-', '')])])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('is of a key that is confirmed within an hour', async () => {
    const { browser } = await admin()
    const { key } = (await browser.call(api.startAuthenticator, { body: {} })).body
    later(3_600)
    const confirm = await browser.call(api.confirmAuthenticator, { body: { code: shown(key) } })
    expect(outcome(confirm)).toEqual([403, 'code-expired'])
  })

  it('is not for candidates', async () => {
    const browser = openBrowser(auth)
    const { type: _type, company_name: _company, title: _title, ...person } = newEmployer()
    await browser.call(api.signUp, { body: person })
    expect(outcome(await browser.call(api.startAuthenticator, { body: {} }))).toEqual([403, 'forbidden'])
  })
})

describe('[AU-26] who has the password alone', () => {
  it('sets up no first factor: a code from the email of the account comes before', async () => {
    const own = await admin()
    const thief = await logIn(own)
    const starts = () =>
      Promise.all([
        thief.call(api.startAuthenticator, { body: {} }),
        thief.call(api.startPasskey, { body: {} }),
      ])
    const refused = await starts()
    expect(refused.map(outcome)).toEqual([
      [403, 'contact-unproven'],
      [403, 'contact-unproven'],
    ])
    expect(refused[0].body.error).toContain('enter the code we send there')
    await thief.call(api.sendVerification, { body: { code_type: 'email' } })
    const sent = () => auth.events.published(secretRequested).filter(({ data }) => data.account_id === own.id)
    await vi.waitFor(() => expect(sent()).toHaveLength(1))
    const { secret: code } = (await auth.open(sent()[0]!.data.sealed_secret)) as unknown as { secret: string }
    await thief.call(api.confirmVerification, { body: { code_type: 'email', code } })
    expect((await starts()).map(({ status }) => status)).toEqual([200, 200])
    // it counts for that session alone
    expect(outcome(await (await logIn(own)).call(api.startAuthenticator, { body: {} }))).toEqual([
      403,
      'contact-unproven',
    ])
  })

  it('sets up none where a number alone is owned, until the email that is there is proven or a link came by text', async () => {
    const own = await admin()
    await auth.pool.query(
      'update account set email_verified_at = null, phone_verified_at = now(), phone_changed_at = null where id = $1',
      [own.id],
    )
    const start = async (browser: Browser) =>
      (await browser.call(api.startAuthenticator, { body: {} })).status
    const thief = await logIn(own)
    expect(await start(thief)).toBe(403)
    await auth.pool.query(`update session set opened_by = 'link' where account_id = $1`, [own.id])
    expect(await start(thief)).toBe(200)
  })

  it('adds none beside a passkey that the company does not ask for, and takes it not away', async () => {
    const own = await admin()
    await addPasskey(own.browser)
    const [passkey] = (await own.browser.call(api.listPasskeys)).body.passkeys
    const thief = await logIn(own)
    const tries = [
      thief.call(api.startAuthenticator, { body: {} }),
      thief.call(api.startPasskey, { body: {} }),
      thief.call(api.removePasskey, { params: { id: passkey!.id }, body: {} }),
    ]
    for (const answer of await Promise.all(tries)) expect(outcome(answer)).toEqual(needed)
    // the portal is open all the same: nothing more is asked for there
    expect((await portal(thief)).status).toBe(200)
  })

  it('makes no second factor beside the one that is there, and takes none away', async () => {
    const own = await withApp()
    const device = await addPasskey(own.browser)
    expect(device).toBeDefined()
    const [passkey] = (await own.browser.call(api.listPasskeys)).body.passkeys
    const thief = await logIn(own)
    const tries = [
      thief.call(api.startAuthenticator, { body: {} }),
      thief.call(api.confirmAuthenticator, { body: { code: '123456' } }),
      thief.call(api.removeAuthenticator, { body: {} }),
      thief.call(api.startPasskey, { body: {} }),
      thief.call(api.removePasskey, { params: { id: passkey!.id }, body: {} }),
    ]
    for (const answer of await Promise.all(tries)) expect(outcome(answer)).toEqual(needed)
    expect((await pass(thief, shown(own.key))).status).toBe(200)
    expect((await thief.call(api.startPasskey, { body: {} })).status).toBe(200)
  })

  it('changes no contact, by which a link would open the account, and no password', async () => {
    const own = await withApp()
    const { first_name, last_name, email, password } = own.person
    const { phone } = (await own.browser.call(api.getAccount)).body.account
    const thief = await logIn(own)
    const form = { first_name, last_name, email, phone, current_password: password }
    const theirs = newEmployer().email
    const tries = [
      thief.call(api.saveAccount, { body: { ...form, email: theirs } }),
      thief.call(api.saveAccount, { body: { ...form, phone: newCandidate().phone } }),
      thief.call(api.saveAccount, { body: { ...form, password: 'orange van 42' } }),
      thief.call(api.sendPhoneCode, { body: { phone: newCandidate().phone } }),
      thief.call(api.sendVerification, {
        body: { code_type: 'email', email: theirs, current_password: password },
      }),
    ]
    for (const answer of await Promise.all(tries)) expect(outcome(answer)).toEqual(needed)
    expect((await thief.call(api.saveAccount, { body: { ...form, first_name: 'Ana' } })).status).toBe(200)
    expect((await own.browser.call(api.saveAccount, { body: { ...form, email: theirs } })).status).toBe(200)
  })

  it('is stopped by a passkey too, where the company asks for a second factor', async () => {
    const own = await admin()
    await require(own.browser)
    await addPasskey(own.browser)
    const thief = await logIn(own)
    for (const answer of [
      await thief.call(api.startAuthenticator, { body: {} }),
      await thief.call(api.startPasskey, { body: {} }),
    ])
      expect(outcome(answer)).toEqual(needed)
  })
})

describe('[AU-26] an authenticator app', () => {
  it('is turned off in a session that showed it, not where the company asks for one and there is no other', async () => {
    const own = await withApp()
    const remove = () => own.browser.call(api.removeAuthenticator, { body: {} })
    await require(own.browser)
    expect(outcome(await remove())).toEqual([409, 'conflict'])
    await require(own.browser, false)
    expect((await remove()).status).toBe(200)
    expect((await own.browser.call(api.getSecondFactor)).body).toEqual({
      required: false,
      step: 'none',
      authenticator: null,
    })
    const again = await logIn(own)
    expect((await portal(again)).status).toBe(200)
  })

  it('and passkeys are taken away by an operator, which ends every session and is told by email', async () => {
    const own = await withApp()
    await require(own.browser)
    const lost = await addPasskey(own.browser)
    const { code, out } = await runHere(main, () => auth.env)('second-factor', own.person.email)
    expect([code, out]).toEqual([0, `Account ${own.id}: second-factor.\n`])
    expect((await own.browser.identity()).account).toBeNull()
    const browser = await logIn(own)
    expect(await step(browser)).toBe('set-up')
    expect(outcome(await signInBy(lost, openBrowser(auth)))).toEqual([403, 'passkey-failed'])
    // a new device takes more than the password, as a first one does
    expect(outcome(await browser.call(api.startPasskey, { body: {} }))).toEqual([403, 'contact-unproven'])
    await proveInSession(auth, { ...own.person, id: own.id, phone: null }, 'email', browser)
    const device = await addPasskey(browser)
    expect((await portal(browser)).status).toBe(200)
    const again = openBrowser(auth)
    expect([(await signInBy(device, again)).status, (await portal(again)).status]).toEqual([200, 200])
    const changes = () =>
      auth.events
        .published(credentialsChanged)
        .filter(({ subject }) => subject === own.id)
        .map(({ data }) => data.changed[0])
    await vi.waitFor(() =>
      expect(changes()).toEqual(['second-factor', 'passkey', 'second-factor-off', 'passkey']),
    )
  })
})
