import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockOwnAccount } from '../../accounts/lock-account.ts'
import { publishCredentials } from '../../accounts/publish-account.ts'
import { checkFactors } from '../second-factor/check-second-factor.ts'
import { checkStillThere } from '../sessions/check-still-there.ts'
import type { Deps } from '../../deps.ts'

/** The passkey opens nothing anymore; the device keeps its half. */
export const removePasskey =
  (deps: Deps): Handler<typeof api.removePasskey> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const which = { id: request.params.id, accountId: account.id }
    const passkey = await deps.database.passkey.findFirst({ where: which, include: { account: true } })
    if (!passkey) return refuse('not-found')
    await checkFactors(deps.database, { account, sessionId })
    await checkStillThere(deps, passkey.account, sessionId, request.body?.current_password)
    return deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, request.caller)
      const { count } = await tx.passkey.deleteMany({ where: which })
      if (count === 0) return refuse('not-found')
      const about = { at: deps.clock.now(), traceparent: request.traceparent }
      await publishCredentials(tx, deps, { before, changed: ['passkey-off'] }, about)
      return { status: 200, body: { removed: true } }
    })
  }
