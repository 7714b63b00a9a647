import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkCurrentPassword } from '../commands/check-current-password.ts'
import { noticeSessions } from '../commands/end-sessions.ts'
import { publishStatus, withStatus } from '../commands/prove-contact.ts'
import { contactHash } from '../commands/send-secret.ts'
import { tryCode } from '../commands/try-code.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions } from '../queries/find-open-sessions.ts'
import { presentAccount } from '../presenters.ts'

/**
 * AU-29: proves the phone of the signed-in person by the code that was texted to it. A number that was changed opens an
 * account with a password only where the password came with the code: whoever found an open session has the code alone.
 */
export const confirmPhone =
  (deps: Deps): Handler<typeof api.confirmPhone> =>
  async (request) => {
    const { id: accountId } = request.caller.account
    const now = deps.clock.now()
    const before = await deps.database.account.findUnique({ where: { id: accountId } })
    if (!before?.phone) return refuse('phone-code-expired')
    const { code, current_password } = request.body
    if (current_password !== undefined) await checkCurrentPassword(deps, before, current_password)
    const isOwn = current_password !== undefined || before.passwordHash === null
    const which = { accountId, purpose: 'phone', contact: contactHash(deps, before.phone) }
    const tried = await tryCode(deps, which, code, now)
    if (tried === 'expired') return refuse('phone-code-expired')
    if (tried === 'wrong') return refuse('code-wrong')
    const reply = await deps.write(request, async (tx) => {
      const [account] = await tx.account.updateManyAndReturn({
        where: { id: accountId, phone: before.phone, passwordHash: before.passwordHash },
        data: {
          phoneVerifiedAt: now,
          ...(isOwn && { phoneChangedAt: null }),
          ...withStatus(before),
          updatedAt: now,
        },
      })
      if (!account) return refuse('phone-code-expired')
      await tx.oneTimeCode.deleteMany({ where: { accountId, purpose: 'phone' } })
      await publishStatus(tx, deps, before, account, { at: now, traceparent: request.traceparent })
      return { status: 200, body: { account: presentAccount(account) } }
    })
    // gateways and tabs of this person cache the state of the phone
    noticeSessions(deps, await findOpenSessions(deps.database, accountId))
    return reply
  }
