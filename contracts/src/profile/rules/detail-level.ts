import type { JobEntry } from '../../wizard/application.ts'
import { profileThresholds } from '../enumerations.ts'

export const detailLevels = ['Limited', 'Good', 'Great'] as const
export type DetailLevel = (typeof detailLevels)[number]

/** Characters of the duties, on average over all jobs; 0 without a job. */
export const averageDutiesCharacters = (jobs: readonly Pick<JobEntry, 'duties'>[]): number =>
  jobs.length === 0 ? 0 : jobs.reduce((sum, job) => sum + (job.duties ?? '').trim().length, 0) / jobs.length

/** 2 §4, 2 §9: under 50 characters Limited, under 100 Good, else Great. */
export function detailLevel(averageCharacters: number): DetailLevel {
  if (averageCharacters < profileThresholds.limitedDutiesCharacters) return 'Limited'
  return averageCharacters < profileThresholds.goodDutiesCharacters ? 'Good' : 'Great'
}
