import * as z from 'zod/mini'
import { email, personName, phone } from '@lunchpail/contracts/auth/fields'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { savedContact } from '@lunchpail/contracts/wizard/events'
import type { Person } from '@lunchpail/kit-service/route'

const fields = {
  first_name: personName('account.first-name-required'),
  last_name: personName('account.last-name-required'),
  email,
  phone,
}
const names = Object.keys(fields) as (keyof typeof fields)[]

type Contact = Record<keyof typeof fields, string | null>

/**
 * The contact of an application as an account stores it; undefined where it is absent, or half typed. What the account has
 * already was read when it got it, and is not read again at each save.
 */
export const typedContact = (
  application: Application,
  own?: Contact,
): Partial<Record<keyof typeof fields, string>> =>
  Object.fromEntries(
    names.map((name) => {
      const typed = application[name]
      return [name, typed === own?.[name] ? typed : z.safeParse(fields[name], typed).data]
    }),
  )

/** What the account has of it: a number that waits for its code may be another person's. */
export const contactOf = ({ first_name, last_name, email, phone, phone_waits }: Person): Contact => ({
  first_name,
  last_name,
  email,
  phone: phone_waits ? null : phone,
})

/**
 * What auth is told: what differs from the account and was typed now, as a page may be older than the account. What the
 * account lacks is told with every save until it has it. The consent to texts goes with the phone that it is for.
 */
export function newContact(
  typed: Application,
  stored: Application | null,
  account: Person,
): z.input<typeof savedContact> | undefined {
  const person = contactOf(account)
  const contact = typedContact(typed, person)
  const changed = names.filter(
    (name) =>
      contact[name] !== undefined &&
      contact[name] !== person[name] &&
      (person[name] === null || typed[name] !== stored?.[name]),
  )
  // the box is ticked after the phone, which may have been saved, and be the account's, by then
  const ticked = stored?.text_consent !== true
  const consents =
    typed.text_consent === true && (changed.includes('phone') || (ticked && contact.phone === person.phone))
  if (changed.length === 0 && !consents) return undefined
  return {
    ...Object.fromEntries(changed.map((name) => [name, contact[name]])),
    ...(consents && { phone: contact.phone, text_consent: true }),
  }
}
