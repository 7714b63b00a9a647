import * as z from 'zod/mini'
import { listOf } from '../list-of.ts'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { pageSize } from '../page-size.ts'
import { wholeNumber } from '../whole-number.ts'
import { id, instant, line, paragraph, placeCode, url } from '../texts.ts'

/** A submitted application, as its candidate sees it (EN-04). */
export const application = z.object({
  id,
  position: z.object({
    id: z.number(),
    title: line,
    company_name: line,
    city: line,
    region: placeCode,
    /** absent where the position is not known (any more) */
    logo_url: z.optional(z.nullable(url)),
    /** dollars an hour */
    wage: z.optional(z.object({ from: z.nullable(z.number()), to: z.nullable(z.number()) })),
  }),
  /** 2 §4: 0 applied, 1 interview, 2 rejected, 3 hire pending, 4 canceled */
  state: z.number(),
  had_interview: z.boolean(),
  approved: z.boolean(),
  reason: z.nullable(z.number()),
  reason_other: z.nullable(paragraph),
  /** ISO 8601 */
  submitted_at: instant,
  /** oldest first */
  timeline: listOf(z.object({ state: z.number(), at: instant }), 100),
})
export type Application = z.output<typeof application>

/** EN-04: 20 a page; a page past the last one is empty. */
export const listApplications = endpoint({
  name: 'engagement.application.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/application/',
  summary: "The signed-in candidate's applications, newest first, 20 a page.",
  access: signedIn,
  query: z.object({
    page: z.optional(wholeNumber(1, 99_999)),
  }),
  answers: {
    200: z.object({
      applications: listOf(application, pageSize),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
    }),
  },
})

/** `not-found` for another person's application. */
export const getApplication = endpoint({
  name: 'engagement.application.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/application/:id/',
  summary: 'One application of the signed-in candidate.',
  access: signedIn,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  answers: { 200: z.object({ application }) },
})
