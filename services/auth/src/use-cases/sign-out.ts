import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { endSessions, noticeSessions } from '../commands/end-sessions.ts'

export const signOut =
  (deps: Deps): Handler<typeof api.signOut> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const which = request.body.everywhere ? { accountId: account.id } : { id: sessionId }
    const ended: string[] = []
    const reply = await deps.write(request, async (tx) => {
      ended.push(...(await endSessions(tx, which, deps.clock.now())))
      return { status: 200, body: { ended: ended.length } }
    })
    noticeSessions(deps, ended)
    return { ...reply, cookies: [{ name: 'session', value: '', maxAge: 0 }] }
  }
