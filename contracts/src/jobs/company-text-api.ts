import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { atMost } from '../fields/at-most.ts'
import { seenText } from '../fields/one-line.ts'
import { csrf } from '../fields/request-fields.ts'
import { paragraph } from '../fields/texts.ts'

export const companyTextCharacters = 1_500

const answers = {
  200: z.object({
    /** null: none was written here */
    text: z.nullable(paragraph),
    /** what its feed says, which stands there meanwhile; null: nothing */
    of_feed: z.nullable(paragraph),
    /** of its page; null: none of its roles was opened yet */
    company_id: z.nullable(z.number()),
    may: z.object({ edit: z.boolean() }),
  }),
}

/** What a company says of itself on its page and on those of its jobs. */
export const getCompanyText = endpoint({
  name: 'jobs.company-text.get',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/company-text/',
  summary: "The company's own text for its page.",
  access: portal('company', 'view'),
  answers,
})

/** An empty one takes it back. Refused at `text` where it has a link or contact, or asks for what no company may ask for. */
export const setCompanyText = endpoint({
  name: 'jobs.company-text.set',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/company-text/',
  summary: "Write the company's own text for its page.",
  access: portal('company', 'edit'),
  perMinute: 20,
  body: z.object({
    ...csrf,
    text: z.string('field.required').check(z.trim(), atMost(companyTextCharacters), seenText),
  }),
  answers,
})
