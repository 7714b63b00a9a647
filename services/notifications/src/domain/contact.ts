import * as z from 'zod/mini'
import { phoneTypes, type PhoneType } from '@lunchpail/contracts/auth/enumerations'
import type { Channel } from '@lunchpail/contracts/notifications/ways'

/** What auth seals to this service. */
export const sealedContact = z.object({
  email: z.string(),
  phone: z.nullable(z.string()),
  text_consent: z.nullable(z.object({ at: z.string(), wording: z.string() })),
  // Added later: until auth was republished, nothing is proven, and no type is known.
  email_proven: z._default(z.boolean(), false),
  phone_proven: z._default(z.boolean(), false),
  phone_type: z._default(z.nullable(z.enum(phoneTypes)), null),
})
export type SealedContact = z.output<typeof sealedContact>

/** AU-28: what takes no texts. */
const withoutTexts: readonly (PhoneType | null)[] = ['landline', 'invalid']

/** Where a message goes, or why it does not go at all. A text needs a phone that takes it and the person's own consent. */
export function recipientOf(
  channel: Channel,
  contact: SealedContact,
):
  | { readonly to: string; readonly proven: boolean }
  | { readonly skipped: 'no-phone' | 'no-consent' | 'landline' | 'invalid' } {
  if (channel === 'email') return { to: contact.email, proven: contact.email_proven }
  if (!contact.phone) return { skipped: 'no-phone' }
  if (withoutTexts.includes(contact.phone_type))
    return { skipped: contact.phone_type as 'landline' | 'invalid' }
  if (!contact.text_consent) return { skipped: 'no-consent' }
  return { to: e164(contact.phone), proven: contact.phone_proven }
}

/** A phone of ten digits as providers take it. */
export const e164 = (phone: string): string => `+1${phone}`
