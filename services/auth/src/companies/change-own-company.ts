import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Reply, Request } from '@lunchpail/kit-service/route'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { findOwnCompany } from './own-company.ts'
import type { About } from '../accounts/set-member.ts'

type Endpoint = typeof api.acceptCompanyInvite | typeof api.chooseCompany

/** Answers how the person stands with a company after a change of it; their sessions learn of it at once. */
export async function changeOwnCompany(
  deps: Deps,
  request: Request<Endpoint>,
  change: (tx: Tx, account: Account, about: About) => Promise<void>,
): Promise<Reply<Endpoint>> {
  const { id } = request.caller.account
  const { sessionId } = request.caller
  const reply = await deps.write<Endpoint>(request, async (tx) => {
    const account = await tx.account.findUnique({ where: { id } })
    if (!account) return refuse('not-found')
    await change(tx, account, { at: deps.clock.now(), traceparent: request.traceparent })
    return { status: 200, body: await findOwnCompany(tx, id, sessionId) }
  })
  refreshSessions(deps, await findOpenSessions(deps.database, id))
  return reply
}
