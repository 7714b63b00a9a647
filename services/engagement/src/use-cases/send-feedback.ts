import type { sendFeedback as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../commands/change-application.ts'
import { lockApplications } from '../commands/lock-rows.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { isOver } from '../presenters.ts'
import { findInvite } from '../queries/find-invite.ts'

/** EN-05: kept apart from what the manager says. Whoever sends it again means what they said last. */
export const sendFeedback =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, traceparent } = request
    const owner = { accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const invite = await findInvite(tx, params.id, owner)
      if (!isOver(invite, about.at) || !['open', 'closed'].includes(invite.state)) return refuse('conflict')
      const said = {
        state: body.feedback_state,
        reason: body.feedback_reason || null,
        reschedule: body.reschedule ?? false,
        at: about.at,
      }
      await tx.candidateFeedback.upsert({
        where: { inviteId: invite.id },
        create: { inviteId: invite.id, ...said },
        update: said,
      })
      if (!invite.feedback) await changeApplication(tx, invite.application, { what: 'feedback' }, about)
      return { status: 200, body: { feedback_state: said.state } }
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
