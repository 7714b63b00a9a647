import type { deleteSuggestion as contract } from '@lunchpail/contracts/matches/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { forgetCounts } from '../deck/kept-count.ts'

/** Undo. Another person's decision answers as one that is not there. */
export const deleteSuggestion =
  ({ write, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const reply = await write<typeof contract>(request, async (tx) => {
      const { count } = await tx.decision.deleteMany({ where: { id: request.params.id, accountId } })
      if (count === 0) return refuse('not-found')
      await forgetCounts(tx, [accountId])
      return { status: 200, body: { deleted: true } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
