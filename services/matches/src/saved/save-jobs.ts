import type { saveJobs as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { saveDecisions } from '../suggestions/save-decisions.ts'
import { findLive, findSavedIds } from './find-saved.ts'

/** A job that was passed before is saved now: what a person says last counts. One that is saved keeps its place. */
export const saveJobs =
  ({ write, clock, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const reply = await write<typeof contract>(request, async (tx) => {
      const named = [...new Set(request.body.positions)]
      const live = await findLive(tx, named)
      const saved = await tx.decision.findMany({
        where: { accountId, accepted: true, positionId: { in: named } },
        select: { positionId: true },
      })
      for (const { positionId } of saved) live.delete(positionId)
      const decisions = named
        .filter((id) => live.has(id))
        .map((id) => ({ position_id: id, accepted: true, source: 'saved', app_positions: [] }))
      if (decisions.length > 0) await saveDecisions(tx, accountId, decisions, clock.now())
      return { status: 200, body: { ids: await findSavedIds(tx, accountId, clock.now()) } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
