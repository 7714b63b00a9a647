import { dayMs } from '../../durations.ts'

/** Until when the candidate takes back by one press, without a reason, what auto-apply sent. */
export const takeBackUntil = (submittedAt: Date): Date => new Date(submittedAt.getTime() + dayMs)
