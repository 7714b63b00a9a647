import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockOwnCompany } from '../lock-company.ts'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'

export const withdrawCompanyInvite =
  (deps: Deps): Handler<typeof api.withdrawCompanyInvite> =>
  (request) =>
    deps.write(request, async (tx) => {
      await lockOwnCompany(tx, request)
      const { count } = await tx.managerInvite.deleteMany({
        where: { id: request.params.id, ...ofCompany(request.caller) },
      })
      return count > 0 ? { status: 200, body: { done: true as const } } : refuse('not-found')
    })
