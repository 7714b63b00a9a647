import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { reportsPath } from '@lunchpail/contracts/shell/reports-address'
import { bodyOf, smallServer } from '../test/test-service.ts'
import { testSite } from '../test/test-site.ts'
import { reportSinks } from './report-sinks.ts'

const failure = { where: 'slot auth.entry.v1', name: 'TypeError', at: '/assets/main.1f3a9c2b.js:1:20' }
const whole = { events: ['login_failed'], errors: [failure] }
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** The site, with a service that takes each kind of report. */
async function setUp(environment: Record<string, string> = {}) {
  const got: Record<string, unknown[]> = { '/events': [], '/errors': [] }
  const service = await smallServer((request, response) => {
    void bodyOf(request).then((body) => {
      got[request.url!]!.push(JSON.parse(body))
      response.end()
    })
  })
  const site = await testSite({
    ANALYTICS_URL: `${service.url}/events`,
    ERROR_REPORTING_URL: `${service.url}/errors`,
    ...environment,
  })
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${site.url}${reportsPath}`, {
      method: 'POST',
      headers: { ...own, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { got, send, site }
}

describe('[SH-12] what browsers report', () => {
  it('goes by one port each to the service that the configuration names, with nothing of the person', async () => {
    const { got, send } = await setUp()
    const answer = await send(whole, { cookie: 'visitor=vvvvvvvvvvvvvvvvvvvvvv' })
    expect(answer.status).toBe(204)
    await vi.waitFor(() =>
      expect(got).toEqual({ '/events': [{ event: 'login_failed' }], '/errors': [failure] }),
    )
  })

  it('goes to the own log without one', () => {
    const lines: object[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as object) })
    const sinks = reportSinks({}, log)
    sinks.event('login_failed')
    sinks.error(failure)
    expect(lines).toMatchObject([
      { level: 30, event: 'login_failed', msg: 'counted' },
      { level: 40, report: failure, msg: 'an error in a browser' },
    ])
  })

  it.each(['dnt', 'sec-gpc'])('is dropped where the browser says %s', async (header) => {
    const { got, send } = await setUp()
    expect((await send(whole, { [header]: '1' })).status).toBe(204)
    expect((await send({ events: ['login_failed'], errors: [] })).status).toBe(204)
    await vi.waitFor(() => expect(got['/events']).toHaveLength(1))
    expect(got['/errors']).toEqual([])
  })

  it.each([
    ['a page of another site', whole, { 'sec-fetch-site': 'cross-site' }, 403],
    ['an event that is not on the list', { events: ['rosa@example.com'], errors: [] }, {}, 400],
    ['a message in an error', { events: [], errors: [{ ...failure, message: 'x' }] }, {}, 204],
    ['a place with a query', { events: [], errors: [{ ...failure, at: '/jobs?zip=10001' }] }, {}, 400],
    ['no JSON', '{', {}, 400],
    ['too much', 'x'.repeat(20_000), {}, 413],
  ])('is refused or cut to what is declared: %s', async (_name, body, headers, status) => {
    const { got, send } = await setUp()
    expect((await send(body, headers as Record<string, string>)).status).toBe(status)
    if (status === 204) await vi.waitFor(() => expect(got['/errors']).toEqual([failure]))
    else expect(got).toEqual({ '/events': [], '/errors': [] })
  })

  it('is counted by the network, of an IPv6 address by its /64', async () => {
    const { send } = await setUp({ TRUSTED_PROXIES: '1' })
    const from = async (address: string) =>
      (await send({ events: [], errors: [] }, { 'x-forwarded-for': address })).status
    for (let count = 1; count <= 30; count += 1) expect(await from(`2001:db8:1:1::${count}`)).toBe(204)
    expect([await from('2001:db8:1:1::31'), await from('2001:db8:1:2::1')]).toEqual([429, 204])
  })

  it('is read up to 16 KB, and kept by no cache', async () => {
    const { send } = await setUp()
    const text = JSON.stringify({ events: [], errors: [] })
    const whole = await send(text.padEnd(16 * 1024))
    expect([whole.status, whole.headers.get('cache-control')]).toEqual([204, 'no-store'])
    expect((await send(text.padEnd(16 * 1024 + 1))).status).toBe(413)
  })

  it('is taken by POST at its own address alone', async () => {
    const { site, got } = await setUp()
    const at = async (path: string, method: string) =>
      (
        await fetch(site.url + path, {
          method,
          headers: own,
          ...(method === 'POST' && { body: JSON.stringify(whole) }),
        })
      ).status
    expect([await at(reportsPath, 'GET'), await at(`${reportsPath}more/`, 'POST')]).toEqual([404, 404])
    expect(await at('/other/', 'POST')).toBe(404)
    expect(got).toEqual({ '/events': [], '/errors': [] })
  })

  it('is taken thirty times a minute from one network', async () => {
    const { send } = await setUp()
    const statuses = []
    for (let sent = 0; sent < 31; sent++) statuses.push((await send({ events: [], errors: [] })).status)
    expect(statuses.slice(0, 30).every((status) => status === 204)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})
