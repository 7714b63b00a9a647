import type * as api from '@lunchpail/contracts/auth/api'
import { covers } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { lockOwnCompany } from './lock-company.ts'
import { setMember } from '../accounts/set-member.ts'
import { notifyManager } from './notify-managers.ts'
import type { Deps } from '../deps.ts'
import { findJoinRequest } from './find-join-request.ts'

export const acceptJoinRequest =
  (deps: Deps): Handler<typeof api.acceptJoinRequest> =>
  async (request) => {
    const { params, body, traceparent } = request
    const reply = await deps.write(request, async (tx) => {
      const { company, own } = await lockOwnCompany(tx, request)
      const account = await findJoinRequest(tx, request.caller, params.id)
      if (!covers(own, body)) refuse('forbidden')
      const about = { at: deps.clock.now(), traceparent }
      await setMember(tx, account.id, { companyId: company.id, permission: body }, about)
      await notifyManager(tx, deps, account, { what: 'join-accepted', company }, about)
      return { status: 200, body: { done: true as const } }
    })
    refreshSessions(deps, await findOpenSessions(deps.database, params.id))
    return reply
  }
