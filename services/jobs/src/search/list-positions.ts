import type { listPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { commuteLimitMinutes, defaultDistanceMiles } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { pageSize } from '@lunchpail/contracts/page-size'
import { readRows } from '@lunchpail/kit-database/statement'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { pointOfGeohash } from './geohash.ts'
import { findApplied, findCandidate, homeOf, type Candidate } from './find-candidate.ts'
import { findPlace } from '../places/find-place.ts'
import { presentCard, type PositionRow } from './present-card.ts'
import { countLimit, countStatement, pageStatement } from './search-positions.ts'
import type { PositionSearch } from './search-positions.ts'
import type { Place } from '../places/place.ts'

type Query = Parameters<Handler<typeof endpoint>>[0]['query']

/** The longest distance, in miles: that of the query or of its longest commute, whichever is shorter. 0: any. */
function milesOf({ distance = 0, commute_length: minutes = commuteLimitMinutes, commute_type = 0 }: Query) {
  if (minutes >= commuteLimitMinutes) return distance
  const reach = Math.max(0.1, milesWithin(minutes, commute_type))
  return distance > 0 ? Math.min(distance, reach) : reach
}

interface Where {
  readonly point: Point | null
  readonly place: Place | null
  readonly miles: number
}

/** Where to search: at the ZIP or the geohash of the query; without them around the home of the person who asks. */
async function whereOf(query: Query, candidate: Candidate | null, { statements }: Deps): Promise<Where> {
  const { zip, geohash } = query
  if (zip !== undefined) {
    const place =
      (await findPlace(statements, zip)) ?? refuse('invalid', { fieldErrors: { zip: 'place.zip-unknown' } })
    return { point: place, place, miles: milesOf(query) }
  }
  if (geohash !== undefined) {
    const point = geohash.toLowerCase() === 'ooa' ? null : pointOfGeohash(geohash)
    return { point, place: null, miles: milesOf(query) }
  }
  const home = homeOf(candidate)
  const place = candidate?.zip ? await findPlace(statements, candidate.zip) : null
  const isBounded = query.distance !== undefined || query.commute_length !== undefined
  return { point: home, place, miles: milesOf(isBounded ? query : { distance: defaultDistanceMiles }) }
}

export const listPositions =
  (deps: Deps): Handler<typeof endpoint> =>
  async ({ query, caller: { account } }) => {
    const { statements, clock } = deps
    const candidate = await findCandidate(statements, account)
    const { point, place, miles } = await whereOf(query, candidate, deps)
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
      near: point ? { ...point, miles } : undefined,
      candidate,
      page,
    }
    const [counted] = await readRows<{ total: number }>(statements, countStatement(search))
    const more = counted!.total > countLimit
    const total = Math.min(counted!.total, countLimit)
    const rows =
      (page - 1) * pageSize < total
        ? await readRows<PositionRow>(statements, pageStatement(search, !more))
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
        positions: rows.map((row) => presentCard(row, applied)),
        page,
        pages: Math.max(1, Math.ceil(total / pageSize)),
        total,
        more,
        place: place && { zip: place.zip, city: place.city, state: place.state },
        sort: candidate ? 'fit' : point ? 'distance' : 'newest',
      },
    }
  }
