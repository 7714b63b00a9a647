import * as z from 'zod/mini'
import { anybody } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { atMost } from '../fields/at-most.ts'
import { seenText } from '../fields/one-line.ts'
import { csrf } from '../fields/request-fields.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { reportNoteCharacters, reportReasons } from './enumerations.ts'

/**
 * What is wrong with a job, in the words of whoever looks at it. Operators read it; by itself it hides nothing. A signed-in
 * person who reports a job again replaces what they said.
 */
export const reportPosition = endpoint({
  name: 'jobs.position.report',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/position/:id/report/',
  summary: 'Report a job to the operators of the site.',
  access: anybody,
  perMinute: 10,
  countsNetwork: true,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  body: z.object({
    ...csrf,
    reason: z.enum(reportReasons, 'field.choose'),
    note: z._default(z.string().check(z.trim(), atMost(reportNoteCharacters), seenText), ''),
  }),
  answers: { 201: z.object({}) },
})
