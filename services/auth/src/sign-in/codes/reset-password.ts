import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { forgetAttempts } from '../attempts/count-attempt.ts'
import { endSessions, refreshSessions } from '../sessions/open-sessions.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { lockAccount } from '../../accounts/lock-account.ts'
import { ownContact } from '../ownership/own-contact.ts'
import { publishCredentials } from '../../accounts/publish-account.ts'
import { sameContactOf } from '../ownership/claims.ts'
import { startSession } from '../sessions/start-session.ts'
import type { Deps } from '../../deps.ts'
import { refuseCommonPassword } from '../../accounts/common-passwords.ts'
import { noReset, refuseFormerPassword } from '../../accounts/former-password.ts'
import { hashPassword } from '../../accounts/passwords.ts'
import { refuseBarred } from '../../accounts/standing.ts'
import { hashOfValue } from '../secrets.ts'
import { presentAccount } from '../../accounts/present-account.ts'
import { findSignOnWay } from '../sign-on/find-identity-provider.ts'

/**
 * A new password by a link that works once, or the question whose the account is. Whoever is signed in elsewhere has
 * to log in again; passkeys end too, unless their person keeps them in the same step. A manager's are the second factor, which a
 * link alone must not take away.
 */
export const resetPassword =
  (deps: Deps): Handler<typeof api.resetPassword> =>
  async (request) => {
    const { token, password } = request.body
    const tokenHash = hashOfValue(token)
    const now = deps.clock.now()
    refuseCommonPassword(password)
    const link = await deps.database.resetLink.findUnique({
      where: { tokenHash },
      include: { account: true },
    })
    if (!link || link.expiresAt <= now) return refuse('link-expired')
    const { id } = link.account
    if ((await findSignOnWay(deps, link.account))?.required) return refuse('sign-on-required')
    refuseBarred(link.account, now)
    await refuseFormerPassword(link.account, password)
    const passwordHash = await hashPassword(password)
    const device = deviceOf(deps.secrets, request.scope)

    const reset = await deps.transaction(async (tx) => {
      // another link of it that is used at the same time waits here, and is gone then
      const before = await lockAccount(tx, id)
      const { count } = await tx.resetLink.deleteMany({ where: { tokenHash } })
      const kind = before && sameContactOf(deps, before, link)?.kind
      if (!before || !kind || count === 0) return refuse('link-expired')
      const { sessionId } = request.caller
      const { contact } = link
      const outside = { way: 'link', sessionId, device, contact, passwordHash } as const
      const columns = { passwordHash, ...noReset, updatedAt: now }
      const about = { at: now, traceparent: request.traceparent }
      const owned = await ownContact(tx, deps, before, { contact: kind, outside, columns }, about)
      if ('claim' in owned || owned.taken) return owned
      await tx.resetLink.deleteMany({ where: { accountId: id } })
      await tx.oneTimeCode.deleteMany({ where: { accountId: id } })
      // the way out of a lock
      await forgetAttempts(tx, id)
      const ended = await endSessions(tx, { accountId: id }, now, 'password changed')
      const keeps = request.body.keep_passkeys || isEmployer(before.type as AccountType)
      const { count: passkeys } = keeps
        ? { count: 0 }
        : await tx.passkey.deleteMany({ where: { accountId: id } })
      // a first one, too: whoever has the phone may be another person
      const changed = ['password', ...(passkeys === 0 ? [] : (['passkey-off'] as const))] as const
      await publishCredentials(tx, deps, { before, changed }, about)
      return { ...owned, ended }
    })
    if ('claim' in reset) return { status: 202, body: { claim: reset.claim } }
    const { account, ended } = reset
    refreshSessions(deps, ended)
    const cookies = await startSession(deps, account.id, request, { device, by: 'link' })
    return { status: 200, body: { account: presentAccount(account) }, cookies }
  }
