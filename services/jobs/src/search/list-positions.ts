import type { listPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { pageSize } from '@lunchpail/contracts/page-size'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findApplied } from './find-candidate.ts'
import { presentCard, type PositionRow } from './present-card.ts'
import { countLimit, pageStatement } from './search-positions.ts'
import { searchOfQuery } from './search-of-query.ts'

export const listPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async (request) => {
    const { language, caller } = request
    const { account } = caller
    const { statements, clock } = deps
    const { search, reached, ids, total: counted, words, place } = await searchOfQuery(request, deps)
    const more = counted > countLimit
    const total = Math.min(counted, countLimit)
    const rows =
      (search.page - 1) * pageSize < total
        ? await readRows<PositionRow>(statements, pageStatement({ search, reached, ids, few: !more }))
        : []
    const applied = await findApplied(
      statements,
      account,
      rows.map(({ id }) => id),
      clock.now(),
    )
    return {
      status: 200,
      body: {
        positions: rows.map((row) => presentCard(row, language, applied)),
        page: search.page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        more,
        place: place && { zip: place.zip, city: place.city, state: place.state },
        sort: search.sort,
        ...(words && { words }),
      },
    }
  }
