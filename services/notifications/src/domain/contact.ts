import * as z from 'zod/mini'

/** What auth seals to this service: email, phone, and the consent to texts with its wording and time. */
export const sealedContact = z.object({
  email: z.string(),
  phone: z.nullable(z.string()),
  text_consent: z.nullable(z.object({ at: z.string(), wording: z.string() })),
})
export type SealedContact = z.output<typeof sealedContact>

export type Channel = 'text' | 'email'

/** Where a message goes, or why it does not go at all. A text needs a phone and the person's own consent. */
export function recipientOf(
  channel: Channel,
  contact: SealedContact,
): { readonly to: string } | { readonly skipped: 'no-phone' | 'no-consent' } {
  if (channel === 'email') return { to: contact.email }
  if (!contact.phone) return { skipped: 'no-phone' }
  if (!contact.text_consent) return { skipped: 'no-consent' }
  return { to: e164(contact.phone) }
}

/** A phone of ten digits as providers take it. */
export const e164 = (phone: string): string => `+1${phone}`
