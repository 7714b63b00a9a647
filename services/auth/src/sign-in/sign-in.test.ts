import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { openBrowser } from '../../test/browser.ts'
import { shareAuth, type Auth } from '../../test/auth-service.ts'
import { companyWith, employ } from '../../test/company-provider.ts'
import { newCandidate, newEmployer } from '../../test/factories.ts'

let auth: Auth
beforeAll(async () => {
  auth = await shareAuth()
})

async function signedUp(person: ReturnType<typeof newCandidate> = newCandidate()) {
  const { body } = await openBrowser(auth).call(api.signUp, { body: person })
  return { ...person, id: body.account.id }
}
const minutes = (count: number) => count * 60_000

describe('[AU-21] [AU-36] the check of a handle', () => {
  it('answers the auth record, which says no more of the contact than was typed', async () => {
    const { email, phone } = await signedUp()
    const browser = openBrowser(auth)
    const checked = await browser.call(api.signIn, { body: { handle: email, email } })
    expect(checked.status).toBe(200)
    expect(checked.body).toEqual({
      handle: email,
      email,
      phone: null,
      auth_type: 1,
      account_type: 'applicant',
      authorization_url: null,
      redirect: null,
      mobile: true,
      by_email: true,
      may_release: false,
      signed_in: false,
      csrf_token: (await browser.identity()).csrf,
    })
    expect(checked.headers.getSetCookie()).toEqual([])
    const byPhone = await openBrowser(auth).call(api.signIn, {
      body: { handle: phone.replace(/(...)(...)/, '$1-$2-') },
    })
    expect(byPhone.body).toMatchObject({ handle: phone, phone, email: null })
  })
  it('[AU-23] tells employers from candidates', async () => {
    const { email } = await signedUp(newEmployer())
    const { body } = await openBrowser(auth).call(api.signIn, { body: { email: email.toUpperCase() } })
    expect(body).toMatchObject({ account_type: 'hiring manager', handle: email })
  })
  it.each([
    [false, { auth_type: 1, redirect: false }],
    [true, { auth_type: 0, redirect: true }],
  ])('[AU-08] [AU-17] says where the company logs its people in; required: %j', async (required, says) => {
    const { id, email } = await signedUp(newEmployer())
    const company = await companyWith(auth, 'https://login.yard.example', { required })
    await employ(auth, id, company.company)
    const address = `http://127.0.0.1/api/hire/v1/auth/sso/?provider=${company.provider}`
    const { body } = await openBrowser(auth).call(api.signIn, { body: { email } })
    expect(body).toMatchObject({
      auth_type: says.auth_type,
      authorization_url: address,
      redirect: says.redirect ? address : null,
    })
  })
  it('says of a company without a provider what it says of none', async () => {
    const { id, email } = await signedUp(newEmployer())
    const { rows } = await auth.pool.query<{ id: string }>(
      `insert into company (name, created_at) values ('Without', now()) returning id`,
    )
    await employ(auth, id, rows[0]!.id)
    const { body } = await openBrowser(auth).call(api.signIn, { body: { email } })
    expect(body).toMatchObject({ auth_type: 1, authorization_url: null, redirect: null })
  })
  it('answers 404 where no account is known by it', async () => {
    const { status, body } = await openBrowser(auth).call(api.signIn, {
      body: { handle: 'unknown@example.com' },
    })
    expect(status).toBe(404)
    expect(body).toMatchObject({
      code: 'account-not-found',
      error: "We aren't finding an account with that info. Please try a different login.",
    })
  })
  it.each([
    [{ handle: '' }, 'handle', 'login.handle-required', 'Please enter your email or phone number'],
    [{}, 'handle', 'login.handle-required', 'Please enter your email or phone number'],
    [{ handle: 'rosa' }, 'handle', 'login.phone-invalid', 'Please enter a valid phone number'],
    [{ handle: '555-01' }, 'handle', 'login.phone-invalid', 'Please enter a valid phone number'],
    [{ email: 'rosa@home' }, 'email', 'account.email-invalid', 'Please enter a valid email'],
    [{ handle: 'a@b.co', password: '' }, 'password', 'login.password-required', 'Please enter your password'],
  ])('[AU-03] [AU-05] refuses %j at its field', async (body, field, code, error) => {
    const answer = await openBrowser(auth).call(api.signIn, { body })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toEqual({ [field]: { code, error } })
  })
})

