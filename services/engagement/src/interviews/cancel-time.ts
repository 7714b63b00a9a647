import type { cancelTime as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../rows/change-application.ts'
import { changeInvite } from './change-invite.ts'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'
import { requestNotice } from '../notices/request-notice.ts'
import { writeInvite } from './write-invite.ts'
import type { Deps } from '../deps.ts'
import { isOver } from './is-over.ts'
import { answerInvite } from './answer-invite.ts'

/** The time is free again, and the candidate may pick another. */
export const cancelTime =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, { accountId: request.caller.account.id }, async (tx, invite, about) => {
      if (invite.state !== 'open' || isOver(invite, about.at)) return refuse('invite-closed')
      if (invite.timeId !== null) {
        const formerStartsAt = invite.time?.startsAt ?? null
        await changeInvite(tx, invite.id, { timeId: null, formerStartsAt, confirmedAt: null }, about)
        await changeApplication(tx, invite.application, { what: 'time-canceled' }, about)
        await requestNotice(tx, 'canceled', invite.application, invite, about)
        await requestAnswerNotice(tx, 'time-canceled', invite.application, invite, about)
      }
      return answerInvite(tx, invite.id, request.caller.account.id, about.at)
    })
