// SQL by hand: cities are groups of ZIP codes.
import { mapCities } from '@lunchpail/contracts/jobs/commute/commute-limits'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Box } from '@lunchpail/contracts/jobs/rules/map-box'

export interface City extends Point {
  readonly name: string
}

/** Nearer to each other, of the height of the picture, their names would cover one another. */
const apart = 0.16

/** The biggest cities of a box, which are those with the most ZIP codes, apart from each other. */
export async function findCities(on: Transaction, { south, north, west, east }: Box): Promise<City[]> {
  const found = await readRows<City>(on, {
    text: `select city as name, avg(latitude)::float8 as latitude, avg(longitude)::float8 as longitude from place
      where city <> '' and latitude between $1 and $2 and longitude between $3 and $4
      group by city, state order by count(*) desc, city limit 40`,
    values: [south, north, west, east],
  })
  const chosen: City[] = []
  const heights = (one: Point, other: Point) =>
    Math.max(
      Math.abs(one.latitude - other.latitude) / (north - south),
      // names are wider than high
      Math.abs(one.longitude - other.longitude) / (east - west) / 3,
    )
  for (const city of found)
    if (chosen.length < mapCities && chosen.every((other) => heights(city, other) > apart)) chosen.push(city)
  return chosen
}
