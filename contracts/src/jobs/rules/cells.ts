// Squares of the map, by which the databases of jobs and matches find what is around a place; their function `cell_of` counts the same.
import { earthRadiusMiles, milesBetween, type Point } from './distance.ts'

/** So many to a degree: of a position's row, of its words (`words_here`), of its mark `near`, of its mark `around`. */
export const cellsPerDegree = { row: 10, words: 5, near: 4, around: 1 } as const

const degreesOf = (miles: number): number => (miles / earthRadiusMiles) * (180 / Math.PI)

/** A square's nearest point is near the one beside it on the map; so much further it may be. */
const slack = { share: 1.02, miles: 0.2 } as const

/** The farthest that squares are counted to: beyond it they are too many, and not square. */
export const maxCellMiles = 250

/** Ids of all squares with a point within so many miles, the nearest first. */
export function cellsWithin(center: Point, miles: number, perDegree: number): number[] {
  const up = degreesOf(miles)
  const widest = Math.min(89, Math.abs(center.latitude) + up)
  const across = up / Math.cos((widest * Math.PI) / 180)
  const rowOf = (latitude: number) => Math.floor((latitude + 90) * perDegree)
  const columnOf = (longitude: number) => Math.floor((longitude + 180) * perDegree)
  const columns = 360 * perDegree
  const nearestIn = (least: number, value: number) => Math.min(Math.max(value, least), least + 1 / perDegree)
  const found: { readonly cell: number; readonly far: number }[] = []
  const [south, north] = [
    rowOf(Math.max(-90, center.latitude - up)),
    rowOf(Math.min(90, center.latitude + up)),
  ]
  const [west, east] = [columnOf(center.longitude - across), columnOf(center.longitude + across)]
  for (let row = south; row <= north; row++)
    for (let column = west; column <= east; column++) {
      const far = milesBetween(center, {
        latitude: nearestIn(row / perDegree - 90, center.latitude),
        longitude: nearestIn(column / perDegree - 180, center.longitude),
      })
      // beyond 180° the first column comes again
      if (far <= miles * slack.share + slack.miles)
        found.push({ cell: row * columns + ((column + columns) % columns), far })
    }
  return found.toSorted((one, other) => one.far - other.far).map(({ cell }) => cell)
}

/** The radius, in miles, of a circle as large as so many squares there. */
export const radiusOf = (squares: number, { latitude }: Point, perDegree: number): number => {
  const side = (earthRadiusMiles * Math.PI) / 180 / perDegree
  return side * Math.sqrt((squares * Math.cos((latitude * Math.PI) / 180)) / Math.PI)
}
