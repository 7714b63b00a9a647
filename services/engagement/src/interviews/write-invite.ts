import type * as api from '@lunchpail/contracts/engagement/interviews-api'
import type * as portalApi from '@lunchpail/contracts/engagement/portal-interviews-api'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { Side } from '../policies.ts'
import { findInvite } from './find-invite.ts'
import type { InviteRow } from '../rows/includes.ts'
import type { About } from '../rows/change-application.ts'
import { lockApplications } from '../rows/lock-rows.ts'
import { updateApplicationTabs } from '../notices/update-open-tabs.ts'

type Endpoint =
  | typeof api.cancelTime
  | typeof api.confirmTime
  | typeof api.contestNoShow
  | typeof portalApi.giveOutcome
  | typeof portalApi.rescindInvite
  | typeof api.sendFeedback
  | typeof api.withdrawInvite

/**
 * Writes about an invite of its owner in one transaction. Whoever writes about the same application waits, and `work` has the
 * invite as it is by then. The open tabs of both sides learn of it after the commit.
 */
export async function writeInvite<E extends Endpoint>(
  deps: Deps,
  request: Request<E>,
  side: Side,
  work: (tx: Tx, invite: InviteRow, about: About) => Promise<Reply<E>>,
): Promise<Reply<E>> {
  const { id } = request.params
  const about = { at: deps.clock.now(), traceparent: request.traceparent }
  const { applicationId, application } = await findInvite(deps.database, id, side)
  const reply = await deps.write(request, async (tx) => {
    await lockApplications(tx, [applicationId])
    return work(tx, await findInvite(tx, id, side), about)
  })
  updateApplicationTabs(deps, [application.accountId], application.employerId)
  return reply
}
