import type { contestNoShow as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../../rows/change-application.ts'
import { countNoShows } from './count-no-shows.ts'
import { writeInvite } from '../write-invite.ts'
import type { Deps } from '../../deps.ts'
import { noShowStateOf } from './no-shows.ts'

/** A no-show that is contested does not count until it is settled, and the company sees why. */
export const contestNoShow =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, { accountId: request.caller.account.id }, async (tx, invite, about) => {
      const state = noShowStateOf(invite)
      // what an operator settled stays so
      if (!invite.outcome || !(state === 'reported' || state === 'disputed')) return refuse('conflict')
      if (invite.outcome.contestedAt === null) {
        await tx.interviewOutcome.update({
          where: { inviteId: invite.id },
          data: { contestedAt: about.at, contestReason: request.body.reason },
        })
        await changeApplication(tx, invite.application, { what: 'contested' }, about)
        await countNoShows(tx, invite.accountId, about)
      }
      return { status: 200, body: { contested: true as const } }
    })
