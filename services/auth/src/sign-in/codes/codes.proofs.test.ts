import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { newCandidate } from '../../../test/factories.ts'
import { send, verify, otherThan, askedCodes } from '../../../test/codes.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})
const { signedUp, requested, secret, own, seconds } = askedCodes(() => auth)

describe('[AU-15] [AU-21] a one-time code', () => {
  it('proves where it went: then the other way, never proven, is closed', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email, 'email')
    await verify(browser, email, (await secret(id)).secret, 'email')
    await browser.call(api.signOut, { body: {} })
    const { status, body } = await send(browser, email)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      code_type: { code: 'code.channel', error: 'We can’t send it there. Please choose the other option.' },
    })
    const record = await browser.call(api.signIn, { body: { handle: email } })
    expect(record.body.mobile).toBe(false)
  })

  it('opens nothing where another person came to own the account since it was asked for', async () => {
    const { id, email } = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, email, 'email')
    const { secret: code } = await secret(id)
    await own(id, 'phone')
    const answer = await verify(browser, email, code, 'email')
    expect(answer.status).toBe(202)
    const claim = 'claim' in answer.body ? answer.body.claim : ''
    const mine = await browser.call(api.settleClaim, { body: { claim, mine: true } })
    expect([mine.status, mine.body.code]).toEqual([409, 'conflict'])
    expect((await browser.identity()).account).toBeNull()
    expect((await verify(browser, email, code, 'email')).body.code).toBe('code-expired')
  })

  it('[AU-12] [AU-28] goes to a contact that opens nothing for whoever says that the account is not theirs, who gets it back', async () => {
    const { id, email, phone, password } = await signedUp()
    await own(id, 'phone')
    const squatter = openBrowser(auth)
    await squatter.call(api.signIn, { body: { handle: phone, password } })
    const owner = openBrowser(auth)
    const record = await owner.call(api.signIn, { body: { handle: email } })
    expect(record.body).toMatchObject({ mobile: true, by_email: false, may_release: true })
    const byPhone = await owner.call(api.signIn, { body: { handle: phone } })
    expect(byPhone.body).toMatchObject({ mobile: true, by_email: false, may_release: false })
    expect((await send(owner, email, 'email')).body.fields).toHaveProperty('code_type')
    const wanted = { handle: email, not_mine: true }
    // never to another contact than the one that was typed
    const other = await owner.call(api.sendCode, { body: { ...wanted, handle: phone, code_type: 'email' } })
    expect(other.body.fields).toHaveProperty('code_type')
    expect((await owner.call(api.sendCode, { body: { ...wanted, code_type: 'email' } })).status).toBe(200)
    const { to, secret: code } = await secret(id)
    expect(to).toBe(email)
    const verified = await verify(owner, email, code, 'email')
    expect(verified.status).toBe(202)
    const claim = 'claim' in verified.body ? verified.body.claim : ''
    expect((await owner.call(api.checkClaim, { body: { claim } })).body).toEqual({
      channel: 'email',
      foreign: true,
      things: [],
    })
    await owner.call(api.settleClaim, { body: { claim, mine: false } })
    const person = { ...newCandidate(), email, claim }
    const { body } = await owner.call(api.signUp, { body: person })
    expect(body.account).toMatchObject({ email, email_verified: true })

    // whoever had it goes on without, and is asked for another
    expect((await squatter.identity()).account).toMatchObject({ id, email: '', phone })
    expect((await squatter.call(api.getAccount)).body.account.email_verified).toBe(false)
    const { first_name, last_name } = person
    const more = { first_name, last_name, phone, current_password: password }
    const taken = await squatter.call(api.saveAccount, { body: { ...more, email } })
    expect(taken.body.fields).toHaveProperty('email')
    const saved = await squatter.call(api.saveAccount, { body: { ...more, email: `other.${email}` } })
    expect(saved.body.account).toMatchObject({ email: `other.${email}` })
  })

  it('to a number that the account gave up meanwhile opens nothing', async () => {
    const person = await signedUp()
    const browser = openBrowser(auth)
    await send(browser, person.email)
    const { secret: code } = await secret(person.id)
    const own = openBrowser(auth)
    await own.call(api.signIn, { body: { handle: person.email, password: person.password } })
    const { first_name, last_name, email } = person
    await own.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550000' } })
    expect((await verify(browser, email, code)).body.code).toBe('code-expired')
  })
})

