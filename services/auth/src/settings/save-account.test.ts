import { decodeJwt } from 'jose'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, credentialsChanged } from '@lunchpail/contracts/auth/events'
import { contactQuestions } from '@lunchpail/kit-service/contact-questions'
import { type Browser, openBrowser } from '../../test/browser.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate } from '../../test/factories.ts'
import { giveWaysIn, waysLeft } from '../../test/ways-in.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

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
    const { browser, person, password } = await signedUp()
    const next = newCandidate()
    const { status, body } = await save(browser, {
      first_name: ' Rosalía ',
      last_name: 'Díaz',
      email: next.email.toUpperCase(),
      phone: '(212) 555-9901',
      current_password: password,
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
    const sessions = [await browser.identity(), await phone.identity()].map(({ session_id }) => session_id!)
    const toldTo = await watchTabs(auth.nats.url)

    await save(browser, { ...person, first_name: 'Rosalía' })
    await expect.poll(() => sessions.map(toldTo)).toEqual([['session'], ['session']])
    expect((await phone.identity()).account!.first_name).toBe('Rosalía')

    const { account: own, token } = await browser.identity()
    const { id } = own!
    // services know by it whether word of the change has come to them
    expect(decodeJwt(token!).version).toBe(2)
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

  it('keeps what the form does not name as changed: one that was opened before undoes no change made elsewhere', async () => {
    const { browser, person } = await signedUp({ text_consent: true })
    const { id } = (await browser.identity()).account!
    await save(browser, { ...person, last_name: 'Díaz' })
    await auth.pool.query('update account set phone_verified_at = now() where id = $1', [id])
    const waiting = newCandidate().phone
    await auth.pool.query('update account set wanted_phone = $2 where id = $1', [id, waiting])
    const opened = { ...person, phone: newCandidate().phone }
    const { status, body } = await save(browser, {
      ...opened,
      first_name: 'Rosalía',
      changed: ['first_name'],
    })
    const names = { first_name: 'Rosalía', last_name: 'Díaz' }
    expect([status, body.account]).toMatchObject([200, { ...names, email: person.email, phone: waiting }])
    await auth.pool.query('update account set wanted_phone = null where id = $1', [id])
    const proven = { phone: person.phone, phone_state: 'verified', text_consent: true }
    const same = await save(browser, { ...opened, changed: [] })
    expect(same.body.account).toMatchObject({ ...names, ...proven })
  })

  it('checks again what another change came into, as of the person’s own application, and refuses none for it', async () => {
    const { browser, person } = await signedUp()
    const { id } = (await browser.identity()).account!
    const client = await auth.pool.connect()
    try {
      await client.query('begin')
      await client.query('select 1 from account where id = $1 for update', [id])
      const saved = save(browser, { ...person, first_name: 'Rosalía', changed: ['first_name'] })
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await auth.pool.query(waits)).rowCount).toBeGreaterThan(0)
      const wanted = newCandidate().phone
      await client.query('update account set wanted_phone = $2 where id = $1', [id, wanted])
      await client.query('commit')
      const { status, body } = await saved
      expect([status, body.account]).toMatchObject([200, { first_name: 'Rosalía', phone: wanted }])
    } finally {
      client.release()
    }
  })

  it('takes no name that makes an address with the one that stays', async () => {
    const { browser, person } = await signedUp({ last_name: 'example.' })
    const { status, body } = await save(browser, { ...person, first_name: 'evil', changed: ['first_name'] })
    expect([status, body.account]).toMatchObject([200, { first_name: 'evil' }])
    const refused = await save(browser, { ...person, last_name: '.example', changed: ['last_name'] })
    expect([refused.status, Object.keys(refused.body.fields!)]).toEqual([400, ['last_name']])
  })

  it('keeps the password where the form left it empty', async () => {
    const { browser, person, password } = await signedUp()
    expect((await save(browser, { ...person, last_name: 'Díaz', password: '' })).status).toBe(200)
    expect((await logIn(person.email, password)).status).toBe(200)
  })

  it('keeps the switch of job alerts as a checkbox sends it; left out, it stays [WZ-37]', async () => {
    const { browser, person } = await signedUp()
    const known = async () => (await browser.call(api.getAccount)).body.account.job_alerts_enabled
    expect(await known()).toBe(false)
    for (const [sent, stored] of [
      [1, true],
      [undefined, true],
      [0, false],
      [true, true],
    ] as const) {
      const { status, body } = await save(browser, { ...person, job_alerts_enabled: sent })
      expect([status, body.account.job_alerts_enabled, await known()]).toEqual([200, stored, stored])
    }
    const { status, body } = await save(browser, { ...person, job_alerts_enabled: 'yes' })
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['job_alerts_enabled']])
  })

  it.each([
    ['phone', { phone: '' }, 'Please enter a valid phone number'],
    ['phone', { phone: '12345' }, 'Please enter a valid phone number'],
    ['phone', { phone: undefined }, 'Please enter a valid phone number'],
    ['first_name', { first_name: ' ' }, 'First name is required'],
    ['last_name', { last_name: '' }, 'Last name is required'],
    ['email', { email: 'rosa' }, 'Please enter a valid email'],
    [
      'first_name',
      { first_name: 'evil.com' },
      'A name can’t contain a link or an email address. Put a space after a dot',
    ],
    ['last_name', { last_name: 'a\u202eb' }, 'Please remove the invisible characters'],
    ['password', { password: 'short1' }, 'Must be at least 8 characters'],
    ['password', { password: 'only letters' }, 'Must include both letters and numbers'],
  ])('refuses a wrong %s: %j', async (field, change, sentence) => {
    const { browser, person } = await signedUp()
    const { status, body } = await save(browser, { ...person, ...change })
    expect(status).toBe(400)
    expect(body.fields![field]!.error).toBe(sentence)
    expect((await browser.identity()).account).toMatchObject(person)
  })

  it('[AU-04] refuses an email and a phone that another account has, at their fields', async () => {
    const { browser, person, password } = await signedUp()
    const other = await signedUp()
    const { status, body } = await save(browser, {
      ...person,
      email: other.person.email,
      phone: other.person.phone,
      current_password: password,
    })
    expect([status, body.code, body.error]).toEqual([409, 'duplicate-user', 'Email already in use'])
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

describe('[AU-27] what a person signs in by', () => {
  const words = (id: string) =>
    auth.events.published(credentialsChanged).filter(({ subject }) => subject === id)

  it.each([
    ['email', { email: 'stolen@example.com' }],
    ['password', { password: 'red truck 8' }],
  ])('is not changed without the current password: %s', async (_, change) => {
    const { browser, person, password } = await signedUp()
    const missing = await save(browser, { ...person, ...change })
    expect(missing.status).toBe(400)
    expect(missing.body.fields).toEqual({
      current_password: {
        code: 'account.current-password-required',
        error: 'Please enter your current password',
      },
    })
    const wrong = await save(browser, { ...person, ...change, current_password: 'blue truck 8' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'password-wrong'])
    expect(wrong.body.fields!['current_password']!.error).toBe("Sorry! That password didn't work.")
    expect((await logIn(person.email, password)).status).toBe(200)
    // other things need none
    expect((await save(browser, { ...person, first_name: 'Ana' })).status).toBe(200)
  })

  it('cannot be guessed by whoever found an open session', async () => {
    const { browser, person, password } = await signedUp()
    const guess = (current_password: string) =>
      save(browser, { ...person, email: 'stolen@example.com', current_password })
    for (let i = 0; i < 10; i++) expect((await guess(`wrong 123${i}`)).body.code).toBe('password-wrong')
    expect((await guess(password)).body.code).toBe('locked')
    // the person still logs in
    expect((await logIn(person.email, password)).status).toBe(200)
  })

  it('is told to the address before, which no one else reads', async () => {
    const { browser, person, password } = await signedUp()
    const next = newCandidate()
    const change = { email: next.email, password: 'red truck 8', current_password: password }
    const { body } = await save(browser, { ...person, ...change })
    await vi.waitFor(() => expect(words(body.account.id)).toHaveLength(1))
    const { data } = words(body.account.id)[0]!
    expect(data).toMatchObject({
      account_id: body.account.id,
      changed: ['email', 'password'],
      language: 'en',
    })
    expect(JSON.stringify(data)).not.toContain(person.email)
    expect(await auth.open(data.sealed_address)).toEqual({ email: person.email, proven: false })
    await save(browser, { ...person, email: next.email, first_name: 'Ana' })
    const { body: changed } = await save(browser, {
      ...person,
      email: next.email,
      password: 'green truck 9',
      current_password: 'red truck 8',
    })
    await vi.waitFor(() => expect(words(changed.account.id)).toHaveLength(2))
    expect(words(changed.account.id)[1]!.data.changed).toEqual(['password'])
  })

  it('needs no current password where there is none', async () => {
    const { browser, person } = await signedUp({ password: undefined })
    expect((await save(browser, { ...person, password: 'red truck 8' })).status).toBe(200)
    expect((await logIn(person.email, 'red truck 8')).status).toBe(200)
  })

  it('is no password that everybody tries first', async () => {
    const { browser, person, password } = await signedUp()
    const { status, body } = await save(browser, {
      ...person,
      password: 'Password1',
      current_password: password,
    })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      password: {
        code: 'account.password-common',
        error: 'This password is too easy to guess. Please choose another one',
      },
    })
  })
})

