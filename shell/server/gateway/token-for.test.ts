import { expect, it, vi } from 'vitest'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { AuthUnavailable } from '../sessions/ask-auth.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { signedIn, visitor as visitorOf } from '../test/test-auth.ts'
import { tokenFor } from './gateway.ts'

const byAccess = (kind: string, method: string) =>
  allEndpoints.find(
    (one) =>
      one.access.kind === kind &&
      one.method === method &&
      !one.knowsBrowser &&
      !('atSuspension' in one.access),
  )!
const [openRead, ownRead, openWrite, signed] = [
  byAccess('public', 'GET'),
  byAccess('session', 'GET'),
  byAccess('public', 'POST'),
  byAccess('signed', 'POST'),
]
const someone = { session: 's1', visitor: 'v1' }
const visitor = { session: undefined, visitor: 'v1' }
const asking = (answer: () => Promise<unknown> = async () => signedIn('s1')) => {
  const identify = vi.fn(answer)
  return { identify, sessions: { identify } as unknown as Sessions }
}

/** Reached by a link, and about the browser. */
const readOfBrowser = allEndpoints.find((one) => one.knowsBrowser)!

it.each([
  ['a visitor comes by a link to what is about their browser', readOfBrowser, 'GET', visitor],
  ['a signed-in person reads what is public', openRead, 'GET', someone],
  ['a signed-in person reads their own', ownRead, 'GET', someone],
  ['a signed-in person asks for the head', openRead, 'HEAD', someone],
  ['a visitor writes', openWrite, 'POST', visitor],
])('auth signs a token where %s', async (_, endpoint, method, held) => {
  const { identify, sessions } = asking()
  expect(await tokenFor(endpoint, method, held, sessions)).toBe('token-s1')
  expect(identify).toHaveBeenCalledExactlyOnceWith(held)
})

it('[AU-18] who is suspended has one of their own for what stays open to them, and is a visitor else', async () => {
  const { sessions } = asking(async () => ({
    ...visitorOf('v1'),
    level: 'suspended',
    limited_token: 'limited',
  }))
  const open = allEndpoints.find(({ access }) => access.kind === 'session' && access.atSuspension)!
  expect(await tokenFor(open, 'POST', someone, sessions)).toBe('limited')
  expect(await tokenFor(ownRead, 'GET', someone, sessions)).toBe('token-v1')
  expect(await tokenFor(openWrite, 'POST', someone, sessions)).toBe('token-v1')
})

it.each([
  [openRead, 'GET'],
  [openRead, 'HEAD'],
  [ownRead, 'GET'],
])('a visitor who reads has none, and auth is not asked', async (endpoint, method) => {
  const { identify, sessions } = asking()
  expect(await tokenFor(endpoint, method, visitor, sessions)).toBeUndefined()
  expect(identify).not.toHaveBeenCalled()
})

it('[NT-04] what is signed itself needs none, and gets through while auth is down', async () => {
  const { identify, sessions } = asking(() => Promise.reject(new AuthUnavailable('down')))
  expect(await tokenFor(signed, 'POST', someone, sessions)).toBeUndefined()
  expect(await tokenFor(signed, 'POST', visitor, sessions)).toBeUndefined()
  expect(identify).not.toHaveBeenCalled()
})

it('[SH-02] while auth is down, what is public is read without one, and nothing else', async () => {
  const { sessions } = asking(() => Promise.reject(new AuthUnavailable('down')))
  expect(await tokenFor(openRead, 'GET', someone, sessions)).toBeUndefined()
  await expect(tokenFor(ownRead, 'GET', someone, sessions)).rejects.toThrow(AuthUnavailable)
  await expect(tokenFor(openWrite, 'POST', visitor, sessions)).rejects.toThrow(AuthUnavailable)
})

it('another failure than that of auth is hidden nowhere', async () => {
  const { sessions } = asking(() => Promise.reject(new Error('broken')))
  await expect(tokenFor(openRead, 'GET', someone, sessions)).rejects.toThrow('broken')
})
