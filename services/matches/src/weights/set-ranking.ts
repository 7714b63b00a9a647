import type { setRanking as contract } from '@lunchpail/contracts/matches/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findRanking } from './find-ranking.ts'
import { presentRanking } from './get-ranking.ts'

export const setRanking =
  ({ write, clock, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const { personal } = request.body
    const reply = await write<typeof contract>(request, async (tx) => {
      const off = { personal, since: clock.now() }
      await tx.ranking.upsert({
        where: { accountId },
        create: { accountId, ...off },
        // what was forgotten stays so
        update: personal ? { personal } : off,
      })
      return { status: 200, body: presentRanking(await findRanking(tx, accountId)) }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
