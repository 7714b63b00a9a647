import * as z from 'zod/mini'

/** The body of every refusal. `error` is the sentence that people see, in the language of the request. */
export const errorBody = z.object({
  error: z.string(),
  code: z.string(),
  /** by field path as sent ("first_name", "jobs.0.title"): a message key of the catalogue and its sentence */
  fields: z.optional(z.record(z.string(), z.object({ code: z.string(), error: z.string() }))),
  requestId: z.string(),
})
export type ErrorBody = z.output<typeof errorBody>
