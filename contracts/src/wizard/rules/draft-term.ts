import { dayMs } from '../../durations.ts'

/** How long a draft is kept after its last save, */
export const draftKeptDays = 365
/** and how long it is listed. */
const listedDays = 30

export const keptUntil = (savedAt: Date): Date => new Date(savedAt.getTime() + draftKeptDays * dayMs)

export const isListed = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() < listedDays * dayMs
