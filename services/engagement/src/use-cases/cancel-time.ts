import type { cancelTime as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../commands/change-application.ts'
import { changeInvite } from '../commands/change-invite.ts'
import { lockApplications } from '../commands/lock-rows.ts'
import { requestNotice } from '../commands/request-notice.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { isOver } from '../presenters.ts'
import { answerInvite } from '../queries/answer-invite.ts'
import { findInvite } from '../queries/find-invite.ts'

/** EN-16: the time is free again, and the candidate may pick another. */
export const cancelTime =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, traceparent } = request
    const owner = { accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const invite = await findInvite(tx, params.id, owner)
      if (invite.state !== 'open' || isOver(invite, about.at)) return refuse('invite-closed')
      if (invite.timeId !== null) {
        await changeInvite(tx, invite.id, { timeId: null, confirmedAt: null }, about)
        await changeApplication(tx, invite.application, { what: 'time-canceled' }, about)
        await requestNotice(tx, 'canceled', invite.application, invite, about)
      }
      return answerInvite(tx, invite.id, owner.accountId, about.at)
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
