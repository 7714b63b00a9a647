import type { RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { addressTable } from '@lunchpail/contracts/address-table'
import { allEndpoints, allPages } from '@lunchpail/contracts/addresses'
import { systemClock } from '@lunchpail/kit-service/clock'
import { askAuth } from '../sessions/ask-auth.ts'
import { sessionCookies } from '../sessions/session-cookies.ts'
import { sessions } from '../sessions/sessions.ts'
import { signedIn, testAuth } from '../test/test-auth.ts'
import { middlewareServer } from '../test/test-middleware.ts'
import { bodyOf, smallServer } from '../test/test-service.ts'
import { gateway } from './gateway.ts'
import { upstream } from './upstream.ts'

interface Answered {
  readonly status?: number
  readonly body?: object
}

/** The gateway between a person who is signed in and owners that answer as a test wants them to. */
const setUp = async (answers: { readonly [owner: string]: Answered } = {}) => {
  const arrived: { owner: string; call: string; csrf: unknown; body: unknown }[] = []
  const owner =
    (name: string): RequestListener =>
    (request, response) =>
      void bodyOf(request).then((body) => {
        const { method, url, headers } = request
        arrived.push({
          owner: name,
          call: `${method} ${url}`,
          csrf: headers['x-csrf-token'],
          body: body === '' ? '' : JSON.parse(body),
        })
        const { status = 200, body: said = { said: name } } = answers[name] ?? {}
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said))
      })
  const auth = await testAuth(owner('auth'))
  auth.sessions.set('s', signedIn('s'))
  const [wizard, profile] = await Promise.all([smallServer(owner('wizard')), smallServer(owner('profile'))])
  const sending = upstream()
  const site = await middlewareServer(
    gateway({
      table: addressTable(allEndpoints, allPages),
      services: { auth: auth.url, wizard: wizard.url, profile: profile.url },
      sessions: sessions(
        askAuth(auth.url, async () => 'Bearer shell'),
        systemClock,
      ),
      cookies: sessionCookies(false),
      upstream: sending,
      upstreamTimeoutMs: 5_000,
      origin: 'https://lunchpail.example',
    }),
  )
  onTestFinished(async () => {
    await Promise.all([site, auth, wizard, profile].map(({ stop }) => stop()))
    await sending.close()
  })
  const call = async (method: string, path: string, fields: unknown, headers: object = {}) => {
    const answer = await fetch(site.url + path, {
      method,
      body: typeof fields === 'string' ? fields : JSON.stringify(fields),
      headers: {
        'content-type': 'application/json',
        cookie: 'session=s',
        'x-csrf-token': 'page',
        ...headers,
      },
    })
    return { status: answer.status, body: (await answer.json()) as object }
  }
  return { arrived, call }
}