describe('[AU-08] where a company requires its own login', () => {
  it('no password and no reset link opens an account of it', async () => {
    const { id, email, password } = await signedUp(newEmployer())
    const link = { body: { handle: email, code_type: 'email' } } as const
    const { company } = await companyWith(auth, 'https://login.yard.example', { required: true })
    await employ(auth, id, company)
    const browser = openBrowser(auth)
    const right = await browser.call(api.signIn, { body: { email, password } })
    expect([right.status, right.body.code]).toEqual([403, 'sign-on-required'])
    expect(browser.cookies.has('session')).toBe(false)
    const wrong = await browser.call(api.signIn, { body: { email, password: 'wrong 1234' } })
    expect(wrong.body.code).toBe('login-failed')
    expect((await browser.call(api.sendResetLink, link)).body.code).toBe('sign-on-required')
  })
  it('a link that was sent before does not, either', async () => {
    const { id, email } = await signedUp(newEmployer())
    await openBrowser(auth).call(api.sendResetLink, { body: { handle: email, code_type: 'email' } })
    const token = randomBytes(32).toString('base64url')
    await auth.pool.query('update reset_link set token_hash = sha256($2::bytea) where account_id = $1', [
      id,
      token,
    ])
    const { company } = await companyWith(auth, 'https://login.yard.example', { required: true })
    await employ(auth, id, company, false)
    const browser = openBrowser(auth)
    const { body } = await browser.call(api.resetPassword, { body: { token, password: 'another truck 8' } })
    expect(body.code).toBe('sign-on-required')
    expect(browser.cookies.has('session')).toBe(false)
  })
})

describe('[AU-21] a login', () => {
  it('by email or phone and password begins a session', async () => {
    const { id, email, phone, password } = await signedUp()
    const ways = [
      { email },
      { phone },
      { handle: ` ${email.toUpperCase()}` },
      // a record or a form that is sent as it is
      { handle: '', email: '', phone },
      { handle: email, email, phone: null },
    ]
    for (const handle of ways) {
      const browser = openBrowser(auth)
      const { status, body } = await browser.call(api.signIn, { body: { ...handle, password } })
      expect(status).toBe(200)
      expect(body).toMatchObject({ signed_in: true, email, phone })
      expect(await browser.identity()).toMatchObject({ account: { id }, csrf: body.csrf_token })
    }
  })

  it('[AU-06] says the same of a wrong password, an unknown account and one without password', async () => {
    const { email } = await signedUp()
    const { password: _, ...bare } = newCandidate()
    await openBrowser(auth).call(api.signUp, { body: bare })
    for (const known of [email, 'unknown@example.com', bare.email]) {
      const browser = openBrowser(auth)
      const { status, body } = await browser.call(api.signIn, {
        body: { handle: known, password: 'wrong 1234' },
      })
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'login-failed',
        error: "Oops! That login didn't work. Please try again",
      })
      expect(body.fields).toBeUndefined()
      expect(browser.setCookies).toEqual([])
    }
  })

  it('takes the CSRF value from the body or the header, of this browser alone', async () => {
    const { email, password } = await signedUp()
    const browser = openBrowser(auth)
    const { csrf } = await browser.identity()
    const inBody = await browser.call(api.signIn, {
      body: { email, password, csrf_token: csrf },
      headers: { 'x-csrf-token': '' },
    })
    expect(inBody.status).toBe(200)
    const elsewhere = await openBrowser(auth).identity()
    for (const value of ['', 'guess', csrf, elsewhere.csrf]) {
      const other = openBrowser(auth)
      const { status, body } = await other.call(api.signIn, {
        body: { email, password },
        headers: { 'x-csrf-token': value },
      })
      expect(status).toBe(403)
      expect(body).toMatchObject({
        code: 'page-idle',
        error: 'Sorry, the login form has gone idle. Please simply refresh the page and try again',
      })
      expect(other.setCookies).toEqual([])
    }
  })

  it('changes the cookie and ends the session that the browser had', async () => {
    const { email, password } = await signedUp()
    const browser = openBrowser(auth)
    await browser.call(api.signIn, { body: { email, password } })
    const [before, csrf] = [browser.cookies.get('session')!, (await browser.identity()).csrf]
    await browser.call(api.signIn, { body: { email, password } })
    expect(browser.cookies.get('session')).not.toBe(before)
    expect((await browser.identity()).csrf).not.toBe(csrf)
    const thief = openBrowser(auth)
    thief.cookies.set('session', before)
    expect(await thief.identity()).toMatchObject({ account: null, level: 'expired' })
  })
})

