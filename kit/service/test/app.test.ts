import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import * as contract from './sample/contract.ts'
import { echo, remove } from './echo-endpoints.ts'
import { serveApp } from './served-app.ts'

const app = serveApp()
const { serve, credentials, post, postInChunks } = app

it('tells who asks too often when to come back', async () => {
  const { limited } = contract
  for (let time = 0; time < 3; time += 1) await app.client.call(limited)
  const answer = await app.client.call(limited)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('sets cookies for https alone and for this host alone where the site is served by https', async () => {
  const cookiesAt = async (publicUrl: string) => {
    const at = await serve({ ...app.live, config: { ...app.live.config, publicUrl } })
    const answer = await fetch(`${at}/api/note/`, {
      method: 'POST',
      body: '{"text":"cookie"}',
      headers: { ...(await credentials()), 'content-type': 'application/json' },
    })
    return answer.headers.getSetCookie()
  }
  const rest = 'sample=a%20b; Max-Age=60; Path=/; HttpOnly;'
  expect(await cookiesAt('http://site.example')).toEqual([`${rest} SameSite=Lax`])
  expect(await cookiesAt('https://site.example')).toEqual([`__Host-${rest} Secure; SameSite=Lax`])
})

describe('an address', () => {
  it('[SH-08] tells which methods it has where it is asked for another', async () => {
    const answer = await fetch(`${app.url}/api/note/`, { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')!.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
  })

  it('[SH-08] takes a POST for a PATCH where its header says so alone, in whatever case, and no other method', async () => {
    const call = async (method: string, override: string) => {
      const answer = await fetch(`${app.url}/api/note/1/`, {
        method,
        headers: { ...(await credentials()), 'x-http-method-override': override },
      })
      return ((await answer.json()) as { code?: string }).code
    }
    expect(await call('POST', 'patch')).toBe('signed-out')
    expect(await call('POST', 'DELETE')).toBe('method-not-allowed')
    expect(await call('DELETE', 'PATCH')).toBeUndefined()
    expect(app.requests.map(({ endpoint: { name } }) => name)).toEqual([remove.name])
  })
})

describe('a body', () => {
  it('is read as JSON or as a form, also of a DELETE, and may be left out', async () => {
    expect(await post('/api/echo/', '{"a":1}', 'application/json')).toEqual({ a: 1 })
    expect(await post('/api/echo/', 'a=1&b=2', 'application/x-www-form-urlencoded')).toEqual({
      a: '1',
      b: '2',
    })
    const removed = await app.client.call(remove, { params: { id: '7' }, body: { why: 'old' } })
    expect(removed).toMatchObject({ status: 200, body: { id: '7', why: 'old' } })
    expect((await app.client.call(remove, { params: { id: '8' } })).body).toEqual({ id: '8' })
  })

  it('is refused as unreadable where it is broken, or of a type that is not read', async () => {
    expect(await post('/api/echo/', '{"a":', 'application/json')).toBe('unreadable')
    for (const type of ['text/plain', 'text/xml', 'multipart/form-data; boundary=a', undefined])
      expect([type, await post('/api/echo/', 'text', type)]).toEqual([type, 'unreadable'])
    const answer = await fetch(`${app.url}/api/note/7/`, {
      method: 'DELETE',
      body: 'a reason',
      headers: { ...(await credentials()), 'content-type': 'text/plain' },
    })
    // an endpoint that may do without a body takes none for what it cannot read
    expect(await answer.json()).toMatchObject({ code: 'unreadable' })
    expect(app.requests).toEqual([])
  })

  it('is read with a mark of its bytes, compressed or as another kind of JSON, and refused where it names what every object has', async () => {
    const read = async (
      type: string,
      { body, encoding }: { body: string | Uint8Array; encoding?: string },
    ) => {
      const headers = {
        ...(await credentials()),
        'content-type': type,
        ...(encoding && { 'content-encoding': encoding }),
      }
      return (await fetch(`${app.url}/api/echo/`, { method: 'POST', body, headers })).text()
    }
    const json = JSON.stringify({ a: 'ñ' })
    const plain = await read('application/json', { body: json })
    expect(plain).toContain('ñ')
    expect(await read('application/json; charset=UTF-8', { body: `\ufeff${json}` })).toBe(plain)
    expect(await read('application/vnd.api+json', { body: json })).toBe(plain)
    const zipped = { body: new Uint8Array(gzipSync(json)), encoding: 'gzip' }
    expect(await read('application/json', zipped)).toBe(plain)
    for (const body of ['{"__proto__":{"b":1}}', '"text"', 'null', '7'])
      expect([body, await read('application/json', { body })]).toEqual([
        body,
        expect.stringContaining('unreadable'),
      ])
  })

  it('is nested no deeper and no larger where it is compressed', async () => {
    const send = async (text: string, encoding: string, packed: Uint8Array) => {
      const headers = {
        ...(await credentials()),
        'content-type': text.startsWith('{') ? 'application/json' : 'application/x-www-form-urlencoded',
        'content-encoding': encoding,
      }
      const body = new Uint8Array(packed)
      const answer = await fetch(`${app.url}/api/echo/`, { method: 'POST', body, headers })
      const { code, body: read } = (await answer.json()) as { code?: string; body?: { a: unknown } }
      return code ?? read?.a
    }
    const deep = `{"a":${'['.repeat(40)}${']'.repeat(40)}}`
    for (const [encoding, pack] of [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
    ] as const) {
      expect(await send('{"a":"ñ"}', encoding, pack('{"a":"ñ"}'))).toBe('ñ')
      expect(await send('a=1', encoding, pack('a=1'))).toBe('1')
      expect(await send(deep, encoding, pack(deep))).toBe('unreadable')
      const long = `{"a":"${'x'.repeat(5_000)}"}`
      expect(await send(long, encoding, pack(long))).toBe('too-large')
      expect(await send('{"a":1}', encoding, Buffer.from('{"a":1}'))).toBe('unreadable')
    }
    expect(await send('{"a":1}', 'zstd', Buffer.from('{"a":1}'))).toBe('unreadable')
  })

  it('may be as large as its endpoint says, and not a byte larger, whether it tells its length or not', async () => {
    const json = (bytes: number) => `{"a":"${'x'.repeat(bytes - 8)}"}`
    const form = (bytes: number) => `a=${'x'.repeat(bytes - 2)}`
    expect(await post('/api/echo/', json(100), 'application/json')).toEqual({ a: 'x'.repeat(92) })
    expect(await post('/api/echo/', json(101), 'application/json')).toBe('too-large')
    expect(await post('/api/echo/', form(100), 'application/x-www-form-urlencoded')).toEqual({
      a: 'x'.repeat(98),
    })
    for (const [text, type] of [
      [json(101), 'application/json'],
      [form(101), 'application/x-www-form-urlencoded'],
    ] as const) {
      const answer = await postInChunks('/api/echo/', [text.slice(0, 50), text.slice(50)], type)
      expect([answer.status, (JSON.parse(answer.text) as { code: string }).code]).toEqual([413, 'too-large'])
    }
  })

  it('that is signed is given as it was sent, up to the same limit, and needs no page', async () => {
    const send = async (body: string) => {
      const answer = await fetch(`${app.url}/api/hook/`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      })
      const { code, body: given } = (await answer.json()) as { code?: string; body?: string }
      return code ?? given
    }
    expect(await send('{ "a":\n1 }')).toBe('{ "a":\n1 }')
    expect(await send('ñ'.repeat(50))).toBe('ñ'.repeat(50))
    expect(await send('x'.repeat(101))).toBe('too-large')
    const whole = await postInChunks('/api/hook/', ['{"a":', ' 1}'])
    expect([whole.status, JSON.parse(whole.text)]).toEqual([200, { body: '{"a": 1}' }])
    const chunks = await postInChunks('/api/hook/', ['x'.repeat(60), 'x'.repeat(60)])
    expect([chunks.status, (JSON.parse(chunks.text) as { code: string }).code]).toEqual([413, 'too-large'])
  })
})

describe('a use case', () => {
  it('is given who calls, from where and in which language, and what a repeat is known by', async () => {
    const headers = {
      'idempotency-key': 'k'.repeat(300),
      'x-request-id': 'request-0002',
      'accept-language': 'es',
      'x-forwarded-for': '2001:db8:7:7::1',
      'x-sample': 'word',
    }
    await app.client.call(echo, { body: {}, query: { number: '5' }, headers })
    const [request] = app.requests
    expect(request).toMatchObject({
      endpoint: echo,
      query: { number: '5' },
      caller: { account: null, level: 'normal' },
      language: 'es',
      network: '2001:db8:7:7::/64',
      idempotencyKey: 'k'.repeat(300),
      requestId: 'request-0002',
      scope: expect.stringMatching(/^visitor /),
    })
    expect([request!.header('x-sample'), request!.header('x-other')]).toEqual(['word', undefined])
    expect(request!.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    await app.client.call(echo, { body: {} })
    expect(app.requests[1]).toMatchObject({ idempotencyKey: undefined, language: 'en' })
  })
})
