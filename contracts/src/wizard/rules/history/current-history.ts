import type { Application, JobEntry } from '../../application.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { currentGaps } from './gaps.ts'
import { isExplained } from './leaving.ts'
import { isStaffingAgency } from './staffing-agency.ts'

/** Fields that the form of this job does not have: what they hold was answered before the job was changed. */
const goneOf = (job: JobEntry): readonly (keyof JobEntry)[] => [
  ...(job.current_job ? (['end_date', 'reason_for_leaving'] as const) : []),
  ...(job.current_job || !isExplained(job.reason_for_leaving) ? (['reason_explain'] as const) : []),
  ...(isStaffingAgency(job.company) ? [] : (['company_explain'] as const)),
]

/** A job without what its person took back. */
export function currentJob<Job extends JobEntry>(job: Job): Job {
  const gone: readonly string[] = goneOf(job)
  return Object.fromEntries(Object.entries(job).filter(([field]) => !gone.includes(field))) as Job
}

/** A history without what its person took back: what a job no longer asks, and words about a gap that is none anymore. */
export const currentHistory = <History extends Pick<Application, 'jobs' | 'gaps'>>(
  history: History,
  today: CalendarDay,
): History => ({
  ...history,
  ...(history.jobs && { jobs: history.jobs.map(currentJob) }),
  ...(history.gaps && { gaps: currentGaps(history.jobs, history.gaps, today) }),
})
