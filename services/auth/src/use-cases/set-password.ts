import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../domain/common-passwords.ts'
import { hashPassword } from '../domain/passwords.ts'
import { presentAccount } from '../presenters.ts'

/** The first password only: a later one needs proof that the person is still the same. */
export const setPassword =
  (deps: Deps): Handler<typeof api.setPassword> =>
  async (request) => {
    const { account, sessionId } = request.caller
    refuseCommonPassword(request.body.password)
    const passwordHash = await hashPassword(request.body.password)
    const reply = await deps.write(request, async (tx) => {
      const [changed] = await tx.account.updateManyAndReturn({
        where: { id: account.id, passwordHash: null },
        data: { passwordHash, updatedAt: deps.clock.now() },
      })
      return changed ? { status: 200, body: { account: presentAccount(changed) } } : refuse('conflict')
    })
    // gateways cache whether there is a password
    deps.notice({ kind: 'session', sessionId })
    return reply
  }
