import { email, personName, phone } from '@lunchpail/contracts/auth/fields'
import type { ContactRead } from '@lunchpail/contracts/wizard/api'
import type { Contact } from '../entries/contact.ts'
import type { Read } from '../entries/read.ts'

/** Whoever signs up looks at four fields: less than this is said at the field. */
const sureEnough = 0.9

const name = personName('account.first-name-required')

/**
 * What a sign-up gets of a resume, each only where the form would take it. A name is split after its first word, as most
 * are written.
 */
export function contactOfResume(read: Pick<Contact, 'name' | 'email' | 'phone'>): ContactRead[] {
  const [first = '', ...last] = read.name?.value.trim().split(/\s+/u) ?? []
  const found: ContactRead[] = []
  const keep = (field: ContactRead['field'], from: Read<string> | null, value: string, isValid: boolean) => {
    if (!from || !isValid) return
    found.push({ field, value, doubt: from.confidence < sureEnough ? from.line : null })
  }
  keep('first_name', read.name, first, name.safeParse(first).success)
  keep('last_name', read.name, last.join(' '), name.safeParse(last.join(' ')).success)
  const mail = email.safeParse(read.email?.value ?? '')
  keep('email', read.email, mail.data ?? '', mail.success)
  const number = phone.safeParse(read.phone?.value ?? '')
  keep('phone', read.phone, number.data ?? '', number.success)
  return found
}
