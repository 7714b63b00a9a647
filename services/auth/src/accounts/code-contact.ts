import type { CodeType, PhoneVerification } from '@lunchpail/contracts/auth/enumerations'
import type { Handle } from '@lunchpail/contracts/auth/fields'
import type { Account } from '../database.ts'

type Contacts = Pick<
  Account,
  | 'email'
  | 'phone'
  | 'phoneType'
  | 'emailVerifiedAt'
  | 'phoneVerifiedAt'
  | 'phoneChangedAt'
  | 'phoneReplacedAt'
  | 'passwordHash'
>

/** 2 §4. A first number that comes after the sign-up changes none. */
export function phoneStateOf(account: Contacts): PhoneVerification {
  if (account.phoneVerifiedAt) return 'verified'
  return account.phoneReplacedAt ? 'changed' : 'unverified'
}

/** A landline gets no text, and what is no number gets nothing; email is used. */
export const takesTexts = (type: string | null): boolean => type !== 'landline' && type !== 'invalid'

/** Whether only the password makes the number one that opens the account. */
export const needsPassword = ({ phoneChangedAt, passwordHash }: Contacts): boolean =>
  phoneChangedAt !== null && passwordHash !== null

/** A number that opens nothing: changed beside a password, which did not come with its code, or none that takes texts. */
export const isShut = (account: Contacts): boolean => needsPassword(account) || !takesTexts(account.phoneType)

export type ContactKind = 'email' | 'phone'

export const kindOf = (type: CodeType): ContactKind => (type === 'text' ? 'phone' : 'email')
export const channelOf = (kind: ContactKind): CodeType => (kind === 'phone' ? 'text' : 'email')
export const otherKind = (kind: ContactKind): ContactKind => (kind === 'phone' ? 'email' : 'phone')

/** It was proven, and opens the account. */
export const isOwned = (account: Contacts, kind: ContactKind): boolean =>
  kind === 'email' ? account.emailVerifiedAt !== null : account.phoneVerifiedAt !== null && !isShut(account)

/**
 * Where a code or link of an account goes; undefined where it has no such contact, or where a better way in is known. A
 * mistyped number must not open an account whose email was proven, and one that whoever found an open session put in must not
 * open an account with a password: changing it asked for none, and a code proves no more than whose phone it is. Such a number
 * closes no other way in, either.
 */
export function codeContact(account: Contacts, type: CodeType): string | undefined {
  const kind = kindOf(type)
  if (kind === 'phone' && isShut(account)) return undefined
  const hasBetter = !isOwned(account, kind) && isOwned(account, otherKind(kind))
  return hasBetter ? undefined : (account[kind] ?? undefined)
}

/**
 * The same for whoever says that the account of a handle is not theirs: the handle itself, which its owner may take out of an
 * account that another person owns.
 */
export function handleContact(account: Contacts, { kind }: Handle, type: CodeType): string | undefined {
  if (kind !== kindOf(type)) return undefined
  return kind === 'phone' && !takesTexts(account.phoneType) ? undefined : (account[kind] ?? undefined)
}

/** `•••-•••-••42`, `r•••@example.com`: enough for its owner, not for anybody else. */
export function maskContact(contact: string, type: CodeType): string {
  if (type === 'text') return `•••-•••-••${contact.slice(-2)}`
  const at = contact.lastIndexOf('@')
  return `${contact.slice(0, 1)}•••${contact.slice(at)}`
}
