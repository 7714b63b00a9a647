import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import net from 'node:net'
import pg from 'pg'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { anybody, signed } from '@lunchpail/contracts/access'
import { endpoint } from '@lunchpail/contracts/endpoint'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { buildApp } from '../src/app.ts'
import { MovableClock } from '../src/clock.ts'
import type { EventHealth, Phase } from '../src/health.ts'
import { listen, type HttpServer } from '../src/http-server.ts'
import type { LiveService } from '../src/live-service.ts'
import { openMetrics } from '../src/metrics.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import { defaultRuntime } from '../src/runtime.ts'
import type { Request, Route } from '../src/route.ts'
import { testClient, type Client } from '../src/testing/test-client.ts'
import { contentOf } from '../src/testing/first-content.ts'
import { createTestTokens } from '../src/testing/test-tokens.ts'
import * as contract from './sample/contract.ts'
import { service as definition } from './sample/service.ts'

type Logged = Record<string, unknown>

/** What the HTTP side needs of a running service, on a database of its own and without NATS. */
const clock = new MovableClock()
let tokens: Awaited<ReturnType<typeof createTestTokens>>
let database: TestDatabase
let open: OpenService
let live: LiveService
let url: string
let client: Client
let logged: Logged[] = []
let requests: Request[] = []
const nats = { isConnected: true, isRefused: false }
const stream = { state: () => 'up' as const, neverThere: () => isUnmade }
let isUnmade = false
const taken = {
  name: 'engagement.echo.post',
  method: 'POST' as const,
  path: '/api/echo/',
  holder: 'the shell',
}
const said = {
  state: () => (isTaken ? ('taken' as const) : ('up' as const)),
  refused: () => [taken],
  neverUp: () => isTaken,
}
let isTaken = false
const consumers = { areReady: true, areRefused: false, measured: 0, failure: undefined as Error | undefined }
let phase: Phase = 'serving'

const echo = endpoint({
  name: 'engagement.echo.post',
  owner: 'engagement',
  method: 'POST',
  path: '/api/echo/',
  summary: 'What it was given.',
  access: anybody,
  bodyLimit: 100,
  query: z.object({ number: z.optional(z.string()) }),
  body: z.looseObject({}),
  answers: { 200: z.object({ body: z.unknown() }) },
})
const hook = endpoint({
  name: 'engagement.hook.post',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hook/',
  summary: 'A signature is over these bytes.',
  access: signed,
  bodyLimit: 100,
  body: z.string(),
  answers: { 200: z.object({ body: z.string() }) },
})
const remove = endpoint({
  name: 'engagement.note.remove',
  owner: 'engagement',
  method: 'DELETE',
  path: '/api/note/:id/',
  summary: 'Deletes a note.',
  access: anybody,
  params: z.object({ id: z.string() }),
  body: z.optional(z.object({ why: z.optional(z.string()) })),
  answers: { 200: z.object({ id: z.string(), why: z.optional(z.string()) }) },
})
const handle = async (request: Request) => {
  requests.push(request)
  return {
    status: 200,
    body: { ...(request.params as object), ...(request.body as object), body: request.body },
  }
}
const routes = [echo, hook, remove].map((one) => ({ endpoint: one, handle }) as unknown as Route)

const servers: HttpServer[] = []
const serve = async (service: LiveService): Promise<string> => {
  const health: EventHealth['consumers'] = {
    allReady: () => consumers.areReady,
    anyRefused: () => consumers.areRefused,
    measureLag: async () => {
      if (consumers.failure) throw consumers.failure
      consumers.measured += 1
      service.metrics.lag.set({ consumer: 'engagement--sample-v1' }, consumers.measured)
    },
  }
  const app = buildApp(service, { consumers: health, stream, said }, () => phase).callback()
  const address = { host: '127.0.0.1', port: 0 }
  const server = await listen(address, {}, (request, response) => void app(request, response))
  servers.push(server)
  return `http://127.0.0.1:${server.port}`
}
/** The service where nobody answers at the address of its database. */
const withoutDatabase = () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nothing' })
  onTestFinished(() => pool.end())
  return pool
}

