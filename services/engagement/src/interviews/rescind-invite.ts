import type { rescindInvite as contract } from '@lunchpail/contracts/engagement/portal-interviews-api'
import { employerApplicationState, rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { changeApplication } from '../rows/change-application.ts'
import { changeInvite } from './change-invite.ts'
import { requestNotice } from '../notices/request-notice.ts'
import { writeInvite } from './write-invite.ts'
import type { Deps } from '../deps.ts'
import { ofCompany } from '../policies.ts'
import { isOver } from './is-over.ts'

export const rescindInvite =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(deps, request, ofCompany(request.caller), async (tx, invite, about) => {
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
