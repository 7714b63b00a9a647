import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Route } from '../src/route.ts'
import * as contract from './sample/contract.ts'
import { withoutDatabase, serveApp } from './served-app.ts'

const app = serveApp()
const { serve, consumers } = app

describe('the log of a service', () => {
  const ids = {
    'x-request-id': 'request-0001',
    traceparent: `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`,
  }
  const known = { requestId: 'request-0001', traceId: 'c'.repeat(32) }

  it('has a line for each call, with its endpoint, its status and how long it took', async () => {
    const before = performance.now()
    await app.client.call(contract.listNotes, { headers: ids })
    const tookMs = performance.now() - before
    expect(app.logged).toEqual([
      expect.objectContaining({
        ...known,
        message: 'request',
        endpoint: contract.listNotes.name,
        status: 200,
        milliseconds: expect.any(Number),
      }),
    ])
    expect(app.logged[0]!['milliseconds']).toBeGreaterThan(0)
    expect(app.logged[0]!['milliseconds']).toBeLessThanOrEqual(tookMs + 0.1)
  })

  it('has the code of a refusal, and of an unknown address', async () => {
    await app.client.call(contract.own, { headers: ids })
    await fetch(`${app.url}/nowhere`, { headers: ids })
    expect(app.logged).toEqual([
      expect.objectContaining({ ...known, endpoint: contract.own.name, status: 401, code: 'signed-out' }),
      expect.objectContaining({ ...known, endpoint: 'none', status: 404, code: 'not-found' }),
    ])
  })

  it('has a failure with its error beside the line of its call', async () => {
    const answer = await app.client.call(contract.broken, { headers: ids })
    expect(answer.headers.get('x-request-id')).toBe('request-0001')
    expect(app.logged).toEqual([
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
    const answer = await fetch(`${await serve({ ...app.live, routes: [route] })}/api/limited`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, null])
    expect(app.logged.map(({ message }) => message)).toEqual(['request failed', 'request'])
  })

  it('has a failure that no endpoint had, too, and an answer that no cache keeps', async () => {
    consumers.failure = new Error('measured in vain')
    const answer = await fetch(`${app.url}/metrics`, { headers: ids })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(await answer.json()).toMatchObject({ code: 'unknown', requestId: 'request-0001' })
    expect(app.logged).toMatchObject([
      { ...known, message: 'request failed', error: { message: 'measured in vain' } },
      { ...known, message: 'request', endpoint: 'none', status: 500, code: 'unknown' },
    ])
  })

  it('has a request that asks for no address, which is refused as unreadable', async () => {
    const { hostname, port } = new URL(app.url)
    const socket = net.connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.write('GET * HTTP/1.1\r\nHost: a\r\n\r\n')
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(data.toString()).toMatch(/^HTTP\/1\.1 400 /)
    expect(app.logged).toMatchObject([{ endpoint: 'none', status: 400, code: 'unreadable' }])
  })

  it('leaves out what supervisors and operators ask all the time', async () => {
    const headers = { authorization: await app.tokens.callerToken('shell', 'engagement') }
    for (const path of ['/health/live', '/health/ready', '/metrics', '/internal/schemas'])
      expect((await fetch(app.url + path, { headers })).status).toBe(200)
    expect(app.logged).toEqual([])
  })
})
