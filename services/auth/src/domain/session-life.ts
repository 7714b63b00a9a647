const days = (count: number) => count * 24 * 60 * 60_000

/** A session nobody used for this long is over. */
const idleDays = 30
/** Writing "last seen" at every request would be a write for every read. */
const seenEveryMinutes = 10

/** The browser keeps the cookie longer than the session may idle: the server alone says when it is over. */
export const sessionCookieSeconds = 365 * 24 * 60 * 60
/** AU-22: says that somebody logged in on this browser, and nothing about whom. */
export const loginCookieSeconds = 365 * 24 * 60 * 60

interface SessionTimes {
  readonly lastSeenAt: Date
  readonly endedAt: Date | null
}

export const isAlive = (session: SessionTimes, now: Date): boolean =>
  session.endedAt === null && now.getTime() - session.lastSeenAt.getTime() < days(idleDays)

export const isWorthNoting = (session: SessionTimes, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() > seenEveryMinutes * 60_000
