import type * as api from '@lunchpail/contracts/auth/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { findOpenSessions, refreshSessions } from '../sessions/open-sessions.ts'
import { deviceOf } from '../attempts/known-devices.ts'
import { settleClaim as settle } from './settle.ts'
import { startSession } from '../sessions/start-session.ts'
import type { Deps } from '../../deps.ts'

/** Mine, or not mine. */
export const settleClaim =
  (deps: Deps): Handler<typeof api.settleClaim> =>
  async (request) => {
    const now = deps.clock.now()
    const device = deviceOf(deps.secrets, request.scope)
    const { claim: token, mine } = request.body
    const about = { at: now, traceparent: request.traceparent }
    const settled = await deps.transaction((tx) => settle(tx, deps, { token, device, mine }, about))
    if ('released' in settled) {
      // its person, who may be signed in somewhere, is asked for another contact
      refreshSessions(deps, await findOpenSessions(deps.database, settled.from))
      return { status: 200, body: { signed_in: false, handle: settled.released } }
    }
    refreshSessions(deps, settled.ended)
    const cookies = await startSession(deps, settled.account.id, request, { device, by: 'claim' })
    return { status: 200, body: { signed_in: true, handle: null }, cookies }
  }
