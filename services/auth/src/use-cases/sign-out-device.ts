import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { endSessions, noticeSessions } from '../commands/end-sessions.ts'
import type { Deps } from '../deps.ts'

/** BY-03: signs out one browser of the person; its tabs learn at once. */
export const signOutDevice =
  (deps: Deps): Handler<typeof api.signOutDevice> =>
  async (request) => {
    const ended: string[] = []
    const reply = await deps.write(request, async (tx) => {
      const which = { accountId: request.caller.account.id, id: request.params.id }
      ended.push(...(await endSessions(tx, which, deps.clock.now())))
      if (ended.length === 0) return refuse('not-found')
      return { status: 200, body: { ended: ended.length } }
    })
    noticeSessions(deps, ended)
    return reply
  }
