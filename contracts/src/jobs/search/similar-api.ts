import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { positionCard } from './position-card.ts'

/** Loaded at once; there are at most `similarPages` of them. */
export const similarAtOnce = 5
export const similarPages = 4

/** Of the same trade or a like title, within the way of a day's work, as the pay, the title and the distance are alike. */
export const listSimilar = endpoint({
  name: 'jobs.position.similar',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/position/:id/similar/',
  summary:
    'Open positions like one, whatever its state, the most alike first; none that the signed-in person applied to.',
  access: anybody,
  slowsAbove: 1_500,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  query: z.object({ page: z.optional(wholeNumber(1, similarPages)) }),
  answers: {
    200: z.object({
      positions: listOf(positionCard, similarAtOnce),
      /** there is another page */
      more: z.boolean(),
    }),
  },
})
