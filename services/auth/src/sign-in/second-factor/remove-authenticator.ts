import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkManagersFactor } from './check-second-factor.ts'
import { checkStillThere } from '../sessions/check-still-there.ts'
import { lockOwnAccount } from '../../accounts/lock-account.ts'
import { publishCredentials } from '../../accounts/publish-account.ts'
import type { Deps } from '../../deps.ts'

/** From then on no app is asked for. Where the company asks for a second factor, a passkey has to be there. */
export const removeAuthenticator =
  (deps: Deps): Handler<typeof api.removeAuthenticator> =>
  async (request) => {
    const { caller, body } = request
    const { id: accountId } = caller.account
    const own = await deps.database.account.findUnique({ where: { id: accountId } })
    if (!own) return refuse('not-found')
    const { required, hasPasskey } = await checkManagersFactor(deps.database, caller)
    if (required && !hasPasskey) return refuse('conflict')
    await checkStillThere(deps, own, caller.sessionId, body.current_password)
    return deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, caller)
      const { count } = await tx.authenticator.deleteMany({
        where: { accountId, confirmedAt: { not: null } },
      })
      const about = { at: deps.clock.now(), traceparent: request.traceparent }
      if (count > 0) await publishCredentials(tx, deps, { before, changed: ['second-factor-off'] }, about)
      return { status: 200, body: { removed: true } }
    })
  }
