/** How many wrong passwords are borne before the next ones are not even looked at. 1 §8. */
export interface LockRule {
  readonly failures: number
  readonly withinMinutes: number
  readonly lockMinutes: number
}

export const accountRule: LockRule = { failures: 10, withinMinutes: 24 * 60, lockMinutes: 30 }
/** Wider than for an account, as a shelter, a household or a whole mobile network can share one address. */
export const addressRule: LockRule = { failures: 100, withinMinutes: 30, lockMinutes: 30 }

export interface Attempts {
  readonly failures: number
  readonly firstAt: Date
  readonly lockedUntil: Date | null
}

const minutes = (count: number) => count * 60_000

/**
 * Counts an attempt before its password is looked at, so that many sent at once get no more guesses than one after the
 * other; a right password takes the count back. The attempt that reaches the limit is the last one looked at.
 */
export function takeAttempt(before: Attempts | null, rule: LockRule, now: Date): Attempts | 'locked' {
  if (before?.lockedUntil && before.lockedUntil > now) return 'locked'
  const forgotten =
    !before || before.lockedUntil || now.getTime() - before.firstAt.getTime() > minutes(rule.withinMinutes)
  const failures = forgotten ? 1 : before.failures + 1
  return {
    failures,
    firstAt: forgotten ? now : before.firstAt,
    lockedUntil: failures >= rule.failures ? new Date(now.getTime() + minutes(rule.lockMinutes)) : null,
  }
}
