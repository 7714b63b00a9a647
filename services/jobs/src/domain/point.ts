import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

/** of the earth, in miles; the migration that made facility.spot has the same */
const radius = 3958.8
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** A point of the ground in space, as facility.spot keeps it. */
export const pointOf = ({ latitude, longitude }: Point): number[] => [
  radius * Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  radius * Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  radius * Math.sin(radians(latitude)),
]

/** The straight line, through the ground, that so many miles over it stand for; half way round is the longest. */
export const chordOf = (miles: number): number => 2 * radius * Math.sin(Math.min(miles / radius, Math.PI) / 2)

/** Miles over the ground for a straight line. */
export const distanceOf = (line: number): number => 2 * radius * Math.asin(Math.min(1, line / (2 * radius)))