describe('[AU-27] what was read of the account', () => {
  it('can be sent back, with a change', async () => {
    const { browser } = await signedUp({ text_consent: true })
    const { account } = (await browser.call(api.getAccount)).body
    const { status, body } = await save(browser, { ...account, first_name: 'Ana' })
    expect(status).toBe(200)
    expect(body.account).toEqual({ ...account, first_name: 'Ana' })
  })
  it('can be sent back without a phone where there is none, and takes none away', async () => {
    const without = await signedUp({ phone: undefined })
    const { account } = (await without.browser.call(api.getAccount)).body
    expect(account.phone).toBeNull()
    expect((await save(without.browser, account)).body.account).toEqual(account)
    const { browser, person } = await signedUp()
    const { status, body } = await save(browser, { ...person, phone: null })
    expect(status).toBe(400)
    expect(body.fields!['phone']!.error).toBe('Please enter a valid phone number')
  })
  it('changes nothing else', async () => {
    const { browser, person } = await signedUp()
    const { account } = (await browser.call(api.getAccount)).body
    const sent = { ...person, id: crypto.randomUUID(), type: 'developer', has_password: false, title: 'Boss' }
    expect((await save(browser, sent)).body.account).toEqual(account)
    const { status, body } = await save(browser, { ...person, status: -1 })
    expect([status, Object.keys(body.fields!)]).toEqual([400, ['status']])
  })
})

