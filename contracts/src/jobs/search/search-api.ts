import * as z from 'zod/mini'
import { anybody } from '../../access.ts'
import { endpoint } from '../../endpoint.ts'
import { listOf } from '../../fields/list-of.ts'
import { line, upTo } from '../../fields/texts.ts'
import { wordsCharacters, benefits, postedDays } from '../enumerations.ts'
import { positionFilter } from './position-filter.ts'

export const maxSuggestions = 8

/** Not in the specification. */
export const suggestWords = endpoint({
  name: 'jobs.position.suggest',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/search/suggest/',
  summary: 'Words, titles, companies and cities of open positions that begin with what is typed.',
  access: anybody,
  // a call for each few letters
  slowsAbove: 6_000,
  query: z.object({ q: upTo(wordsCharacters) }),
  answers: { 200: z.object({ suggestions: listOf(line, maxSuggestions) }) },
})

const counted = z.object({
  n: z.number(),
  /** there are more */
  more: z.boolean(),
})

/** Not in the specification. A filter's own choice is left out of its counts. */
export const countPositions = endpoint({
  name: 'jobs.position.count',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/search/count/',
  summary: 'How many positions of a list each choice of schedule, date and benefit leaves, up to 1,000.',
  access: anybody,
  slowsAbove: 3_000,
  query: positionFilter,
  answers: {
    200: z.object({
      schedule: z.object({ 'full-time': counted, 'part-time': counted }),
      posted: listOf(z.extend(counted, { days: z.number() }), postedDays.length),
      benefits: listOf(z.extend(counted, { benefit: z.enum(benefits) }), benefits.length),
    }),
  },
})
