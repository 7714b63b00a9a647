import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf, flag } from '../fields/request-fields.ts'
import { scoreFactors } from './rules/score.ts'

const ranking = z.object({
  /** whether their own decisions move the weights */
  personal: z.boolean(),
  /** of the decisions that count */
  saved: z.number(),
  passed: z.number(),
  /** so many of each kind are needed */
  needed: z.number(),
  /** by factor the points that a job can have at most: in their deck, and by itself */
  weights: listOf(
    z.object({ part: z.enum(scoreFactors), of: z.number(), standard: z.number() }),
    scoreFactors.length,
  ),
})

/** How the deck of the signed-in candidate is ranked. Not in the specification. */
export const getRanking = endpoint({
  name: 'matches.ranking.get',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/suggestion/ranking/',
  summary: 'How much each factor counts in the deck of the signed-in candidate, and why.',
  access: signedIn,
  answers: { 200: ranking },
})

/** Turned off, the order is the same for everybody, and what was decided until then is forgotten for it. */
export const setRanking = endpoint({
  name: 'matches.ranking.set',
  owner: 'matches',
  method: 'POST',
  path: '/api/hire/v1/suggestion/ranking/',
  summary: 'Whether what the candidate saves and passes moves the order of their deck.',
  access: signedIn,
  perMinute: 60,
  body: z.object({ ...csrf, personal: flag }),
  answers: { 200: ranking },
})
