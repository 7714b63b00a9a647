import type { contestNoShow as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../commands/change-application.ts'
import { lockApplications } from '../commands/lock-rows.ts'
import { tellOpenTabs } from '../commands/tell-open-tabs.ts'
import type { Deps } from '../deps.ts'
import { findInvite } from '../queries/find-invite.ts'

/** EN-06: a no-show that is contested does not count, and the company sees why. */
export const contestNoShow =
  (deps: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, params, body, traceparent } = request
    const owner = { accountId: caller.account.id }
    const about = { at: deps.clock.now(), traceparent }
    const first = await findInvite(deps.database, params.id, owner)
    const reply = await deps.write(request, async (tx) => {
      await lockApplications(tx, [first.applicationId])
      const invite = await findInvite(tx, params.id, owner)
      if (invite.outcome?.outcome !== interviewOutcome.NO_SHOW) return refuse('conflict')
      if (invite.outcome.contestedAt === null) {
        await tx.interviewOutcome.update({
          where: { inviteId: invite.id },
          data: { contestedAt: about.at, contestReason: body.reason },
        })
        await changeApplication(tx, invite.application, { what: 'contested' }, about)
      }
      return { status: 200, body: { contested: true as const } }
    })
    await tellOpenTabs(deps, first.application)
    return reply
  }
