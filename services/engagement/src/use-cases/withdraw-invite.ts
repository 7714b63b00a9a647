import type { withdrawInvite as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockApplications } from '../commands/lock-rows.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import { withdraw } from '../commands/withdraw.ts'
import type { Deps } from '../deps.ts'
import { findInvite } from '../queries/find-invite.ts'

/** EN-02: the application is withdrawn with it. */
export const withdrawInvite =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, traceparent } = request
    const owner = { accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const { state, application } = await findInvite(tx, params.id, owner)
      const mayBe = state === 'open' || state === 'withdrawn'
      if (!mayBe || !(await withdraw(tx, application, null, about))) return refuse('invite-closed')
      return { status: 200, body: { withdrawn: true as const } }
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
