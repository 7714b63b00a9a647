import type { mapPositions as endpoint } from '@lunchpail/contracts/jobs/api'
import { listOutlines } from '@lunchpail/contracts/jobs/commute/commute-limits'
import { boxAround, listAspect } from '@lunchpail/contracts/jobs/rules/map-box'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findCities } from './find-cities.ts'
import { findSpots } from './find-spots.ts'
import { outlinesIn } from './outlines.ts'

export const mapPositions =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ body }) => {
    const spots = await findSpots(statements, body.positions)
    const positions = spots.map(({ id, latitude, longitude }) => ({ id, latitude, longitude }))
    const [first, ...others] = positions
    if (!first) return { status: 200, body: { positions, box: null, cities: [], outlines: [] } }
    const box = boxAround([first, ...others], listAspect)
    const [cities, outlines] = await Promise.all([findCities(statements, box), outlinesIn(box, listOutlines)])
    return { status: 200, body: { positions, box, cities, outlines } }
  }
