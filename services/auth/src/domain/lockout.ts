/** Locks after `failures` wrong passwords within `withinMinutes`, for `lockMinutes`. 1 §8; the numbers are not in the specification. */
export interface LockRule {
  readonly failures: number
  readonly withinMinutes: number
  readonly lockMinutes: number
}

/** For one handle from one network, and for a browser on which its person logged in before. */
export const nearRule: LockRule = { failures: 10, withinMinutes: 24 * 60, lockMinutes: 30 }
/** For one handle from everywhere: wider, so that a stranger does not lock a person out in ten tries. */
export const handleRule: LockRule = { failures: 50, withinMinutes: 24 * 60, lockMinutes: 30 }
/** For one network: wider, as a shelter, a household or a whole mobile network can share one address. */
export const networkRule: LockRule = { failures: 100, withinMinutes: 30, lockMinutes: 30 }

export interface Attempts {
  readonly failures: number
  readonly firstAt: Date
  readonly lockedUntil: Date | null
}

/**
 * Counts an attempt before its password is checked, so that attempts at the same time get no more guesses; a right
 * password takes the count back. The attempt that reaches the limit is the last one checked.
 */
export function takeAttempt(before: Attempts | null, rule: LockRule, now: Date): Attempts | 'locked' {
  if (before?.lockedUntil && before.lockedUntil > now) return 'locked'
  const expired =
    !before || before.lockedUntil || now.getTime() - before.firstAt.getTime() > rule.withinMinutes * 60_000
  const failures = expired ? 1 : before.failures + 1
  return {
    failures,
    firstAt: expired ? now : before.firstAt,
    lockedUntil: failures >= rule.failures ? new Date(now.getTime() + rule.lockMinutes * 60_000) : null,
  }
}
