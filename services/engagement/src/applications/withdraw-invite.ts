import type { withdrawInvite as contract } from '@lunchpail/contracts/engagement/interviews-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { withdraw } from './withdraw.ts'
import { writeInvite } from '../interviews/write-invite.ts'
import type { Deps } from '../deps.ts'

/** The application is withdrawn with it. */
export const withdrawInvite =
  (deps: Deps): Handler<typeof contract> =>
  (request) =>
    writeInvite(
      deps,
      request,
      { accountId: request.caller.account.id },
      async (tx, { state, application }, about) => {
        const mayBe = state === 'open' || state === 'withdrawn'
        if (!mayBe || !(await withdraw(tx, application, null, about))) return refuse('invite-closed')
        return { status: 200, body: { withdrawn: true as const } }
      },
    )
