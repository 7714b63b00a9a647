import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { dayMs, hourMs, minuteMs, yearSeconds } from '@lunchpail/contracts/durations'

/** Not in the specification. */
const idleDays = 30
/** `last_seen_at` is written this often at most, as every request reads the session. */
const seenEveryMinutes = 10

/** The browser keeps the cookie longer than the session may idle: the server alone says when it is over. */
export const sessionCookieSeconds = yearSeconds

/**
 * Days after which a session is over however it is used: a stolen one ends, and of whoever sees the data of others sooner (ASVS
 * 7.3.2). Candidates look for work for months, on a phone of their own.
 */
const absoluteDays = { candidate: 180, employer: 14 } as const
export const sessionEnd = (now: Date, type: AccountType): Date =>
  new Date(now.getTime() + absoluteDays[isEmployer(type) ? 'employer' : 'candidate'] * dayMs)

/** Of a device that people share. */
const kioskHours = 12
export const kioskEnd = (now: Date): Date => new Date(now.getTime() + kioskHours * hourMs)

interface SessionTimes {
  readonly lastSeenAt: Date
  /** at the latest, whatever is done in it */
  readonly endsAt: Date | null
  readonly endedAt: Date | null
}

/** Sessions that were seen last before it are over. */
export const aliveSince = (now: Date): Date => new Date(now.getTime() - idleDays * dayMs)

export const isAlive = (session: SessionTimes, now: Date): boolean =>
  session.endedAt === null &&
  session.lastSeenAt > aliveSince(now) &&
  (session.endsAt === null || session.endsAt > now)

export const isSeenStale = (session: SessionTimes, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > seenEveryMinutes * minuteMs
