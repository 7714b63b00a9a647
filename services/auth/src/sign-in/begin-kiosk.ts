import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { kioskEnd } from './sessions/session-life.ts'

/** Once more does not make it longer. */
export const beginKiosk =
  (deps: Deps): Handler<typeof api.beginKiosk> =>
  (request) =>
    deps.write(request, async (tx) => {
      const id = request.caller.sessionId
      const endsAt = kioskEnd(deps.clock.now())
      await tx.session.updateMany({
        where: { id, endedAt: null, OR: [{ endsAt: null }, { endsAt: { gt: endsAt } }] },
        data: { endsAt },
      })
      const session = await tx.session.findUnique({ where: { id } })
      if (!session?.endsAt) return refuse('signed-out')
      return { status: 200, body: { ends_at: session.endsAt.toISOString() } }
    })
