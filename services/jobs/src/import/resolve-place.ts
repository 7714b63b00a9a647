import type { PostedPlace } from '../positions/posting.ts'
import type { Gazetteer } from '../places/gazetteer.ts'
import type { CsvMap, NamedPlace } from './csv-map.ts'

/**
 * Where a work location is: by its ZIP code, else by the first name in it that the map knows, else the publisher's
 * own place. All but the first are approximate: the middle of a city or borough.
 */
export function resolvePlace(location: string, map: CsvMap['place'], gazetteer: Gazetteer): PostedPlace {
  const address = map.none.test(location) ? null : location
  for (const zip of [...location.matchAll(map.zip)].map((match) => match[1]!).toReversed()) {
    const place = gazetteer.zip(zip)
    if (place && map.states.includes(place.state))
      return {
        address,
        city: place.city,
        region: place.state,
        zip,
        latitude: place.latitude,
        longitude: place.longitude,
        approximate: false,
      }
  }
  const named = map.names.find(([pattern]) => pattern.test(location))?.[1] ?? map.otherwise
  return {
    address,
    city: named.label,
    region: named.state,
    zip: null,
    ...centreOf(named, gazetteer),
    approximate: true,
  }
}

function centreOf(named: NamedPlace, gazetteer: Gazetteer) {
  const centre = named.county
    ? gazetteer.county(named.county, named.state)
    : gazetteer.city(named.city ?? named.label, named.state)
  if (!centre) throw new Error(`The map names ${named.label}, ${named.state}, which no ZIP code belongs to.`)
  return { latitude: centre.latitude, longitude: centre.longitude }
}
