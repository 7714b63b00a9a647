import {
  similarAtOnce,
  similarPages,
  type listSimilar as endpoint,
} from '@lunchpail/contracts/jobs/search/similar-api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findCandidate, homeOf } from '../search/find-candidate.ts'
import { findPosition } from '../search/find-position.ts'
import { presentCard } from '../search/present-card.ts'
import { findSimilar } from './find-similar.ts'

export const listSimilar =
  ({ statements, clock }: Deps): Handler<typeof endpoint> =>
  async ({ params, query, language, caller: { account } }) => {
    const page = query.page ?? 1
    const position = (await findPosition(statements, params.id, null, clock.now())) ?? refuse('not-found')
    const home = homeOf(await findCandidate(statements, account))
    const rows = await findSimilar(statements, position, {
      accountId: account?.id ?? null,
      home,
      // one more than is shown says whether there is another page
      limit: similarAtOnce + 1,
      offset: (page - 1) * similarAtOnce,
    })
    const positions = rows.slice(0, similarAtOnce).map((row) => presentCard(row, language))
    return {
      status: 200,
      body: { positions, more: rows.length > similarAtOnce && page < similarPages },
    }
  }
