// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { currentSession, leaveEndedSession, refreshSession, setSession, type Session } from './session.ts'

const signedOut: Session = { account: null, level: 'normal', csrf: null, available: true }
const signedIn = { ...signedOut, account: { id: 'a' } } as Session

afterEach(() => vi.unstubAllGlobals())

test('[BY-04] an ended session is heard after the page for signed-in people was left', async () => {
  vi.stubGlobal('fetch', async () => Response.json(signedOut))
  setSession(signedIn)
  let arrive = (): void => {}
  const leaving = leaveEndedSession(() => new Promise((resolve) => (arrive = resolve)))
  // as the live stream asks for it
  const heard = refreshSession()
  await new Promise((resolve) => setTimeout(resolve))
  expect(currentSession()).toBe(signedIn)
  arrive()
  await Promise.all([leaving, heard])
  expect(currentSession()).toEqual(signedOut)
})

test('a page that does not load keeps no later session away', async () => {
  vi.stubGlobal('fetch', async () => Response.json(signedOut))
  setSession(signedIn)
  await expect(leaveEndedSession(() => Promise.reject(new Error('no page')))).rejects.toThrow('no page')
  await refreshSession()
  expect(currentSession()).toEqual(signedOut)
})
