import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { credentialsChanged } from '@lunchpail/contracts/auth/events'
import { openBrowser } from '../../../test/browser.ts'
import { shareAuth, startAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate } from '../../../test/factories.ts'
import { proveByCode } from '../../../test/proofs.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

/** As if every session had been left alone for so long. */
const idle = (days: number) =>
  auth.pool.query('update session set last_seen_at = last_seen_at - make_interval(days => $1)', [days])

async function signedUp() {
  const browser = openBrowser(auth)
  const person = newCandidate()
  await browser.call(api.signUp, { body: person })
  return { browser, person }
}
async function readToken(token: string, at = auth.clock.now()) {
  const { body } = await auth.visitor().call(api.tokenKeys)
  const { payload } = await jwtVerify(token, createLocalJWKSet(body as unknown as JSONWebKeySet), {
    currentDate: at,
  })
  return payload
}

describe('who holds a cookie', () => {
  it('is named by a token of 30 seconds, signed by a published key', async () => {
    const { browser } = await signedUp()
    const { token, account, session_id, csrf } = await browser.identity()
    const issued = Math.floor(auth.clock.now().getTime() / 1000)
    expect(await readToken(token)).toEqual({
      sub: account!.id,
      version: 1,
      type: 'applicant',
      company: null,
      level: 'normal',
      sid: session_id,
      csrf,
      person: {
        first_name: account!.first_name,
        last_name: account!.last_name,
        email: account!.email,
        phone: account!.phone,
        email_proven: false,
        phone_proven: false,
      },
      csrf_earlier: [],
      iss: 'lunchpail:auth',
      aud: 'lunchpail:services',
      iat: issued,
      exp: issued + 30,
    })
    await expect(readToken(token, new Date((issued + 30) * 1000))).rejects.toThrow()
  })
  it('is no one’s for a visitor, whose CSRF value belongs to the cookie', async () => {
    const browser = openBrowser(auth)
    const { token, csrf, account, session_id } = await browser.identity()
    expect({ account, session_id }).toEqual({ account: null, session_id: null })
    expect(await readToken(token)).not.toHaveProperty('sub')
    expect(await readToken(token)).not.toHaveProperty('person')
    expect((await browser.identity()).csrf).toBe(csrf)
    expect((await openBrowser(auth).identity()).csrf).not.toBe(csrf)
  })
  it('may write by the CSRF value that a page got before the secret was replaced', async () => {
    const before = openBrowser(auth)
    const { csrf } = await before.identity()
    const CSRF_SECRET = `new:${'n'.repeat(32)},old:${auth.env['CSRF_SECRET']}`
    const replaced = await startAuth({ env: { CSRF_SECRET } })
    const after = openBrowser(replaced)
    after.cookies.set('visitor', before.cookies.get('visitor')!)
    const now = (await after.identity()).csrf
    expect(now).not.toBe(csrf)
    for (const [value, code] of [
      [csrf, 'account-not-found'],
      [now, 'account-not-found'],
      ['guess', 'page-idle'],
    ] as const) {
      const headers = { 'x-csrf-token': value }
      const { body } = await after.call(api.signIn, { body: { handle: 'unknown@example.com' }, headers })
      expect(body.code).toBe(code)
    }
    await replaced.stop()
  })
  it('without any cookie gets a CSRF value that is never the same', async () => {
    const ask = () => auth.visitor().call(api.identify, { body: {} })
    expect((await ask()).body.csrf).not.toBe((await ask()).body.csrf)
  })
  it('may call while the token lives, and not after', async () => {
    const { browser } = await signedUp()
    const { token } = await browser.identity()
    const call = () => auth.visitor().call(api.getAccount, { headers: { authorization: `Bearer ${token}` } })
    expect((await call()).status).toBe(200)
    auth.clock.advance(31_000)
    expect((await call()).body.code).toBe('signed-out')
  })
})

