import * as z from 'zod/mini'
import { candidate } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf, flag } from '../fields/request-fields.ts'

/**
 * A candidate asks that people alone look at an application: its company is no longer shown what was compared
 * automatically. `not-found` for another person's.
 */
export const askPersonReview = endpoint({
  name: 'wizard.sent-application.person-review',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/sent-application/:id/person-review/',
  summary: 'Ask that a person alone looks at an own application, or take that back.',
  access: candidate,
  perMinute: 30,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: z.object({ ...csrf, asked: flag }),
  answers: { 200: z.object({ asked: z.boolean() }) },
})
