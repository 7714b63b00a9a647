import { textConsentWording } from '@lunchpail/contracts/auth/api'
import type { Account } from '../database.ts'

export interface NewContact {
  readonly first_name: string
  readonly last_name: string
  readonly email: string | null
  readonly phone: string | null
  /** left out, the stored one stays while the phone does */
  readonly text_consent?: boolean | undefined
}

/** Consent to texts is for one phone: another phone needs a new one. */
export function contactColumns(contact: NewContact, before: Account, now: Date) {
  const samePhone = contact.phone === before.phone
  const consents =
    contact.phone !== null && (contact.text_consent ?? (samePhone && before.textConsentAt !== null))
  // whoever stopped texts and ticks the box agrees again
  const anew = contact.text_consent === true && before.textStoppedAt !== null
  const unchanged = consents && samePhone && before.textConsentAt !== null && !anew
  return {
    firstName: contact.first_name,
    lastName: contact.last_name,
    email: contact.email,
    phone: contact.phone,
    // what was proven is the contact before
    ...(contact.email !== before.email && { emailVerifiedAt: null, emailQuietAt: null, wantedEmail: null }),
    ...(!samePhone && {
      phoneVerifiedAt: null,
      phoneChangedAt: now,
      phoneReplacedAt: before.phone === null ? null : now,
      phoneType: null,
      wantedPhone: null,
    }),
    ...(!unchanged && {
      textConsentAt: consents ? now : null,
      textConsentWording: consents ? textConsentWording : null,
      textStoppedAt: null,
    }),
  }
}
