import type * as api from '@lunchpail/contracts/auth/api'
import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { covers } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { lockOwnCompany } from './lock-company.ts'
import { refuseLastAdmin, setMember } from '../accounts/set-member.ts'
import type { Deps } from '../deps.ts'
import { permissionOf } from '../accounts/permission-of.ts'
import { findMember } from './find-member.ts'

/** Gives a manager another permission, none that the caller has not. */
export const changeMember =
  (deps: Deps): Handler<typeof api.changeMember> =>
  async (request) => {
    const { params, body, traceparent } = request
    const reply = await deps.write(request, async (tx) => {
      const { company, own } = await lockOwnCompany(tx, request)
      const member = await findMember(tx, request.caller, params.id)
      const before = permissionOf(member)
      if (!covers(own, before) || !covers(own, body)) refuse('forbidden')
      const { admin } = permissionLevel
      if (before.level === admin && body.level !== admin) await refuseLastAdmin(tx, company.id, member.id)
      const about = { at: deps.clock.now(), traceparent }
      await setMember(tx, member.id, { companyId: company.id, permission: body }, about)
      // what they offered in the permission before is not theirs to offer anymore
      if (!covers(body, before)) await tx.managerInvite.deleteMany({ where: { invitedBy: member.id } })
      return { status: 200, body: { done: true as const } }
    })
    refreshSessions(deps, await findOpenSessions(deps.database, params.id))
    return reply
  }
