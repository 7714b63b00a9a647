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

async function ask(): Promise<void> {
  try {
    const answer = await fetch('/session/', { headers: { accept: 'application/json' }, cache: 'no-store' })
    if (!answer.ok) throw new Error(`/session/ answered ${answer.status}`)
    session.set((await answer.json()) as Session)
  } catch (error) {
    // the known session stays: a lost connection signs no one out
    reportError(error, 'session')
  }
}

/** Requests the session again: after signing in or out, and when a call answers `page-idle`. */
export function refreshSession(): Promise<void> {
  asking ??= ask().finally(() => (asking = undefined))
  return asking
}

/** The account whose page waits, out of sight, for its person to sign in again. The host sets it. */
export const pausedFor = store<string | undefined>(undefined)

/** Where the page waits so: resolves once it does not anymore, with whether the same person is back. */
export async function isBackAgain(): Promise<boolean> {
  // the host hears of the session's end as it renders
  await new Promise((rendered) => setTimeout(rendered))
  const id = pausedFor.get()
  if (id === undefined) return false
  return new Promise((resolve) => {
    const stop = pausedFor.subscribe(() => {
      stop()
      resolve(session.get().account?.id === id)
    })
  })
}
