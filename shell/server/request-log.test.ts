import { once } from 'node:events'
import { get } from 'node:http'
import Koa from 'koa'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readableTargets, requestLog, unknownFailures } from './request-log.ts'
import type { SiteMiddleware, SiteState } from './site-state.ts'
import { smallServer } from './test/test-service.ts'

const soon = { interval: 10 }

/** A server that answers as a test wants it to, with its log. */
const logging = async (...middlewares: SiteMiddleware[]) => {
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const app = new Koa<SiteState>()
  app.silent = true
  for (const one of [requestLog(log, (_, hop) => hop < 1), unknownFailures, readableTargets, ...middlewares])
    app.use(one)
  const answer = app.callback()
  const server = await smallServer((request, response) => void answer(request, response))
  onTestFinished(server.stop)
  return { url: server.url, logged }
}
const named =
  (name: string, status: number): SiteMiddleware =>
  (ctx) => {
    ctx.state.name = name
    ctx.status = status
  }

describe('the log of the site', () => {
  it.each([
    ['jobs.list', 200, 30],
    ['jobs.list', 404, 30],
    ['jobs.list', 499, 30],
    ['jobs.list', 500, 40],
    ['static', 304, 20],
    ['static', 503, 40],
  ])('has %s with %i at level %i, by its name and without its address', async (name, status, level) => {
    const { url, logged } = await logging(named(name, status))
    await fetch(`${url}/jobs/12?usr=ana@example.com`)
    await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
    expect(logged[0]).toMatchObject({ level, name, status, method: 'GET', aborted: false, msg: 'answered' })
    expect(logged[0]!['milliseconds']).toBeGreaterThanOrEqual(0)
    expect(logged[0]!['milliseconds']).toBeLessThan(60_000)
    expect(JSON.stringify(logged)).not.toMatch(/ana|\/jobs/)
  })

  it('calls unnamed what is unknown', async () => {
    const { url, logged } = await logging(() => undefined)
    await fetch(url)
    await vi.waitFor(() => expect(logged).toMatchObject([{ name: 'unknown', status: 404 }]), soon)
  })

  it('has each request under the id and the trace that everybody else has it under', async () => {
    let state: SiteState
    const { url, logged } = await logging((ctx) => {
      state = ctx.state
      ctx.body = 'page'
    })
    const trace = 'a'.repeat(32)
    const headers = { traceparent: `00-${trace}-${'b'.repeat(16)}-01`, 'x-request-id': 'mine' }
    const answer = await fetch(url, { headers })
    await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
    const requestId = answer.headers.get('x-request-id')
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/)
    expect(logged).toMatchObject([{ requestId, trace }])
    expect(state!).toMatchObject({ requestId, traceparent: expect.stringContaining(trace) })
    expect(state!.closed.aborted).toBe(true)
  })

  it('says who left before the answer, and tells the work for them at once', async () => {
    const arrived = Promise.withResolvers<AbortSignal>()
    const { url, logged } = await logging(async (ctx) => {
      arrived.resolve(ctx.state.closed)
      await once(ctx.state.closed, 'abort')
    })
    const sent = get(url)
    sent.on('error', () => undefined)
    const closed = await arrived.promise
    expect(closed.aborted).toBe(false)
    sent.destroy()
    await vi.waitFor(() => expect(logged).toMatchObject([{ aborted: true }]), soon)
    expect(closed.aborted).toBe(true)
  })

  it('has an unexpected failure with its error, of which the caller is told nothing', async () => {
    const { url, logged } = await logging((ctx) => {
      ctx.state.name = 'jobs.list'
      throw Object.assign(new Error('broken on purpose'), { code: 'broken' })
    })
    const answer = await fetch(url)
    const body = (await answer.json()) as Record<string, unknown>
    expect([answer.status, body['code'], body['requestId']]).toEqual([
      500,
      'unknown',
      answer.headers.get('x-request-id'),
    ])
    expect(JSON.stringify(body)).not.toContain('on purpose')
    await vi.waitFor(() => expect(logged).toHaveLength(2), soon)
    expect(logged[0]).toMatchObject({
      level: 50,
      name: 'jobs.list',
      requestId: body['requestId'],
      error: { message: 'broken on purpose', code: 'broken' },
      msg: 'failed',
    })
  })
})

it.each([
  [{}, 'en'],
  [{ 'accept-language': 'es-MX' }, 'es'],
  [{ cookie: 'a=b; language=es' }, 'es'],
  [{ cookie: 'language=en', 'accept-language': 'es' }, 'en'],
  [{ cookie: 'language=', 'accept-language': 'es' }, 'es'],
])(
  '[SH-10] speaks the language that was chosen on the site, else the browser’s: %j is %s',
  async (headers, language) => {
    const { url } = await logging((ctx) => {
      ctx.body = ctx.state.language
    })
    const given: Record<string, string> = { 'accept-language': '', ...headers }
    expect(await (await fetch(url, { headers: given })).text()).toBe(language)
  },
)

it('knows a caller by the address that the proxy in front saw', async () => {
  const { url } = await logging((ctx) => {
    ctx.body = ctx.state.address
  })
  const headers = { 'x-forwarded-for': '198.51.100.7, 203.0.113.1' }
  expect(await (await fetch(url, { headers })).text()).toBe('203.0.113.1')
})
