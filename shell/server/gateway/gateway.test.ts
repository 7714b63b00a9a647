import { once } from 'node:events'
import { request } from 'node:http'
import type { RequestListener } from 'node:http'
import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { testAuth, signedIn, visitor } from '../test/test-auth.ts'
import { bodyOf, echo, smallServer } from '../test/test-service.ts'
import type { Seen } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'

const running = async <S extends { stop: () => Promise<void> }>(server: Promise<S>): Promise<S> => {
  const started = await server
  onTestFinished(started.stop)
  return started
}
const list = '/api/hire/v1/position/'
const save = '/app/start/'

describe('the gateway', () => {
  it.each([
    ['GET', `${list}?role=8&zip=10001`, undefined],
    ['GET', `/api/hire/v1/position?role=8&zip=10001`, undefined],
    ['POST', `${save}?sn=0&p=1,2`, '{"complete":0}'],
    ['POST', `/app/start?sn=0&p=1,2`, '{"complete":0}'],
    ['PATCH', '/api/hire/v1/auth/', '{"password":"x"}'],
    ['PATCH', '/api/hire/v1/auth', '{"password":"x"}'],
  ])('[SH-15] passes %s %s on with its method, query and body', async (method, target, body) => {
    const auth = await running(testAuth())
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, JOBS_URL: service.url, WIZARD_URL: service.url })
    const answer = await fetch(site.url + target, {
      method,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.status).toBe(200)
    const seen = (await answer.json()) as Seen
    expect([seen.method, seen.url, seen.body]).toEqual([method, target, body ?? ''])
  })

  it('[AU-21] tells the service of a write whether a page of the site makes it, as the browser says', async () => {
    const auth = await running(testAuth())
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: service.url })
    const [ours, foreign] = ['http://localhost:3000', 'https://evil.example']
    const told = async (headers: Record<string, string>) => {
      const answer = await fetch(site.url + save, { method: 'POST', body: '{}', headers })
      const seen = (await answer.json()) as Seen
      return [seen.headers['x-own-page'], answer.headers.getSetCookie().length]
    }
    const own = ['1', 1]
    const other = [undefined, 0]
    const rows: [Record<string, string>, unknown[]][] = [
      [{ 'sec-fetch-site': 'same-origin' }, own],
      [{ 'sec-fetch-site': 'same-origin', origin: ours }, own],
      [{ origin: ours }, own],
      [{ 'sec-fetch-site': 'same-origin', cookie: `visitor=${'v'.repeat(22)}` }, ['1', 0]],
      [{}, other],
      [{ origin: foreign }, other],
      [{ origin: 'null' }, other],
      [{ origin: `${ours}.evil.example` }, other],
      [{ referer: `${ours}/jobs` }, other],
      [{ 'x-own-page': '1' }, other],
      // the browser's own word stands above what else came
      ...['same-site', 'cross-site', 'none', ''].map((site): [Record<string, string>, unknown[]] => [
        { 'sec-fetch-site': site, origin: ours },
        other,
      ]),
    ]
    const failures = []
    for (const [headers, wanted] of rows) {
      const got = await told(headers)
      if (JSON.stringify(got) !== JSON.stringify(wanted)) failures.push({ headers, got })
    }
    expect(failures).toEqual([])
  })

  it('[SH-08] [PR-09] takes a POST for the method that its header names', async () => {
    const auth = await running(testAuth())
    const site = await testSite({ AUTH_URL: auth.url })
    const answer = await fetch(`${site.url}/api/hire/v1/auth/`, {
      method: 'POST',
      body: '{}',
      headers: { 'x-http-method-override': 'PATCH' },
    })
    const seen = (await answer.json()) as Seen
    expect(seen.method).toBe('PATCH')
    expect(seen.headers).not.toHaveProperty('x-http-method-override')
  })

  it.each([
    [429, 'text/html,application/xhtml+xml', 303, '/login?sign_on=too-many-requests'],
    [500, 'text/html', 303, '/login?sign_on=unavailable'],
    [429, 'application/json', 429, null],
    [303, 'text/html', 303, '/there'],
    [200, 'text/html', 200, null],
  ])('[AU-08] leads a browser that came by a link to a page, not to JSON: %i to %s', async (...row) => {
    const [status, accept, answered, location] = row
    const sso = await running(
      smallServer(({ url }, response) => {
        const isSession = url?.startsWith('/internal/')
        const headers = { 'content-type': 'application/json', location: '/there' }
        response.writeHead(isSession ? 200 : status, headers)
        response.end(isSession ? JSON.stringify(visitor('v')) : '{}')
      }),
    )
    const site = await testSite({ AUTH_URL: sso.url })
    const answer = await fetch(`${site.url}/api/hire/v1/auth/sso/?provider=x`, {
      headers: { accept },
      redirect: 'manual',
    })
    expect([answer.status, answered === 303 ? answer.headers.get('location') : null]).toEqual([
      answered,
      location,
    ])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('gives a browser the refusal of an address that has no page for it', async () => {
    const service = await running(
      smallServer((_, response) => response.writeHead(404).end('{"code":"none"}')),
    )
    const site = await testSite({ JOBS_URL: service.url })
    const answer = await fetch(site.url + list, { headers: { accept: 'text/html' } })
    expect([answer.status, await answer.text()]).toEqual([404, '{"code":"none"}'])
  })

  it('names the caller by its token alone, and passes on nothing else that a caller says of itself', async () => {
    const auth = await running(testAuth())
    auth.sessions.set('secret', signedIn('secret'))
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, ENGAGEMENT_URL: service.url })
    const answer = await fetch(`${site.url}/api/hire/v1/application/`, {
      headers: {
        cookie: 'session=secret; language=es',
        authorization: 'Bearer forged',
        'x-forwarded-for': '10.0.0.1',
        'x-forwarded-host': 'evil.example',
        'x-request-id': 'mine',
        'x-real-ip': '10.0.0.1',
        traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
      },
    })
    const { headers } = (await answer.json()) as Seen
    expect(headers).toMatchObject({
      authorization: 'Bearer token-secret',
      'accept-language': 'es',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(headers['traceparent']).toMatch(
      /^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[0-9a-f]{16}-01$/,
    )
    expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
    for (const name of ['cookie', 'x-forwarded-host', 'x-real-ip']) expect(headers).not.toHaveProperty(name)
  })

  it.each([
    ['of its connection', '0', '203.0.113.1', '127.0.0.1'],
    ['of its connection, where that is no proxy', '10.0.0.0/8', '203.0.113.1', '127.0.0.1'],
    ['that the proxy saw', '127.0.0.0/8', '203.0.113.1', '203.0.113.1'],
    [
      'that the proxy saw, whatever it wrote itself',
      '127.0.0.0/8',
      '1.1.1.1, 10.0.0.1, 203.0.113.1',
      '203.0.113.1',
    ],
    ['that the first of two proxies saw', '2', '1.1.1.1, 203.0.113.1, 10.0.0.1', '203.0.113.1'],
  ])('hands on the one address of a person: the one %s', async (_, trusted, written, address) => {
    const service = await running(smallServer(echo))
    const site = await testSite({ JOBS_URL: service.url, TRUSTED_PROXIES: trusted })
    const seen = (await (
      await fetch(site.url + list, { headers: { 'x-forwarded-for': written } })
    ).json()) as Seen
    expect(seen.headers['x-forwarded-for']).toBe(address)
  })

  it('keeps the narrower policy that a service sends with what it streams', async () => {
    const policy = "default-src 'none'; sandbox"
    const service = await running(
      smallServer((_, response) => response.setHeader('content-security-policy', policy).end('<svg/>')),
    )
    const site = await testSite({ JOBS_URL: service.url })
    const { headers } = await fetch(`${site.url}/api/hire/v1/company/1/logo/`)
    expect(headers.get('content-security-policy')).toBe(policy)
    expect((await fetch(site.url)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it.each(['PATCH', 'POST'])(
    'asks auth anew who the caller is after a %s to auth, which may have changed it',
    async (method) => {
      const auth = await running(testAuth())
      auth.sessions.set('s', signedIn('s'))
      const service = await running(smallServer(echo))
      const site = await testSite({ AUTH_URL: auth.url, ENGAGEMENT_URL: service.url })
      const headers = { cookie: 'session=s' }
      const token = async () => {
        const seen = (await (await fetch(`${site.url}/api/hire/v1/application/`, { headers })).json()) as Seen
        return seen.headers['authorization']
      }
      expect(await token()).toBe('Bearer token-s')
      auth.sessions.set('s', { ...signedIn('s'), token: 'token-changed' })
      expect(await token()).toBe('Bearer token-s')
      const target = allEndpoints.find((one) => one.owner === 'auth' && one.method === method)!.path
      expect((await fetch(site.url + target, { method, headers, body: '{}' })).status).toBe(200)
      expect(await token()).toBe('Bearer token-changed')
    },
  )

  it('asks auth nothing when a visitor reads', async () => {
    const auth = await running(testAuth())
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, JOBS_URL: service.url })
    const seen = (await (await fetch(site.url + list)).json()) as Seen
    expect(seen.headers).not.toHaveProperty('authorization')
    expect(auth.asked).toEqual([])
  })

  it('[SH-02] lets visitors and signed-in people read what is public while auth is down, and refuses the rest', async () => {
    const service = await running(smallServer(echo))
    const site = await testSite({
      JOBS_URL: service.url,
      ENGAGEMENT_URL: service.url,
      WIZARD_URL: service.url,
    })
    const cookie = { cookie: 'session=s' }
    expect((await fetch(site.url + list)).status).toBe(200)
    expect((await fetch(site.url + list, { headers: cookie })).status).toBe(200)
    const refused = await fetch(`${site.url}/api/hire/v1/application/`, {
      headers: { ...cookie, 'accept-language': 'es' },
    })
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({
      code: 'unavailable',
      error: expect.stringContaining('no está disponible'),
    })
    expect((await fetch(site.url + save, { method: 'POST', body: '{}' })).status).toBe(503)
  })

  it('[SH-02] answers 503 with a sentence for a service that is dead, slow, or speaks no HTTP', async () => {
    const slow = await running(smallServer(() => undefined))
    const garbage = net
      .createServer((socket) => socket.on('error', () => {}).end('this is no answer\r\n\r\n'))
      .listen(0, '127.0.0.1')
    await once(garbage, 'listening')
    onTestFinished(() => void garbage.close())
    const auth = await running(testAuth())
    auth.sessions.set('s', signedIn('s'))
    const site = await testSite(
      {
        AUTH_URL: auth.url,
        JOBS_URL: slow.url,
        WIZARD_URL: `http://127.0.0.1:${(garbage.address() as AddressInfo).port}`,
      },
      { upstreamTimeoutMs: 150 },
    )
    for (const path of [list, '/api/hire/v1/wizard/', '/api/hire/v1/application/']) {
      const answer = await fetch(site.url + path, { headers: { cookie: 'session=s' } })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) })
    }
  })

  it.each([
    ['hangs', () => undefined],
    ['dies once it has the body', (request, response) => void bodyOf(request).then(() => response.destroy())],
    ['dies at once', (request) => void request.destroy()],
  ] satisfies [string, RequestListener][])(
    '[SH-02] answers 503 to a write whose service %s',
    async (_, listener) => {
      const auth = await running(testAuth())
      const service = await running(smallServer(listener))
      const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: service.url }, { upstreamTimeoutMs: 150 })
      const answer = await fetch(site.url + save, {
        method: 'POST',
        body: '{"complete":0}',
        headers: { 'content-type': 'application/json' },
      })
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'unavailable' })
    },
  )

  it('breaks off where the service breaks off, so that half an answer is not taken for a whole one', async () => {
    const service = await running(
      smallServer((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"positions":[')
        setImmediate(() => response.destroy())
      }),
    )
    const site = await testSite({ JOBS_URL: service.url })
    await expect(fetch(site.url + list).then((answer) => answer.text())).rejects.toThrow()
  })

  it('lets go of the service when the caller goes away', async () => {
    const closed = vi.fn()
    const arrived = Promise.withResolvers<void>()
    const service = await running(
      smallServer((request) => {
        request.socket.once('close', closed)
        arrived.resolve()
      }),
    )
    const site = await testSite({ JOBS_URL: service.url })
    const leaving = new AbortController()
    const call = fetch(site.url + list, { signal: leaving.signal })
    await arrived.promise
    leaving.abort()
    await expect(call).rejects.toThrow()
    await vi.waitFor(() => expect(closed).toHaveBeenCalled())
  })

  it.each([
    ['told in advance', (size: number) => 'x'.repeat(size)],
    ['found on the way', (size: number) => new Blob(['x'.repeat(size)]).stream()],
  ])('refuses a body over 1 MiB, %s', async (_, body) => {
    const auth = await running(testAuth())
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: service.url })
    const post = (size: number) =>
      fetch(site.url + save, { method: 'POST', body: body(size), duplex: 'half' } as RequestInit)
    expect((await post(1024 * 1024)).status).toBe(200)
    const refused = await post(1024 * 1024 + 1)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ code: 'too-large' })
  })

  it('answers HEAD as the read that it is, and takes no other method of a read', async () => {
    const service = await running(smallServer(echo))
    const site = await testSite({ JOBS_URL: service.url })
    const head = await fetch(site.url + list, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    const read = await fetch(site.url + list, { headers: { 'x-http-method-override': 'PATCH' } })
    expect(((await read.json()) as Seen).method).toBe('GET')
  })

  it('keeps the body of a read from the service', async () => {
    const service = await running(smallServer(echo))
    const site = await testSite({ JOBS_URL: service.url })
    const headers = { 'content-type': 'application/json', 'content-length': 2 }
    const seen = await new Promise<Seen>((resolve, reject) => {
      const sent = request(site.url + list, { headers }, (response) => {
        void bodyOf(response).then((text) => resolve(JSON.parse(text) as Seen))
      })
      sent.on('error', reject).end('{}')
    })
    expect(seen).toMatchObject({ method: 'GET', body: '' })
    for (const name of Object.keys(headers)) expect(seen.headers).not.toHaveProperty(name)
  })

  it('names each answer by its own request id, whatever the service says', async () => {
    const service = await running(
      smallServer((_, response) => response.setHeader('x-request-id', 'of the service').end('{}')),
    )
    const site = await testSite({ JOBS_URL: service.url })
    const ids = [await fetch(site.url + list), await fetch(site.url + list)].map(({ headers }) =>
      headers.get('x-request-id'),
    )
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(ids[0]).not.toBe(ids[1])
  })

  it('keeps who the caller is over their reads of auth', async () => {
    const auth = await running(testAuth())
    auth.sessions.set('s', signedIn('s'))
    const site = await testSite({ AUTH_URL: auth.url })
    const target = allEndpoints.find(
      (one) => one.owner === 'auth' && one.method === 'GET' && one.access.kind === 'session',
    )!.path
    for (let time = 0; time < 2; time += 1)
      expect((await fetch(site.url + target, { headers: { cookie: 'session=s' } })).status).toBe(200)
    expect(auth.asked).toHaveLength(1)
  })

  it('asks no service about a body that says that it is too long, and ends its connection', async () => {
    const auth = await running(testAuth())
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: auth.url, WIZARD_URL: service.url })
    const refused = await fetch(site.url + save, { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) })
    expect([refused.status, refused.headers.get('connection')]).toEqual([413, 'close'])
    expect(auth.asked).toEqual([])
  })

  it('routes no internal address, and names the methods of an address that has others', async () => {
    const service = await running(smallServer(echo))
    const site = await testSite({ AUTH_URL: service.url, JOBS_URL: service.url })
    for (const path of ['/internal/session/', '/internal/session', '/internal/keys/', '/internal/schemas']) {
      const answers = [await fetch(site.url + path, { method: 'POST' }), await fetch(site.url + path)]
      expect(answers.map(({ status }) => status)).toEqual([404, 404])
    }
    const other = await fetch(site.url + list, { method: 'DELETE' })
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET'])
  })
})
