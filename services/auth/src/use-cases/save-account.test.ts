import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { connectNats } from '@lunchpail/kit-events/nats'
import { noticeSubjects } from '@lunchpail/kit-events/notices'
import { type Browser, openBrowser } from '../../test/browser.ts'
import { startAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await startAuth()
})
afterAll(() => auth.stop())

async function signedUp(more: object = {}) {
  const browser = openBrowser(auth)
  const { password, ...person } = newCandidate()
  await browser.call(api.signUp, { body: { ...person, password, ...more } })
  return { browser, person, password }
}
const logIn = async (handle: string, password: string) => {
  const browser = openBrowser(auth)
  const { status } = await browser.call(api.signIn, { body: { handle, password } })
  return { browser, status }
}
const save = (browser: Browser, body: object) => browser.call(api.saveAccount, { body: body as never })

describe('[AU-27] My Account', () => {
  it('changes names, email and phone, and answers the own account', async () => {
    const { browser, person } = await signedUp()
    const next = newCandidate()
    const { status, body } = await save(browser, {
      first_name: ' Rosalía ',
      last_name: 'Díaz',
      email: next.email.toUpperCase(),
      phone: '(212) 555-9901',
    })
    expect(status).toBe(200)
    const own = { first_name: 'Rosalía', last_name: 'Díaz', email: next.email, phone: '2125559901' }
    expect(body.account).toMatchObject({ ...own, has_password: true })
    expect((await browser.call(api.getAccount)).body.account).toEqual(body.account)
    expect((await logIn(person.email, 'blue truck 7')).status).toBe(403)
    expect((await logIn(next.email, 'blue truck 7')).status).toBe(200)
  })

  it('is known in every session of the person at once, and said to everybody else', async () => {
    const { browser, person, password } = await signedUp()
    const phone = (await logIn(person.email, password)).browser
    const sessions = [await browser.identity(), await phone.identity()].map(({ session_id }) => session_id)
    const received: string[] = []
    const nats = connectNats({ url: auth.nats.url, name: 'gateway' })
    for (const subject of noticeSubjects) await nats.subscribe(subject, (which) => void received.push(which))

    await save(browser, { ...person, first_name: 'Rosalía' })
    await vi.waitFor(() => expect(received.sort()).toEqual(sessions.map((id) => `live.session.${id}`).sort()))
    await nats.close()
    expect((await phone.identity()).account!.first_name).toBe('Rosalía')

    const { id } = (await browser.identity()).account!
    const states = () =>
      auth.events
        .published(accountChanged)
        .flatMap(({ subject, data }) => (subject === id ? data.things : []))
    await vi.waitFor(() =>
      expect(states().map(({ version, first_name }) => [version, first_name])).toEqual([
        [1, 'Rosa'],
        [2, 'Rosalía'],
      ]),
    )
    expect(await auth.open(states()[1]!.sealed_contact)).toMatchObject({ phone: person.phone })
  })

  it.each([
    ['phone', { phone: '' }, 'Please enter a valid phone number'],
    ['phone', { phone: '12345' }, 'Please enter a valid phone number'],
    ['phone', { phone: undefined }, 'Please enter a valid phone number'],
    ['first_name', { first_name: ' ' }, 'First name is required'],
    ['last_name', { last_name: '' }, 'Last name is required'],
    ['email', { email: 'rosa' }, 'Please enter a valid email'],
    ['password', { password: 'short1' }, 'Must be at least 8 characters'],
    ['password', { password: 'only letters' }, 'Must include both letters and numbers'],
  ])('refuses a wrong %s: %j', async (field, change, sentence) => {
    const { browser, person } = await signedUp()
    const { status, body } = await save(browser, { ...person, ...change })
    expect(status).toBe(400)
    expect(body.fields![field]!.error).toBe(sentence)
    expect((await browser.identity()).account).toMatchObject(person)
  })

  it('refuses an email and a phone that somebody else has, at their fields', async () => {
    const { browser, person } = await signedUp()
    const other = await signedUp()
    const { status, body } = await save(browser, {
      ...person,
      email: other.person.email,
      phone: other.person.phone,
    })
    expect([status, body.code]).toEqual([409, 'duplicate-user'])
    expect(body.fields).toEqual({
      email: { code: 'account.email-taken', error: 'Email already in use' },
      phone: { code: 'account.phone-taken', error: 'Phone number already in use' },
    })
    expect((await save(browser, person)).status).toBe(200)
  })

  it('gives one phone to one of two who ask for it in the same moment', async () => {
    const both = [await signedUp(), await signedUp()]
    const { phone } = newCandidate()
    const answers = await Promise.all(both.map(({ browser, person }) => save(browser, { ...person, phone })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.fields).toHaveProperty('phone')
  })
})

describe('[AU-27] a new password', () => {
  it('logs in, and the old one does not', async () => {
    const { browser, person, password } = await signedUp()
    expect((await save(browser, { ...person, password: 'red truck 8' })).status).toBe(200)
    expect((await logIn(person.email, password)).status).toBe(403)
    expect((await logIn(person.email, 'red truck 8')).status).toBe(200)
  })

  it('[AU-27] ends every other session with the level "password changed" until the next login there', async () => {
    const { browser, person, password } = await signedUp()
    const { browser: other } = await logIn(person.email, password)
    await save(browser, { ...person, password: 'red truck 8' })
    expect((await browser.identity()).level).toBe('normal')
    expect(await other.identity()).toMatchObject({ level: 'password changed', account: null })
    expect((await other.call(api.getAccount)).status).toBe(401)
    await other.call(api.signIn, { body: { handle: person.email, password: 'red truck 8' } })
    expect((await other.identity()).level).toBe('normal')
  })

  it('is the only thing that ends them', async () => {
    const { browser, person, password } = await signedUp()
    const { browser: other } = await logIn(person.email, password)
    await save(browser, { ...person, last_name: 'Reyes' })
    expect((await other.identity()).account).toMatchObject({ last_name: 'Reyes' })
  })
})

describe('[AU-27] consent to texts', () => {
  const consentOf = async (browser: Browser) => (await browser.identity()).account!.text_consent
  it.each([
    ['stays with the phone', { text_consent: true }, {}, true],
    ['ends with the phone', { text_consent: true }, { phone: '2125558801' }, false],
    ['is given for another phone', { text_consent: true }, { phone: '2125558802', text_consent: true }, true],
    ['is given later', {}, { text_consent: true }, true],
    ['is taken back', { text_consent: true }, { text_consent: false }, false],
  ])('%s', async (_, before, change, after) => {
    const { browser, person } = await signedUp(before)
    await save(browser, { ...person, ...change })
    expect(await consentOf(browser)).toBe(after)
  })
})
