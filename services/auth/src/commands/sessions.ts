import type { SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Cookie } from '@lunchpail/kit-service/route'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { newCookieValue } from '../domain/secrets.ts'
import { loginCookieSeconds, sessionCookieSeconds } from '../domain/session-life.ts'
import { userAgentFamily } from '../domain/user-agent-family.ts'

/** What of a request says which browser it comes from. */
interface Browser {
  readonly caller: { readonly sessionId: string | null }
  readonly header: (name: string) => string | undefined
}

/**
 * Begins a session under a new cookie and ends the one this browser had, so that a cookie planted before a login is worth
 * nothing after it.
 */
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

/** One session, or those of an account, without one of them where that is said. */
type Which = { readonly id: string } | { readonly accountId: string; readonly id?: { readonly not: string } }

/** Ends sessions that have not ended yet; answers their ids. Their browsers are told the level until the next login. */
export async function endSessions(
  tx: Tx,
  which: Which,
  now: Date,
  level?: SessionLevel,
): Promise<readonly string[]> {
  const ended = await tx.session.updateManyAndReturn({
    where: { ...which, endedAt: null },
    data: { endedAt: now, ...(level && { level }) },
    select: { id: true },
  })
  return ended.map(({ id }) => id)
}

/** Tells gateways and open tabs, after the commit, that these sessions are no longer what they were. */
export function noticeSessions({ notice }: Pick<Deps, 'notice'>, sessionIds: readonly string[]): void {
  for (const sessionId of sessionIds) notice({ kind: 'session', sessionId })
}
