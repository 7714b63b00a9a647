import type { Tx } from '../database.ts'
import type { Place } from './place.ts'

/** What an import asks about places: a ZIP code's, and the middle of a city or of a county. */
export interface Gazetteer {
  readonly zip: (zip: string) => Place | null
  readonly city: (city: string, state: string) => Centre | null
  readonly county: (county: string, state: string) => Centre | null
}
interface Centre {
  readonly latitude: number
  readonly longitude: number
}

export function gazetteerOf(places: readonly Place[]): Gazetteer {
  const byZip = new Map(places.map((place) => [place.zip, place]))
  const byCity = centres(places, (place) => key(place.city, place.state))
  const byCounty = centres(places, (place) => key(place.county, place.state))
  return {
    zip: (zip) => byZip.get(zip) ?? null,
    city: (city, state) => byCity.get(key(city, state)) ?? null,
    county: (county, state) => byCounty.get(key(county, state)) ?? null,
  }
}

/** Reads the ZIP codes of some states. */
export const readGazetteer = async (tx: Tx, states: readonly string[]): Promise<Gazetteer> =>
  gazetteerOf(await tx.place.findMany({ where: { state: { in: [...states] } }, orderBy: { zip: 'asc' } }))

const key = (name: string, state: string) => `${name.toLowerCase()}/${state}`

/** The median of the ZIP codes' centres: one that lies far out does not move it. */
function centres(places: readonly Place[], keyOf: (place: Place) => string): Map<string, Centre> {
  const groups = Map.groupBy(places, keyOf)
  return new Map(
    [...groups].map(([name, group]) => [
      name,
      {
        latitude: median(group.map((place) => place.latitude)),
        longitude: median(group.map((place) => place.longitude)),
      },
    ]),
  )
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const value = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return Math.round(value * 10_000) / 10_000
}
