import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { noticeSessions } from '../commands/end-sessions.ts'
import { takeInvite } from '../commands/invites.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions } from '../queries/find-open-sessions.ts'
import { findOwnCompany } from '../queries/own-company.ts'

export const acceptInvite =
  (deps: Deps): Handler<typeof api.acceptInvite> =>
  async (request) => {
    const { body, caller, traceparent } = request
    const { id } = caller.account
    const reply = await deps.write(request, async (tx) => {
      const account = await tx.account.findUnique({ where: { id } })
      if (!account) return refuse('not-found')
      await takeInvite(tx, account, body.token, { at: deps.clock.now(), traceparent })
      return { status: 200, body: await findOwnCompany(tx, id) }
    })
    noticeSessions(deps, await findOpenSessions(deps.database, id))
    return reply
  }
