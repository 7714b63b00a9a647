import type { confirmTime as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { confirmInterview } from './confirm-interview.ts'
import { writeInvite } from './write-invite.ts'
import type { Deps } from '../deps.ts'
import { answerInvite } from './answer-invite.ts'

export const confirmTime =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, { accountId: request.caller.account.id }, async (tx, invite, about) => {
      const confirmed = await confirmInterview(tx, invite, about)
      if (!confirmed) return refuse('invite-closed')
      return answerInvite(tx, invite.id, request.caller.account.id, about.at)
    })
