import type { commuteTimes as endpoint } from '@lunchpail/contracts/jobs/api'
import { estimateCommute } from '@lunchpail/contracts/jobs/rules/commute'
import { milesBetween } from '@lunchpail/contracts/jobs/rules/distance'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findSpots } from '../map/find-spots.ts'

/** By car on roads where a router is set; where it does not answer, or knows no road, the estimate stands in. */
export const commuteTimes =
  ({ statements, router }: Deps): Handler<typeof endpoint> =>
  async ({ body: { lat, lng, positions } }) => {
    const home = { latitude: lat, longitude: lng }
    const spots = await findSpots(statements, positions)
    const roads = spots.length > 0 ? await router?.(home, spots) : undefined
    const times = spots.map((spot, place) => {
      const miles = milesBetween(home, spot)
      const estimate = estimateCommute(miles)
      const driving = roads?.[place] ?? estimate.driving
      return { id: spot.id, miles: Math.round(miles * 10) / 10, driving, transit: estimate.transit }
    })
    const stoodIn = spots.length > 0 && (!roads || roads.includes(null))
    const basis = router === null ? 'distance' : stoodIn ? 'stand-in' : 'roads'
    return { status: 200, body: { basis, times } }
  }
