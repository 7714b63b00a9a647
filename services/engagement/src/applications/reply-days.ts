/** What is told of how long a company takes to answer. */
export const replyRule = {
  /** answers and applications that count */
  windowDays: 90,
  /** with fewer answers than this nothing is shown */
  leastAnswers: 5,
  /** an application that waited so long without a word counts as one that is never answered */
  neverDays: 14,
} as const

export interface Measured {
  readonly answers: number
  /** the median of all that count, those that are never answered among them */
  readonly hours: number | null
}

/** Whole days, rounded up, so that no candidate is told less than it takes; null where there is nothing honest to tell. */
export function replyDays({ answers, hours }: Measured): number | null {
  if (answers < replyRule.leastAnswers || hours === null || hours > replyRule.neverDays * 24) return null
  return Math.max(1, Math.ceil(hours / 24))
}
