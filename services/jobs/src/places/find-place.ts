// SQL by hand: part of every search near a ZIP code.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Place } from './place.ts'

const text = 'select zip, city, county, state, latitude, longitude from place where zip = $1'

/** A ZIP code with its centre; null where it is unknown. */
export async function findPlace(on: Transaction, zip: string): Promise<Place | null> {
  const [place] = await readRows<Place>(on, { text, values: [zip] })
  return place ?? null
}
