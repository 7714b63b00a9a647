import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockOwnCompany } from './lock-company.ts'
import { notifyManager } from './notify-managers.ts'
import type { Deps } from '../deps.ts'
import { findJoinRequest } from './find-join-request.ts'

/** The request stays, declined: its company is not asked by the same account again. */
export const declineJoinRequest =
  (deps: Deps): Handler<typeof api.declineJoinRequest> =>
  (request) =>
    deps.write(request, async (tx) => {
      const { company } = await lockOwnCompany(tx, request)
      const account = await findJoinRequest(tx, request.caller, request.params.id)
      const at = deps.clock.now()
      await tx.joinRequest.update({ where: { accountId: account.id }, data: { declinedAt: at } })
      const about = { at, traceparent: request.traceparent }
      await notifyManager(tx, deps, account, { what: 'join-declined', company }, about)
      return { status: 200, body: { done: true as const } }
    })
