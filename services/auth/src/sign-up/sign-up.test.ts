import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { openBrowser } from '../../test/browser.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { newCandidate, newEmployer } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

const count = async (email: string) =>
  Number((await auth.pool.query('select count(*) from account where email = $1', [email])).rows[0].count)

describe('[AU-01] [AU-33] a sign-up', () => {
  it('without a type is an applicant, who keeps no company and needs no password', async () => {
    const browser = openBrowser(auth)
    const { first_name, last_name, email } = newCandidate()
    const { status, body } = await browser.call(api.signUp, {
      body: {
        first_name,
        last_name,
        email,
        company_name: 'Unknown Inc',
        title: 'Boss',
        utm: { source: 'flyer' },
        timezone: 'America/New_York',
      },
    })
    expect(status).toBe(201)
    expect(body.account).toEqual({
      id: expect.any(String),
      type: 'applicant',
      first_name,
      last_name,
      email,
      phone: null,
      company_name: null,
      title: null,
      has_password: false,
      phone_state: 'unverified',
      phone_takes_texts: true,
      email_verified: false,
      text_consent: false,
      job_alerts_enabled: false,
      language: 'en',
      timezone: 'America/New_York',
    })
    const { rows } = await auth.pool.query('select utm, timezone, status from account where email = $1', [
      email,
    ])
    expect(rows).toEqual([{ utm: { source: 'flyer' }, timezone: 'America/New_York', status: 1 }])
  })

  it('[AU-30] [EN-09] keeps where it came from: campaign, click ids, time zone and browser', async () => {
    const [known, unknown] = [newCandidate(), newCandidate()]
    const utm = {
      source: 'flyer',
      'ccast-source': 'board',
      ccuid: 'c',
      gclid: 'g',
      fbclid: 'f',
      msclkid: 'm',
    }
    const timezone = 'America/Chicago'
    await openBrowser(auth).call(api.signUp, {
      body: { ...known, utm, timezone },
      headers: { 'user-agent': `Phone/1 ${'x'.repeat(600)}` },
    })
    await openBrowser(auth).call(api.signUp, {
      body: { ...unknown, timezone: 'Mars/Olympus', utm: 'utm_source=flyer' },
    })
    const { rows } = await auth.pool.query(
      'select utm, timezone, user_agent from account where email = any($1) order by email = $2',
      [[known.email, unknown.email], unknown.email],
    )
    expect(rows[0]).toEqual({ utm, timezone, user_agent: `Phone/1 ${'x'.repeat(492)}` })
    expect(rows[1]).toMatchObject({ utm: { source: 'flyer' }, timezone: null })
  })

  it.each(['', null])(
    'of a candidate takes %j for a password and a phone that were left out',
    async (nothing) => {
      const browser = openBrowser(auth)
      const body = { ...newCandidate(), phone: nothing, password: nothing, title: nothing }
      const { status, body: answer } = await browser.call(api.signUp, {
        body: body as typeof api.signUp.body._zod.input,
      })
      expect([status, answer.account]).toMatchObject([201, { has_password: false, phone: null }])
    },
  )

  it.each(['', null])('of an employer refuses %j as a password, at its field', async (nothing) => {
    const body = { ...newEmployer(), password: nothing } as typeof api.signUp.body._zod.input
    const { status, body: answer } = await openBrowser(auth).call(api.signUp, { body })
    expect([status, answer.fields]).toEqual([
      400,
      { password: { code: 'account.password-required', error: 'Password is required' } },
    ])
  })

  it('of an employer needs a company and a password, and keeps company and title', async () => {
    const browser = openBrowser(auth)
    const { company_name: _, password: __, ...bare } = newEmployer()
    const refused = await browser.call(api.signUp, { body: bare })
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toEqual({
      company_name: { code: 'account.company-name-required', error: 'Company name is required' },
      password: { code: 'account.password-required', error: 'Password is required' },
    })
    const { status, body } = await browser.call(api.signUp, { body: newEmployer() })
    expect(status).toBe(201)
    expect(body.account).toMatchObject({
      type: 'hiring manager',
      company_name: 'Harbor Freight Yard',
      title: 'Shift lead',
    })
  })

  it('[WZ-37] takes a checkbox that is not ticked as 0', async () => {
    for (const [sent, text_consent] of [
      [0, false],
      [1, true],
    ] as const) {
      const { status, body } = await openBrowser(auth).call(api.signUp, {
        body: { ...newCandidate(), text_consent: sent },
      })
      expect([status, body.account.text_consent]).toEqual([201, text_consent])
    }
  })

  it('signs in by a cookie that scripts cannot read, and marks the browser without naming anybody [AU-22]', async () => {
    const browser = openBrowser(auth)
    const { body } = await browser.call(api.signUp, { body: newCandidate() })
    expect(browser.setCookies).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      'login=1; Max-Age=31536000; Path=/; SameSite=Lax',
    ])
    expect(await browser.identity()).toMatchObject({ level: 'normal', account: { id: body.account.id } })
  })
})

