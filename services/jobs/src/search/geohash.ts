import type { Point } from '@lunchpail/contracts/jobs/rules/distance'

const digits = '0123456789bcdefghjkmnpqrstuvwxyz'

/** The middle of a geohash's cell. Each of its digits halves the cell five times, east and north in turn. */
export function pointOfGeohash(geohash: string): Point {
  const cell = { longitude: [-180, 180], latitude: [-90, 90] } as Record<
    'longitude' | 'latitude',
    [number, number]
  >
  let axis: 'longitude' | 'latitude' = 'longitude'
  for (const digit of geohash.toLowerCase()) {
    const value = digits.indexOf(digit)
    for (const bit of [16, 8, 4, 2, 1]) {
      const [low, high] = cell[axis]
      const middle = (low + high) / 2
      cell[axis] = value & bit ? [middle, high] : [low, middle]
      axis = axis === 'longitude' ? 'latitude' : 'longitude'
    }
  }
  const middleOf = ([low, high]: [number, number]) => (low + high) / 2
  return { latitude: middleOf(cell.latitude), longitude: middleOf(cell.longitude) }
}
