import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { csrf, positionId } from '../../fields/request-fields.ts'
import { line, placeCode, upTo } from '../../fields/texts.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { addressCharacters, mapCities, outlinePoints, timedPositions, wayOutlines } from './commute-limits.ts'
import { directions } from '../enumerations.ts'
import { positionFilter } from '../search/position-filter.ts'

const degrees = (most: number) => z.number().check(z.gte(-most), z.lte(most))
/** Home is in a body, never in an address. */
const home = { lat: degrees(90), lng: degrees(180) }
const typedAddress = z
  .string('commute.address')
  .check(z.maxLength(addressCharacters, 'field.max-length'), z.trim(), z.minLength(1, 'commute.address'))

/**
 * 1 §7, 2 §7: whether ways to work can be told from a home. `out-of-area` (404) where every open position is more than
 * two hours away; the browser then keeps the geohash `ooa`. Nothing of it is stored here.
 */
export const saveCommute = endpoint({
  name: 'jobs.commute.save',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/commute/',
  summary: 'The geohash of the area around a home; 404 where no open position is within two hours.',
  access: anybody,
  perMinute: 30,
  networkPerMinute: 60,
  countsNetwork: true,
  body: z.object({
    ...csrf,
    ...home,
    address: typedAddress,
    /** as the browser kept it; the answer is made anew */
    geohash: z.optional(upTo(12)),
    city: z.optional(line),
  }),
  answers: {
    200: z.object({ ...home, address: upTo(addressCharacters), geohash: upTo(12), city: z.nullable(line) }),
  },
  errors: ['out-of-area'],
})

/** The place of a typed address. Not in the specification, whose pages asked a provider of places. */
export const findAddress = endpoint({
  name: 'jobs.commute.address',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/commute/address/',
  summary: 'An address as it is written properly, with its place; null where it has none.',
  access: anybody,
  perMinute: 30,
  networkPerMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, address: typedAddress }),
  answers: {
    200: z.object({
      found: z.nullable(
        z.object({
          ...home,
          address: upTo(addressCharacters),
          city: z.nullable(line),
          /** the middle of a ZIP code or a city, not the house */
          approximate: z.boolean(),
        }),
      ),
    }),
  },
})

/** Against what minutes by car are told: by roads, by the distance, or by the distance as the router does not answer. */
const basis = z.enum(['roads', 'distance', 'stand-in'])
const minutes = { driving: z.number(), transit: z.number() }

/** Not in the specification, whose list came with the minutes. A POST, as it says where a person lives. */
export const commuteTimes = endpoint({
  name: 'jobs.commute.times',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/commute/times/',
  summary: 'Minutes from a home to positions, by car and by public transit.',
  access: anybody,
  perMinute: 120,
  body: z.object({ ...csrf, ...home, positions: listOf(positionId, timedPositions) }),
  answers: {
    200: z.object({
      basis,
      /** in no order; positions that are unknown are not among them */
      times: listOf(z.object({ id: z.number(), miles: z.number(), ...minutes }), timedPositions),
    }),
  },
})

const place = { latitude: z.number(), longitude: z.number() }

/** What a schematic picture of the way shows. Not in the specification. */
export const commuteWay = endpoint({
  name: 'jobs.commute.way',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/commute/way/',
  summary: 'The direction from a home to a position, with the cities and county lines between them.',
  access: anybody,
  perMinute: 60,
  body: z.object({ ...csrf, ...home, id: positionId }),
  answers: {
    200: z.object({
      miles: z.number(),
      direction: z.enum(directions),
      job: z.object({ ...place, city: line, state: placeCode }),
      /** the biggest around the way */
      cities: listOf(z.object({ ...place, name: line }), mapCities),
      /** of counties: longitude and latitude in turn */
      outlines: listOf(listOf(z.number(), outlinePoints * 2), wayOutlines),
    }),
  },
})

/**
 * 2 §7: whether a position is within two hours. A visitor's home is the geohash that they bring, a signed-in person's
 * their account's; where neither is known it is not.
 */
export const isPositionNearby = endpoint({
  name: 'jobs.position.nearby',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/nearby/:id/',
  summary: 'Whether a position is within two hours of home.',
  access: anybody,
  slowsAbove: 3_000,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  query: z.object({ geohash: positionFilter.shape.geohash }),
  answers: { 200: z.object({ success: z.boolean() }) },
})
