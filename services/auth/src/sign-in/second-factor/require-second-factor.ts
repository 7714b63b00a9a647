import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findCompanySessions, refreshSessions } from '../sessions/open-sessions.ts'
import type { Deps } from '../../deps.ts'
import { companyIdOf } from '../../policies.ts'
import { secondFactorStep } from './second-factor.ts'
import { findSecondFactor } from './find-second-factor.ts'

/** From the next call on its managers need a second factor, or none. */
export const requireSecondFactor =
  (deps: Deps): Handler<typeof api.requireSecondFactor> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const companyId = companyIdOf(request.caller)
    const reply = await deps.write(request, async (tx) => {
      const { required } = request.body
      await tx.company.updateMany({
        where: { id: companyId, secondFactorRequiredAt: required ? null : { not: null } },
        data: { secondFactorRequiredAt: required ? deps.clock.now() : null },
      })
      const factor = await findSecondFactor(tx, account.id, sessionId)
      if (!factor) return refuse('not-found')
      return { status: 200, body: { required: factor.required, step: secondFactorStep(factor) } }
    })
    // gateways cache what the sessions of its managers may do
    refreshSessions(deps, await findCompanySessions(deps.database, companyId))
    return reply
  }
