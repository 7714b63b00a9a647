import { randomUUID } from 'node:crypto'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as api from '@lunchpail/contracts/auth/api'
import { shareAuth, type Auth } from '../../../test/auth-service.ts'
import { openBrowser, type Browser } from '../../../test/browser.ts'
import {
  type CompanyProvider,
  companyWith,
  employ,
  leadsTo,
  logInAt,
  signOn,
  startProvider,
} from '../../../test/company-provider.ts'
import { newCandidate, newEmployer } from '../../../test/factories.ts'

let auth: Auth
let provider: CompanyProvider
let company: { company: string; provider: string }
beforeAll(async () => {
  ;[auth, provider] = await Promise.all([shareAuth(), startProvider()])
})
beforeEach(async () => {
  // the provider has the machine's clock, and tests take as long as they take
  auth.clock.advance(Date.now() - auth.clock.now().getTime())
  company = await companyWith(auth, provider.issuer)
})
afterEach(() => void provider.respond(undefined))
afterAll(() => provider.stop())

const minutes = (count: number) => count * 60_000

/** An account whose person the provider knows by the same email. */
async function providerAccount({ proven = true, emailVerified = true, person = newEmployer() } = {}) {
  const subject = randomUUID()
  const email = `${subject}@yard.example`
  const { body } = await openBrowser(auth).call(api.signUp, { body: { ...person, email } })
  await employ(auth, body.account.id, company.company, proven)
  provider.persons.push({ subject, name: 'Rosa', email, emailVerified })
  return { id: body.account.id, email, subject, password: person.password }
}
const begin = async (browser: Browser, redirect?: string) =>
  leadsTo(
    await browser.call(api.startSignOn, {
      query: { provider: company.provider, ...(redirect && { redirect }) },
    }),
  )
/** The login page with its reason, and no session. */
async function expectRefused(
  browser: Browser,
  answer: { status: number; headers: Headers },
  reason: string,
): Promise<void> {
  const to = leadsTo(answer)
  expect([answer.status, to.pathname, to.searchParams.get('sign_on')]).toEqual([303, '/login', reason])
  // whoever is suspended has one, for what stays open to them
  expect(browser.cookies.has('session')).toBe(reason === 'suspended')
  expect((await browser.identity()).account).toBeNull()
}

describe('[AU-08] sign-on by the company’s provider', () => {
  it('signs in as a password does, on a new session and a known device, and leads on', async () => {
    const { id, subject } = await providerAccount()
    const browser = openBrowser(auth)
    const answer = await signOn(browser, company.provider, subject, '/jobs?q=yard')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/jobs?q=yard'])
    const first = await browser.identity()
    expect(first.account!.id).toBe(id)
    expect(browser.setCookies.map((line) => line.split('=')[0])).toEqual(['session', 'login'])
    const { rows } = await auth.pool.query('select device from known_device where account_id = $1', [id])
    // that of the sign-up, this one, and the two networks
    expect(rows).toHaveLength(4)
    // again, on the browser that is signed in: the session before ends
    const toldTo = await watchTabs(auth.nats.url)
    await signOn(browser, company.provider, subject)
    await expect.poll(() => toldTo(first.session_id!)).toEqual(['session'])
    const second = await browser.identity()
    expect([second.account!.id, second.session_id === first.session_id]).toEqual([id, false])
  })
  it('asks for a code with PKCE, state and nonce, and the provider is told nothing of the person', async () => {
    const { searchParams, origin } = await begin(openBrowser(auth))
    expect(origin).toBe(provider.issuer)
    expect(searchParams.get('response_type')).toBe('code')
    expect(searchParams.get('code_challenge_method')).toBe('S256')
    expect([...searchParams.keys()].toSorted()).toEqual([
      'client_id',
      'code_challenge',
      'code_challenge_method',
      'nonce',
      'redirect_uri',
      'response_type',
      'scope',
      'state',
    ])
  })
  it('knows the person by issuer and subject after the first time, whatever the email is then', async () => {
    const { id, subject } = await providerAccount()
    await signOn(openBrowser(auth), company.provider, subject)
    const known = provider.persons.findIndex((one) => one.subject === subject)
    provider.persons[known] = {
      ...provider.persons[known]!,
      email: 'new@elsewhere.example',
      emailVerified: false,
    }
    const browser = openBrowser(auth)
    await signOn(browser, company.provider, subject)
    expect((await browser.identity()).account!.id).toBe(id)
  })
  it('opens the account no more once the person left the company', async () => {
    const { id, subject } = await providerAccount()
    await signOn(openBrowser(auth), company.provider, subject)
    await auth.pool.query('update account set company_id = null where id = $1', [id])
    const browser = openBrowser(auth)
    await expectRefused(browser, await signOn(browser, company.provider, subject), 'no-account')
  })
  it.each(['https://evil.example/', '//evil.example', '/login', '/%5Cevil.example'])(
    'leads to no other place than a page of this site: %s',
    async (redirect) => {
      const { subject } = await providerAccount()
      const answer = await signOn(openBrowser(auth), company.provider, subject, redirect)
      expect(answer.headers.get('location')).toBe('/')
    },
  )
  it('asks whose the account is, where its email was not proven, and is the login of it then', async () => {
    const { email, subject, password } = await providerAccount({ proven: false })
    const browser = openBrowser(auth)
    const to = leadsTo(await signOn(browser, company.provider, subject, '/jobs'))
    expect([to.pathname, to.searchParams.get('redirect')]).toEqual(['/claim', '/jobs'])
    expect((await browser.identity()).account).toBeNull()
    const claim = to.hash.slice(1)
    const { body } = await browser.call(api.checkClaim, { body: { claim } })
    expect(body).toMatchObject({
      channel: 'email',
      things: [{ kind: 'company', company_name: 'Harbor Yard' }],
    })
    expect((await browser.call(api.settleClaim, { body: { claim, mine: true } })).status).toBe(200)
    const maker = openBrowser(auth)
    expect((await maker.call(api.signIn, { body: { handle: email, password } })).body.code).toBe(
      'login-failed',
    )
    const again = openBrowser(auth)
    await signOn(again, company.provider, subject)
    expect((await again.identity()).account?.email).toBe(email)
  })
  it('leaves the password of an account whose email was proven', async () => {
    const { email, subject, password } = await providerAccount()
    await signOn(openBrowser(auth), company.provider, subject)
    const browser = openBrowser(auth)
    expect((await browser.call(api.signIn, { body: { handle: email, password } })).status).toBe(200)
  })
})

