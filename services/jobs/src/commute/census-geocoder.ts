import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import * as z from 'zod/mini'
import { askProvider, type ProviderSettings } from './provider.ts'

export interface FoundAddress extends Point {
  readonly address: string
  readonly city: string | null
  /** the middle of a ZIP code or a city, not the house */
  readonly approximate: boolean
}

/** Null where there is no such address; undefined where that cannot be found out now. */
export type Geocoder = (address: string) => Promise<FoundAddress | null | undefined>

const answer = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string().check(z.maxLength(200)),
        /** x is the longitude */
        coordinates: z.nullish(
          z.object({
            x: z.number().check(z.gte(-180), z.lte(180)),
            y: z.number().check(z.gte(-90), z.lte(90)),
          }),
        ),
        addressComponents: z.optional(z.object({ city: z.optional(z.string().check(z.maxLength(200))) })),
      }),
    ),
  }),
})

/** The Census Bureau's geocoder (geocoding.geo.census.gov), or another that speaks its API. It needs no key. */
export function censusGeocoder(settings: ProviderSettings): Geocoder {
  const ask = askProvider('geocoder', settings, answer)
  return async (address) => {
    const query = new URLSearchParams({ address, benchmark: 'Public_AR_Current', format: 'json' })
    const given = await ask(`geocoder/locations/onelineaddress?${query.toString()}`)
    if (!given) return undefined
    const match = given.result.addressMatches.find(({ coordinates }) => coordinates)
    if (!match?.coordinates) return null
    const { matchedAddress, coordinates, addressComponents } = match
    return {
      address: readable(matchedAddress),
      city: addressComponents?.city ? capitalized(addressComponents.city) : null,
      latitude: coordinates.y,
      longitude: coordinates.x,
      approximate: false,
    }
  }
}

/** What stays in capitals: a direction, and what has a number. */
const isKept = /^[NS]?[EW]?$|\d/
const ordinal = /^\d+(ST|ND|RD|TH)$/
const capitalized = (words: string): string =>
  words.replace(/[A-Z\d]+/g, (word) => {
    if (ordinal.test(word)) return word.toLowerCase()
    return isKept.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()
  })

/** Its answers are in capitals, with a comma before the ZIP code. */
function readable(matched: string): string {
  const [, street, state, zip] = /^(.*), ([A-Z]{2}), (\d{5})$/.exec(matched) ?? []
  return street === undefined ? matched : `${capitalized(street)}, ${state} ${zip}`
}
