import { travelModes } from '@lunchpail/contracts/jobs/rules/commute'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import * as z from 'zod/mini'
import { askProvider, type ProviderSettings } from './provider.ts'

/** Minutes by car from one point to others, null where no road leads; undefined where that cannot be found out now. */
export type Router = (from: Point, to: readonly Point[]) => Promise<readonly (number | null)[] | undefined>

/** Of the table service: seconds from the first of the points to each of them. */
const answer = z.object({
  code: z.literal('Ok'),
  durations: z.tuple([z.array(z.nullable(z.number().check(z.gte(0))))]),
})

/** 10 yards: nearer than any door. */
const written = ({ latitude, longitude }: Point): string => `${longitude.toFixed(4)},${latitude.toFixed(4)}`

/** A routing engine that speaks OSRM's HTTP API: project-osrm.org/docs/v5.24.0/api/#table-service. */
export function osrmRouter(settings: ProviderSettings): Router {
  const ask = askProvider('routing', settings, answer)
  return async (from, to) => {
    const points = [from, ...to].map(written).join(';')
    const table = await ask(`table/v1/driving/${points}?sources=0&annotations=duration`)
    const seconds = table?.durations[0].slice(1)
    if (seconds?.length !== to.length) return undefined
    return seconds.map((one) =>
      one === null ? null : Math.round(one / 60 + travelModes.driving.fixedMinutes),
    )
  }
}
