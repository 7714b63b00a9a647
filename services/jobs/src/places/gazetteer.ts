import type { Tx } from '../database.ts'
import { cityKey } from './city-key.ts'
import type { Place } from './place.ts'
import { readTowns, type Town } from './read-towns.ts'

/** What an import asks about places: a ZIP code's, and the middle of a city or of a county. */
export interface Gazetteer {
  readonly zip: (zip: string) => Place | null
  /** as the gazetteer spells it, however it is asked for */
  readonly city: (city: string, state: string) => NamedCentre | null
  readonly county: (county: string, state: string) => Centre | null
}
interface Centre {
  readonly latitude: number
  readonly longitude: number
}
interface NamedCentre extends Centre {
  readonly name: string
}

export function gazetteerOf(places: readonly Place[], towns: readonly Town[] = []): Gazetteer {
  const byZip = new Map(places.map((place) => [place.zip, place]))
  const names = new Map(places.map(({ city, state }) => [key(city, state), city]))
  const byCity = centres(places, (place) => key(place.city, place.state))
  // the Postal Service names no ZIP code after some cities, such as Doral
  const byTown = new Map(towns.map((town) => [key(town.name, town.state), town]))
  const byCounty = centres(places, (place) => key(place.county, place.state))
  return {
    zip: (zip) => byZip.get(zip) ?? null,
    city: (city, state) => {
      const [centre, name] = [byCity.get(key(city, state)), names.get(key(city, state))]
      return centre && name ? { name, ...centre } : (byTown.get(key(city, state)) ?? null)
    },
    county: (county, state) => byCounty.get(key(county, state)) ?? null,
  }
}

/** By the states that each holds. */
const known = new Map<string, Gazetteer>()

/** The ZIP codes of some states, read once: they are filled in at a service's first start, and stay. */
export async function readGazetteer(tx: Tx, states: readonly string[]): Promise<Gazetteer> {
  const id = states.join()
  let gazetteer = known.get(id)
  if (!gazetteer) {
    const places = await tx.place.findMany({
      where: { state: { in: [...states] } },
      orderBy: { zip: 'asc' },
    })
    gazetteer = gazetteerOf(places, await readTowns(states))
    if (places.length > 0) known.set(id, gazetteer)
  }
  return gazetteer
}

const key = (name: string, state: string) => `${cityKey(name)}/${state}`

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
