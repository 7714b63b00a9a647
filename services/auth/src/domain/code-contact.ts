import type { CodeType, PhoneVerification } from '@lunchpail/contracts/auth/enumerations'
import type { Account } from '../database.ts'

type Contacts = Pick<
  Account,
  'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt' | 'phoneChangedAt' | 'passwordHash'
>

/** 2 §4. */
export function phoneStateOf(account: Contacts): PhoneVerification {
  if (account.phoneVerifiedAt) return 'verified'
  return account.phoneChangedAt ? 'changed' : 'unverified'
}

/**
 * Where a code or link of an account goes; undefined where it has no such contact, or where a better way in is known. A
 * number that somebody mistyped must not open an account whose email was proven, and one that whoever found an open session
 * put in must not open an account with a password: changing it asked for none, and a code proves no more than whose phone
 * it is. Such a number closes no other way in, either.
 */
export function codeContact(account: Contacts, type: CodeType): string | undefined {
  const { email, phone, emailVerifiedAt, phoneVerifiedAt, phoneChangedAt, passwordHash } = account
  const isPutIn = phoneChangedAt !== null && passwordHash !== null
  if (type === 'email') return phoneVerifiedAt && !isPutIn && !emailVerifiedAt ? undefined : email
  const hasBetter = emailVerifiedAt !== null && phoneVerifiedAt === null
  return isPutIn || hasBetter ? undefined : (phone ?? undefined)
}

/** `•••-•••-••42`, `r•••@example.com`: enough for its owner, not for anybody else. */
export function maskContact(contact: string, type: CodeType): string {
  if (type === 'text') return `•••-•••-••${contact.slice(-2)}`
  const at = contact.lastIndexOf('@')
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`
}
