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

/** No number waits for its code. */
export const noWantedPhone = {
  wantedPhone: null,
  wantedPhoneType: null,
  wantedTextConsentAt: null,
  wantedTextConsentWording: null,
}

/** The box for texts beside a number that waits, which is kept as that of any other number; left out, as it was. */
export const wantedConsentColumns = (
  consents: boolean | undefined,
  before: Pick<Account, 'wantedTextConsentAt'>,
  now: Date,
) =>
  consents !== undefined &&
  consents !== (before.wantedTextConsentAt !== null) && {
    wantedTextConsentAt: consents ? now : null,
    wantedTextConsentWording: consents ? textConsentWording : null,
  }

/** What is known of a number that waited comes with it. */
export const movedPhoneColumns = (before: Account) => ({
  phoneType: before.wantedPhoneType,
  textConsentAt: before.wantedTextConsentAt,
  textConsentWording: before.wantedTextConsentWording,
})

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
      ...noWantedPhone,
    }),
    ...(!unchanged && {
      textConsentAt: consents ? now : null,
      textConsentWording: consents ? textConsentWording : null,
      textStoppedAt: null,
    }),
  }
}
