import type { Application } from '../../application.ts'
import { lightHistory } from '../../enumerations.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { experienceMonths } from './experience.ts'
import { gapsOf, isSettled } from './gaps.ts'
import { blockingJobErrors } from './job.ts'
import { isHistorySkipped } from '../resume-reminder.ts'

/** The modals that Next may show at the work history. 1 §2.21. */
export const historyModals = ['incomplete', 'blank', 'light', 'gaps'] as const
export type HistoryModal = (typeof historyModals)[number]

/**
 * 1 §4: which modal Next shows, or null to go on. `incomplete` blocks. `blank` and `light` end once the person has no
 * more jobs (`done_adding_jobs`). `gaps` is shown once in an application (`gaps_asked`): gaps that are open after it become
 * ignored (`withAllSettled`).
 */
export function historyModal(
  {
    jobs = [],
    gaps,
    done_adding_jobs,
    gaps_asked,
    resume_reminder,
  }: Pick<Application, 'jobs' | 'gaps' | 'done_adding_jobs' | 'gaps_asked' | 'resume_reminder'>,
  today: CalendarDay,
): HistoryModal | null {
  if (jobs.some((job) => Object.keys(blockingJobErrors(job, today)).length > 0)) return 'incomplete'
  if (!done_adding_jobs) {
    if (jobs.length === 0) return isHistorySkipped({ jobs, resume_reminder }) ? null : 'blank'
    if (jobs.length < lightHistory.jobs && experienceMonths(jobs, today) < lightHistory.months) return 'light'
  }
  return gaps_asked || gapsOf(jobs, gaps, today).every(isSettled) ? null : 'gaps'
}
