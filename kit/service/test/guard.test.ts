import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { decodeJwt, generateKeyPair, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startService } from '../src/start.ts'
import {
  startTestService,
  type Client,
  type TestAccount,
  type TestService,
} from '../src/testing/test-service.ts'
import { randomAddress } from '../src/testing/random-address.ts'
import * as contract from './sample/contract.ts'
import { released, service } from './sample/service.ts'

let sample: TestService
beforeAll(async () => {
  sample = await startTestService(service)
})
afterAll(() => sample?.stop())

const count = async (sql: string, ...values: unknown[]): Promise<number> =>
  Number((await sample.pool.query<{ count: string }>(`select count(*) from ${sql}`, values)).rows[0]!.count)

describe('the guard', () => {
  it('answers a public read, and lets out only what the schema declares', async () => {
    await sample.visitor().call(contract.addNote, { body: { text: 'first' } })
    const answer = await sample.visitor().call(contract.listNotes)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body.notes[0]!)).toEqual(['id', 'text'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses text that no database keeps, and names its field', async () => {
    for (const text of ['a\u0000b', 'a\ud800b']) {
      const answer = await sample.visitor().call(contract.addNote, { body: { text } })
      expect(answer).toMatchObject({ status: 400, body: { fields: { text: { code: 'field.invalid' } } } })
    }
  })

  it('[SH-15] answers with and without a trailing slash, keeping method, body and query', async () => {
    for (const path of ['/api/note', '/api/note/']) {
      const read = await fetch(`${sample.url}${path}?text=abcdefgh`)
      expect(read.status).toBe(400)
      const write = await sample
        .visitor()
        .call({ ...contract.addNote, path }, { body: { text: `by ${path}` } })
      expect(write.status).toBe(201)
      expect(write.body.note.text).toBe(`by ${path}`)
    }
  })

  it('[SH-08] takes a POST with the method-override header for the PATCH it says', async () => {
    const id = randomUUID()
    const answer = await sample
      .as()
      .call({ ...contract.changeNote, method: 'POST' } as unknown as typeof contract.changeNote, {
        params: { id },
        body: { text: 'patched' },
        headers: { 'x-http-method-override': 'PATCH' },
      })
    expect(answer).toMatchObject({ status: 200, body: { note: { id, text: 'patched' } } })
  })

  it('[SH-08] answers every failure as JSON with `error` in the language of the request', async () => {
    const unknown = await fetch(`${sample.url}/nowhere`, {
      headers: { 'accept-language': 'es', 'x-request-id': 'request-0001' },
    })
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({
      error: 'No encontramos lo que buscas.',
      code: 'not-found',
      requestId: 'request-0001',
    })
    const method = await fetch(`${sample.url}/api/note/`, { method: 'DELETE' })
    expect(method.status).toBe(405)
    expect(await method.json()).toMatchObject({ code: 'method-not-allowed' })
  })

  it('says of an unknown failure its request id and nothing else', async () => {
    const answer = await sample.visitor().call(contract.broken, { query: { secret: 'hunter2' } })
    expect(answer.status).toBe(500)
    expect(Object.keys(answer.body)).toEqual(['error', 'code', 'requestId'])
    expect(JSON.stringify(answer.body)).not.toContain('hunter2')
  })

  it('lets only a signed-in person of a normal session into a session endpoint', async () => {
    const input = { params: { id: randomUUID() }, body: { text: 'new' } }
    expect((await sample.visitor().call(contract.changeNote, input)).body.code).toBe('signed-out')
    expect((await sample.as({ level: 'deactivated' }).call(contract.changeNote, input)).body.code).toBe(
      'barred',
    )
    const client = sample.as()
    expect((await client.call(contract.changeNote, input)).status).toBe(200)
    const none = await client.call(contract.changeNote, { ...input, headers: { authorization: '' } })
    expect(none).toMatchObject({ status: 401, body: { code: 'signed-out' } })
    const forged = await client.call(contract.changeNote, {
      ...input,
      headers: { authorization: 'Bearer a.b.c' },
    })
    expect(forged.status).toBe(401)
  })

  it('takes no token that is over', async () => {
    const client = sample.as()
    const token = `Bearer ${await tokenOf(client)}`
    expect((await limitedBy(token)).account).not.toBeNull()
    sample.clock.advance(31_000)
    expect((await limitedBy(token)).account).toBeNull()
  })

  it('takes no token that another key signed, or that was made for another service', async () => {
    const { privateKey } = await generateKeyPair('EdDSA')
    const [header, payload] = (await sample.as().token()).split('.')
    const claims = decodeJwt(`${header}.${payload}.`)
    const forged = new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', kid: 'test' })
    expect((await limitedBy(`Bearer ${await forged.sign(privateKey)}`)).account).toBeNull()
    const as = async (account: TestAccount) => limitedBy(`Bearer ${await sample.as(account).token()}`)
    expect((await as({ audience: 'another' })).account).toBeNull()
    expect((await as({ issuer: 'another' })).account).toBeNull()
    expect((await as({ audience: null })).account).toBeNull()
    expect((await as({ issuer: null })).account).toBeNull()
  })

  it('asks a write for the CSRF value of its page, by header or body', async () => {
    const client = sample.visitor()
    const without = await client.call(contract.addNote, {
      body: { text: 'csrf' },
      headers: { 'x-csrf-token': '' },
    })
    expect(without).toMatchObject({ status: 403, body: { code: 'page-idle' } })
    const wrong = await client.call(contract.addNote, {
      body: { text: 'csrf' },
      headers: { 'x-csrf-token': 'other' },
    })
    expect(wrong.body.code).toBe('page-idle')
    const inBody = await client.call(contract.addNote, {
      body: { text: 'csrf', csrf_token: client.csrf },
      headers: { 'x-csrf-token': '' },
    })
    expect(inBody.status).toBe(201)
    const fromPage = await client.call(contract.addNote, {
      body: { text: 'csrf' },
      headers: { 'x-csrf-token': '', 'x-own-page': '1' },
    })
    expect(fromPage.status).toBe(201)
  })

  it('names each field that does not fit, by the sentence of its rule', async () => {
    const answer = await sample.visitor().call(contract.addNote, {
      body: { text: 'x', mood: 'sad', name: 4 } as never,
      headers: { 'accept-language': 'es-MX,en;q=0.5' },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid',
        fields: {
          text: { code: 'field.min-length', error: 'Escribe al menos 2 caracteres' },
          mood: { code: 'field.invalid' },
          name: { code: 'account.first-name-required' },
        },
      },
    })
  })

  it('refuses what is too large, unreadable, or of a type that is not read', async () => {
    const client = sample.visitor()
    const large = await client.call(contract.addNote, { body: { text: 'x'.repeat(3_000) } })
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } })
    const send = (body: string, type: string) =>
      fetch(`${sample.url}/api/note/`, { method: 'POST', body, headers: { 'content-type': type } })
    expect(await (await send('{"text":', 'application/json')).json()).toMatchObject({ code: 'unreadable' })
    expect(await (await send('<a/>', 'text/xml')).json()).toMatchObject({ code: 'unreadable' })
    const deep = `{"text":"ab","x":${'['.repeat(50)}${']'.repeat(50)}}`
    expect(await (await send(deep, 'application/json')).json()).toMatchObject({ code: 'unreadable' })
  })

  it('lets no cache keep a refusal, a failure or an unknown address', async () => {
    const kept = await Promise.all([
      fetch(`${sample.url}/nowhere`),
      fetch(`${sample.url}/api/note/`, { method: 'POST' }),
      fetch(`${sample.url}/api/note/?text=abcdefgh`),
      sample.visitor().call(contract.broken),
    ])
    expect(kept.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [404, 'no-store'],
      [403, 'no-store'],
      [400, 'no-store'],
      [500, 'no-store'],
    ])
  })

  it('refuses a request whose target or Host is no address', async () => {
    const { hostname, port } = new URL(sample.url)
    for (const [target, host] of [
      ['*', 'a'],
      ['http://[', 'a'],
      ['/api/note/', '%%%'],
      ['/api/note/', 'a/b'],
    ] as const) {
      const status = await new Promise((resolve, reject) => {
        const sent = request({ hostname, port, path: target, headers: { host } }, (response) => {
          response.resume()
          resolve(response.statusCode)
        })
        sent.on('error', reject).end()
      })
      expect([target, host, status]).toEqual([target, host, 400])
    }
  })

  it('counts calls by account, and by browser and network address without a session', async () => {
    const address = (last: string) => ({ headers: { 'x-forwarded-for': `203.0.113.9, ${last}` } })
    const visitor = sample.visitor()
    for (let call = 0; call < 3; call += 1)
      expect((await visitor.call(contract.limited, address('198.51.100.1'))).status).toBe(200)
    const over = await visitor.call(contract.limited, address('198.51.100.1'))
    expect(over).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
    expect((await visitor.call(contract.limited, address('198.51.100.2'))).status).toBe(200)
    expect((await sample.visitor().call(contract.limited, address('198.51.100.1'))).status).toBe(200)
    expect((await sample.as().call(contract.limited, address('198.51.100.1'))).status).toBe(200)
  })

  it('believes the shell alone, so that no client escapes its count by writing addresses', async () => {
    const elsewhere = await startService(service, {
      ...sample.env,
      PORT: '0',
      TRUSTED_PROXIES: '192.0.2.0/24',
    })
    try {
      const call = async () => {
        const headers = { 'x-forwarded-for': randomAddress() }
        return (await fetch(`http://127.0.0.1:${elsewhere.port}/api/limited`, { headers })).status
      }
      expect([await call(), await call(), await call(), await call()]).toEqual([200, 200, 200, 429])
    } finally {
      await elsewhere.stop()
    }
  })

  it('says after how long the next call may come, and counts a minute', async () => {
    const client = sample.as()
    for (let call = 0; call < 3; call += 1) await client.call(contract.limited)
    const over = await client.call(contract.limited)
    expect(over.status).toBe(429)
    const seconds = Number(over.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(1)
    expect(seconds).toBeLessThanOrEqual(60)
  })

  it('counts the network of a signed-in caller too, an IPv6 network as one, over all instances', async () => {
    const second = await startService(service, { ...sample.env, PORT: '0' })
    try {
      const call = async (client: Client, address: string, port?: number): Promise<number> => {
        const headers = { authorization: `Bearer ${await client.token()}`, 'x-forwarded-for': address }
        const url = port === undefined ? sample.url : `http://127.0.0.1:${port}`
        return (await fetch(`${url}/api/shared/`, { headers })).status
      }
      const one = '2001:db8:7:7::1'
      expect(await call(sample.visitor(), one)).toBe(200)
      expect(await call(sample.as(), one, second.port)).toBe(200)
      expect(await call(sample.as(), '2001:db8:7:7:ffff::2')).toBe(200)
      expect(await call(sample.as(), one, second.port)).toBe(429)
      expect(await call(sample.visitor(), one)).toBe(429)
      const person = sample.as()
      for (const last of [1, 2, 3]) expect(await call(person, `203.0.113.${last}`)).toBe(200)
      expect(await call(person, '203.0.113.4', second.port)).toBe(429)
      const { rows } = await sample.pool.query<{ key: string }>('select key from kit.rate_limit')
      expect(rows.length).toBeGreaterThan(0)
      expect(rows.filter(({ key }) => key.includes('2001:db8') || key.includes('203.0.113'))).toEqual([])
    } finally {
      await second.stop()
    }
  })

  it('keeps no more than eight calls of one account open, and serves everybody else', async () => {
    const client = sample.as()
    const answers: Awaited<ReturnType<typeof client.call<typeof contract.own>>>[] = []
    const calls = Array.from({ length: 20 }, async () => {
      answers.push(await client.call(contract.own, { query: { slowly: '1' } }))
    })
    // eight wait
    await vi.waitFor(() => expect(answers).toHaveLength(12))
    for (const refused of answers) {
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
      expect(refused.headers.get('retry-after')).toBe('1')
    }
    expect((await sample.as().call(contract.own)).status).toBe(200)
    released.resolve()
    await Promise.all(calls)
    expect(answers.slice(12).map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect((await client.call(contract.own)).status).toBe(200)
  })

  it('streams what an endpoint with media answers', async () => {
    const answer = await sample.visitor().call(contract.picture)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.body).toEqual(Buffer.from('bytes'))
  })

  it('sets cookies that no script and no other site reads', async () => {
    const answer = await sample.visitor().call(contract.addNote, { body: { text: 'cookie' } })
    expect(answer.headers.getSetCookie()).toEqual([
      'sample=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  it('rolls back what an answer that does not fit would have committed', async () => {
    const answer = await sample.visitor().call(contract.addNote, { body: { text: 'never', wrong: true } })
    expect(answer.status).toBe(500)
    expect(await count(`note where text = 'never'`)).toBe(0)
  })

  it('rolls back a refusal, and says which field it means', async () => {
    const answer = await sample.visitor().call(contract.addNote, { body: { text: 'taken' } })
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'conflict', fields: { text: { code: 'field.invalid' } } },
    })
    expect(await count(`note where text = 'taken'`)).toBe(0)
  })
})

