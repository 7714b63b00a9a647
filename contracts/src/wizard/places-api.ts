import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf, positionIds } from '../fields/request-fields.ts'
import { line, placeCode } from '../fields/texts.ts'
import { ids } from './draft-api.ts'

const zipCode = z.string().check(z.regex(/^\d{5}$/, 'person.zip-invalid'))

/** Not in the specification. A POST, so that where a person lives is in no URL. */
export const findCity = endpoint({
  name: 'wizard.city.find',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/wizard/city/',
  summary: 'The city and the state of a ZIP code; null where it is unknown.',
  access: signedIn,
  perMinute: 60,
  body: z.object({ ...csrf, zip: zipCode }),
  answers: { 200: z.object({ city: z.nullable(line), state: z.nullable(placeCode) }) },
})

/**
 * The address and its answer are not in the specification: whether a home with this ZIP code is within reach of the
 * positions. A ZIP code or a place that is unknown is.
 */
export const checkZip = endpoint({
  name: 'wizard.zip.in-range',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/zip/in-range/',
  summary: 'Whether a ZIP code is in range of positions.',
  access: anybody,
  perMinute: 60,
  query: z.object({ zip: zipCode, p: z.optional(positionIds) }),
  answers: {
    200: z.object({
      in_range: z.boolean(),
      /** positions that are out of reach */
      positions: ids,
    }),
  },
})
