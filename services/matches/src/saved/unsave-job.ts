import type { unsaveJob as contract } from '@lunchpail/contracts/matches/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { forgetCounts } from '../deck/kept-count.ts'
import { findSavedIds } from './find-saved.ts'

/** The decision is forgotten, so that the job may be suggested again. Another person's saved job is none of this one's. */
export const unsaveJob =
  ({ write, clock, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const reply = await write<typeof contract>(request, async (tx) => {
      const { count } = await tx.decision.deleteMany({
        where: { accountId, positionId: request.params.id, accepted: true },
      })
      if (count === 0) return refuse('not-found')
      await forgetCounts(tx, [accountId])
      return { status: 200, body: { ids: await findSavedIds(tx, accountId, clock.now()) } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
