import { earthRadiusMiles, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import type { Bind } from '@lunchpail/kit-database/statement'

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point of the earth's surface in space, in miles from its centre, as facility.spot stores it. */
export const pointOf = ({ latitude, longitude }: Point): number[] => [
  earthRadiusMiles * Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  earthRadiusMiles * Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  earthRadiusMiles * Math.sin(radians(latitude)),
]

/** A point as the columns `spot` hold it. */
export const spotSql = (point: Point, bind: Bind): string => `cube(${bind(pointOf(point), 'float8[]')})`

/** The chord, in miles, of a distance over the ground; half way round the earth is the longest. */
export const chordOf = (miles: number): number =>
  2 * earthRadiusMiles * Math.sin(Math.min(miles / earthRadiusMiles, Math.PI) / 2)

/** The distance over the ground, in miles, of a chord. */
export const distanceOf = (chord: number): number =>
  2 * earthRadiusMiles * Math.asin(Math.min(1, chord / (2 * earthRadiusMiles)))
