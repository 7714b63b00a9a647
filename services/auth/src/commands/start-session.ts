import type { Cookie } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { newCookieValue } from '../domain/secrets.ts'
import { loginCookieSeconds, sessionCookieSeconds } from '../domain/session-life.ts'
import { userAgentFamily } from '../domain/user-agent-family.ts'
import { endSessions, noticeSessions } from './end-sessions.ts'

/** What identifies the browser of a request. */
interface Browser {
  readonly caller: { readonly sessionId: string | null }
  readonly header: (name: string) => string | undefined
}

/** Starts a session under a new cookie and ends the one this browser had, against session fixation. */
export async function startSession(
  deps: Deps,
  accountId: string,
  browser: Browser,
): Promise<readonly Cookie[]> {
  const now = deps.clock.now()
  const cookie = newCookieValue()
  const { sessionId } = browser.caller
  const ended = await deps.database.$transaction(async (tx) => {
    await tx.session.create({
      data: {
        accountId,
        tokenHash: cookie.hash,
        userAgentFamily: userAgentFamily(browser.header('user-agent')),
        createdAt: now,
        lastSeenAt: now,
      },
    })
    return sessionId ? endSessions(tx, { id: sessionId }, now) : []
  })
  noticeSessions(deps, ended)
  return [
    { name: 'session', value: cookie.value, maxAge: sessionCookieSeconds },
    { name: 'login', value: '1', maxAge: loginCookieSeconds, readable: true },
  ]
}
