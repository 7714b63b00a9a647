import type { saveJobs as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { saveDecisions } from '../suggestions/save-decisions.ts'
import { findSavedIds } from './find-saved.ts'

/** A job that was passed before is saved now: what a person says last counts. One that is saved keeps its place. */
export const saveJobs =
  ({ write, clock, notice }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const reply = await write<typeof contract>(request, async (tx) => {
      const named = [...new Set(request.body.positions)]
      const known = await tx.position.findMany({ where: { id: { in: named } }, select: { id: true } })
      const saved = await tx.decision.findMany({
        where: { accountId, accepted: true, positionId: { in: named } },
        select: { positionId: true },
      })
      const ids = new Set(known.map(({ id }) => id))
      for (const { positionId } of saved) ids.delete(positionId)
      const decisions = [...ids].map((id) => ({
        position_id: id,
        accepted: true,
        source: 'saved',
        app_positions: [],
      }))
      if (decisions.length > 0) await saveDecisions(tx, accountId, decisions, clock.now())
      return { status: 200, body: { ids: await findSavedIds(tx, accountId, clock.now()) } }
    })
    notice({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
