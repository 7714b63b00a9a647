import type * as api from '@lunchpail/contracts/auth/api'
import { covers } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockOwnCompany } from '../lock-company.ts'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'
import { storedPermission } from '../../accounts/permission-of.ts'

export const withdrawCompanyInvite =
  (deps: Deps): Handler<typeof api.withdrawCompanyInvite> =>
  (request) =>
    deps.write(request, async (tx) => {
      const { own } = await lockOwnCompany(tx, request)
      const where = { id: request.params.id, ...ofCompany(request.caller) }
      const invite = await tx.managerInvite.findUnique({ where })
      if (!invite) return refuse('not-found')
      if (!covers(own, storedPermission(invite))) refuse('forbidden')
      await tx.managerInvite.delete({ where })
      return { status: 200, body: { done: true as const } }
    })