describe('idempotency keys', () => {
  it('makes two requests at once with one key one write with one answer', async () => {
    const client = sample.as()
    const input = { body: { text: 'once' }, idempotencyKey: randomUUID() }
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.call(contract.addNote, input)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.note.id)).size).toBe(1)
    expect(await count(`note where text = 'once'`)).toBe(1)
  })

  it('refuses the key with other content, and keeps the keys of two people apart', async () => {
    const key = randomUUID()
    const [one, other] = [sample.as(), sample.as()]
    const first = await one.call(contract.addNote, { body: { text: 'mine' }, idempotencyKey: key })
    const changed = await one.call(contract.addNote, { body: { text: 'changed' }, idempotencyKey: key })
    expect(changed).toMatchObject({ status: 409, body: { code: 'key-reused' } })
    const theirs = await other.call(contract.addNote, { body: { text: 'mine' }, idempotencyKey: key })
    expect(theirs.body.note.id).not.toBe(first.body.note.id)
  })

  it('refuses the key for another address, by its path or its query', async () => {
    const [client, key] = [sample.as(), randomUUID()]
    const add = (copy: string) =>
      client.call(contract.addNote, { query: { copy }, body: { text: 'copied' }, idempotencyKey: key })
    expect((await add('1')).status).toBe(201)
    expect((await add('2')).body.code).toBe('key-reused')
    const replace = (id: string) =>
      client.call(contract.replaceNote, { params: { id }, body: { text: 'new' }, idempotencyKey: key })
    expect((await replace('a')).body.note.id).toBe('a')
    expect((await replace('b')).body.code).toBe('key-reused')
  })

  it('keeps no key of a request that failed', async () => {
    const client = sample.visitor()
    const key = randomUUID()
    const refused = await client.call(contract.addNote, { body: { text: 'taken' }, idempotencyKey: key })
    expect(refused.status).toBe(409)
    const next = await client.call(contract.addNote, { body: { text: 'free' }, idempotencyKey: key })
    expect(next.status).toBe(201)
  })
})

const tokenOf = async (client: { token: () => Promise<string> }): Promise<string> => client.token()
const limitedBy = async (authorization: string): Promise<{ account: string | null }> => {
  const headers = { authorization, 'x-forwarded-for': randomAddress() }
  return (await fetch(`${sample.url}/api/limited`, { headers })).json() as Promise<{ account: string | null }>
}
