import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { csrf, positionId } from '../../fields/request-fields.ts'
import { line } from '../../fields/texts.ts'
import { listOutlines, mapCities, outlinePoints, timedPositions } from '../commute/commute-limits.ts'

const place = { latitude: z.number(), longitude: z.number() }

/** What a schematic map of a list shows. A POST, as addresses have no room for so many ids. Not in the specification. */
export const mapPositions = endpoint({
  name: 'jobs.position.map',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/search/map/',
  summary: 'Where positions are, with the cities and the county or state lines around them.',
  access: anybody,
  perMinute: 60,
  body: z.object({ ...csrf, positions: listOf(positionId, timedPositions) }),
  answers: {
    200: z.object({
      /** in no order; positions that are unknown are not among them */
      positions: listOf(z.object({ id: z.number(), ...place }), timedPositions),
      /** what the picture shows, in degrees; null without a position */
      box: z.nullable(z.object({ south: z.number(), north: z.number(), west: z.number(), east: z.number() })),
      /** the biggest around them */
      cities: listOf(z.object({ ...place, name: line }), mapCities),
      /** of counties, in a big box of states: longitude and latitude in turn */
      outlines: listOf(listOf(z.number(), outlinePoints * 2), listOutlines),
    }),
  },
})
