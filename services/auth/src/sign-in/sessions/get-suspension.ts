import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../../deps.ts'
import { isSuspended, suspensionOf } from '../../accounts/standing.ts'

/** For the page of a suspended person. */
export const getSuspension =
  ({ database, clock }: Deps): Handler<typeof api.getSuspension> =>
  async ({ caller }) => {
    const account = await database.account.findUnique({ where: { id: caller.account.id } })
    if (!account) return refuse('signed-out')
    const now = clock.now()
    const suspension = isSuspended(account, now) ? suspensionOf(account, now) : null
    return {
      status: 200,
      body: {
        until: suspension?.until.toISOString() ?? null,
        by_operator: suspension?.byHand ?? false,
        has_password: account.passwordHash !== null,
      },
    }
  }
