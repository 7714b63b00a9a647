import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { milesWithin } from '@lunchpail/contracts/jobs/rules/reach'
import { reachMinutes } from '@lunchpail/contracts/matches/rules/fits'
import type { Bind } from './binder.ts'
import type { Candidate } from '../find-candidate.ts'

/** A circle on the map. */
export interface Area extends Point {
  readonly miles: number
}

export const homeOf = ({ latitude, longitude }: Candidate): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** Where a candidate goes to work; null: wherever, as nobody knows where they live. */
export function reachOf(candidate: Candidate): Area | null {
  const home = homeOf(candidate)
  return home && { ...home, miles: milesWithin(reachMinutes(candidate), candidate.commute_type) }
}

/** Miles as the crow flies between a position and a point: contracts' `milesBetween`. */
export function milesSql({ latitude, longitude }: Point, bind: Bind): string {
  const [north, east] = [bind(latitude, 'float8'), bind(longitude, 'float8')]
  return `3958.8 * 2 * asin(least(1, sqrt(power(sin(radians(p.latitude - ${north}) / 2), 2)
    + cos(radians(${north})) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${east}) / 2), 2))))`
}

const milesPerDegree = 69
/** The degrees around a circle: what an index can answer. */
export function boxSql({ latitude, longitude, miles }: Area, bind: Bind): string {
  const up = miles / milesPerDegree
  const aside = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return `p.latitude between ${bind(latitude - up, 'float8')} and ${bind(latitude + up, 'float8')}
    and p.longitude between ${bind(longitude - aside, 'float8')} and ${bind(longitude + aside, 'float8')}`
}
