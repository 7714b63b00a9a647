import type * as api from '@lunchpail/contracts/auth/api'
import { covers } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { mailInvite, newInviteLink } from './invites.ts'
import { lockOwnCompany } from '../lock-company.ts'
import { permissionColumns } from '../../accounts/set-member.ts'
import type { Deps } from '../../deps.ts'
import { ofCompany } from '../../policies.ts'
import { presentInvite } from './present-invite.ts'

const maxOpen = 50

/** A link by email with which a manager joins the company, with no permission that the caller has not. */
export const sendCompanyInvite =
  (deps: Deps): Handler<typeof api.sendCompanyInvite> =>
  (request) =>
    deps.write(request, async (tx) => {
      const { body, caller, traceparent } = request
      const { company, own } = await lockOwnCompany(tx, request)
      if (!covers(own, body)) refuse('forbidden')
      const { email } = body
      const inCompany = ofCompany(caller)
      const refuseAt = (rule: string) => refuse('invalid', { fieldErrors: { email: rule } })
      if ((await tx.account.count({ where: { email, ...inCompany } })) > 0) refuseAt('invite.member')
      if ((await tx.managerInvite.count({ where: { email, ...inCompany } })) > 0) refuseAt('invite.open')
      if ((await tx.managerInvite.count({ where: inCompany })) >= maxOpen) refuse('too-many-open-invites')
      const at = deps.clock.now()
      await deps.messageQuota(tx, request, 1)
      const { secret, columns } = newInviteLink(at)
      const invite = await tx.managerInvite.create({
        data: { ...inCompany, email, invitedBy: caller.account.id, ...permissionColumns(body), ...columns },
      })
      await mailInvite(tx, deps, caller.account.id, { invite, company, secret }, { at, traceparent })
      return { status: 201, body: { invite: presentInvite(invite, at) } }
    })
