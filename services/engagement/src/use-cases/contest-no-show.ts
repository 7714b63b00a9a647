import type { contestNoShow as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../commands/change-application.ts'
import { writeInvite } from '../commands/write-invite.ts'
import type { Deps } from '../deps.ts'

/** EN-06: a no-show that is contested does not count, and the company sees why. */
export const contestNoShow =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, { accountId: request.caller.account.id }, async (tx, invite, about) => {
      if (invite.outcome?.outcome !== interviewOutcome.NO_SHOW) return refuse('conflict')
      if (invite.outcome.contestedAt === null) {
        await tx.interviewOutcome.update({
          where: { inviteId: invite.id },
          data: { contestedAt: about.at, contestReason: request.body.reason },
        })
        await changeApplication(tx, invite.application, { what: 'contested' }, about)
      }
      return { status: 200, body: { contested: true as const } }
    })
