import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { tokenAudience, tokenIssuer } from '@lunchpail/contracts/auth/api'
import { MovableClock } from './clock.ts'
import { callerChecker } from './check-caller.ts'
import { createCallerKeys, createTestTokens, defaultPerson } from './testing/test-tokens.ts'
import { tokenReader } from './token.ts'

const anonymous = {
  caller: { account: null, sessionId: null, level: 'normal' },
  csrf: null,
  earlierCsrf: [],
}
const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
let tokens: Awaited<ReturnType<typeof createTestTokens>>
let keyPair: Awaited<ReturnType<typeof generateKeyPair>>
let keys: string
beforeAll(async () => {
  tokens = await createTestTokens(clock)
  keyPair = await generateKeyPair('EdDSA', { extractable: true })
  keys = JSON.stringify({ keys: [{ ...(await exportJWK(keyPair.publicKey)), kid: 'own', alg: 'EdDSA' }] })
})

const seconds = () => Math.floor(clock.now().getTime() / 1_000)
const sign = (claims: Record<string, unknown>, expires: number | null = seconds() + 30, kid = 'own') => {
  const token = new SignJWT({ iss: tokenIssuer, aud: tokenAudience, ...claims }).setProtectedHeader({
    alg: 'EdDSA',
    kid,
  })
  return (expires === null ? token : token.setExpirationTime(expires)).sign(keyPair.privateKey)
}
const readerOf = (tokenKeys = keys) =>
  tokenReader({ authUrl: 'http://127.0.0.1:9', tokenKeys, callerKey: undefined }, clock)
/** What auth says of each signed-in account. */
const named = { version: 1, person: defaultPerson }
const read = async (claims: Record<string, unknown>) => readerOf()(`Bearer ${await sign(claims)}`)

