import type { Application } from '../application.ts'
import { lightHistory } from '../enumerations.ts'
import type { CalendarDay } from './calendar-day.ts'
import { experienceMonths } from './experience.ts'
import { gapsOf, isSettled } from './gaps.ts'
import { jobErrors } from './job.ts'

/** The modals that Next may show at the work history. 1 §2.21. */
export const historyModals = ['incomplete', 'blank', 'light', 'gaps'] as const
export type HistoryModal = (typeof historyModals)[number]

/**
 * 1 §4: which modal Next shows, or null to go on. `incomplete` blocks. `blank` and `light` end once the person has no
 * more jobs (`done_adding_jobs`), `gaps` once they are ignored (`withAllSettled`): each is shown once.
 */
export function historyModal(
  { jobs = [], gaps, done_adding_jobs }: Pick<Application, 'jobs' | 'gaps' | 'done_adding_jobs'>,
  today: CalendarDay,
): HistoryModal | null {
  if (jobs.some((job) => Object.keys(jobErrors(job, today)).length > 0)) return 'incomplete'
  if (!done_adding_jobs) {
    if (jobs.length === 0) return 'blank'
    if (jobs.length < lightHistory.jobs && experienceMonths(jobs, today) < lightHistory.months) return 'light'
  }
  return gapsOf(jobs, gaps, today).every(isSettled) ? null : 'gaps'
}
