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

/** Takes a manager out of the company, with the invites that they sent. */
export const removeMember =
  (deps: Deps): Handler<typeof api.removeMember> =>
  async (request) => {
    const { params, traceparent } = request
    const reply = await deps.write(request, async (tx) => {
      const { company, own } = await lockOwnCompany(tx, request)
      const member = await findMember(tx, request.caller, params.id)
      const before = permissionOf(member)
      if (!covers(own, before)) refuse('forbidden')
      if (before.level === permissionLevel.admin) await refuseLastAdmin(tx, company.id, member.id)
      await tx.managerInvite.deleteMany({ where: { invitedBy: member.id } })
      const permission = { level: permissionLevel.none, access: null }
      await setMember(tx, member.id, { companyId: null, permission }, { at: deps.clock.now(), traceparent })
      return { status: 200, body: { done: true as const } }
    })
    refreshSessions(deps, await findOpenSessions(deps.database, params.id))
    return reply
  }
