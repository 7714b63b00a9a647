import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { jobErrors } from '@lunchpail/contracts/wizard/rules/history/job'

/** 1 §3: `complete_data` follows each edit of a job, in its form and in the list. */
export const withCompleteness = (job: JobEntry): JobEntry => ({
  ...job,
  complete_data: Object.keys(jobErrors(job, today())).length === 0,
})