describe('[AU-19] [AU-21] failures', () => {
  const attempt = (handle: string, password: string, address?: string) =>
    openBrowser(auth, address).call(api.signIn, { body: { handle, password } })

  it('lock a handle for the network that they come from, after ten, for 30 minutes', async () => {
    const { email, password } = await signedUp()
    const near = '203.0.113.50'
    for (let i = 0; i < 10; i++)
      expect((await attempt(email, 'wrong 1234', near)).body.code).toBe('login-failed')
    const { status, body } = await attempt(email, password, near)
    expect(status).toBe(403)
    expect(body.code).toBe('locked')
    expect(body.error).toMatch(/^For security purposes, this account has been locked/)
    auth.clock.advance(minutes(29))
    expect((await attempt(email, password, near)).body.code).toBe('locked')
    auth.clock.advance(minutes(1))
    expect((await attempt(email, password, near)).status).toBe(200)
  })
  it('of a stranger leave the person their way in, from anywhere else', async () => {
    const { email, phone, password } = await signedUp()
    for (let i = 0; i < 10; i++) await attempt(email, 'wrong 1234', '2001:db8:66:66::1')
    expect((await attempt(email, password, '2001:db8:66:66:1::2')).body.code).toBe('locked')
    expect((await attempt(email, password, '2001:db8:66:67::1')).status).toBe(200)
    // and the lock does not tell which phone belongs to the email
    for (let i = 0; i < 10; i++) await attempt(email, 'wrong 1234', '203.0.113.51')
    expect((await attempt(email, password, '203.0.113.51')).body.code).toBe('locked')
    expect((await attempt(phone, password, '203.0.113.51')).status).toBe(200)
  })
  /** Fifty, of which two are really made: what is counted for the handle alone has both. */
  const fail50 = async (handle: string, id: string) => {
    await attempt(handle, 'wrong 1234')
    await attempt(handle, 'wrong 1234')
    const counted = 'update failed_attempt set failures = 49 where account_id = $1 and failures = 2'
    expect((await auth.pool.query(counted, [id])).rowCount).toBe(1)
    expect((await attempt(handle, 'wrong 1234')).body.code).toBe('login-failed')
  }
  it('from many networks lock no one out, and leave three tries to each network; a browser of its person is apart', async () => {
    const person = newCandidate()
    const own = openBrowser(auth)
    const { body } = await own.call(api.signUp, { body: person })
    await own.call(api.signOut, { body: {} })
    await fail50(person.email, body.account.id)
    // a stranger, from one more network
    const near = '203.0.113.56'
    for (let i = 0; i < 3; i++)
      expect((await attempt(person.email, 'wrong 1234', near)).body.code).toBe('login-failed')
    expect((await attempt(person.email, 'wrong 1234', near)).body.code).toBe('locked')
    // the owner, on an unknown browser
    expect((await attempt(person.email, person.password)).status).toBe(200)
    await fail50(person.email, body.account.id)
    const again = (password: string) => own.call(api.signIn, { body: { email: person.email, password } })
    expect((await again('wrong 1234')).body.code).toBe('login-failed')
    expect((await again(person.password)).status).toBe(200)
    // another person's account is no nearer by it
    const other = await signedUp()
    await fail50(other.email, other.id)
    await own.call(api.signOut, { body: {} })
    const theirs = await own.call(api.signIn, { body: { email: other.email, password: other.password } })
    expect(theirs.status).toBe(200)
  })
  it('on a browser that its person used before lock it after ten too', async () => {
    const person = newCandidate()
    const own = openBrowser(auth)
    await own.call(api.signUp, { body: person })
    await own.call(api.signOut, { body: {} })
    const again = (password: string) => own.call(api.signIn, { body: { email: person.email, password } })
    for (let i = 0; i < 10; i++) expect((await again('wrong 1234')).body.code).toBe('login-failed')
    expect((await again(person.password)).body.code).toBe('locked')
  })
  it('are counted for the address that the gateway saw, not for those that a caller wrote', async () => {
    const { email, password } = await signedUp()
    for (let i = 0; i < 10; i++) await attempt(email, 'wrong 1234', `192.0.2.${i}, 203.0.113.52`)
    expect((await attempt(email, password, '192.0.2.250, 203.0.113.52')).body.code).toBe('locked')
    expect((await attempt(email, password, '203.0.113.52, 192.0.2.251')).status).toBe(200)
  })
  it('lock an unknown handle in the same way', async () => {
    const near = '203.0.113.53'
    for (let i = 0; i < 10; i++) await attempt('ghost@example.com', 'wrong 1234', near)
    expect((await attempt('ghost@example.com', 'wrong 1234', near)).body.code).toBe('locked')
  })
  it('are forgotten at a right password', async () => {
    const { email, password } = await signedUp()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 9; i++) await attempt(email, 'wrong 1234', '203.0.113.54')
      expect((await attempt(email, password, '203.0.113.54')).status).toBe(200)
    }
  })
  it('that are none, at the same moment: eight right passwords of one person all open a session', async () => {
    const { email, password } = await signedUp()
    const rounds: number[][] = []
    for (let round = 0; round < 6; round += 1) {
      const network = randomAddress()
      const browsers = Array.from({ length: 8 }, () => openBrowser(auth, network))
      await Promise.all(browsers.map((browser) => browser.identity()))
      const answers = await Promise.all(
        browsers.map((browser) => browser.call(api.signIn, { body: { handle: email, password } })),
      )
      rounds.push(answers.map(({ status }) => status))
    }
    expect(rounds).toEqual(Array(6).fill(Array(8).fill(200)))
  })
  it('sent all at once get no more guesses', async () => {
    const { email } = await signedUp()
    auth.clock.advance(1)
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => attempt(email, 'wrong 1234', '203.0.113.55')),
    )
    const codes = Object.groupBy(answers, ({ body }) => body.code!)
    expect(Object.keys(codes).length).toBe(2)
    expect(codes['login-failed']).toHaveLength(10)
    expect(codes['locked']).toHaveLength(15)
    // for the network, twice, the handle and the handle from the network, each of them
    const counted = 'select failures from failed_attempt where first_at = $1'
    const { rows } = await auth.pool.query<{ failures: number }>(counted, [auth.clock.now()])
    expect(rows.map(({ failures }) => failures)).toEqual([10, 10, 10, 10])
  })
  it('are counted for a network too, across accounts', async () => {
    const { email, password } = await signedUp()
    const address = '203.0.113.7'
    await attempt('ghost.1@example.com', 'wrong 1234', address)
    await auth.pool.query('update failed_attempt set failures = 99 where account_id is null and failures = 1')
    expect((await attempt('ghost.2@example.com', 'wrong 1234', address)).body.code).toBe('login-failed')
    // a neighbour guesses: a hundred people behind one address get in all the same, and the guesser has three tries at each
    for (let i = 0; i < 3; i++)
      expect((await attempt('ghost.3@example.com', 'wrong 1234', address)).body.code).toBe('login-failed')
    expect((await attempt('ghost.3@example.com', 'wrong 1234', address)).body.code).toBe('locked')
    expect((await attempt(email, password, address)).status).toBe(200)
    const other = await signedUp()
    // a thousand in half an hour are refused for five minutes, but for whoever has been there: to them, too, a wrong one says no more
    await auth.pool.query(
      `update failed_attempt set failures = 999, locked_until = null where account_id is null and failures between 100 and 200`,
    )
    await attempt('ghost.4@example.com', 'wrong 1234', address)
    const fromThere = async (typed: string, handle = other.email) =>
      (await attempt(handle, typed, address)).body.code
    expect(await fromThere(other.password)).toBe('locked')
    expect((await attempt(other.email, other.password)).status).toBe(200)
    expect(await fromThere('wrong 1234', email)).toBe('locked')
    expect((await attempt(email, password, address)).status).toBe(200)
    // who got in there has not opened the network to others
    expect(await fromThere(other.password)).toBe('locked')
    // the three tries of each handle hold
    for (let i = 0; i < 3; i++) expect(await fromThere('wrong 1234', email)).toBe('locked')
    expect(await fromThere(password, email)).toBe('locked')
    auth.clock.advance(minutes(5))
    expect((await attempt(other.email, other.password, address)).status).toBe(200)
  })

  it('under the lock of a network count alike, whether or not the person was there before', async () => {
    const address = '203.0.113.12'
    const { email, password } = await signedUp()
    expect((await attempt(email, password, address)).status).toBe(200)
    const stranger = await signedUp()
    await attempt('ghost.5@example.com', 'wrong 1234', address)
    await auth.pool.query(
      `update failed_attempt set failures = 1000, locked_until = $1 where account_id is null and failures = 1`,
      [new Date(auth.clock.now().getTime() + minutes(5))],
    )
    const handles = [email, stranger.email, 'ghost.6@example.com']
    const codes = async () => {
      const said: unknown[] = []
      for (const handle of handles) said.push((await attempt(handle, 'wrong 1234', address)).body.code)
      return said
    }
    const locked = handles.map(() => 'locked')
    for (let i = 0; i < 3; i++) expect(await codes()).toEqual(locked)
    // the network is open again: each of them has used up its tries
    auth.clock.advance(minutes(6))
    expect(await codes()).toEqual(locked)
    auth.clock.advance(minutes(30))
    expect(await codes()).toEqual(handles.map(() => 'login-failed'))
  })
})

it('[AU-19] takes back what the right password counted, and no more, of whoever is refused for another reason', async () => {
  const other = await signedUp()
  const network = randomAddress()
  const logIn = (email: string, password: string) =>
    openBrowser(auth, network).call(api.signIn, { body: { handle: email, password } })
  for (let wrong = 0; wrong < 2; wrong += 1) await logIn(other.email, 'wrong-and-9-times')
  const counted = async () => {
    const { rows } = await auth.pool.query('select sum(failures)::int as sum from failed_attempt')
    return rows[0].sum as number
  }
  const before = await counted()
  const kinds = [
    `suspended_until = now() + interval '9 days'`,
    `reset_required_at = now()`,
    `deactivated_at = now()`,
  ]
  for (const columns of kinds) {
    const { id, email, password } = await signedUp()
    await auth.pool.query(`update account set ${columns} where id = $1`, [id])
    expect((await logIn(email, password)).status).toBeGreaterThanOrEqual(400)
  }
  expect(await counted()).toBe(before)
})
