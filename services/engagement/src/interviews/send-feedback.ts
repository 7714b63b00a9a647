import type { sendFeedback as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../rows/change-application.ts'
import { countNoShows } from './no-shows/count-no-shows.ts'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'
import { writeInvite } from './write-invite.ts'
import type { Deps } from '../deps.ts'
import { isOver } from './is-over.ts'

/** Kept apart from what the manager says. Whoever sends it again means what they said last. */
export const sendFeedback =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, { accountId: request.caller.account.id }, async (tx, invite, about) => {
      if (!['open', 'closed'].includes(invite.state)) return refuse('invite-closed')
      if (!isOver(invite, about.at)) return refuse('invite-ahead')
      const said = {
        state: request.body.feedback_state,
        reason: request.body.feedback_reason || null,
        reschedule: request.body.reschedule ?? false,
        at: about.at,
      }
      await tx.candidateFeedback.upsert({
        where: { inviteId: invite.id },
        create: { inviteId: invite.id, ...said },
        update: said,
      })
      if (!invite.feedback) await changeApplication(tx, invite.application, { what: 'feedback' }, about)
      // what the candidate says may contradict what the manager said
      if (invite.outcome) await countNoShows(tx, invite.accountId, about)
      if (said.reschedule && !invite.feedback?.reschedule)
        await requestAnswerNotice(tx, 'another-time', invite.application, invite, about)
      return { status: 200, body: { feedback_state: said.state } }
    })