describe('a session', () => {
  it('that was not used for 30 days is over, and its browser may log in again', async () => {
    const { browser, person } = await signedUp()
    await idle(29)
    expect((await browser.identity()).level).toBe('normal')
    await idle(29)
    expect((await browser.identity()).level).toBe('normal')
    await idle(30)
    expect(await browser.identity()).toMatchObject({ level: 'expired', account: null })
    expect((await browser.call(api.getAccount)).body.code).toBe('signed-out')
    const { status } = await browser.call(api.signIn, {
      body: { email: person.email, password: person.password },
    })
    expect(status).toBe(200)
    expect((await browser.identity()).level).toBe('normal')
  })

  it('that is used every day is over at its end', async () => {
    const { browser } = await signedUp()
    const later = (days: number) =>
      auth.pool.query('update session set ends_at = ends_at - make_interval(days => $1)', [days])
    await later(179)
    expect((await browser.identity()).level).toBe('normal')
    await later(1)
    expect(await browser.identity()).toMatchObject({ level: 'expired', account: null })
  })

  it('ends by a sign-out, which others receive', async () => {
    const { browser } = await signedUp()
    const { session_id } = await browser.identity()
    const toldTo = await watchTabs(auth.nats.url)
    const cookie = browser.cookies.get('session')!

    const { status, body } = await browser.call(api.signOut, { body: {} })
    expect({ status, body }).toEqual({ status: 200, body: { ended: 1 } })
    await expect.poll(() => toldTo(session_id!)).toEqual(['session'])
    expect(browser.setCookies.at(-1)).toMatch(/^session=; Max-Age=0; Path=\/;/)
    // another tab, before the cookie is gone
    browser.cookies.set('session', cookie)
    expect(await browser.identity()).toMatchObject({ account: null, level: 'normal' })
  })

  it('ends everywhere where that is wanted, and leaves other people alone', async () => {
    const { browser, person } = await signedUp()
    const other = await signedUp()
    const phone = openBrowser(auth)
    await phone.call(api.signIn, { body: { email: person.email, password: person.password } })
    const cookie = browser.cookies.get('session')!
    expect((await browser.call(api.signOut, { body: { everywhere: true } })).body).toEqual({ ended: 2 })
    browser.cookies.set('session', cookie)
    expect(await browser.identity()).toMatchObject({ account: null, level: 'normal' })
    expect(await phone.identity()).toMatchObject({ account: null, level: 'expired' })
    expect((await other.browser.identity()).account).not.toBeNull()
  })
})

describe('[AU-20] the first password', () => {
  it('is set once, by its own rule, and logs in', async () => {
    const browser = openBrowser(auth)
    const { password: _, ...person } = newCandidate()
    await browser.call(api.signUp, { body: person })
    const short = await browser.call(api.setPassword, { body: { password: 'abc12' } })
    expect(short.body.fields).toEqual({
      password: { code: 'account.password-length-set', error: 'Password must be at least 6 characters' },
    })
    const { status, body } = await browser.call(api.setPassword, { body: { password: 'van 42' } })
    expect(status).toBe(200)
    expect(body.account.has_password).toBe(true)
    expect((await browser.identity()).account!.has_password).toBe(true)
    const again = await browser.call(api.setPassword, { body: { password: 'other 123' } })
    expect([again.status, again.body]).toMatchObject([
      409,
      {
        code: 'conflict',
        error: 'You already have a password. To change it, enter your current password in My Account.',
      },
    ])
    const login = await openBrowser(auth).call(api.signIn, {
      body: { email: person.email, password: 'van 42' },
    })
    expect(login.status).toBe(200)
  })
})

describe('[BY-03] without a password, who found an open session', () => {
  it('sets none, and changes no email, until the person logs in again', async () => {
    const browser = openBrowser(auth)
    const { password: _, ...person } = newCandidate()
    const { id } = (await browser.call(api.signUp, { body: person })).body.account
    auth.clock.advance(31 * 60_000)
    const { first_name, last_name, email, phone } = person
    const form = { first_name, last_name, email, phone }
    const tries = [
      browser.call(api.setPassword, { body: { password: 'orange van 42' } }),
      browser.call(api.saveAccount, { body: { ...form, password: 'orange van 42' } }),
      browser.call(api.saveAccount, { body: { ...form, email: newCandidate().email } }),
      browser.call(api.sendVerification, { body: { code_type: 'email', email: newCandidate().email } }),
    ]
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code]).toEqual([403, 'login-stale'])
    const published = () =>
      auth.events.published(credentialsChanged).filter(({ data }) => data.account_id === id)
    expect(published()).toEqual([])

    const { browser: again } = await proveByCode(auth, { id, email, phone }, 'email')
    expect((await again.call(api.setPassword, { body: { password: 'orange van 42' } })).status).toBe(200)
    await expect.poll(() => published().map(({ data }) => data.changed)).toEqual([['password']])
  })
})

it('an account is for its own person alone', async () => {
  const { browser, person } = await signedUp()
  expect((await browser.call(api.getAccount)).body.account).toMatchObject({
    email: person.email,
    has_password: true,
  })
  expect((await openBrowser(auth).call(api.getAccount)).status).toBe(401)
})
