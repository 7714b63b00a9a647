import * as z from 'zod/mini'
import { phoneTypes, type PhoneType } from '@lunchpail/contracts/auth/enumerations'
import type { Channel } from '@lunchpail/contracts/notifications/ways'

/** What auth seals to this service. */
export const sealedContact = z.object({
  /**
   * empty where the account has none, or nothing goes there until it is proven: another person proved it, or took the account
   */
  email: z.string(),
  phone: z.nullable(z.string()),
  text_consent: z.nullable(z.object({ at: z.string(), wording: z.string() })),
  // Until auth was republished, nothing is proven, and no type is known.
  email_proven: z._default(z.boolean(), false),
  phone_proven: z._default(z.boolean(), false),
  phone_type: z._default(z.nullable(z.enum(phoneTypes)), null),
  /** of a number that waits for its code, and may be another person's: nothing goes there */
  waiting_phone: z._default(
    z.nullable(z.object({ type: z.nullable(z.enum(phoneTypes)), text_consent: z.boolean() })),
    null,
  ),
  /** when a person proved a contact and took the account: what was said of it before was said of another's */
  taken_at: z._default(z.nullable(z.string()), null),
})
export type SealedContact = z.output<typeof sealedContact>

/** What takes no texts. */
const withoutTexts: readonly (PhoneType | null)[] = ['landline', 'invalid']

/**
 * Where a message goes, or why it does not go at all. A text needs a phone that takes it and the person's own consent; while another
 * number waits for its code nothing goes to the one before, as where the other has no account: what goes is the same for both.
 * `hasAgreed`: to these texts they agreed by a box of their own, apart from that of the account.
 */
export function recipientOf(
  channel: Channel,
  contact: SealedContact,
  { hasAgreed = false }: { readonly hasAgreed?: boolean } = {},
):
  | { readonly to: string; readonly proven: boolean }
  | { readonly waits: true }
  | { readonly skipped: 'no-email' | 'no-phone' | 'no-consent' | 'landline' | 'invalid' } {
  if (channel === 'email')
    return contact.email === ''
      ? { skipped: 'no-email' }
      : { to: contact.email, proven: contact.email_proven }
  const { phone, waiting_phone: waiting } = contact
  if (!phone && !waiting) return { skipped: 'no-phone' }
  const type = waiting ? waiting.type : contact.phone_type
  if (withoutTexts.includes(type)) return { skipped: type as 'landline' | 'invalid' }
  if (!hasAgreed && !(waiting ?? contact).text_consent) return { skipped: 'no-consent' }
  return waiting ? { waits: true } : { to: e164(phone!), proven: contact.phone_proven }
}

/** A phone of ten digits as providers take it. */
export const e164 = (phone: string): string => `+1${phone}`
