import * as z from 'zod/mini'
import { maxEntries } from './fields/max-entries.ts'
import { id, line, sentence } from './fields/texts.ts'

/** Fields that a refusal names at most: the first that were found. */
export const maxErrorFields = 1_000

/** The body of every refusal. `error` is the sentence that people see, in the language of the request. */
export const errorBody = z.object({
  error: sentence,
  code: id,
  /** by field path as sent ("first_name", "jobs.0.title"): a message key of the catalogue and its sentence */
  fields: z.optional(
    z.record(line, z.object({ code: id, error: sentence })).check(maxEntries(maxErrorFields)),
  ),
  requestId: id,
  /** of a request that signs up first: which of the two did not work */
  failed: z.optional(z.enum(['sign-up', 'registration'])),
})
export type ErrorBody = z.output<typeof errorBody>
