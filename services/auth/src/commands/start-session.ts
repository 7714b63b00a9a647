// SQL by hand: `for share`, so that whoever sets another password waits for the session, or the session for them.
import { cookieSeconds } from '@lunchpail/contracts/constants'
import type { Cookie } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { newRandomValue } from '../domain/secrets.ts'
import { sessionCookieSeconds } from '../domain/session-life.ts'
import { refuseBarred } from '../domain/standing.ts'
import { platformFamily, userAgentFamily } from '../domain/user-agent-family.ts'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'
import { endSessions, noticeSessions } from './end-sessions.ts'

/** What identifies the browser of a request. */
interface Browser {
  readonly caller: { readonly sessionId: string | null }
  readonly header: (name: string) => string | undefined
}

/**
 * Starts a session under a new cookie and ends the one this browser had, against session fixation. A login by a password
 * gives the hash that it matched: where another password was set meanwhile, the session would outlive that change. A barred
 * account gets none (AU-18); one whose password is not trusted any more gets one by another way, to set the next.
 */
export async function startSession(
  deps: Deps,
  accountId: string,
  browser: Browser,
  matched?: string | null,
): Promise<readonly Cookie[]> {
  const now = deps.clock.now()
  const cookie = newRandomValue()
  const { sessionId } = browser.caller
  const ended = await deps.database.$transaction(async (tx) => {
    if (matched && !(await isStillPassword(tx, accountId, matched))) return refuse('login-failed')
    const account = await tx.account.findUniqueOrThrow({ where: { id: accountId } })
    refuseBarred(account, now)
    if (matched && account.resetRequiredAt) return refuse('reset-required')
    await tx.session.create({
      data: {
        accountId,
        level: account.resetRequiredAt ? 'reset' : 'normal',
        tokenHash: cookie.hash,
        userAgentFamily: userAgentFamily(browser.header('user-agent')),
        platform: platformFamily(browser.header('user-agent')),
        createdAt: now,
        lastSeenAt: now,
      },
    })
    return sessionId ? endSessions(tx, { id: sessionId }, now) : []
  })
  noticeSessions(deps, ended)
  return [
    { name: 'session', value: cookie.value, maxAge: sessionCookieSeconds },
    { name: 'login', value: '1', maxAge: cookieSeconds.login, readable: true },
  ]
}

async function isStillPassword(tx: Tx, accountId: string, passwordHash: string): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select id from account where id = ${accountId}::uuid and password_hash = ${passwordHash} for share`
  return found.length > 0
}
