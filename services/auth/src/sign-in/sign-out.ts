import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { checkStillThere } from './sessions/check-still-there.ts'
import { endSessions, refreshSessions } from './sessions/open-sessions.ts'
import { signedOut } from '../accounts/standing.ts'

export const signOut =
  (deps: Deps): Handler<typeof api.signOut> =>
  async (request) => {
    const { account, sessionId } = request.caller
    if (request.body.everywhere) {
      const own = await deps.database.account.findUnique({ where: { id: account.id } })
      if (!own) return refuse('signed-out')
      await checkStillThere(deps, own, sessionId, request.body.current_password)
    }
    const ended: string[] = []
    const reply = await deps.write(request, async (tx) => {
      const now = deps.clock.now()
      const others = { accountId: account.id, id: { not: sessionId } }
      if (request.body.everywhere) ended.push(...(await endSessions(tx, others, now)))
      ended.push(...(await endSessions(tx, { id: sessionId }, now, signedOut)))
      return { status: 200, body: { ended: ended.length } }
    })
    refreshSessions(deps, ended)
    return { ...reply, cookies: [{ name: 'session', value: '', maxAge: 0 }] }
  }
