import type { GapEntry, JobEntry } from '@lunchpail/contracts/wizard/application'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { gapsOf } from '@lunchpail/contracts/wizard/rules/history/gaps'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Three random characters, unlike those of the other jobs. */
function referenceId(others: readonly JobEntry[]): string {
  const id = Array.from(
    crypto.getRandomValues(new Uint8Array(3)),
    (byte) => letters[byte % letters.length],
  ).join('')
  return others.some((job) => job.reference_id === id) ? referenceId(others) : id
}

/** An empty job; for a gap it has the gap's dates. */
export const newJob = (others: readonly JobEntry[], gap?: GapEntry): JobEntry => ({
  reference_id: referenceId(others),
  ...(gap && { start_date: gap.start_date, end_date: gap.end_date }),
})

/** Gives each job without a reference id, or with that of a job before it, a new one: pages find a job by it. */
export const withReferenceIds = (jobs: readonly JobEntry[]): JobEntry[] =>
  jobs.map((job, index) =>
    job.reference_id && jobs.findIndex((one) => one.reference_id === job.reference_id) === index
      ? job
      : { ...job, reference_id: referenceId(jobs) },
  )

/** Removes jobs whose form was opened and not edited: empty, or with the dates of a gap alone. */
export function withoutUntouched(jobs: readonly JobEntry[], today: CalendarDay): JobEntry[] {
  return jobs.filter((job) => {
    const { reference_id: _, start_date = '', end_date = '', ...typed } = job
    if (Object.values(typed).some(Boolean)) return true
    const others = jobs.filter((one) => one !== job)
    const isGap = gapsOf(others, [], today).some(
      (gap) => gap.start_date === start_date && gap.end_date === end_date,
    )
    return !isGap && (start_date !== '' || end_date !== '')
  })
}