describe('[AU-02] the other forms of sign-up', () => {
  it('takes email, phone and password at once, without a name', async () => {
    const { email, phone, password } = newCandidate()
    const { status, body } = await openBrowser(auth).call(api.signUp, {
      body: { variant: 'short', email, phone, password },
    })
    expect(status).toBe(201)
    expect(body.account).toMatchObject({ type: 'applicant', first_name: '', last_name: '', email, phone })
  })
  it.each(['short', 'steps'] as const)('needs a password in the variant %s', async (variant) => {
    const { password: _, ...person } = newCandidate()
    const { status, body } = await openBrowser(auth).call(api.signUp, { body: { ...person, variant } })
    expect(status).toBe(400)
    expect(body.fields).toEqual({
      password: { code: 'account.password-required', error: 'Password is required' },
    })
  })
  it('asks a name in every other form, and of every employer', async () => {
    const name = {
      first_name: { code: 'account.first-name-required', error: 'First name is required' },
      last_name: { code: 'account.last-name-required', error: 'Last name is required' },
    }
    const { first_name: _, last_name: __, ...nameless } = newEmployer()
    for (const body of [
      { ...nameless, type: 'applicant' as const },
      { ...nameless, type: 'applicant' as const, variant: 'steps' as const },
      { ...nameless, variant: 'short' as const },
    ])
      expect((await openBrowser(auth).call(api.signUp, { body })).body.fields).toEqual(name)
  })
})

describe('[AU-03] each fault of a sign-up at its field', () => {
  it.each([
    ['type', '', 'account.type-required', 'Please choose candidate or employer'],
    ['first_name', ' ', 'account.first-name-required', 'First name is required'],
    ['last_name', undefined, 'account.last-name-required', 'Last name is required'],
    ['email', '', 'account.email-required', 'Email is required'],
    ['email', 'rosa at home', 'account.email-invalid', 'Please enter a valid email'],
    ['phone', '212-555-01', 'account.phone-invalid', 'Please enter a valid phone number'],
    ['password', 'blue 7', 'account.password-length', 'Must be at least 8 characters'],
    ['password', 'blue truck', 'account.password-strength', 'Must include both letters and numbers'],
    ['password', '12345678', 'account.password-strength', 'Must include both letters and numbers'],
    [
      'password',
      'QWERTY123',
      'account.password-common',
      'This password is too easy to guess. Please choose another one',
    ],
    [
      'first_name',
      'Win at evil.com',
      'account.name-address',
      'A name can’t contain a link or an email address. Put a space after a dot',
    ],
    ['last_name', 'a\u202eb', 'account.name-characters', 'Please remove the invisible characters'],
    ['phone', '+44 20 7946 0958', 'account.phone-invalid', 'Please enter a valid phone number'],
  ])('%s %j: %s', async (field, value, code, error) => {
    const { status, body } = await openBrowser(auth).call(api.signUp, {
      body: { ...newCandidate(), [field]: value },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: { code, error } } })
    expect(Object.keys(body.fields!)).toEqual([field])
  })

  it('names every fault at once, in the language of the page', async () => {
    const { body } = await openBrowser(auth).call(api.signUp, {
      body: { type: 'hiring manager', first_name: '', last_name: '', email: 'x', phone: '1' },
      headers: { 'accept-language': 'es' },
    })
    expect(Object.keys(body.fields!).toSorted()).toEqual([
      'company_name',
      'email',
      'first_name',
      'last_name',
      'password',
      'phone',
    ])
    expect(body.fields!['first_name']!.error).toBe('El nombre es obligatorio')
  })
})

it('[AU-03] says at its field that 64 KB are too long', async () => {
  const long = 'x'.repeat(65_536)
  const sent = { first_name: long, email: `${long}@a.example`, phone: long }
  const { status, body } = await openBrowser(auth).call(api.signUp, { body: { ...newCandidate(), ...sent } })
  const most = { code: 'field.max-length', error: 'Please enter no more than 200 characters' }
  expect([status, body.fields]).toEqual([
    400,
    {
      first_name: most,
      email: most,
      phone: { code: 'account.phone-invalid', error: 'Please enter a valid phone number' },
    },
  ])
})

