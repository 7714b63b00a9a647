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

export type Suspended = Pick<Account, 'suspendedUntil' | 'suspendedByHand' | 'noShowsUntil'>
type Standing = Suspended & Pick<Account, 'status' | 'emailVerifiedAt' | 'phoneVerifiedAt' | 'deactivatedAt'>

/** Who bars a person until when: an operator, else missed interviews. */
export interface Suspension {
  readonly until: Date
  readonly byHand: boolean
}

const { active, unverified } = accountStatus
const duplicate = accountStatus['unverified duplicate']

/**
 * 2 §4: what an operator found out, else whether a contact of the account was proven. A proof makes an account that
 * looked like a duplicate active; one that is fake stays so.
 */
export function statusOf({ status, emailVerifiedAt, phoneVerifiedAt }: Standing): AccountStatus {
  if (isClosed(status)) return status as AccountStatus
  if (emailVerifiedAt || phoneVerifiedAt) return active
  return status === duplicate ? duplicate : unverified
}

/** 2 §9: of repeated no-shows, and of an operator who gives no date. */
export const suspendedUntil = (since: Date): Date => new Date(since.getTime() + suspensionDays * dayMs)

/** By an operator, until one activates it. */
export const isClosedForGood = (account: Standing): boolean =>
  account.deactivatedAt !== null || isClosed(statusOf(account))

/** What bars an account for a while. An operator's holds until its own date; what missed interviews add comes after it. */
export function suspensionOf(account: Suspended, now: Date): Suspension | null {
  const { suspendedUntil: until, suspendedByHand: byHand, noShowsUntil } = account
  if (until !== null && until > now) return { until, byHand }
  return noShowsUntil !== null && noShowsUntil > now ? { until: noShowsUntil, byHand: false } : null
}

export const notSuspended: Suspended = { suspendedUntil: null, suspendedByHand: false, noShowsUntil: null }

/** The last day of it, whoever bars until then. */
export const suspendedFor = ({ noShowsUntil, suspendedUntil: until }: Suspended): Date | null =>
  noShowsUntil ?? until

/** The columns of an account that is barred by something more. */
export function suspendedBesides(account: Suspended, { until, byHand }: Suspension, now: Date): Suspended {
  const held = suspensionOf(account, now)
  const [hand, noShows] = held?.byHand ? [held.until, account.noShowsUntil] : [null, held?.until ?? null]
  return suspendedBy(byHand ? later(hand, until) : hand, byHand ? noShows : later(noShows, until))
}

/** The columns once missed interviews no longer bar the person until then; undefined where none do. */
export function withoutNoShows(account: Suspended, until: Date, now: Date): Suspended | undefined {
  const held = suspensionOf(account, now)
  if (!held) return undefined
  const noShows = held.byHand ? account.noShowsUntil : held.until
  return noShows?.getTime() === until.getTime()
    ? suspendedBy(held.byHand ? held.until : null, null)
    : undefined
}

const suspendedBy = (hand: Date | null, noShows: Date | null): Suspended =>
  hand === null
    ? { ...notSuspended, suspendedUntil: noShows }
    : {
        suspendedUntil: hand,
        suspendedByHand: true,
        noShowsUntil: noShows !== null && noShows > hand ? noShows : null,
      }

const later = (one: Date | null, other: Date): Date => (one !== null && one > other ? one : other)

/** Barred for a while: what is open to suspended people stays open to them. */
export const isSuspended = (account: Standing, now: Date): boolean =>
  !isClosedForGood(account) && suspensionOf(account, now) !== null

/**
 * The level of every session of an account that is barred; a suspension lifts by itself. The sentence of `suspended` names
 * missed interviews, which are not why an operator suspends a person.
 */
export function barredLevel(account: Standing, now: Date): 'deactivated' | 'suspended' | undefined {
  if (isClosedForGood(account)) return 'deactivated'
  const suspension = suspensionOf(account, now)
  return suspension ? (suspension.byHand ? 'deactivated' : 'suspended') : undefined
}

/** For those who act on it later: until when an account is barred. */
export function barredUntil(account: Standing): Date | null {
  return isClosedForGood(account) ? new Date('9999-12-31T00:00:00.000Z') : suspendedFor(account)
}

/** Whoever has proven to be this person gets the sentence, and no session. */
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
