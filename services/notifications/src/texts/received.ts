import * as z from 'zod/mini'

/** A text to our number, as Twilio passes it on. */
export const received = z.object({
  MessageSid: z.string().check(z.maxLength(64)),
  From: z.string().check(z.maxLength(40)),
  Body: z.string(),
  /** Twilio handled the word itself, and has answered it */
  OptOutType: z.optional(z.string()),
})
export type Received = z.output<typeof received>
