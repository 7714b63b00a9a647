import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionStatuses, scheduleTypes, shifts } from '../jobs/enumerations.ts'
import { languages } from '../language/translate.ts'
import { listOf } from '../fields/list-of.ts'
import { pageSize } from '../page-size.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { csrf, positionId, positionIds } from '../fields/request-fields.ts'
import { line } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { maxKept } from './enumerations.ts'

/*
 * A saved job is one that the person accepted, on its page or in the deck, and did not apply to yet. A visitor's
 * are kept on the device, and become the account's once they are signed in.
 */

/** More than there can be: a page past the end is an empty one. */
const mostPages = 999

/** A saved job, whatever became of it. */
export const savedJob = z.object({
  id: z.number(),
  title: line,
  company_name: line,
  location_name: line,
  wage_from: z.nullable(z.number()),
  wage_to: z.nullable(z.number()),
  shifts: listOf(z.enum(shifts), shifts.length),
  schedule_type: z.enum(scheduleTypes),
  state: z.enum(positionStatuses),
  /** in which the company wrote; null where its words do not tell */
  language: z.nullable(z.enum(languages)),
})
export type SavedJob = z.output<typeof savedJob>

export const listSaved = endpoint({
  name: 'matches.saved.list',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/saved/',
  summary: "The person's saved jobs, the latest first, 20 a page; a visitor's are named by `p`.",
  access: anybody,
  perMinute: 120,
  query: z.object({ page: z.optional(wholeNumber(1, mostPages)), p: z.optional(positionIds) }),
  answers: {
    200: z.object({
      jobs: listOf(savedJob, pageSize),
      /** of all of them, those that can be applied to, the latest first */
      open: listOf(z.number(), maxKept),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
    }),
  },
})

const ids = z.object({ ids: listOf(z.number(), maxKept) })

export const savedIds = endpoint({
  name: 'matches.saved.ids',
  owner: 'matches',
  method: 'GET',
  path: '/api/hire/v1/saved/ids/',
  summary: "The ids of the signed-in person's saved jobs.",
  access: signedIn,
  answers: { 200: ids },
})

/** Unknown ones are left out: a device may name jobs that are long gone. */
export const saveJobs = endpoint({
  name: 'matches.saved.add',
  owner: 'matches',
  method: 'POST',
  path: '/api/hire/v1/saved/',
  summary: 'Save jobs: one, or those that the device kept before its person signed in.',
  access: signedIn,
  perMinute: 120,
  body: z.object({
    ...csrf,
    positions: z.array(positionId).check(z.minLength(1), z.maxLength(maxPositions)),
  }),
  answers: { 200: ids },
})

/** `not-found` for one that was not saved. */
export const unsaveJob = endpoint({
  name: 'matches.saved.remove',
  owner: 'matches',
  method: 'DELETE',
  path: '/api/hire/v1/saved/:id/',
  summary: 'Save a job no longer.',
  access: signedIn,
  perMinute: 120,
  params: z.object({ id: wholeNumber(1, 999_999_999) }),
  answers: { 200: ids },
})