beforeAll(async () => {
  database = await createTestDatabase('app', contentOf(definition.migrations))
  tokens = await createTestTokens(clock)
  const environment = {
    NATS_URL: 'nats://127.0.0.1:9',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_KEYS: tokens.keys,
    CALLER_KEYS: tokens.callerKeys,
    DATABASE_URL_ENGAGEMENT: database.url,
  }
  const logTo = { write: (line: string) => void logged.push(JSON.parse(line) as Logged) }
  open = (await openService(definition, environment, {
    runtime: { ...defaultRuntime, clock, logTo },
  })) as unknown as OpenService
  client = testClient(() => url, tokens.visitor())
})
afterAll(async () => {
  await open?.close()
  await database?.drop()
})
beforeEach(async () => {
  logged = []
  requests = []
  phase = 'serving'
  isUnmade = false
  isTaken = false
  Object.assign(nats, { isConnected: true, isRefused: false })
  Object.assign(consumers, { areReady: true, areRefused: false, failure: undefined })
  const connection = {
    connected: () => nats.isConnected,
    refused: () => nats.isRefused,
  } as LiveService['nats']
  live = {
    ...open,
    routes: [...open.routes, ...routes],
    nats: connection,
    metrics: openMetrics(open.pool, connection),
  }
  url = await serve(live)
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.drain(0)))
})

const ready = async (at = url) => {
  const answer = await fetch(`${at}/health/ready`)
  return [answer.status, await answer.json()]
}
const metrics = async (at = url) => {
  const answer = await fetch(`${at}/metrics`)
  expect(answer.headers.get('content-type')).toBe(live.metrics.registry.contentType)
  return answer.text()
}
const credentials = async () => ({
  authorization: `Bearer ${await client.token()}`,
  'x-csrf-token': client.csrf,
})
const post = async (path: string, body: string | undefined, type: string | undefined) => {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { ...(await credentials()), ...(type !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body: Buffer.from(body) }),
  })
  const { code, body: given } = (await answer.json()) as { code?: string; body?: unknown }
  return code ?? given
}
/** Of a length that is not told in advance. */
const postInChunks = async (path: string, chunks: readonly string[], type = 'application/json') => {
  const headers = { ...(await credentials()), 'content-type': type }
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const sent = httpRequest(url + path, { method: 'POST', headers }, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk))
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
      })
      sent.on('error', reject)
      for (const chunk of chunks) sent.write(chunk)
      sent.end()
    },
  )
}

describe('the health of a service', () => {
  it('is live as long as it answers', async () => {
    phase = 'leaving'
    const answer = await fetch(`${url}/health/live`)
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'up' }])
  })

  it('is ready with its database, also while NATS or a consumer is away, and not where NATS refuses it', async () => {
    const up = { status: 'up', database: 'up', nats: 'up', stream: 'up', consumers: 'up', routes: 'up' }
    expect(await ready()).toEqual([200, up])
    consumers.areReady = false
    expect(await ready()).toEqual([200, { ...up, consumers: 'down' }])
    nats.isConnected = false
    expect(await ready()).toEqual([200, { ...up, nats: 'down', consumers: 'down' }])
    nats.isRefused = true
    expect(await ready()).toEqual([503, { ...up, status: 'down', nats: 'refused', consumers: 'down' }])
  })

  it('is not ready where NATS does not permit one of its consumers', async () => {
    Object.assign(consumers, { areReady: false, areRefused: true })
    expect(await ready()).toEqual([
      503,
      { status: 'down', database: 'up', nats: 'up', stream: 'up', consumers: 'refused', routes: 'up' },
    ])
  })

  it('is not ready where an operator has yet to make its stream', async () => {
    isUnmade = true
    expect((await ready())[0]).toBe(503)
  })

  it('is not ready where another has the address of one of its routes, and says whose it is', async () => {
    isTaken = true
    expect(await ready()).toEqual([
      503,
      expect.objectContaining({ status: 'down', routes: 'taken', taken: [taken] }),
    ])
  })

  it('is not ready before it has warmed up', async () => {
    phase = 'warming'
    const warming = {
      status: 'warming',
      database: 'up',
      nats: 'up',
      stream: 'up',
      consumers: 'up',
      routes: 'up',
    }
    expect(await ready()).toEqual([503, warming])
  })

  it('is not ready without its database', async () => {
    const down = { status: 'down', database: 'down', nats: 'up', stream: 'up', consumers: 'up', routes: 'up' }
    expect(await ready(await serve({ ...live, pool: withoutDatabase() }))).toEqual([503, down])
  })

  it('is not ready while it leaves, however well it is', async () => {
    phase = 'leaving'
    const leaving = {
      status: 'leaving',
      database: 'up',
      nats: 'up',
      stream: 'up',
      consumers: 'up',
      routes: 'up',
    }
    expect(await ready()).toEqual([503, leaving])
  })
})

