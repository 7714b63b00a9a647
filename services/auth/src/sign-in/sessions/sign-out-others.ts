import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkStillThere } from './check-still-there.ts'
import { endSessions, refreshSessions } from './open-sessions.ts'
import type { Deps } from '../../deps.ts'

/** Signs out every browser of the person but this one; their tabs learn at once. */
export const signOutOthers =
  (deps: Deps): Handler<typeof api.signOutOthers> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const own = await deps.database.account.findUnique({ where: { id: account.id } })
    if (!own) return refuse('signed-out')
    await checkStillThere(deps, own, sessionId, request.body?.current_password)
    const ended: string[] = []
    const reply = await deps.write(request, async (tx) => {
      const which = { accountId: account.id, id: { not: sessionId } }
      ended.push(...(await endSessions(tx, which, deps.clock.now())))
      return { status: 200, body: { ended: ended.length } }
    })
    refreshSessions(deps, ended)
    return reply
  }
