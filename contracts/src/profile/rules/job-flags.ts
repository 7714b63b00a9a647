import type { JobEntry } from '../../wizard/application.ts'
import { isState } from '../../wizard/enumerations.ts'
import { parseMonth } from '../../wizard/rules/calendar-day.ts'
import { isBlank } from '../../wizard/rules/field-errors.ts'

/** What a job of the history may lack, in the order in which it is shown. 2 §2. */
export const jobFlags = ['title', 'company', 'dates', 'duties', 'location'] as const
export type JobFlag = (typeof jobFlags)[number]

/** 2 §2: what is missing of a job; a current job needs no end. Any of it makes "Required fields missing". */
export function missingOf(job: JobEntry): JobFlag[] {
  const isMonth = (typed: string | undefined) => parseMonth(typed ?? '') !== null
  const missing: Record<JobFlag, boolean> = {
    title: isBlank(job.title),
    company: isBlank(job.company),
    dates: !isMonth(job.start_date) || (!job.current_job && !isMonth(job.end_date)),
    duties: isBlank(job.duties),
    location: isBlank(job.city) || !isState(job.state),
  }
  return jobFlags.filter((flag) => missing[flag])
}
