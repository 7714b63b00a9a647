import * as z from 'zod/mini'
import { phone } from '../../../auth/fields.ts'
import { profileThresholds } from '../../../profile/enumerations.ts'
import type { JobEntry } from '../../application.ts'
import { isState, leavingReason } from '../../enumerations.ts'
import { compareDays, parseMonth, type CalendarDay } from '../calendar-day.ts'
import { monthNumber } from './experience.ts'
import { isExplained } from './leaving.ts'
import { isBlank, fieldErrorsOf, type FieldErrors, type FieldError } from '../field-errors.ts'
import { isStaffingAgency } from './staffing-agency.ts'
import { hasTags, plainText } from '../tags.ts'

/** 2 §5: a valid month that is not in the future. */
export function monthError(typed: string | undefined, today: CalendarDay): FieldError | null {
  if (isBlank(typed)) return 'field.required'
  const month = parseMonth(typed!)
  if (!month || month.year < 1900) return 'job.date'
  return compareDays(month, today) > 0 ? 'job.date-future' : null
}

function endError(job: JobEntry, today: CalendarDay): FieldError | null {
  const error = monthError(job.end_date, today)
  if (error) return error
  const start = parseMonth(job.start_date ?? '')
  return start && compareDays(parseMonth(job.end_date!)!, start) < 0 ? 'job.date-order' : null
}

const isPhone = (typed: string | undefined): boolean => z.safeParse(phone, typed).success
const knownReasons: readonly number[] = Object.values(leavingReason)

/** 2 §5: the errors of a job. A current job has neither an end nor a reason for leaving. */
export const jobErrors = (job: JobEntry, today: CalendarDay): FieldErrors =>
  fieldErrorsOf({
    title: plainText(job.title),
    company: plainText(job.company),
    company_explain: isStaffingAgency(job.company)
      ? plainText(job.company_explain, 'job.company-explain')
      : null,
    city: plainText(job.city),
    state: isState(job.state) ? null : 'field.choose',
    start_date: monthError(job.start_date, today),
    end_date: job.current_job ? null : endError(job, today),
    reason_for_leaving:
      job.current_job || knownReasons.includes(job.reason_for_leaving ?? 0) ? null : 'field.choose',
    reason_explain:
      !job.current_job && isExplained(job.reason_for_leaving)
        ? plainText(job.reason_explain, 'job.reason-explain')
        : null,
    duties: plainText(job.duties),
    manager_name: hasTags(job.manager_name ?? '') ? 'field.invalid' : null,
    manager_number:
      isBlank(job.manager_number) || isPhone(job.manager_number) ? null : 'account.phone-invalid',
  })

/** It ended before the years that the history looks back at (1 §9). */
function isOld({ current_job, end_date }: JobEntry, today: CalendarDay): boolean {
  const end = current_job ? null : parseMonth(end_date ?? '')
  return end !== null && monthNumber(end) < monthNumber(today) - 12 * profileThresholds.lookBackYears
}

/**
 * The errors of a job that keep an application from going on. Of one that ended more than five years ago what is missing may
 * stay so, where its title or its company is there: few remember the city of a job of 2005. What is wrong stays wrong.
 */
export function blockingJobErrors(job: JobEntry, today: CalendarDay): FieldErrors {
  const found = jobErrors(job, today)
  if (!isOld(job, today)) return found
  const isNamed = !isBlank(job.title) || !isBlank(job.company)
  const mayLack = (field: string) => {
    const value = job[field as keyof JobEntry]
    return value === undefined || value === 0 || (typeof value === 'string' && isBlank(value))
  }
  return Object.fromEntries(
    Object.entries(found).filter(([field]) => !mayLack(field) || (field === 'title' && !isNamed)),
  )
}

/** 2 §3: newest first: current jobs, then by their end, then by their start. */
export function newestFirst(jobs: readonly JobEntry[]): JobEntry[] {
  const month = (typed: string | undefined) => {
    const parsed = parseMonth(typed ?? '')
    return parsed ? parsed.year * 12 + parsed.month : 0
  }
  const rank = (job: JobEntry): [number, number] => [
    job.current_job ? Infinity : month(job.end_date),
    month(job.start_date),
  ]
  return [...jobs].sort((a, b) => {
    const [endA, startA] = rank(a)
    const [endB, startB] = rank(b)
    return (endA === endB ? 0 : endB - endA) || startB - startA
  })
}
