import { earthRadiusMiles, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import { milesWithin, reachMinutes } from '@lunchpail/contracts/jobs/rules/reach'
import type { Bind } from '@lunchpail/kit-database/statement'
import type { Candidate } from './find-candidate.ts'

/** A circle on the map. */
export interface Area extends Point {
  readonly miles: number
}

export const homeOf = ({ latitude, longitude }: Candidate): Point | null =>
  latitude === null || longitude === null ? null : { latitude, longitude }

/** How many miles a candidate commutes. */
export const reachOf = (candidate: Pick<Candidate, 'commute_length' | 'commute_type'>): number =>
  milesWithin(reachMinutes(candidate), candidate.commute_type)

/** How far a candidate commutes; null where their home is not known: anywhere. */
export function commuteArea(candidate: Candidate): Area | null {
  const home = homeOf(candidate)
  return home && { ...home, miles: reachOf(candidate) }
}

/** `milesBetween` of contracts in SQL: from a position to a point. */
export const milesSql = ({ latitude, longitude }: Point, bind: Bind): string =>
  milesBetweenSql(bind(latitude, 'float8'), bind(longitude, 'float8'))

/** The same to a point whose latitude and longitude are columns or values. */
export function milesBetweenSql(north: string, east: string): string {
  return `${earthRadiusMiles} * 2 * asin(least(1, sqrt(power(sin(radians(p.latitude - ${north}) / 2), 2)
    + cos(radians(${north})) * cos(radians(p.latitude)) * power(sin(radians(p.longitude - ${east}) / 2), 2))))`
}

const milesPerDegree = 69
/** The bounding box of a circle, which the index on latitude and longitude finds. */
export function boxSql({ latitude, longitude, miles }: Area, bind: Bind): string {
  const latitudes = miles / milesPerDegree
  const longitudes = latitudes / Math.max(0.01, Math.cos((latitude * Math.PI) / 180))
  return `p.latitude between ${bind(latitude - latitudes, 'float8')} and ${bind(latitude + latitudes, 'float8')}
    and p.longitude between ${bind(longitude - longitudes, 'float8')} and ${bind(longitude + longitudes, 'float8')}`
}
