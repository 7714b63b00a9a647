import type { FeedItem } from './feed-item.ts'
import { listOf, propertyOf, textOf } from './json-ld-values.ts'

export type ItemPlace = Pick<
  FeedItem,
  'address' | 'city' | 'state' | 'zip' | 'country' | 'latitude' | 'longitude'
>

export const nowhere: ItemPlace = {
  address: '',
  city: '',
  state: '',
  zip: '',
  country: '',
  latitude: '',
  longitude: '',
}

/** "1 Main St, Columbus, OH 43215": what stands before the city is its street. */
function ofLine(text: string): ItemPlace {
  const parts = text.replaceAll(/\s+/g, ' ').split(/\s*,\s*/)
  const country =
    parts.length > 1 && /^(?:us|usa|united states(?: of america)?)$/i.test(parts.at(-1)!) ? parts.pop()! : ''
  const state = parts.length > 1 ? parts.pop()! : ''
  const city = parts.pop() ?? ''
  return { ...nowhere, address: parts.join(', '), city, state, country }
}

/** Of the place, or of its address, where some have it. */
function pointOf(value: unknown): Pick<ItemPlace, 'latitude' | 'longitude'> {
  const geo = propertyOf(value, 'geo') ?? propertyOf(propertyOf(value, 'address'), 'geo') ?? value
  return {
    latitude: textOf(propertyOf(geo, 'latitude')),
    longitude: textOf(propertyOf(geo, 'longitude')),
  }
}

const placeOf = (value: unknown): ItemPlace => ({ ...addressOf(value), ...pointOf(value) })

function addressOf(value: unknown): ItemPlace {
  if (typeof value === 'string') return ofLine(value)
  const address = listOf(propertyOf(value, 'address'))[0] ?? value
  if (typeof address === 'string') return ofLine(address)
  const of = (name: string) => textOf(propertyOf(address, name))
  const place = {
    ...nowhere,
    address: of('streetAddress'),
    city: of('addressLocality'),
    state: of('addressRegion') || textOf(propertyOf(value, 'containedInPlace')),
    zip: of('postalCode'),
    country: of('addressCountry'),
  }
  if (place.city || place.zip) return place
  // a name is all that some give
  const name = textOf(propertyOf(address, 'name')) || textOf(propertyOf(value, 'name'))
  return name
    ? { ...ofLine(name), ...(place.state && { state: place.state }), country: place.country }
    : place
}

/** Where a job is: each of its places once, or none. */
export function placesOf(posting: Readonly<Record<string, unknown>>): ItemPlace[] {
  const places = listOf(posting['jobLocation']).flatMap((location) => {
    // a place with several addresses, of which a point is none's
    const addresses = listOf(propertyOf(location, 'address'))
    return addresses.length > 1 ? addresses.map(placeOf) : [placeOf(location)]
  })
  // measured twice, one place has two points
  const keyOf = (place: ItemPlace) => JSON.stringify({ ...place, latitude: '', longitude: '' })
  const found = [...new Map(places.map((place) => [keyOf(place), place])).values()]
  return found.length > 0 ? found : [nowhere]
}
