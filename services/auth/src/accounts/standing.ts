import {
  accountStatus,
  isClosed,
  type AccountStatus,
  type SessionLevel,
} from '@lunchpail/contracts/auth/enumerations'
import { suspensionDays } from '@lunchpail/contracts/engagement/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../database.ts'
import { dayMs } from '@lunchpail/contracts/durations'

type Standing = Pick<
  Account,
  'status' | 'emailVerifiedAt' | 'phoneVerifiedAt' | 'suspendedUntil' | 'suspendedByHand' | 'deactivatedAt'
>

const { active, unverified } = accountStatus
const duplicate = accountStatus['unverified duplicate']

/**
 * 2 §4: what an operator found out, else whether somebody proved a contact of the account. A proof makes an account that
 * looked like a duplicate active; one that is fake stays so.
 */
export function statusOf({ status, emailVerifiedAt, phoneVerifiedAt }: Standing): AccountStatus {
  if (isClosed(status)) return status as AccountStatus
  if (emailVerifiedAt || phoneVerifiedAt) return active
  return status === duplicate ? duplicate : unverified
}

/** 2 §9: of repeated no-shows, and of an operator who gives no date. */
export const suspendedUntil = (since: Date): Date => new Date(since.getTime() + suspensionDays * dayMs)

const isClosedForGood = (account: Standing): boolean =>
  account.deactivatedAt !== null || isClosed(statusOf(account))

/** Barred for a while: what stays somebody's own is open to them all the same (AU-18). */
export const isSuspended = (account: Standing, now: Date): boolean =>
  !isClosedForGood(account) && account.suspendedUntil !== null && account.suspendedUntil > now

/**
 * The level of every session of an account that is barred; a suspension lifts by itself. 1 §6. The sentence of `suspended` names
 * missed interviews (1 §8), which are not why an operator suspends somebody.
 */
export function barredLevel(account: Standing, now: Date): 'deactivated' | 'suspended' | undefined {
  if (isSuspended(account, now)) return account.suspendedByHand ? 'deactivated' : 'suspended'
  return isClosedForGood(account) ? 'deactivated' : undefined
}

/** For those who act on it later: until when an account is barred. */
export function barredUntil(account: Standing): Date | null {
  return isClosedForGood(account) ? new Date('9999-12-31T00:00:00.000Z') : account.suspendedUntil
}

/** Whoever has proven to be this person gets the sentence, and no session. 1 §8. */
export function refuseBarred(account: Standing, now: Date): void {
  const level = barredLevel(account, now)
  if (level) refuse('barred', { sentence: `barred.${level}` })
}

/** What a session has whose person logged out of it. */
export const signedOut = 'signed out'

/**
 * The level that the browser of a session sees once it is over: that which it was ended with, else its age. Another tab
 * may still send the cookie of a session that was logged out of, and is a visitor's: nothing of the person stays in it.
 */
export function levelAfter(level: string): SessionLevel {
  if (level === signedOut) return 'normal'
  return level === 'normal' ? 'expired' : (level as SessionLevel)
}
