import type { rescindInvite as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { employerApplicationState, rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../commands/change-application.ts'
import { changeInvite } from '../commands/change-invite.ts'
import { lockApplications } from '../commands/lock-rows.ts'
import { requestNotice } from '../commands/request-notice.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { isOver } from '../presenters.ts'
import { findInvite } from '../queries/find-invite.ts'

export const rescindInvite =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, traceparent } = request
    const owner = { employerId: caller.account.company.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const invite = await findInvite(tx, params.id, owner)
      if (invite.state !== 'open' || isOver(invite, about.at)) return refuse('invite-closed')
      await changeInvite(tx, invite.id, { state: 'rescinded' }, about)
      await changeApplication(
        tx,
        invite.application,
        {
          state: employerApplicationState.rejected,
          what: 'rescinded',
          reason: rejectionBit('invite rescinded'),
          reasonOther: null,
        },
        about,
      )
      await requestNotice(tx, 'rescinded', invite.application, invite, about)
      return { status: 200, body: { rescinded: true as const } }
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
