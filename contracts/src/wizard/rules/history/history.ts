import type { Application } from '../../application.ts'
import type { CalendarDay } from '../calendar-day.ts'
import { blockingJobErrors } from './job.ts'
import { fieldErrorsAt, fieldErrorsOf, type FieldErrors } from '../field-errors.ts'
import { isHistorySkipped } from '../resume-reminder.ts'
import { hasTags } from '../tags.ts'

/**
 * 1 §4: no job is incomplete (fields `jobs.{index}.{field}`), and there is a job or the answer that there is none
 * (`done_adding_jobs`), or the step was
 * skipped. Employers read the reason of a gap, so it must hold no tags (`gaps.{index}.reason`). Open gaps and
 * a light history are asked about by rules/history/history-checks.ts; they are no errors.
 */
export const historyErrors = (
  { jobs = [], gaps = [], done_adding_jobs, resume_reminder }: Application,
  today: CalendarDay,
): FieldErrors =>
  Object.assign(
    fieldErrorsOf({
      done_adding_jobs:
        jobs.length > 0 || done_adding_jobs || isHistorySkipped({ jobs, resume_reminder })
          ? null
          : 'field.required',
      ...Object.fromEntries(
        gaps.map(({ reason }, index) => [
          `gaps.${index}.reason`,
          reason && hasTags(reason) ? ('field.invalid' as const) : null,
        ]),
      ),
    }),
    ...jobs.map((job, index) => fieldErrorsAt(`jobs.${index}`, blockingJobErrors(job, today))),
  )
