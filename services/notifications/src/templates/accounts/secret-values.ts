import * as z from 'zod/mini'

/** Of a one-time code or a reset link. */
export const secretValues = z.object({
  /** the number or address that it is for */
  to: z.string(),
  secret: z.string(),
  /** after which it is not sent anymore */
  until: z.string(),
  /** as auth.secret.requested.v1 says it; a text that somebody else asked for does not go to a number that stopped */
  as_owner: z._default(z.boolean(), true),
})
