import type { commuteWay as endpoint } from '@lunchpail/contracts/jobs/api'
import { wayOutlines } from '@lunchpail/contracts/jobs/commute/commute-limits'
import { directions } from '@lunchpail/contracts/jobs/enumerations'
import { milesBetween, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { boxAround, wayAspect } from '@lunchpail/contracts/jobs/rules/map-box'
import { findCities } from '../map/find-cities.ts'
import { findSpots } from '../map/find-spots.ts'
import { outlinesIn } from '../map/outlines.ts'

/** A longer way is no commute: a picture of it would show half a country. */
const mostMiles = 150

export const commuteWay =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ body: { lat, lng, id } }) => {
    const [found] = await findSpots(statements, [id])
    const spot = found ?? refuse('not-found')
    const home = { latitude: lat, longitude: lng }
    const miles = milesBetween(home, spot)
    const box = miles > mostMiles ? null : boxAround([home, spot], wayAspect)
    return {
      status: 200,
      body: {
        miles: Math.round(miles * 10) / 10,
        direction: directionOf(home, spot),
        job: { latitude: spot.latitude, longitude: spot.longitude, city: spot.city, state: spot.region },
        cities: box ? await findCities(statements, box) : [],
        outlines: box ? await outlinesIn(box, wayOutlines) : [],
      },
    }
  }

/** On the ways that people go to work a degree is as straight as a line. */
function directionOf(from: Point, to: Point) {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180)
  const turn = Math.atan2(east, to.latitude - from.latitude) / (2 * Math.PI)
  return directions[(Math.round(turn * directions.length) + directions.length) % directions.length]!
}
