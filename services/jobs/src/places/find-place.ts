// SQL by hand: part of every search near a ZIP code.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import type { Place } from './place.ts'

const text = 'select zip, city, county, state, latitude, longitude from place where zip = $1'

/** Those that were asked for: the packaged ones never change, and are 41,000 at most. */
const known = new Map<string, Place>()

/** A ZIP code with its centre; null where it is unknown. */
export async function findPlace(on: Transaction, zip: string): Promise<Place | null> {
  const before = known.get(zip)
  if (before) return before
  const [place] = await readRows<Place>(on, { text, values: [zip] })
  if (place) known.set(zip, place)
  return place ?? null
}

/** So many degrees around a point there is a ZIP code, but for deserts and seas. */
const around = 0.5

/** The ZIP code whose centre is nearest to a point; null far from all of them. */
export async function findPlaceAt(on: Transaction, { latitude, longitude }: Point): Promise<Place | null> {
  const [place] = await readRows<Place>(on, {
    text: `select zip, city, county, state, latitude, longitude from place
      where latitude between $1 - ${around} and $1 + ${around} and longitude between $2 - ${around} and $2 + ${around}
      order by (latitude - $1) ^ 2 + ((longitude - $2) * cos(radians($1))) ^ 2 limit 1`,
    values: [latitude, longitude],
  })
  return place ?? null
}
