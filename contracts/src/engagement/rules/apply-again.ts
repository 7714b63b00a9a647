import { dayMs } from '../../durations.ts'

const days = 30
const termMs = days * dayMs

/**
 * When one may apply again for a job after withdrawing an application for it: 30 times 24 hours later, whatever the clocks on the
 * wall do between, by the one rule of wizard, jobs, matches and engagement.
 */
export const applyAgainAt = (withdrawnAt: Date): Date => new Date(withdrawnAt.getTime() + termMs)

/** Whoever withdrew at this time or before may apply again now. */
export const applyAgainSince = (now: Date): Date => new Date(now.getTime() - termMs)

/** False for an application that is not withdrawn. */
export const mayApplyAgain = (withdrawnAt: Date | null, now: Date): boolean =>
  withdrawnAt !== null && applyAgainAt(withdrawnAt) <= now

/** In so many days they surely may. */
export const daysToApplyAgain = (withdrawnAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((applyAgainAt(withdrawnAt).getTime() - now.getTime()) / dayMs))
