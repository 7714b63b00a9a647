import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { countStray } from '../attempts/count-stray.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { refreshSessions } from '../sessions/open-sessions.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { ownContact } from '../ownership/own-contact.ts'
import { sameContactOf } from '../ownership/claims.ts'
import { startSession } from '../sessions/start-session.ts'
import { tryCode } from './try-code.ts'
import type { Deps } from '../../deps.ts'
import { presentAuthRecord } from '../sign-on/present-auth-record.ts'
import { findSignOnWay } from '../sign-on/find-identity-provider.ts'
import { findAccount, handleOf, noAccountId } from '../attempts/find-account.ts'

/**
 * Signs in by a code that this browser asked for, or asks whose the account is. A lock by wrong passwords does not hold
 * here.
 */
export const verifyCode =
  (deps: Deps): Handler<typeof api.verifyCode> =>
  async (request) => {
    const { code, code_type } = request.body
    const handle = handleOf(request.body)
    const now = deps.clock.now()
    const account = await findAccount(deps.rawSql, handle)
    const device = deviceOf(deps.secrets, request.scope)
    // tried for an unknown handle, too: neither the answer nor its time says more than that there is no such code
    const which = { accountId: account?.id ?? noAccountId, device, purpose: 'login', channel: code_type }
    const matching = await tryCode(deps, which, code, now)
    // a code that is pending here has tries of its own
    if (matching === 'expired') await countStray(deps, request.network, now)
    if (!account) return refuse('code-expired')
    if (isEmployer(account.type as AccountType)) return refuse('code-unavailable')
    if (matching === 'expired' || matching === 'wrong') return refuse(`code-${matching}`)

    const { contact } = matching
    const owned = await deps.transaction(async (tx) => {
      // whoever proves or takes the account at the same time waits here
      const before = await lockAccount(tx, account.id)
      const { count } = await tx.oneTimeCode.deleteMany({ where: { id: matching.id } })
      const kind = before && sameContactOf(deps, before, matching)?.kind
      if (!before || !kind || count === 0) return refuse('code-expired')
      await tx.oneTimeCode.deleteMany({ where: { accountId: account.id, device } })
      const outside = { way: 'code', sessionId: request.caller.sessionId, device, contact } as const
      const about = { at: now, traceparent: request.traceparent }
      return ownContact(tx, deps, before, { contact: kind, outside }, about)
    })
    if ('claim' in owned) return { status: 202, body: { claim: owned.claim } }
    refreshSessions(deps, owned.ended)
    const cookies = await startSession(deps, account.id, request, { device, by: 'code' })
    const signOn = await findSignOnWay(deps, account)
    const csrf = deps.secrets.csrfOf(cookies[0]!.value)
    return {
      status: 200,
      body: presentAuthRecord(account, handle, { signedIn: true, csrf, signOn }),
      cookies,
    }
  }
