import type { confirmPhone, confirmVerification } from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentAccount } from '../presenters.ts'
import { findOpenSessions } from '../queries/find-open-sessions.ts'
import { checkCurrentPassword } from './check-current-password.ts'
import { noticeSessions } from './end-sessions.ts'
import { publishStatus, withStatus } from './prove-contact.ts'
import { contactHash } from './send-secret.ts'
import { tryCode } from './try-code.ts'

/**
 * Proves the phone or the email of the signed-in person by the code that was sent there. A number that was changed opens an
 * account with a password only where the password came with the code: whoever found an open session has the code alone.
 */
export async function confirmContact(
  deps: Deps,
  request: Request<typeof confirmPhone | typeof confirmVerification>,
  type: CodeType,
) {
  const { id: accountId } = request.caller.account
  const { code, current_password } = request.body
  const now = deps.clock.now()
  const before = await deps.database.account.findUnique({ where: { id: accountId } })
  const contact = type === 'text' ? before?.phone : before?.email
  if (!before || !contact) return refuse('phone-code-expired')
  if (current_password !== undefined) await checkCurrentPassword(deps, before, current_password)
  const isOwn = current_password !== undefined || before.passwordHash === null
  const purpose = type === 'text' ? 'phone' : 'email'
  const which = { accountId, purpose, contact: contactHash(deps, contact) }
  const tried = await tryCode(deps, which, code, now)
  if (tried === 'expired') return refuse('phone-code-expired')
  if (tried === 'wrong') return refuse('code-wrong')
  const proof =
    type === 'text'
      ? { phoneVerifiedAt: now, ...(isOwn && { phoneChangedAt: null }) }
      : { emailVerifiedAt: now }
  const reply = await deps.write(request, async (tx) => {
    const { phone, email, passwordHash } = before
    const [account] = await tx.account.updateManyAndReturn({
      where: { id: accountId, phone, email, passwordHash },
      data: { ...proof, ...withStatus(before), updatedAt: now },
    })
    if (!account) return refuse('phone-code-expired')
    await tx.oneTimeCode.deleteMany({ where: { accountId, purpose } })
    await publishStatus(tx, deps, before, account, { at: now, traceparent: request.traceparent })
    return { status: 200, body: { account: presentAccount(account) } }
  })
  // gateways and tabs of this person cache what is proven
  noticeSessions(deps, await findOpenSessions(deps.database, accountId))
  return reply
}
