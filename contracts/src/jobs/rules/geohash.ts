import type { Point } from './distance.ts'

const digits = '0123456789bcdefghjkmnpqrstuvwxyz'

/** 2 §7: in place of a geohash where an address is out of area. */
export const outOfArea = 'ooa'

/** Two or three miles: near enough for a list of jobs, and no address of a home. */
export const areaDigits = 5

type Axis = 'longitude' | 'latitude'
const world = (): Record<Axis, [number, number]> => ({ longitude: [-180, 180], latitude: [-90, 90] })

/** The geohash of a point. Each of its digits halves the cell five times, east and north in turn. */
export function geohashOf(point: Point, length: number): string {
  const cell = world()
  let geohash = ''
  let axis: Axis = 'longitude'
  while (geohash.length < length) {
    let value = 0
    for (const bit of [16, 8, 4, 2, 1]) {
      const [low, high] = cell[axis]
      const middle = (low + high) / 2
      const isUpper = point[axis] >= middle
      if (isUpper) value |= bit
      cell[axis] = isUpper ? [middle, high] : [low, middle]
      axis = axis === 'longitude' ? 'latitude' : 'longitude'
    }
    geohash += digits[value]!
  }
  return geohash
}

/** The middle of a geohash's cell. */
export function pointOfGeohash(geohash: string): Point {
  const cell = world()
  let axis: Axis = 'longitude'
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
