import type { RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressTable } from '@lunchpail/contracts/address-table'
import { allEndpoints, allPages } from '@lunchpail/contracts/addresses'
import { signUp } from '@lunchpail/contracts/auth/api'
import { systemClock } from '@lunchpail/kit-service/clock'
import { askAuth } from '../sessions/ask-auth.ts'
import { sessionCookies } from '../sessions/session-cookies.ts'
import { sessions } from '../sessions/sessions.ts'
import { signedIn, testAuth } from '../test/test-auth.ts'
import { middlewareServer } from '../test/test-middleware.ts'
import { bodyOf, smallServer, type Seen } from '../test/test-service.ts'
import { gateway } from './gateway.ts'
import { upstream } from './upstream.ts'

const account = {
  type: 'applicant',
  variant: 'full',
  first_name: 'Ana',
  last_name: 'Ruiz',
  phone: '2125550123',
}
const signingUp = {
  ...account,
  email: 'ana@example.com',
  password: 'hammer-and-9-nails',
  company_name: 'Acme',
  title: 'Lead',
  timezone: 'America/New_York',
  text_consent: true,
  invite: 'i'.repeat(43),
}
const [utm, registering] = [{ source: 'poster' }, { hiring_event: 7, positions: [1, 2] }]
const address = '/app/start/?_st=her'
const visitorCookie = `visitor=${'v'.repeat(22)}`

interface Answered {
  readonly status?: number
  readonly body?: object
  readonly cookies?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
}

/** The gateway, between a browser and services that answer as a test wants them to and tell what arrived. */
const setUp = async ({
  signedUp = {},
  registered = {},
}: { signedUp?: Answered; registered?: Answered } = {}) => {
  const arrived: Seen[] = []
  const answering =
    ({ status = 201, body: given = {}, cookies = [], headers: own = {} }: Answered): RequestListener =>
    (request, response) => {
      void bodyOf(request).then((body) => {
        const { method, url, headers } = request
        arrived.push({ method, url, headers, body })
        response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': [...cookies], ...own })
        response.end(JSON.stringify(given))
      })
    }
  const auth = await testAuth(answering(signedUp))
  auth.sessions.set('new', signedIn('new'))
  const engagement = await smallServer(answering(registered))
  const services = { auth: auth.url, engagement: engagement.url }
  const sending = upstream()
  const site = await middlewareServer(
    gateway({
      table: addressTable(allEndpoints, allPages),
      services,
      sessions: sessions(
        askAuth(auth.url, async () => 'Bearer shell'),
        systemClock,
      ),
      cookies: sessionCookies(false),
      upstream: sending,
      upstreamTimeoutMs: 5_000,
      origin: 'https://site.example',
    }),
  )
  onTestFinished(async () => {
    await Promise.all([site, auth, engagement].map(({ stop }) => stop()))
    await sending.close()
  })
  const ofPage = { 'x-csrf-token': 'from-the-page' }
  const register = async (fields: unknown, cookie = visitorCookie, more: Record<string, string> = ofPage) => {
    const answer = await fetch(site.url + address, {
      method: 'POST',
      body: typeof fields === 'string' ? fields : JSON.stringify(fields),
      headers: { 'content-type': 'application/json', cookie, ...more },
    })
    return {
      status: answer.status,
      headers: answer.headers,
      cookies: answer.headers.getSetCookie(),
      body: (await answer.json()) as Record<string, unknown>,
    }
  }
  return { arrived, auth, register }
}
describe('[EN-09] who registers and signs up at once', () => {
  const whole = { ...signingUp, utm, ...registering, csrf_token: 'from-the-page' }

  it('signs up first with the fields of a sign-up alone, and then registers with the rest, as that person', async () => {
    const { arrived, register } = await setUp({
      signedUp: { cookies: ['session=new; Path=/', 'login=1; Path=/'] },
      registered: { body: { registration: { id: 1 } }, cookies: ['engaged=1; Path=/'] },
    })
    const { status, body, cookies, headers } = await register(whole)
    expect([status, body]).toEqual([201, { registration: { id: 1 } }])
    expect(cookies).toEqual(['session=new; Path=/', 'login=1; Path=/', 'engaged=1; Path=/'])
    expect(headers.get('x-request-id')).toBe('request-1')
    expect(arrived.map(({ method, url }) => [method, url])).toEqual([
      ['POST', signUp.path],
      ['POST', address],
    ])
    const [first, second] = arrived
    expect(JSON.parse(first!.body)).toEqual({ ...signingUp, utm, csrf_token: 'from-the-page' })
    expect(first!.headers).toMatchObject({
      authorization: `Bearer token-${'v'.repeat(22)}`,
      'x-csrf-token': 'from-the-page',
    })
    expect(JSON.parse(second!.body)).toEqual({ ...registering, utm })
    expect(second!.headers).toMatchObject({
      authorization: 'Bearer token-new',
      // the page was a visitor's: its own value would be refused
      'x-csrf-token': 'csrf-new',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(second!.body)),
    })
  })

  it('[AU-21] needs no CSRF value where a page of the site registers, and gets one from no one else', async () => {
    const { csrf_token: _, ...plain } = whole
    for (const [origin, value] of [
      ['https://site.example', `csrf-${'v'.repeat(22)}`],
      ['https://evil.example', undefined],
    ] as const) {
      const { arrived, register } = await setUp({ signedUp: { cookies: ['session=new; Path=/'] } })
      await register(plain, visitorCookie, { origin })
      expect([origin, arrived[0]!.headers['x-csrf-token']]).toEqual([origin, value])
    }
  })

  it('counts the bytes of what is sent on, and not its letters', async () => {
    const { arrived, register } = await setUp({ signedUp: { cookies: ['session=new; Path=/'] } })
    expect((await register({ ...whole, first_name: 'Íñigo' })).status).toBe(201)
    expect(JSON.parse(arrived[0]!.body)).toMatchObject({ first_name: 'Íñigo' })
  })

  it('is told that it was the sign-up that failed, and is not registered', async () => {
    const refusal = { error: 'That email is taken.', code: 'duplicate-user' }
    const { arrived, register } = await setUp({
      signedUp: { status: 409, body: refusal, headers: { 'retry-after': '7' } },
    })
    const { status, body, cookies, headers } = await register(whole)
    expect([status, body, cookies]).toEqual([409, { ...refusal, failed: 'sign-up' }, []])
    expect(headers.get('retry-after')).toBe('7')
    expect(arrived.map(({ url }) => url)).toEqual([signUp.path])
  })

  it('stays signed in where it was the registration that failed, and is told so', async () => {
    const refusal = { error: 'The event is full.', code: 'conflict' }
    const { register } = await setUp({
      signedUp: { cookies: ['session=new; Path=/'] },
      registered: { status: 400, body: refusal },
    })
    const { status, body, cookies } = await register(whole)
    expect([status, body, cookies]).toEqual([
      400,
      { ...refusal, failed: 'registration' },
      ['session=new; Path=/'],
    ])
  })

  it('is looked up anew afterwards: what was known of the browser is over', async () => {
    const { auth, register } = await setUp({ signedUp: { status: 409 } })
    await register(whole)
    await register(whole)
    expect(auth.asked).toHaveLength(2)
  })
})