describe('[WZ-39] a save of an application with a password', () => {
  const save = '/app/start/?_st=info'

  it('is saved without it, which auth gets afterwards', async () => {
    const { arrived, call } = await setUp()
    const said = await call('POST', save, { first_name: 'Ana', password: 'hammer-and-9-nails' })
    expect(said).toEqual({ status: 200, body: { said: 'wizard', password: { changed: true } } })
    expect(arrived).toEqual([
      { owner: 'wizard', call: `POST ${save}`, csrf: 'page', body: { first_name: 'Ana' } },
      {
        owner: 'auth',
        call: 'PATCH /api/hire/v1/auth/',
        csrf: 'csrf-s',
        body: { password: 'hammer-and-9-nails' },
      },
    ])
  })

  it('succeeds where the password is not taken, and says that it was not changed', async () => {
    const error = 'You have a password already.'
    const { call } = await setUp({ auth: { status: 409, body: { error, code: 'conflict' } } })
    expect(await call('POST', save, { password: 'hammer-and-9-nails' })).toEqual({
      status: 200,
      body: { said: 'wizard', password: { changed: false, error } },
    })
    const short = { code: 'account.password-length', error: 'Must be at least 8 characters' }
    const refusal = { error: 'Please check the marked fields.', code: 'invalid', fields: { password: short } }
    const other = await setUp({ auth: { status: 400, body: refusal } })
    expect((await other.call('POST', save, { password: 'short' })).body).toMatchObject({
      password: { changed: false, error: short.error },
    })
  })

  it('says of a password that is no text what auth says of it', async () => {
    const invalid = { code: 'field.invalid', error: 'Please enter a valid value' }
    const refusal = {
      error: 'Please check the marked fields.',
      code: 'invalid',
      fields: { password: invalid },
    }
    const { arrived, call } = await setUp({ auth: { status: 400, body: refusal } })
    expect(await call('POST', save, { first_name: 'Ana', password: 12345678 })).toEqual({
      status: 200,
      body: { said: 'wizard', password: { changed: false, error: invalid.error } },
    })
    expect(arrived.map(({ body }) => body)).toEqual([{ first_name: 'Ana' }, { password: 12345678 }])
  })

  it('changes no password where it was refused, and none that is empty or a visitor’s', async () => {
    const { arrived, call } = await setUp({ wizard: { status: 400, body: { code: 'invalid' } } })
    expect(await call('POST', save, { password: 'hammer-and-9-nails' })).toEqual({
      status: 400,
      body: { code: 'invalid' },
    })
    const other = await setUp()
    await other.call('POST', save, { password: '' })
    await other.call('POST', save, { password: 'hammer-and-9-nails' }, { cookie: 'visitor=v' })
    expect([...arrived, ...other.arrived].map(({ owner }) => owner)).toEqual(['wizard', 'wizard', 'wizard'])
  })

  it('passes on as it is what carries none, also what is no JSON', async () => {
    const { arrived, call } = await setUp()
    await call('POST', save, { first_name: 'Íñigo' })
    await call('POST', save, '["password"]')
    expect(arrived.map(({ body }) => body)).toEqual([{ first_name: 'Íñigo' }, ['password']])
  })
})

describe('[PR-09] a save of a profile with what is of other owners', () => {
  const path = '/api/hire/v1/profile/'
  const whole = {
    self_promo: 'On time.',
    gender: 'female',
    user: { ethnicity: 3, address_city: 'Newark', gender: 'male' },
    profile: { user: { veteran_status: 2, resume_status: 2 } },
    disability_status: null,
    csrf_token: 'page',
  }

  it('gives each owner its own part alone, the equal-opportunity answers to their own store', async () => {
    const { arrived, call } = await setUp()
    expect(await call('PATCH', path, whole)).toEqual({ status: 200, body: { said: 'profile' } })
    expect(arrived).toEqual([
      {
        owner: 'profile',
        call: `PATCH ${path}`,
        csrf: 'page',
        body: {
          self_promo: 'On time.',
          user: { address_city: 'Newark' },
          profile: { user: {} },
          csrf_token: 'page',
        },
      },
      {
        owner: 'wizard',
        call: 'PATCH /api/hire/v1/equal-opportunity/',
        csrf: 'page',
        body: { gender: 'female', ethnicity: 3, veteran_status: 2, csrf_token: 'page' },
      },
      {
        owner: 'wizard',
        call: 'POST /app/start/',
        csrf: 'page',
        body: { resume_status: 2, csrf_token: 'page' },
      },
    ])
  })

  it('is refused with what is wrong in such a part, before anything of it is saved', async () => {
    const { arrived, call } = await setUp({ wizard: { status: 400, body: { code: 'invalid' } } })
    const said = await call('POST', path, { gender: 'robot' }, { 'x-http-method-override': 'PATCH' })
    expect(said).toEqual({ status: 400, body: { code: 'invalid', failed: 'equal-opportunity' } })
    expect(arrived).toHaveLength(1)
  })

  it('keeps from profile what stands below alone', async () => {
    const { arrived, call } = await setUp()
    await call('PATCH', path, { user: { gender: 'female' } })
    expect(arrived.map(({ owner, body }) => [owner, body])).toEqual([
      ['profile', { user: {} }],
      ['wizard', { gender: 'female' }],
    ])
  })

  it.each([
    ['profile', { gender: 'female', resume_status: 2, self_promo: 'x'.repeat(501) }],
    ['wizard', { ethnicity: 5, resume_status: 9 }],
  ])('stores nothing of a call that %s refuses', async (owner, body) => {
    const { arrived, call } = await setUp({ [owner]: { status: 400, body: { code: 'invalid' } } })
    expect((await call('PATCH', path, body)).status).toBe(400)
    expect(arrived.map(({ call: to }) => to)).toEqual([
      owner === 'profile' ? `PATCH ${path}` : 'POST /app/start/',
    ])
  })
})