describe('[AU-08] what fails gives a reason on the login page, and no session', () => {
  const refused = async (subject: string, reason: string) => {
    const browser = openBrowser(auth)
    await expectRefused(browser, await signOn(browser, company.provider, subject), reason)
  }
  const linked = async () =>
    Number((await auth.pool.query('select count(*) from linked_identity')).rows[0].count)

  it('an email that the provider has not verified', async () => {
    const { subject } = await providerAccount({ emailVerified: false })
    await refused(subject, 'email-unverified')
  })
  it.each(['rosa@elsewhere.example', 'rosa@sub.yard.example', 'rosa@yard.example.evil.example'])(
    'an email of a domain that is not the company’s: %s',
    async (email) => {
      const subject = randomUUID()
      provider.persons.push({ subject, name: 'Rosa', email, emailVerified: true })
      await refused(subject, 'email-foreign')
    },
  )
  it('no account with that email', async () => {
    const subject = randomUUID()
    provider.persons.push({ subject, name: 'New', email: `${subject}@yard.example`, emailVerified: true })
    await refused(subject, 'no-account')
  })
  it('the email of an account that is not of the company', async () => {
    const { id, subject } = await providerAccount({ person: newCandidate() as never })
    const before = await linked()
    await employ(auth, id, (await companyWith(auth, provider.issuer)).company)
    await refused(subject, 'email-taken')
    await auth.pool.query('update account set company_id = null where id = $1', [id])
    await refused(subject, 'email-taken')
    expect(await linked()).toBe(before)
  })
  it('the email of an account that another person of the provider has', async () => {
    const { email, subject } = await providerAccount()
    await signOn(openBrowser(auth), company.provider, subject)
    const other = randomUUID()
    provider.persons.push({ subject: other, name: 'Heir', email, emailVerified: true })
    await refused(other, 'email-taken')
  })
  it('another company’s start with the same provider', async () => {
    const { subject } = await providerAccount()
    await signOn(openBrowser(auth), company.provider, subject)
    company = await companyWith(auth, provider.issuer)
    await refused(subject, 'no-account')
  })
  it('an answer that was used before', async () => {
    const { subject } = await providerAccount()
    const browser = openBrowser(auth)
    const query = await logInAt(await begin(browser), { subject })
    await browser.call(api.finishSignOn, { query })
    const other = openBrowser(auth)
    browser.cookies.delete('session')
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'stale')
    await expectRefused(other, await other.call(api.finishSignOn, { query }), 'stale')
  })
  it('the code of another sign-on, used or not', async () => {
    const { subject } = await providerAccount()
    const victim = openBrowser(auth)
    const stolen = await logInAt(await begin(victim), { subject })
    const thief = openBrowser(auth)
    const { state } = await logInAt(await begin(thief), { subject })
    const query = { ...stolen, state: state! }
    await expectRefused(thief, await thief.call(api.finishSignOn, { query }), 'invalid')
  })
  it('a browser that did not begin it, which does not use it up', async () => {
    const { id, subject } = await providerAccount()
    const browser = openBrowser(auth)
    const query = await logInAt(await begin(browser), { subject })
    const other = openBrowser(auth)
    await expectRefused(other, await other.call(api.finishSignOn, { query }), 'stale')
    await browser.call(api.finishSignOn, { query })
    expect((await browser.identity()).account!.id).toBe(id)
  })
  it.each([{}, { state: 'a'.repeat(43), code: 'code' }, { code: 'code' }, { error: 'access_denied' }])(
    'an unknown state: %j',
    async (query) => {
      const browser = openBrowser(auth)
      await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'stale')
    },
  )
  it('a wrong nonce', async () => {
    const { subject } = await providerAccount()
    const browser = openBrowser(auth)
    const to = await begin(browser)
    to.searchParams.set('nonce', 'another')
    const query = await logInAt(to, { subject })
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'invalid')
  })
  it('another issuer in the answer', async () => {
    const { subject } = await providerAccount()
    const browser = openBrowser(auth)
    const query = { ...(await logInAt(await begin(browser), { subject })), iss: 'https://evil.example' }
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'invalid')
  })
  it('ten minutes without coming back', async () => {
    const { subject } = await providerAccount()
    const browser = openBrowser(auth)
    const query = await logInAt(await begin(browser), { subject })
    auth.clock.advance(minutes(10))
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'stale')
    auth.clock.advance(minutes(-10))
  })
  it.each([60, -60])('a clock that is %i minutes off', async (off) => {
    const { subject } = await providerAccount()
    auth.clock.advance(minutes(off))
    await refused(subject, 'clock')
    auth.clock.advance(minutes(-off))
  })
  it('the person who goes back', async () => {
    const browser = openBrowser(auth)
    const query = await logInAt(await begin(browser), { cancel: '1' })
    expect(query).toMatchObject({ error: 'access_denied' })
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'declined')
  })
  it('a provider that answers an error of its own', async () => {
    const browser = openBrowser(auth)
    const state = (await begin(browser)).searchParams.get('state')!
    const query = { state, error: 'server_error', iss: provider.issuer }
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'unavailable')
  })
  it('a client secret that the provider does not take', async () => {
    const { id, subject } = await providerAccount()
    company = await companyWith(auth, provider.issuer, { clientSecret: 'another one' })
    await employ(auth, id, company.company)
    await refused(subject, 'invalid')
  })
  it.each([
    ['suspended', 'suspended_until = $2'],
    ['deactivated', 'deactivated_at = $2'],
  ])('[AU-18] an account that is %s', async (level, column) => {
    const { id, subject } = await providerAccount()
    const at = new Date(auth.clock.now().getTime() + minutes(60))
    await auth.pool.query(`update account set ${column} where id = $1`, [id, at])
    await refused(subject, level)
  })
  it('no such provider', async () => {
    for (const id of [undefined, 'x', randomUUID()]) {
      const browser = openBrowser(auth)
      const answer = await browser.call(api.startSignOn, {
        query: { ...(id && { provider: id }), redirect: '/jobs' },
      })
      await expectRefused(browser, answer, 'not-offered')
      expect(leadsTo(answer).searchParams.get('redirect')).toBe('/jobs')
    }
  })
})

