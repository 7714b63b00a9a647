import type { GapEntry, JobEntry } from '@lunchpail/contracts/wizard/application'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { gapsOf } from '@lunchpail/contracts/wizard/rules/gaps'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 2 §9: three random characters, unlike those of the other jobs. */
function referenceId(others: readonly JobEntry[]): string {
  const id = Array.from(
    crypto.getRandomValues(new Uint8Array(3)),
    (byte) => letters[byte % letters.length],
  ).join('')
  return others.some((job) => job.reference_id === id) ? referenceId(others) : id
}

/** A job to be typed; for a gap it begins and ends with that. */
export const newJob = (others: readonly JobEntry[], gap?: GapEntry): JobEntry => ({
  reference_id: referenceId(others),
  ...(gap && { start_date: gap.start_date, end_date: gap.end_date }),
})

/** Every job by a reference id; those that came without one get one. */
export const named = (jobs: readonly JobEntry[]): JobEntry[] =>
  jobs.map((job) => (job.reference_id ? job : { ...job, reference_id: referenceId(jobs) }))

/** The jobs without those whose form was opened and left as it came: empty, or with the dates of a gap. */
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