describe('[AU-27] a new password', () => {
  it('logs in, and the old one does not', async () => {
    const { browser, person, password } = await signedUp()
    expect(
      (await save(browser, { ...person, password: 'red truck 8', current_password: password })).status,
    ).toBe(200)
    expect((await logIn(person.email, password)).status).toBe(403)
    expect((await logIn(person.email, 'red truck 8')).status).toBe(200)
  })

  it('[AU-27] ends every other session with the level "password changed" until the next login there', async () => {
    const { browser, person, password } = await signedUp()
    const { browser: other } = await logIn(person.email, password)
    const { id } = (await browser.identity()).account!
    await giveWaysIn(auth, id)
    await save(browser, { ...person, password: 'red truck 8', current_password: password })
    expect(await waysLeft(auth, id)).toEqual(['erase code', 'passkey', 'known device', 'failed attempts'])
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
    [
      'is taken back where the phone stays',
      { text_consent: true },
      { changed: [], text_consent: false },
      false,
    ],
    ['is given where the phone stays', {}, { changed: ['first_name'], text_consent: true }, true],
    [
      'is for no phone but its own',
      { text_consent: true },
      { phone: '2125558803', changed: [], text_consent: false },
      true,
    ],
  ])('%s', async (_, before, change, after) => {
    const { browser, person } = await signedUp(before)
    await save(browser, { ...person, ...change })
    expect(await consentOf(browser)).toBe(after)
  })
})

it('[AU-04] says of no more contacts than people type whether an account has them, also where another email is to be proven', async () => {
  const { browser, person, password } = await signedUp()
  const ask = async (body: object) =>
    (await save(browser, { ...person, current_password: password, ...body })).status
  const wanted = async (email: string) => {
    const body = { code_type: 'email' as const, email, current_password: password }
    return (await browser.call(api.sendVerification, { body })).body.code
  }
  // two contacts to a save, which may be made 20 times a minute
  const taken: Awaited<ReturnType<typeof signedUp>>['person'][] = []
  for (let made = 0; made <= contactQuestions.ofAccount / 2 + 1; made += 1)
    taken.push((await signedUp()).person)
  const [first, last] = [taken[0]!, taken.at(-1)!]
  await auth.pool.query('update account set email_verified_at = now() where email = any($1)', [
    [first.email, last.email],
  ])
  expect(await wanted(first.email)).toBe('duplicate-user')
  for (const { email, phone } of taken.slice(1, -2)) expect(await ask({ email, phone })).toBe(409)
  expect(await ask({ email: taken.at(-2)!.email })).toBe(409)
  expect([await ask({ email: last.email }), await wanted(last.email)]).toEqual([429, 'too-many-requests'])
  // what was asked before is answered again, and a name is no secret
  expect(await ask({ email: first.email })).toBe(409)
  expect(await ask({ first_name: 'Rosalind' })).toBe(200)
})
