// SQL by hand: the middle of the ZIP codes of a city or a borough.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { boroughOf } from '../places/boroughs.ts'
import { findPlace } from '../places/find-place.ts'
import type { FoundAddress } from './census-geocoder.ts'
import { typedPlace, type TypedPlace } from './typed-place.ts'

/** The place of an address as far as the packaged ZIP codes and cities know it; null where they don't. */
export async function findTypedPlace(on: Transaction, address: string): Promise<FoundAddress | null> {
  const typed = typedPlace(address)
  if (!typed) return null
  if (!('zip' in typed)) return findCity(on, typed)
  const place = await findPlace(on, typed.zip)
  if (!place) return null
  const { city, state, zip, latitude, longitude } = place
  return {
    address: city ? `${city}, ${state} ${zip}` : `${state} ${zip}`,
    city: city || null,
    latitude,
    longitude,
    approximate: true,
  }
}

interface CityRow {
  readonly city: string
  readonly state: string
  readonly latitude: number
  readonly longitude: number
}

/** By the index of this very expression; typed-place.ts makes keys of what is typed. */
export const cityByKey = `select min(city) as city, state,
    percentile_cont(0.5) within group (order by latitude) as latitude,
    percentile_cont(0.5) within group (order by longitude) as longitude
  from (select *, translate(lower(city), ' .-''', '') as key from place where $2::text is null or state = $2) place
  where key = any($1::text[])
  group by key, state
  order by array_position($1::text[], key), count(*) desc, state limit 1`

const boroughByCounty = `select $1::text as city, 'NY' as state,
    percentile_cont(0.5) within group (order by latitude) as latitude,
    percentile_cont(0.5) within group (order by longitude) as longitude
  from place where county = $2 and state = 'NY' having count(*) > 0`

/** Where no ZIP code is named so. */
async function findBorough(on: Transaction, { cities, state }: TypedCity): Promise<CityRow | undefined> {
  const borough = state === null || state === 'NY' ? cities.map(boroughOf).find(Boolean) : undefined
  if (!borough) return undefined
  const { name, county } = borough
  return (await readRows<CityRow>(on, { text: boroughByCounty, values: [name, county] }))[0]
}

type TypedCity = Exclude<TypedPlace, { zip: string }>

/** Of several cities that are called so, the biggest: it has the most ZIP codes. */
async function findCity(on: Transaction, typed: TypedCity): Promise<FoundAddress | null> {
  const [named] = await readRows<CityRow>(on, { text: cityByKey, values: [typed.cities, typed.state] })
  const found = named ?? (await findBorough(on, typed))
  if (!found) return null
  const { city, latitude, longitude } = found
  return { address: `${city}, ${found.state}`, city, latitude, longitude, approximate: true }
}