describe('the caller of a request', () => {
  it('is whom the token of the gateway names', async () => {
    const { token, csrf } = tokens.account({
      id: 'a1',
      version: 3,
      sessionId: 's1',
      level: 'deactivated',
    })
    const identity = await readerOf(tokens.keys)(`Bearer ${await token()}`)
    expect(identity).toEqual({
      caller: {
        account: { id: 'a1', type: 'applicant', version: 3, person: defaultPerson, company: null },
        sessionId: 's1',
        level: 'deactivated',
      },
      csrf,
      earlierCsrf: [],
    })
  })

  it('is a visitor with the CSRF values of their pages', async () => {
    expect(await read({ csrf: 'now', csrf_earlier: ['before'] })).toEqual({
      ...anonymous,
      csrf: 'now',
      earlierCsrf: ['before'],
    })
    expect(await read({ level: 'normal', csrf: null, sid: null, type: null, person: null })).toEqual(
      anonymous,
    )
  })

  it.each([
    ['an account without a type', { sub: 'a1' }],
    ['a type without an account', { type: 'applicant' }],
    ['an unknown type', { sub: 'a1', type: 'robot' }],
    ['too long an id', { sub: 'a'.repeat(65), type: 'applicant' }],
    ['an unknown level', { sub: 'a1', type: 'applicant', level: 'odd' }],
    ['half a person', { sub: 'a1', type: 'applicant', person: { first_name: 'Ana' } }],
    ['another issuer', { sub: 'a1', type: 'applicant', iss: 'another' }],
    ['no person', { sub: 'a1', type: 'applicant', person: undefined }],
    ['no version', { sub: 'a1', type: 'applicant', version: undefined }],
    ['no issuer', { sub: 'a1', type: 'applicant', iss: undefined }],
    ['another audience', { sub: 'a1', type: 'applicant', aud: 'another' }],
    ['no audience', { sub: 'a1', type: 'applicant', aud: undefined }],
  ])('is anonymous by %s', async (_, claims) => {
    expect((await read({ ...named, ...claims })).caller.account).toBeNull()
  })

  it('has an id of 64 characters at most', async () => {
    expect((await read({ ...named, sub: 'a'.repeat(64), type: 'applicant' })).caller.account).toEqual({
      id: 'a'.repeat(64),
      type: 'applicant',
      version: 1,
      person: defaultPerson,
      company: null,
    })
  })

  it.each([
    ['as auth says', { id: 'c1', name: 'Acme', approved: true, level: 2, access: null }, true],
    ['that auth does not name', undefined, false],
    [
      'of a level that is not known here',
      { id: 'c1', name: 'Acme', approved: true, level: 5, access: null },
      false,
    ],
    [
      'of half an access',
      { id: 'c1', name: 'Acme', approved: true, level: 3, access: { company: 1 } },
      false,
    ],
  ])('[AU-26] has the company %s', async (_, company, isRead) => {
    const { account } = (await read({ ...named, sub: 'a1', type: 'hiring manager', company })).caller
    expect(account).toMatchObject({ id: 'a1', company: isRead ? company : null })
  })

  it.each([
    ['no header', undefined],
    ['no token', 'Bearer '],
    ['another scheme', 'Basic abc'],
    ['what is no token', 'Bearer a.b.c'],
    ['a lower-case scheme', 'bearer a.b.c'],
  ])('is anonymous by %s', async (_, authorization) => {
    expect(await readerOf()(authorization)).toEqual(anonymous)
  })

  it('is anonymous without the word before the token', async () => {
    expect(await readerOf()(await sign({ ...named, sub: 'a1', type: 'applicant' }))).toEqual(anonymous)
  })

  it('is anonymous by a token without an end, of another algorithm, or of an unknown key', async () => {
    const claims = { ...named, sub: 'a1', type: 'applicant' }
    const other = await generateKeyPair('ES256', { extractable: true })
    const es256 = new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: 'es' })
      .setExpirationTime(seconds() + 30)
    const both = JSON.stringify({
      keys: [...JSON.parse(keys).keys, { ...(await exportJWK(other.publicKey)), kid: 'es', alg: 'ES256' }],
    })
    for (const token of [
      await sign(claims, null),
      await es256.sign(other.privateKey),
      await sign(claims, seconds() + 30, 'unknown'),
      `${await sign(claims)}x`,
    ])
      expect(await readerOf(both)(`Bearer ${token}`)).toEqual(anonymous)
  })

  it('is known until the token ends, and not after it', async () => {
    const identify = readerOf()
    const authorization = `Bearer ${await sign({ ...named, sub: 'a1', type: 'applicant' })}`
    expect((await identify(authorization)).caller.account?.id).toBe('a1')
    clock.advance(29_999)
    expect(await identify(authorization)).toBe(await identify(authorization))
    expect((await identify(authorization)).caller.account?.id).toBe('a1')
    clock.advance(1)
    expect(await identify(authorization)).toEqual(anonymous)
  })
})

describe("auth's keys", () => {
  const auth = async (answer: RequestListener) => {
    let asked: string[] = []
    let authorization = ''
    const callers = await createCallerKeys(clock)
    const callerKey = JSON.parse(callers.key('jobs')) as JWK
    const check = callerChecker({ noun: 'auth', callerKeys: callers.keys }, clock)
    const server = createServer((request, response) => {
      asked = [...asked, request.url ?? '']
      authorization = request.headers.authorization ?? ''
      answer(request, response)
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const identify = tokenReader(
      { authUrl: `http://127.0.0.1:${port}`, tokenKeys: undefined, callerKey },
      clock,
    )
    return { identify, asked: () => asked, checkAsker: () => check(authorization, ['jobs']) }
  }

  it('are asked for once, at auth, by the name of the service', async () => {
    const { identify, asked, checkAsker } = await auth((_, response) => {
      response.setHeader('content-type', 'application/json').end(keys)
    })
    for (const sub of ['a1', 'a2']) {
      const { caller } = await identify(`Bearer ${await sign({ ...named, sub, type: 'applicant' })}`)
      expect(caller.account?.id).toBe(sub)
    }
    expect(asked()).toEqual(['/internal/keys/'])
    await checkAsker()
  })

  it('that cannot be had make the site unavailable, and no caller a visitor', async () => {
    const { identify } = await auth((_, response) => {
      response.statusCode = 500
      response.end()
    })
    const authorization = `Bearer ${await sign({ ...named, sub: 'a1', type: 'applicant' })}`
    await expect(identify(authorization)).rejects.toMatchObject({ refusal: 'unavailable' })
    expect(await identify(undefined)).toEqual(anonymous)
  })
})
