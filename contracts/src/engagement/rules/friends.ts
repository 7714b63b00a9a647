import * as z from 'zod/mini'
import { nameError } from '../../auth/name-rules.ts'
import { pastedEmail, pastedName } from '../../auth/pasted.ts'
import { digitsOf, isPhone } from '../../auth/phone-number.ts'

/** Friends that one request may name. */
export const maxFriends = 20

/** It is read in the link that a friend gets: a year may be in it, no phone number and no host. */
export const campaignName = z.string().check(
  z.regex(/^[\w.-]{1,64}$/, { error: 'field.invalid', abort: true }),
  z.refine((name) => !/(?:\d\D*){7}/.test(name) && nameError(name) === undefined, 'field.invalid'),
)

/** 2 §5: digits alone, without the leading 1 of eleven; ten are left. */
const readPhone = (typed: string): string | undefined => (isPhone(typed) ? digitsOf(typed) : undefined)

/** 2 §5: exactly one @, and a dot behind it. What no address has, such as a space or a bracket, is refused too. */
const readEmail = (typed: string): string | undefined => {
  const email = pastedEmail(typed)
  return /^[^\s\p{Cf}@<>()[\]\\,;:"]+@[^\s\p{Cf}@<>()[\]\\,;:".]+(\.[^\s\p{Cf}@<>()[\]\\,;:".]+)+$/u.test(
    email,
  )
    ? email
    : undefined
}

/** A friend's phone or email; undefined where it is none. */
export const readFriend = (kind: 'phone' | 'email', typed: string): string | undefined =>
  kind === 'phone' ? readPhone(typed) : readEmail(typed)

/** "Lopez, Maria" before her address, whose comma parts nothing. */
const quotedName = /"[^"]*"(?=\s*<)/g
const parted = /[,;\n\r]+/

/** Several addresses that blanks part, as a column of a table is pasted into one line. */
function apart(entry: string): readonly string[] {
  const words = entry.split(/\s+/)
  return words.every((word) => readEmail(word) !== undefined) ? words : [entry]
}

/** The entries of a field, which commas part; so do the semicolons of mail programs and the ends of lines. */
export const friendsIn = (typed: string): string[] =>
  typed
    .replaceAll(quotedName, '')
    .split(parted)
    .map(pastedName)
    .filter((entry) => entry !== '')
    .flatMap(apart)

/** 2 §5: nothing typed, or any entry that is wrong, marks the tab. */
export const friendsError = (kind: 'phone' | 'email', typed: string) => {
  const entries = friendsIn(typed)
  if (entries.length === 0) return 'field.required' as const
  if (entries.some((entry) => readFriend(kind, entry) === undefined))
    return kind === 'phone' ? ('account.phone-invalid' as const) : ('person.email' as const)
  return entries.length > maxFriends ? ('referral.too-many' as const) : undefined
}
