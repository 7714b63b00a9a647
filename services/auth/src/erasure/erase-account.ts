import type * as api from '@lunchpail/contracts/auth/api'
import { erasureConfirmed } from '@lunchpail/contracts/auth/events'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkCurrentPassword } from '../sign-in/attempts/check-current-password.ts'
import { refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { eraseIn } from './erase-everywhere.ts'
import { tryCode } from '../sign-in/codes/try-code.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { receiptOf } from './erasure-receipt.ts'

/**
 * Deletes the caller's account, in every service. Its password, or a code where there is none, shows that it is its owner.
 * An email confirms it, with the receipt that opens the report.
 */
export const eraseAccount =
  (deps: Deps): Handler<typeof api.eraseAccount> =>
  async (request) => {
    const own = await deps.database.account.findUnique({ where: { id: request.caller.account.id } })
    if (!own) return refuse('signed-out')
    await checkOwner(deps, own, request.body)
    const receipt = receiptOf(deps.secrets, own.id)
    const { sessionIds } = await deps.transaction(async (tx) => {
      // the password or the address may be another by now
      const { id, passwordHash, email } = own
      if ((await tx.account.count({ where: { id, passwordHash, email } })) === 0) return refuse('conflict')
      const erased = (await eraseIn(tx, deps, own.id))!
      if (email !== null)
        await emit(
          tx,
          erasureConfirmed,
          {
            receipt,
            language: request.language,
            sealed_address: await deps.seal({ email, proven: own.emailVerifiedAt !== null }),
          },
          { at: deps.clock.now(), traceparent: request.traceparent },
        )
      return erased
    })
    refreshSessions(deps, sessionIds)
    return { status: 200, body: { receipt }, cookies: [{ name: 'session', value: '', maxAge: 0 }] }
  }

async function checkOwner(
  deps: Deps,
  own: Account,
  { current_password, code }: BodyOf<typeof api.eraseAccount>,
): Promise<void> {
  if (own.passwordHash !== null) return checkCurrentPassword(deps, own, current_password)
  if (code === undefined) return refuse('invalid', { fieldErrors: { code: 'code.required' } })
  const tried = await tryCode(deps, { accountId: own.id, purpose: 'erase' }, code, deps.clock.now())
  if (tried === 'expired' || tried === 'wrong') return refuse(`code-${tried}`)
}
