import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { secondFactorStep } from './second-factor.ts'
import { findSecondFactor } from './find-second-factor.ts'

export const getSecondFactor =
  ({ database }: Deps): Handler<typeof api.getSecondFactor> =>
  async ({ caller: { account, sessionId } }) => {
    const factor = await findSecondFactor(database, account.id, sessionId)
    if (!factor) return refuse('not-found')
    if (!factor.isManager) return refuse('forbidden')
    const authenticator = await database.authenticator.findUnique({ where: { accountId: account.id } })
    const since = authenticator?.confirmedAt
    return {
      status: 200,
      body: {
        required: factor.required,
        step: secondFactorStep(factor),
        authenticator: since
          ? { since: since.toISOString(), recovery_codes_left: authenticator.recoveryHashes.length }
          : null,
      },
    }
  }
