import type { JobEntry } from '../../application.ts'
import { parseMonth, type CalendarDay } from '../calendar-day.ts'

/** Months counted from the year 0, so that they can be compared and subtracted. */
export const monthNumber = ({ year, month }: Pick<CalendarDay, 'year' | 'month'>): number =>
  year * 12 + month - 1

/** First and last month of a job, both inclusive, as month numbers. */
export interface JobMonths {
  readonly first: number
  readonly last: number
}

/**
 * The months of a job until today. Dates are MM/YYYY: a job begins on the 1st of its first month and ends on the last
 * day of its last one. Null where the dates are invalid.
 */
export function monthsOf(job: JobEntry, today: CalendarDay): JobMonths | null {
  const start = parseMonth(job.start_date ?? '')
  const end = job.current_job ? today : parseMonth(job.end_date ?? '')
  if (!start || !end) return null
  const first = monthNumber(start)
  const last = Math.min(monthNumber(end), monthNumber(today))
  return first <= last ? { first, last } : null
}

/**
 * Months in which the person worked; months of overlapping jobs count once. `within`: of the last so many months, with the
 * current one (60 for the look-back of 5 years).
 */
export function experienceMonths(jobs: readonly JobEntry[], today: CalendarDay, within = Infinity): number {
  const oldest = monthNumber(today) - within + 1
  let counted = oldest - 1
  let months = 0
  for (const { first, last } of jobMonths(jobs, today)) {
    const from = Math.max(first, counted + 1)
    if (last < from) continue
    months += last - from + 1
    counted = last
  }
  return months
}

/** The months of all jobs with valid dates, earliest first. */
export const jobMonths = (jobs: readonly JobEntry[], today: CalendarDay): JobMonths[] =>
  jobs.flatMap((job) => monthsOf(job, today) ?? []).toSorted((a, b) => a.first - b.first)