it('[AU-01] takes names and emails as people have them, and gives them back so', async () => {
  const names = ['محمد عبد الله', "O'Neil-Ñandú", 'Łukasz 👩\u200d🚒', 'נועה', '李小龍', '  Ana  ']
  for (const [index, first_name] of names.entries()) {
    const { email, ...person } = newCandidate()
    const plus = email.replace('@', '+jobs@')
    const browser = openBrowser(auth)
    const { status, body } = await browser.call(api.signUp, { body: { ...person, email: plus, first_name } })
    expect([status, body.account?.first_name, body.account?.email]).toEqual([201, first_name.trim(), plus])
    if (index > 0) continue
    const login = { handle: plus.toUpperCase(), password: person.password }
    expect((await openBrowser(auth).call(api.signIn, { body: login })).body.email).toBe(plus)
    // another address than the one without the plus
    expect((await openBrowser(auth).call(api.signIn, { body: { handle: email } })).status).toBe(404)
  }
})

describe('[AU-04] a sign-up of a person who has an account', () => {
  it('says to a visitor which handle is taken, whatever its spelling', async () => {
    const person = newCandidate()
    await openBrowser(auth).call(api.signUp, { body: person })
    const byEmail = await openBrowser(auth).call(api.signUp, {
      body: { ...newCandidate(), email: ` ${person.email.toUpperCase()} ` },
    })
    expect(byEmail.status).toBe(409)
    expect(byEmail.body).toMatchObject({
      code: 'duplicate-user',
      error: 'An account with this email already exists. Log in below to continue.',
      fields: { email: { code: 'account.email-taken', error: 'Email already in use' } },
    })
    const phone = person.phone.replace(/(...)(...)(....)/, '($1) $2-$3')
    const byPhone = await openBrowser(auth).call(api.signUp, { body: { ...newCandidate(), phone } })
    expect(byPhone.body).toMatchObject({
      code: 'duplicate-user',
      error: 'An account with this phone already exists. Log in below to continue.',
      fields: { phone: { code: 'account.phone-taken', error: 'Phone number already in use' } },
    })
    const spanish = await openBrowser(auth).call(api.signUp, {
      body: person,
      headers: { 'accept-language': 'es' },
    })
    expect(spanish.body.error).toBe(
      'Ya existe una cuenta con este correo electrónico. Inicia sesión abajo para continuar.',
    )
  })

  it('says it to a signed-in person at the field', async () => {
    const [taken, other] = [newCandidate(), newCandidate()]
    await openBrowser(auth).call(api.signUp, { body: taken })
    const browser = openBrowser(auth)
    await browser.call(api.signUp, { body: other })
    const { status, body } = await browser.call(api.signUp, { body: { ...taken, first_name: 'Ana' } })
    expect(status).toBe(409)
    expect(body.fields).toEqual({
      email: { code: 'account.email-taken', error: 'Email already in use' },
      phone: { code: 'account.phone-taken', error: 'Phone number already in use' },
    })
    expect(await browser.identity()).toMatchObject({ account: { email: other.email } })
  })

  it('makes one account of many sign-ups at once', async () => {
    const person = newCandidate()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openBrowser(auth).call(api.signUp, { body: person })),
    )
    const statuses = Object.groupBy(answers, ({ status }) => status)
    expect(statuses[201]).toHaveLength(1)
    expect(statuses[409]).toHaveLength(7)
    expect(await count(person.email)).toBe(1)
  })
})

describe('a sign-up that is sent again', () => {
  it('with its key gets the first answer and a session', async () => {
    const person = newCandidate()
    const browser = openBrowser(auth)
    const idempotencyKey = crypto.randomUUID()
    const first = await browser.call(api.signUp, { body: person, idempotencyKey })
    // the answer was lost on its way: the browser has no cookie of it
    browser.cookies.delete('session')
    const again = await browser.call(api.signUp, { body: person, idempotencyKey })
    expect(again.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect(await count(person.email)).toBe(1)
    expect(await browser.identity()).toMatchObject({ account: { id: first.body.account.id } })
    browser.cookies.delete('session')
    const other = await browser.call(api.signUp, { body: newCandidate(), idempotencyKey })
    expect(other.body.code).toBe('key-reused')
  })
  it('by another browser with a stolen key is a duplicate', async () => {
    const person = newCandidate()
    const idempotencyKey = crypto.randomUUID()
    await openBrowser(auth).call(api.signUp, { body: person, idempotencyKey })
    const { body } = await openBrowser(auth).call(api.signUp, { body: person, idempotencyKey })
    expect(body.code).toBe('duplicate-user')
  })
})
