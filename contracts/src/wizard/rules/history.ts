import type { Application } from '../application.ts'
import type { CalendarDay } from './calendar-day.ts'
import { jobProblems } from './job.ts'
import { problemsAt, problemsOf, type Problems } from './problems.ts'
import { hasTags } from './tags.ts'

/**
 * 1 §4: no job is incomplete (fields `jobs.{index}.{field}`), and there is one or the person said that there is none
 * (`done_adding_jobs`). Employers read why there was a gap, so that it holds no tags (`gaps.{index}.reason`). That gaps
 * are left open and the history is light is asked about by rules/history-checks.ts; it stops nothing.
 */
export const historyProblems = (
  { jobs = [], gaps = [], done_adding_jobs }: Application,
  today: CalendarDay,
): Problems =>
  Object.assign(
    problemsOf({
      done_adding_jobs: jobs.length > 0 || done_adding_jobs ? null : 'field.required',
      ...Object.fromEntries(
        gaps.map(({ reason }, index) => [
          `gaps.${index}.reason`,
          reason && hasTags(reason) ? ('field.invalid' as const) : null,
        ]),
      ),
    }),
    ...jobs.map((job, index) => problemsAt(`jobs.${index}`, jobProblems(job, today))),
  )
