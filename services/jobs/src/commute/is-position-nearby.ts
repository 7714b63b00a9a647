import type { isPositionNearby as endpoint } from '@lunchpail/contracts/jobs/api'
import { milesBetween, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import { outOfArea, pointOfGeohash } from '@lunchpail/contracts/jobs/rules/geohash'
import { reachMiles } from '@lunchpail/contracts/jobs/rules/reach'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findCandidate, homeOf } from '../search/find-candidate.ts'
import { findSpots } from '../map/find-spots.ts'

export const isPositionNearby =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ params: { id }, query: { geohash }, caller: { account } }) => {
    const [found] = await findSpots(statements, [id])
    const spot = found ?? refuse('not-found')
    const home =
      geohash === undefined
        ? homeOf(await findCandidate(statements, account))
        : pointOf(geohash.toLowerCase())
    const success = home !== null && milesBetween(home, spot) <= reachMiles
    return { status: 200, body: { success } }
  }

const pointOf = (geohash: string): Point | null => (geohash === outOfArea ? null : pointOfGeohash(geohash))
