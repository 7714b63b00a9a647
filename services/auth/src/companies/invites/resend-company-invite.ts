import type * as api from '@lunchpail/contracts/auth/api'
import { covers } from '@lunchpail/contracts/auth/companies/permissions'
import { minuteMs } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { mailInvite, newInviteLink } from './invites.ts'
import { lockOwnCompany } from '../lock-company.ts'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'
import { storedPermission } from '../../accounts/permission-of.ts'
import { presentInvite } from './present-invite.ts'

/** Between two sends of one invite: whoever gets them did not ask for them. */
const pauseMs = 5 * minuteMs

export const resendCompanyInvite =
  (deps: Deps): Handler<typeof api.resendCompanyInvite> =>
  (request) =>
    deps.write(request, async (tx) => {
      const { params, caller, traceparent } = request
      const { company, own } = await lockOwnCompany(tx, request)
      const before = await tx.managerInvite.findUnique({ where: { id: params.id, ...ofCompany(caller) } })
      if (!before) return refuse('not-found')
      if (!covers(own, storedPermission(before))) refuse('forbidden')
      const at = deps.clock.now()
      const waitMs = before.sentAt.getTime() + pauseMs - at.getTime()
      if (waitMs > 0) refuse('too-many-invites', { retryAfterSeconds: Math.ceil(waitMs / 1_000) })
      await deps.messageQuota(tx, request, 1)
      const { secret, columns } = newInviteLink(at)
      const invite = await tx.managerInvite.update({
        where: { id: before.id },
        data: { ...columns, invitedBy: caller.account.id },
      })
      await mailInvite(tx, deps, caller.account.id, { invite, company, secret }, { at, traceparent })
      return { status: 200, body: { invite: presentInvite(invite, at) } }
    })
