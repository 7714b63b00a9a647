import type { listPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { pageSize } from '@lunchpail/contracts/page-size'
import { readRows } from '@lunchpail/kit-database/statement'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findPlace } from '../queries/find-place.ts'
import { presentCard } from '../presenters.ts'
import type { PositionRow } from '../presenters.ts'
import { countLimit, countStatement, pageStatement } from '../queries/search-positions.ts'
import type { PositionSearch } from '../queries/search-positions.ts'

type Query = Parameters<Handler<typeof endpoint>>[0]['query']

/** The longest distance, in miles: that of the query or of its longest commute, whichever is shorter. 0: any. */
function milesOf({ distance = 0, commute_length: minutes = commuteLimitMinutes, commute_type = 0 }: Query) {
  if (minutes >= commuteLimitMinutes) return distance
  const reach = Math.max(0.1, milesWithin(minutes, commute_type))
  return distance > 0 ? Math.min(distance, reach) : reach
}

export const listPositions =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ query }) => {
    const place = query.zip === undefined ? null : await findPlace(statements, query.zip)
    if (query.zip !== undefined && !place) refuse('invalid', { fieldErrors: { zip: 'place.zip-unknown' } })
    const page = query.page ?? 1
    const search: PositionSearch = {
      role: query.role,
      shift: query.shift,
      wageFrom: query.wage_start,
      wageTo: query.wage_end,
      noWeekend: query.weekend === 1,
      entry: query.entry === 1,
      noDrugScreen: query.screen === 1,
      backgroundFlexible: query.background === 1,
      near: place ? { ...place, miles: milesOf(query) } : undefined,
      page,
    }
    const [counted] = await readRows<{ total: number }>(statements, countStatement(search))
    const more = counted!.total > countLimit
    const total = Math.min(counted!.total, countLimit)
    const rows =
      (page - 1) * pageSize < total
        ? await readRows<PositionRow>(statements, pageStatement(search, !more))
        : []
    return {
      status: 200,
      body: {
        positions: rows.map(presentCard),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        more,
        place: place && { zip: place.zip, city: place.city, state: place.state },
      },
    }
  }
