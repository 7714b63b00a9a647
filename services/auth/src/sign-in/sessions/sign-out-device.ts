import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkStillThere } from './check-still-there.ts'
import { endSessions, refreshSessions } from './open-sessions.ts'
import type { Deps } from '../../deps.ts'

/** Signs out one browser of the person, whoever found another is asked first; its tabs learn at once. */
export const signOutDevice =
  (deps: Deps): Handler<typeof api.signOutDevice> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const which = { id: request.params.id, accountId: account.id, endedAt: null }
    const session = await deps.database.session.findFirst({ where: which, include: { account: true } })
    if (!session) return refuse('not-found')
    await checkStillThere(deps, session.account, sessionId, request.body?.current_password)
    const ended: string[] = []
    const reply = await deps.write(request, async (tx) => {
      ended.push(...(await endSessions(tx, which, deps.clock.now())))
      if (ended.length === 0) return refuse('not-found')
      return { status: 200, body: { ended: ended.length } }
    })
    refreshSessions(deps, ended)
    return reply
  }