describe('[AU-08] a provider with a fault', () => {
  it('is down: before, and before the answer', async () => {
    const gone = await startProvider()
    company = await companyWith(auth, gone.issuer)
    const browser = openBrowser(auth)
    const state = (await begin(browser)).searchParams.get('state')!
    await gone.stop()
    const query = { state, code: 'code', iss: gone.issuer }
    await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'unavailable')
    const start = await browser.call(api.startSignOn, { query: { provider: company.provider } })
    await expectRefused(browser, start, 'unavailable')
  })
  it.each([
    ['500', 500, 'application/json', '{}'],
    ['a page', 200, 'text/html', '<p>Hello'],
    ['more than it may say', 200, 'application/json', `{"issuer":"${'x'.repeat(300_000)}"}`],
  ])('says %s', async (_, status, type, body) => {
    const { subject } = await providerAccount()
    for (const path of [/openid-configuration/, /^\/token/, /^\/jwks/, /^\/me/]) {
      const browser = openBrowser(auth)
      provider.respond((_request, response) => {
        response.writeHead(status, { 'content-type': type }).end(body)
      }, path)
      const begun = await browser.call(api.startSignOn, { query: { provider: company.provider } })
      if (leadsTo(begun).pathname === '/login') {
        await expectRefused(browser, begun, 'unavailable')
        continue
      }
      const query = await logInAt(leadsTo(begun), { subject })
      await expectRefused(browser, await browser.call(api.finishSignOn, { query }), 'unavailable')
    }
  })
  it('names an address that is not its own, or leads elsewhere, and that one is not asked', async () => {
    const other = await startProvider()
    const metadata = {
      issuer: provider.issuer,
      authorization_endpoint: `${provider.issuer}/auth`,
      token_endpoint: `${other.issuer}/token`,
      jwks_uri: `${other.issuer}/jwks`,
      response_types_supported: ['code'],
    }
    const browser = openBrowser(auth)
    provider.respond((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
    })
    const state = (await begin(browser)).searchParams.get('state')!
    await expectRefused(
      browser,
      await browser.call(api.finishSignOn, { query: { state, code: 'code' } }),
      'unavailable',
    )
    provider.respond((_request, response) => {
      response.writeHead(302, { location: `${other.issuer}/.well-known/openid-configuration` }).end()
    })
    const start = await browser.call(api.startSignOn, { query: { provider: company.provider } })
    await expectRefused(browser, start, 'unavailable')
    expect(other.asked).toEqual([])
    await other.stop()
  })
})