describe('the metrics of a service', () => {
  it('count requests by endpoint and status, and show nothing of what was sent', async () => {
    await client.call(contract.limited)
    await client.call(contract.broken, { query: { secret: 'hunter2' } })
    await fetch(`${url}/hunter3`)
    const text = await metrics()
    for (const labels of [
      'endpoint="engagement.limited.get",status="200"',
      'endpoint="engagement.broken.get",status="500"',
      'endpoint="none",status="404"',
    ])
      expect(text).toContain(`request_seconds_count{${labels}} 1`)
    expect(text).not.toMatch(/health|hunter/)
  })

  it('tell seconds and not milliseconds', async () => {
    await client.call(contract.own)
    const [, sum] = /request_seconds_sum\{endpoint="engagement.own.get",status="401"\} (\S+)/.exec(
      await metrics(),
    )!
    expect(Number(sum)).toBeGreaterThan(0)
    expect(Number(sum)).toBeLessThan(5)
  })

  it('measure what consumers are behind whenever they are asked for', async () => {
    const before = consumers.measured
    expect(await metrics()).toContain(`consumer_lag{consumer="engagement--sample-v1"} ${before + 1}`)
  })

  it('tell the depth and the age of the outbox, dead letters, and the state of the pool', async () => {
    expect(await metrics()).toMatch(/^outbox_depth 0\n[^]*^outbox_oldest_seconds 0$/m)
    await database.pool.query(
      `insert into kit.outbox (id, subject, payload, created_at)
       values ('1', 'a', '{}', now() - interval '100 s'), ('2', 'a', '{}', now())`,
    )
    await database.pool.query(
      `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
       values ('a', '1', 'a', '{}', '', '', 1)`,
    )
    const held = await open.pool.connect()
    const text = await metrics()
    held.release()
    await database.pool.query('truncate kit.outbox, kit.dead_letter')
    expect(text).toContain('\noutbox_depth 2\n')
    expect(Number(/^outbox_oldest_seconds (.+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(100)
    expect(text).toContain('\ndead_letters 1\n')
    expect(Number(/pool_connections\{state="busy"\} (\d+)/.exec(text)![1])).toBeGreaterThanOrEqual(1)
  })

  it('tell whether NATS is there', async () => {
    expect(await metrics()).toContain('\nnats_connected 1\n')
    nats.isConnected = false
    expect(await metrics()).toContain('\nnats_connected 0\n')
  })

  it('tell of jobs that wait, were tried and were given up, and how long the first has waited', async () => {
    const idle = await metrics()
    for (const line of ['queue_oldest_seconds 0', 'queue_jobs{state="due"} 0']) expect(idle).toContain(line)
    for (const key of ['due', 'later', 'under way', 'again', 'given up'])
      await database.pool.query(`select graphile_worker.add_job('task', job_key := $1)`, [key])
    for (const [key, more] of [
      ['due', `run_at = now() - interval '300 s'`],
      ['later', `run_at = now() + interval '1 h'`],
      ['under way', `run_at = now() - interval '900 s', attempts = 1, locked_at = now(), locked_by = 'a'`],
      ['again', `run_at = now() + interval '1 h', attempts = 2`],
      ['given up', `run_at = now() - interval '900 s', attempts = max_attempts`],
    ])
      await database.pool.query(`update graphile_worker._private_jobs set ${more} where key = $1`, [key])
    const text = await metrics()
    await database.pool.query('truncate graphile_worker._private_jobs')
    for (const line of ['{state="due"} 1', '{state="retried"} 1', '{state="given-up"} 1'])
      expect(text).toContain(`\nqueue_jobs${line}\n`)
    const oldest = Number(/^queue_oldest_seconds (.+)$/m.exec(text)![1])
    expect(oldest).toBeGreaterThanOrEqual(300)
    expect(oldest).toBeLessThan(900)
  })

  it('tell of events by their consumer, of those published and of those that could not be', async () => {
    const { event, published, publishFailed, leads, consumerReady } = live.metrics
    event.inc({ consumer: 'a', outcome: 'handled' })
    published.inc(3)
    publishFailed.inc({ reason: 'TIMEOUT' })
    leads.set(1)
    consumerReady.set({ consumer: 'a' }, 0)
    const text = await metrics()
    for (const line of [
      'event_total{consumer="a",outcome="handled"} 1',
      'event_published_total 3',
      'event_publish_failed_total{reason="TIMEOUT"} 1',
      'relay_leader 1',
      'consumer_ready{consumer="a"} 0',
    ])
      expect(text).toContain(`\n${line}\n`)
  })

  it('are told without its database, too', async () => {
    const pool = withoutDatabase()
    const away = await serve({ ...live, pool, metrics: openMetrics(pool, live.nats) })
    await fetch(`${away}/api/note/`)
    expect(await metrics(away)).toContain(
      'request_seconds_count{endpoint="engagement.note.list",status="200"} 1',
    )
  })
})

it('tells a release check the schemas of what it provides and what it uses', async () => {
  const headers = { authorization: await tokens.callerToken('operator', 'engagement') }
  const schemas = (await (await fetch(`${url}/internal/schemas`, { headers })).json()) as {
    endpoints: { name: string }[]
    provides: { type: string }[]
    consumes: { type: string }[]
  }
  expect(schemas.endpoints.find(({ name }) => name === contract.changeNote.name)).toMatchObject({
    method: 'PATCH',
    path: '/api/note/:id/',
    access: 'session',
    params: { required: ['id'], properties: { id: { type: 'string' } } },
    body: { required: ['text'] },
    answers: { 200: { properties: { note: { required: ['id', 'text'] } } } },
  })
  expect(schemas.endpoints.find(({ name }) => name === contract.listNotes.name)).toMatchObject({
    query: { properties: { text: { type: 'string', maxLength: 5 } } },
  })
  // what is sent may have more fields than are known; what is answered has none of them
  const added = schemas.endpoints.find(({ name }) => name === contract.addNote.name)
  expect(added).toMatchObject({ answers: { 201: { additionalProperties: false } } })
  for (const sent of ['body', 'query']) {
    expect(added).toHaveProperty(`${sent}.properties`)
    expect(added).not.toHaveProperty(`${sent}.additionalProperties`)
  }
  expect(schemas.endpoints).toHaveLength(live.routes.length)
  expect(schemas.provides.find(({ type }) => type === contract.noteAdded.type)).toMatchObject({
    data: { required: expect.arrayContaining(['id', 'text']), additionalProperties: false },
  })
  const consumed = schemas.consumes.find(({ type }) => type === contract.positionChanged.type)
  expect(consumed).toMatchObject({ data: { properties: { things: { type: 'array' } } } })
  expect(consumed).not.toHaveProperty('data.additionalProperties')
})

describe('the log of a service', () => {
  const ids = {
    'x-request-id': 'request-0001',
    traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
  }
  const known = { requestId: 'request-0001', traceId: 'c'.repeat(32) }

  it('has a line for each call, with its endpoint, its status and how long it took', async () => {
    const before = performance.now()
    await client.call(contract.listNotes, { headers: ids })
    const tookMs = performance.now() - before
    expect(logged).toEqual([
      expect.objectContaining({
        ...known,
        message: 'request',
        endpoint: contract.listNotes.name,
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ])
    expect(logged[0]!['milliseconds']).toBeGreaterThan(0)
    expect(logged[0]!['milliseconds']).toBeLessThanOrEqual(tookMs + 0.1)
  })

  it('has the code of a refusal, and of an address that nobody has', async () => {
    await client.call(contract.own, { headers: ids })
    await fetch(`${url}/nowhere`, { headers: ids })
    expect(logged).toEqual([
      expect.objectContaining({ ...known, endpoint: contract.own.name, status: 401, code: 'signed-out' }),
      expect.objectContaining({ ...known, endpoint: 'none', status: 404, code: 'not-found' }),
    ])
  })

  it('has a failure with its error beside the line of its call', async () => {
    const answer = await client.call(contract.broken, { headers: ids })
    expect(answer.headers.get('x-request-id')).toBe('request-0001')
    expect(logged).toEqual([
      expect.objectContaining({
        ...known,
        level: 50,
        message: 'request failed',
        endpoint: contract.broken.name,
        error: expect.objectContaining({ message: 'broken on purpose' }),
      }),
      expect.objectContaining({ ...known, message: 'request', status: 500, code: 'unknown' }),
    ])
  })

  it('has a database that is away as a failure, which may be tried again', async () => {
    const pool = withoutDatabase()
    const route: Route = {
      endpoint: contract.limited,
      handle: async () => (await pool.query('select 1')) as never,
    }
    const answer = await fetch(`${await serve({ ...live, routes: [route] })}/api/limited`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, null])
    expect(logged.map(({ message }) => message)).toEqual(['request failed', 'request'])
  })

  it('has a failure that no endpoint had, too, and an answer that no cache keeps', async () => {
    consumers.failure = new Error('measured in vain')
    const answer = await fetch(`${url}/metrics`, { headers: ids })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await answer.json()).toMatchObject({ code: 'unknown', requestId: 'request-0001' })
    expect(logged).toMatchObject([
      { ...known, message: 'request failed', error: { message: 'measured in vain' } },
      { ...known, message: 'request', endpoint: 'none', status: 500, code: 'unknown' },
    ])
  })

  it('has a request that asks for no address, which is refused as unreadable', async () => {
    const { hostname, port } = new URL(url)
    const socket = net.connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.write('GET * HTTP/1.1\r\nHost: a\r\n\r\n')
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400 /)
    expect(logged).toMatchObject([{ endpoint: 'none', status: 400, code: 'unreadable' }])
  })

  it('leaves out what supervisors and operators ask all the time', async () => {
    const headers = { authorization: await tokens.callerToken('shell', 'engagement') }
    for (const path of ['/health/live', '/health/ready', '/metrics', '/internal/schemas'])
      expect((await fetch(url + path, { headers })).status).toBe(200)
    expect(logged).toEqual([])
  })
})

it('tells who asks too often when to come back', async () => {
  const { limited } = contract
  for (let time = 0; time < 3; time += 1) await client.call(limited)
  const answer = await client.call(limited)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([429, 'no-store'])
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('sets cookies for https alone and for this host alone where the site is served by https', async () => {
  const cookiesAt = async (publicUrl: string) => {
    const at = await serve({ ...live, config: { ...live.config, publicUrl } })
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
    const answer = await fetch(`${url}/api/note/`, { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')!.split(', ').toSorted()).toEqual(['GET', 'HEAD', 'POST'])
  })

  it('[SH-08] takes a POST for a PATCH where its header says so alone, in whatever case, and no other method', async () => {
    const call = async (method: string, override: string) => {
      const answer = await fetch(`${url}/api/note/1/`, {
        method,
        headers: { ...(await credentials()), 'x-http-method-override': override },
      })
      return ((await answer.json()) as { code?: string }).code
    }
    expect(await call('POST', 'patch')).toBe('signed-out')
    expect(await call('POST', 'DELETE')).toBe('method-not-allowed')
    expect(await call('DELETE', 'PATCH')).toBeUndefined()
    expect(requests.map(({ endpoint: { name } }) => name)).toEqual([remove.name])
  })
})

describe('a body', () => {
  it('is read as JSON or as a form, also of a DELETE, and may be left out', async () => {
    expect(await post('/api/echo/', '{"a":1}', 'application/json')).toEqual({ a: 1 })
    expect(await post('/api/echo/', 'a=1&b=2', 'application/x-www-form-urlencoded')).toEqual({
      a: '1',
      b: '2',
    })
    const removed = await client.call(remove, { params: { id: '7' }, body: { why: 'old' } })
    expect(removed).toMatchObject({ status: 200, body: { id: '7', why: 'old' } })
    expect((await client.call(remove, { params: { id: '8' } })).body).toEqual({ id: '8' })
  })

  it('is refused as unreadable where it is broken, or of a type that nobody reads', async () => {
    expect(await post('/api/echo/', '{"a":', 'application/json')).toBe('unreadable')
    for (const type of ['text/plain', 'text/xml', 'multipart/form-data; boundary=a', undefined])
      expect([type, await post('/api/echo/', 'text', type)]).toEqual([type, 'unreadable'])
    const answer = await fetch(`${url}/api/note/7/`, {
      method: 'DELETE',
      body: 'a reason',
      headers: { ...(await credentials()), 'content-type': 'text/plain' },
    })
    // an endpoint that may do without a body takes none for what it cannot read
    expect(await answer.json()).toMatchObject({ code: 'unreadable' })
    expect(requests).toEqual([])
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
      const answer = await fetch(`${url}/api/hook/`, {
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
    await client.call(echo, { body: {}, query: { number: '5' }, headers })
    const [request] = requests
    expect(request).toMatchObject({
      endpoint: echo,
      query: { number: '5' },
      caller: { account: null, level: 'normal' },
      language: 'es',
      network: '2001:db8:7:7::/64',
      idempotencyKey: 'k'.repeat(200),
      requestId: 'request-0002',
      scope: expect.stringMatching(/^visitor /),
    })
    expect([request!.header('x-sample'), request!.header('x-other')]).toEqual(['word', undefined])
    expect(request!.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    await client.call(echo, { body: {} })
    expect(requests[1]).toMatchObject({ idempotencyKey: undefined, language: 'en' })
  })
})
