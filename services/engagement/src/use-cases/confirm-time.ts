import type { confirmTime as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { confirmInterview } from '../commands/confirm-interview.ts'
import { lockApplications } from '../commands/lock-rows.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { answerInvite } from '../queries/answer-invite.ts'
import { findInvite } from '../queries/find-invite.ts'

export const confirmTime =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, traceparent } = request
    const owner = { accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const confirmed = await confirmInterview(tx, await findInvite(tx, params.id, owner), about)
      if (!confirmed) return refuse('invite-closed')
      return answerInvite(tx, params.id, owner.accountId, about.at)
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
