import { expect, it, onTestFinished } from 'vitest'
import { middlewareServer } from '../test/test-middleware.ts'
import { sessionCookies } from './session-cookies.ts'

const running = async (secure: boolean) => {
  const { read, ensure } = sessionCookies(secure)
  const server = await middlewareServer((ctx) => {
    const held = (ctx.path === '/ensure' ? ensure : read)(ctx)
    ctx.body = { session: held.session ?? null, visitor: held.visitor ?? null }
  })
  onTestFinished(server.stop)
  return async (cookie: string, path = '/read') => {
    const answer = await fetch(server.url + path, { headers: { cookie } })
    const held = (await answer.json()) as Record<'session' | 'visitor', string | null>
    return { held, set: answer.headers.getSetCookie() }
  }
}
const visitor = 'v'.repeat(22)

it.each([
  [false, `session=s1; visitor=${visitor}`, { session: 's1', visitor }],
  [false, `__Host-session=s1; __Host-visitor=${visitor}`, { session: null, visitor: null }],
  [true, `__Host-session=s1; __Host-visitor=${visitor}`, { session: 's1', visitor }],
  [true, `session=s1; visitor=${visitor}`, { session: null, visitor: null }],
  [false, 'session=', { session: null, visitor: null }],
  [false, `session=${'s'.repeat(300)}`, { session: 's'.repeat(200), visitor: null }],
  [false, `visitor=${visitor}v`, { session: null, visitor: null }],
  [false, `visitor=${visitor.slice(1)}`, { session: null, visitor: null }],
  [false, `visitor=${visitor.slice(1)}!`, { session: null, visitor: null }],
  [false, `visitor=${visitor.slice(2)}-_`, { session: null, visitor: `${visitor.slice(2)}-_` }],
])('reads, served by https %s, of %j what a browser holds', async (secure, cookie, held) => {
  const call = await running(secure)
  expect(await call(cookie)).toEqual({ held, set: [] })
})

it('gives a browser without one a visitor value of its own, for a year, and keeps the session', async () => {
  const call = await running(false)
  const [first, second] = [await call('session=s1', '/ensure'), await call('visitor=wrong', '/ensure')]
  expect(first.held).toEqual({ session: 's1', visitor: expect.stringMatching(/^[\w-]{22}$/) })
  expect(second.held.visitor).not.toBe(first.held.visitor)
  expect(first.set).toEqual([
    `visitor=${first.held.visitor}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`,
  ])
})

it('leaves a browser the value that it has', async () => {
  const call = await running(false)
  expect(await call(`visitor=${visitor}`, '/ensure')).toEqual({ held: { session: null, visitor }, set: [] })
})

it('binds the visitor value to the host where the site is served by https', async () => {
  const call = await running(true)
  const { held, set } = await call('', '/ensure')
  expect(set).toEqual([
    `__Host-visitor=${held.visitor}; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax`,
  ])
})

it.each([
  [false, ['visitor=v; Path=/', 'session=s2; Path=/; HttpOnly'], 's2'],
  [false, ['__Host-session=s2; Path=/'], undefined],
  [true, ['session=s1', '__Host-session=s2; Secure'], 's2'],
  [false, ['old-session=s1', 'session='], ''],
  [false, [], undefined],
])('knows, served by https %s, of %j which session auth has just begun', (secure, set, session) => {
  expect(sessionCookies(secure).issued(set)).toBe(session)
})
