import type { IncomingHttpHeaders } from 'node:http'
import { request as httpRequest } from 'node:http'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
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
import { echo, hook, remove } from './echo-endpoints.ts'
import { service as definition } from './sample/service.ts'

type Logged = Record<string, unknown>

/** The service where nothing answers at the address of its database. */
export const withoutDatabase = () => {
  const pool = new pg.Pool({ connectionString: 'postgres://none@127.0.0.1:9/nothing' })
  onTestFinished(() => pool.end())
  return pool
}

/** What the HTTP side needs of a running service, on a database of its own and without NATS, for the tests of a file. */
export function serveApp() {
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
    instance: () => 'one',
    state: () => (isTaken ? ('taken' as const) : ('up' as const)),
    refused: () => [taken],
    neverUp: () => isTaken,
  }
  let isTaken = false
  const consumers = {
    areReady: true,
    areRefused: false,
    measured: 0,
    failure: undefined as Error | undefined,
  }
  let phase: Phase = 'serving'
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
  return {
    get tokens() {
      return tokens
    },
    get database() {
      return database
    },
    get open() {
      return open
    },
    get live() {
      return live
    },
    get url() {
      return url
    },
    get client() {
      return client
    },
    get logged() {
      return logged
    },
    get requests() {
      return requests
    },
    get isUnmade() {
      return isUnmade
    },
    set isUnmade(to) {
      isUnmade = to
    },
    get isTaken() {
      return isTaken
    },
    set isTaken(to) {
      isTaken = to
    },
    get phase() {
      return phase
    },
    set phase(to) {
      phase = to
    },
    serve,
    ready,
    metrics,
    credentials,
    post,
    postInChunks,
    nats,
    taken,
    consumers,
  }
}
