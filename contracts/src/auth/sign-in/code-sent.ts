import * as z from 'zod/mini'
import { codeTypes } from '../enumerations.ts'

export const codeType = z.enum(codeTypes, 'field.choose')

/** To whom a code or link went: `•••-•••-••42` or `r•••@example.com`. */
export const sent = z.object({
  sent_to: z.string().check(z.maxLength(210)),
  /** after which another may be asked for; grows with each */
  resend_seconds: z.number(),
})
