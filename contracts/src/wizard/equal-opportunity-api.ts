import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { carriedEqualOpportunity, equalOpportunityAnswers } from './equal-opportunity.ts'

/** Not in the specification. The person's own answers, stored apart from the application. */
export const getEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "The signed-in person's own equal-opportunity answers.",
  access: signedIn,
  answers: { 200: z.object({ answers: equalOpportunityAnswers }) },
})

/** The same, as a save of the application or of the profile carries them (1 §3, 2 §3): one that is left out or not chosen stays. */
export const keepEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.keep',
  owner: 'wizard',
  method: 'PATCH',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "Keep some of the signed-in person's equal-opportunity answers; the others stay.",
  access: signedIn,
  perMinute: 60,
  body: z.strictObject({ ...carriedEqualOpportunity, ...csrf }),
  answers: { 200: z.object({ saved: z.literal(true) }) },
})

export const saveEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.save',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "Keep the signed-in person's equal-opportunity answers; an answer left out is taken away.",
  access: signedIn,
  perMinute: 60,
  body: z.extend(equalOpportunityAnswers, csrf),
  answers: { 200: z.object({ answers: equalOpportunityAnswers, complete: z.boolean() }) },
})
