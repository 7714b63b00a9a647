import * as z from 'zod/mini'

/** Of a one-time code or a reset link. */
export const secretValues = z.object({
  /** the number or address that it is for */
  to: z.string(),
  secret: z.string(),
  /** after which it is not sent anymore */
  until: z.string(),
})
