import { dayMs, minuteMs } from '@lunchpail/contracts/durations'

const dayMinutes = dayMs / minuteMs

/** Locks after `failures` attempts within `withinMinutes`, for `lockMinutes`. 1 §8; the numbers are not in the specification. */
export interface LockRule {
  readonly failures: number
  readonly withinMinutes: number
  readonly lockMinutes: number
}

export interface LockRules {
  /** for one handle from one network, and for a browser on which its person logged in before */
  readonly near: LockRule
  /** for one handle from everywhere, whoever asks */
  readonly handle: LockRule
  /** for one network: wider, as a shelter, a household or a whole mobile network can share one address */
  readonly network: LockRule
}

/**
 * What is reached of a handle by strangers, or of a network by a neighbour, locks no one: from then on each asker, a handle
 * from one network, has fewer tries.
 */
export const tightNearRule: LockRule = { failures: 3, withinMinutes: dayMinutes, lockMinutes: 30 }
/** Passwords that one network tries at whatever handles: a guess at each of very many. */
export const spreadRule: LockRule = { failures: 1_000, withinMinutes: 30, lockMinutes: 5 }
/**
 * Codes, signatures and sign-ons where none is pending on the browser, so that none gets in: counted so that no one asks
 * without end.
 */
export const unguessableRule: LockRule = { failures: 300, withinMinutes: 10, lockMinutes: 5 }
/**
 * Codes of an authenticator app, for one account from everywhere: a million of them are few for whoever has the password and many
 * networks. Recovery codes and passkeys, which cannot be guessed, go on.
 */
export const appCodeRule: LockRule = { failures: 30, withinMinutes: dayMinutes, lockMinutes: dayMinutes }

export const passwordRules: LockRules = {
  near: { failures: 10, withinMinutes: dayMinutes, lockMinutes: 30 },
  handle: { failures: 50, withinMinutes: dayMinutes, lockMinutes: 30 },
  network: { failures: 100, withinMinutes: 30, lockMinutes: 30 },
}

/** Codes and links that are asked for: each costs money and rings a phone. */
export const messageRules: LockRules = {
  near: { failures: 6, withinMinutes: 60, lockMinutes: 60 },
  handle: { failures: 15, withinMinutes: dayMinutes, lockMinutes: dayMinutes },
  // a hundred people behind one address, two each
  network: { failures: 200, withinMinutes: 60, lockMinutes: 10 },
}

/**
 * To a contact that was not proven in the account that is asked for. Each asker has codes of their own, and all together a
 * bound; the first code of an asker within the hour counts apart, so that who asks again and again keeps no one from theirs.
 * That of a visitor waits two minutes at most: what the account gets in a day bounds those.
 */
export const strangerRules = {
  asker: { failures: 6, withinMinutes: 60, lockMinutes: 60 },
  first: { failures: 3, withinMinutes: 10, lockMinutes: 10 },
  visit: { failures: 3, withinMinutes: 10, lockMinutes: 2 },
  again: { failures: 6, withinMinutes: 60, lockMinutes: 60 },
} as const satisfies Record<string, LockRule>

/**
 * Once others have used up what may be asked for: to an email that its person has proven, one code and one link in ten minutes,
 * whoever asks, so that its owner waits no longer than that; to another contact a link in an hour. A link opens by whichever
 * browser asked for it, so it reaches who reads there; a code is of the browser that asked.
 */
export const spareRules = {
  email: { failures: 1, withinMinutes: 10, lockMinutes: 10 },
  other: { failures: 1, withinMinutes: 60, lockMinutes: 60 },
} as const satisfies Record<string, LockRule>

/**
 * All codes and links together, but those that go to a proven contact on a browser that its person used before: accounts made
 * from many networks ring no more strangers than that.
 */
export const allMessagesRule: LockRule = { failures: 3_000, withinMinutes: 60, lockMinutes: 15 }

/**
 * Messages to the support: of one account or browser, of those behind one address, whom a neighbour keeps from it for minutes
 * at most, and of all, so that whoever sends them from many networks does not bury its mailbox either.
 */
export const supportRules = {
  asker: { failures: 10, withinMinutes: 60, lockMinutes: 60 },
  network: { failures: 20, withinMinutes: 10, lockMinutes: 10 },
  all: { failures: 500, withinMinutes: 60, lockMinutes: 15 },
} as const satisfies Record<string, LockRule>

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
    !before || before.lockedUntil || now.getTime() - before.firstAt.getTime() > rule.withinMinutes * minuteMs
  const failures = expired ? 1 : before.failures + 1
  return {
    failures,
    firstAt: expired ? now : before.firstAt,
    lockedUntil: failures >= rule.failures ? new Date(now.getTime() + rule.lockMinutes * minuteMs) : null,
  }
}

/** Whether nothing was counted within the time of the rule. */
export const isFirst = (
  before: Pick<Attempts, 'failures' | 'firstAt'> | undefined,
  rule: LockRule,
  now: Date,
): boolean =>
  !before ||
  before.failures === 0 ||
  now.getTime() - before.firstAt.getTime() >= rule.withinMinutes * minuteMs
