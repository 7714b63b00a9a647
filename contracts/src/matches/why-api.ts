import * as z from 'zod/mini'
import { candidate } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { line, reason, url } from '../fields/texts.ts'

/** Why a job is not suggested, the first that holds. Those from `role` on are preferences. */
export const whyReasons = [
  'archived',
  'closed',
  'paused',
  'twin',
  'applied',
  'withdrawn',
  'saved',
  'passed',
  'locked',
  'role',
  'shift',
  'rating',
  'weekend',
  'wage',
  'commute',
  'far',
  'unplaced',
  'newest',
  'better',
  'suggested',
] as const
export type WhyReason = (typeof whyReasons)[number]

/** `not-found` for a job that candidates may not see. */
export const whyNotSuggested = endpoint({
  name: 'matches.suggestion.why',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/suggestion/why/',
  summary: 'Why a job is not suggested to the signed-in candidate, in a sentence.',
  access: candidate,
  perMinute: 60,
  query: z.object({ p: wholeNumber(1, 999_999_999) }),
  answers: {
    200: z.object({
      reason: z.enum(whyReasons),
      text: reason,
      /** where it can be changed or seen */
      link: z.nullable(z.object({ path: url, text: line })),
      /** what else stands against it: all of it would have to change */
      more: listOf(reason, whyReasons.length),
    }),
  },
})