describe('[AU-28] [AU-29] the proof of a phone', () => {
  const sendPhone = (browser: Browser) => browser.call(api.sendPhoneCode, {})
  const confirm = (browser: Browser, code: string) => browser.call(api.confirmPhone, { body: { code } })
  const signedIn = async (more: object = {}) => {
    const person = { ...newCandidate(), ...more }
    const browser = openBrowser(auth)
    const { body } = await browser.call(api.signUp, { body: person })
    return { browser, person, id: body.account.id }
  }
  const stateOf = async (browser: Browser) => (await browser.call(api.getAccount)).body.account.phone_state

  it('is a code that is texted there, in any of the person’s sessions', async () => {
    const { browser, person, id } = await signedIn()
    expect(await stateOf(browser)).toBe('unverified')
    const { status, body } = await sendPhone(browser)
    expect(status).toBe(200)
    expect(body).toEqual({
      sent_to: `•••-•••-••${person.phone.slice(-2)}`,
      resend_seconds: 30,
      needs_password: false,
    })
    const { to, secret: code } = await secret(id)
    expect(to).toBe(person.phone)
    expect(requested(id)[0]!.data.what).toBe('phone-code')
    const wrong = await confirm(browser, otherThan(code))
    expect([wrong.status, wrong.body.error]).toEqual([
      403,
      'The code you entered does not match. Please try again.',
    ])
    const other = openBrowser(auth)
    await other.call(api.signIn, { body: { handle: person.email, password: person.password } })
    const right = await confirm(other, code)
    expect(right.status).toBe(200)
    expect(right.body.account.phone_state).toBe('verified')
    expect(await stateOf(browser)).toBe('verified')
  })

  it('ends with 404 after 10 minutes, after five tries, and at another number', async () => {
    const { browser, person, id } = await signedIn()
    await sendPhone(browser)
    const { secret: first } = await secret(id)
    seconds(600)
    const late = await confirm(browser, first)
    expect([late.status, late.body.error]).toEqual([
      404,
      'The code has expired. Click resend below to get a new code.',
    ])
    await sendPhone(browser)
    const { secret: second } = await secret(id, 2)
    for (let i = 0; i < 5; i++) await confirm(browser, otherThan(second))
    expect((await confirm(browser, second)).status).toBe(404)
    seconds(600)
    await sendPhone(browser)
    const { secret: third } = await secret(id, 3)
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550001' } })
    expect((await confirm(browser, third)).status).toBe(404)
    expect(await stateOf(browser)).toBe('changed')
  })

  it('neither signs in, nor is a code that signs in a proof', async () => {
    const { browser, person, id } = await signedIn()
    await sendPhone(browser)
    const { secret: code } = await secret(id)
    const visitor = openBrowser(auth)
    expect((await verify(visitor, person.phone, code)).body.code).toBe('code-expired')
    await send(visitor, person.phone)
    const { secret: login } = await secret(id, 2)
    if (login !== code) expect((await confirm(browser, login)).status).toBe(403)
  })

  it.each(['', '12345', 'abcdef'])('refuses %j at its field', async (code) => {
    const { browser } = await signedIn()
    const { status, body } = await confirm(browser, code)
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      code: { code: 'code.digits', error: 'Please enter a valid 6-digit code' },
    })
  })

  it('of a number that was put in is needed before it opens an account with a password', async () => {
    const { browser, person, id } = await signedIn()
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550002' } })
    expect((await send(openBrowser(auth), email)).body.fields).toMatchObject({
      code_type: { code: 'code.channel' },
    })
    const link = await openBrowser(auth).call(api.sendResetLink, {
      body: { handle: email, code_type: 'text' },
    })
    expect(link.status).toBe(400)
    await sendPhone(browser)
    const { secret: code } = await secret(id)
    const withPassword = (current_password: string) =>
      browser.call(api.confirmPhone, { body: { code, current_password } })
    const wrong = await withPassword('wrong 1234')
    expect(wrong.body.fields).toMatchObject({
      current_password: { error: "Sorry! That password didn't work." },
    })
    expect((await withPassword(person.password)).body.account.phone_state).toBe('verified')
    expect((await send(openBrowser(auth), email)).status).toBe(200)
  })

  it('[AU-12] [AU-13] gives the account to no one who found an open session, and shuts its owner out of none', async () => {
    const { browser, person, id } = await signedIn()
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550003' } })
    // a session in which the account was made just now cannot be a found one
    auth.clock.advance(31 * 60_000)
    await sendPhone(browser)
    const proven = await confirm(browser, (await secret(id)).secret)
    expect(proven.body.account.phone_state).toBe('verified')
    const ask = (code_type: CodeType) =>
      openBrowser(auth).call(api.sendResetLink, { body: { handle: email, code_type } })
    expect((await ask('text')).body.fields).toMatchObject({ code_type: { code: 'code.channel' } })
    expect((await send(openBrowser(auth), '6465550003')).status).toBe(400)
    const record = await openBrowser(auth).call(api.signIn, { body: { handle: email } })
    expect(record.body.mobile).toBe(false)
    expect((await ask('email')).status).toBe(200)
  })

  it('of an account without a password needs none', async () => {
    const { browser, person, id } = await signedIn({ password: undefined })
    const { first_name, last_name, email } = person
    await browser.call(api.saveAccount, { body: { first_name, last_name, email, phone: '6465550004' } })
    await sendPhone(browser)
    await confirm(browser, (await secret(id)).secret)
    await browser.call(api.setPassword, { body: { password: 'red truck 8' } })
    expect((await send(openBrowser(auth), email)).status).toBe(200)
  })

  it('is asked of a signed-in person with a phone alone', async () => {
    expect((await sendPhone(openBrowser(auth))).status).toBe(401)
    const { browser } = await signedIn({ phone: undefined })
    expect((await sendPhone(browser)).body.fields).toMatchObject({
      phone: { error: 'Please enter a valid phone number' },
    })
  })
})