describe('[EN-09] a registration goes on as it was sent', () => {
  it('of a signed-in person, whatever is in it', async () => {
    const { arrived, auth, register } = await setUp({ registered: { status: 409 } })
    auth.sessions.set('old', signedIn('old'))
    const text = JSON.stringify({ ...signingUp, ...registering })
    const { status, body } = await register(text, `session=old; ${visitorCookie}`)
    expect([status, body]).toEqual([409, { failed: 'registration' }])
    expect(arrived.map(({ url, body: sent }) => [url, sent])).toEqual([[address, text]])
    expect(arrived[0]!.headers).toMatchObject({
      authorization: 'Bearer token-old',
      'x-csrf-token': 'from-the-page',
    })
  })

  it.each([
    ['without an email', JSON.stringify({ ...account, ...registering })],
    ['as a list', JSON.stringify([signingUp])],
    ['as a word', '"email"'],
    ['as nothing', 'null'],
    ['cut off', '{"email":'],
    // what is put together again of it overran the stack
    ['nested by thousands', `{"email":"ana@example.com","utm":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
  ])('of a visitor, %s, for its owner to refuse', async (_, text) => {
    const { arrived, register } = await setUp({ registered: { status: 401, body: { code: 'signed-out' } } })
    const { status, body } = await register(text)
    expect([status, body]).toEqual([401, { code: 'signed-out', failed: 'registration' }])
    expect(arrived.map(({ url, body: sent }) => [url, sent])).toEqual([[address, text]])
  })

  it('up to the size of a sign-up', async () => {
    const { arrived, register } = await setUp()
    expect((await register('x'.repeat(signUp.bodyLimit))).status).toBe(201)
    const refused = await register('x'.repeat(signUp.bodyLimit + 1))
    expect([refused.status, refused.body['code']]).toEqual([413, 'too-large'])
    expect(arrived).toHaveLength(1)
  })
})
