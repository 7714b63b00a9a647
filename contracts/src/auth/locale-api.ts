import * as z from 'zod/mini'
import { signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { languages } from '../language/translate.ts'
import { ownAccount } from './account.ts'

/**
 * The language in which messages come, and the time zone of their hours, which follow what a person chose on their device. What
 * is left out stays, and so does the zone where the one that came is not known.
 */
export const saveLocale = endpoint({
  name: 'auth.account.save-locale',
  owner: 'auth',
  method: 'PATCH',
  path: '/api/hire/v1/account/locale/',
  summary: "Change the language and the time zone of the caller's messages.",
  access: signedIn,
  perMinute: 20,
  body: z.object({
    ...csrf,
    language: z.optional(z.enum(languages)),
    timezone: z.optional(z.string().check(z.maxLength(64))),
  }),
  answers: { 200: z.object({ account: ownAccount }) },
})
