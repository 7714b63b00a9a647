import type { SessionData } from './site-data.ts'
import { reportError } from './error-report.ts'
import { store } from './store.ts'

export type Session = SessionData

const session = store<Session>({ account: null, level: 'normal', csrf: null, available: true })

/** The session, as the shell's server last answered it. */
export const useSession = session.use
export const currentSession = session.get

/** For the host: sets the session that the page brought. */
export const setSession = session.set

/** Calls `listener` with each change. */
export const onSessionChange = session.subscribe

let asking: Promise<void> | undefined
let leaving: Promise<void> = Promise.resolve()

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/session/', { headers: { accept: 'application/json' }, cache: 'no-store' })
    if (!answer.ok) throw new Error(`/session/ answered ${answer.status}`)
    const now = (await answer.json()) as Session
    await leaving
    session.set(now)
  } catch (error) {
    // the known session stays: a lost connection signs nobody out
    reportError(error, 'session')
  }
}

/** Requests the session again: after signing in or out, and when a call answers `page-idle`. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

/**
 * Leaves a page for signed-in people after their session ended on purpose. Another tab or the live stream may tell of
 * the end while the next page still loads; it is heard afterwards, as the page that is left would send them to log in.
 */
export async function leaveEndedSession(navigate: () => Promise<void>): Promise<void> {
  const left = navigate()
  leaving = left.catch(() => {})
  await left
  await refreshSession()
}
