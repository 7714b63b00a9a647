import type { RequestListener } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AuthUnavailable, askAuth } from './ask-auth.ts'
import { signedIn } from '../test/test-auth.ts'
import { bodyOf, smallServer } from '../test/test-service.ts'
import { sessionData } from './session-data.ts'
import type { Sessions } from './sessions.ts'

const held = { session: 's1', visitor: undefined }
const auth = async (listener: RequestListener) => {
  const server = await smallServer(listener)
  onTestFinished(server.stop)
  return askAuth(server.url, async (noun) => `Bearer for ${noun}`)
}

it('sends auth the cookies that a browser holds, and takes who it says', async () => {
  let seen: unknown
  const ask = await auth((request, response) => {
    void bodyOf(request).then((body) => {
      const { authorization, 'content-type': type } = request.headers
      seen = [request.method, request.url, authorization, type, JSON.parse(body)]
      response.end(JSON.stringify({ ...signedIn('s1'), secret: 'more' }))
    })
  })
  expect(await ask(held)).toEqual(signedIn('s1'))
  expect(seen).toEqual([
    'POST',
    '/internal/session/',
    'Bearer for auth',
    'application/json',
    { session: 's1' },
  ])
})

it.each<[string, RequestListener]>([
  ['fails', (_, response) => void response.writeHead(500).end(JSON.stringify(signedIn('s1')))],
  ['says something else', (_, response) => void response.end('{}')],
  ['says nothing that can be read', (_, response) => void response.end('<html>')],
])('knows no one where auth %s, and asks again at once', async (_, listener) => {
  let asked = 0
  const ask = await auth((request, response) => {
    asked += 1
    listener(request, response)
  })
  for (const time of [1, 2]) {
    await expect(ask(held)).rejects.toThrow(new AuthUnavailable('auth is not answering'))
    expect(asked).toBe(time)
  }
})

it('asks once more where the connection was closed under it, as by an instance that ends', async () => {
  let asked = 0
  const ask = await auth((request, response) => {
    asked += 1
    if (asked === 1 || asked > 2) request.destroy()
    else response.end(JSON.stringify(signedIn('s1')))
  })
  expect([await ask(held), asked]).toEqual([signedIn('s1'), 2])
  await expect(ask(held)).rejects.toThrow(AuthUnavailable)
  expect(asked).toBe(4)
})

it('asks an auth that is silent no more for a second, so that requests do not wait in turn', async () => {
  let asked = 0
  const ask = await auth(() => void (asked += 1))
  let now = 50_000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const limits: number[] = []
  const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms)
    const controller = new AbortController()
    void vi
      .waitFor(() => expect(asked).toBe(limits.length))
      .then(() => controller.abort(new DOMException('late', 'TimeoutError')))
    return controller.signal
  })
  onTestFinished(() => [clock, limit].forEach((spy) => spy.mockRestore()))
  const failure = await ask(held).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'auth is not answering', cause: { name: 'TimeoutError' } })
  now += 999
  await expect(ask(held)).rejects.toThrow(new AuthUnavailable('auth is not answering'))
  expect(asked).toBe(1)
  now += 1
  await expect(ask(held)).rejects.toThrow(AuthUnavailable)
  expect([asked, limits]).toEqual([2, [3_000, 3_000]])
})

it('tells a page who looks at it without token and session, and that no one is known while auth is down', async () => {
  const of = (identify: () => Promise<unknown>) => sessionData({ identify } as unknown as Sessions, held)
  const { account, csrf } = signedIn('s1')
  expect(await of(async () => signedIn('s1'))).toStrictEqual({
    account,
    level: 'normal',
    csrf,
    available: true,
  })
  expect(await of(() => Promise.reject(new AuthUnavailable('down')))).toStrictEqual({
    account: null,
    level: 'normal',
    csrf: null,
    available: false,
  })
  await expect(of(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
})
