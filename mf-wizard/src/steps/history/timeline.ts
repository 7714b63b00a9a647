import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { compareDays, parseMonth } from '@lunchpail/contracts/wizard/rules/calendar-day'
import type { Gap } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'

type TimelineEntry =
  | { readonly job: JobEntry; readonly gap?: never }
  | { readonly gap: Gap; readonly job?: never }

/** Jobs and gaps, newest first: a gap comes before the job that it follows in time. */
export function timeline(jobs: readonly JobEntry[], gaps: readonly Gap[]): TimelineEntry[] {
  const entries: TimelineEntry[] = []
  const left = [...gaps]
  for (const job of newestFirst(jobs)) {
    while (left[0] && endsBefore(job, left[0])) entries.push({ gap: left.shift()! })
    entries.push({ job })
  }
  return [...entries, ...left.map((gap) => ({ gap }))]
}

function endsBefore(job: JobEntry, gap: Gap): boolean {
  const end = job.current_job ? null : parseMonth(job.end_date ?? '')
  return end !== null && compareDays(end, parseMonth(gap.start_date)!) < 0
}
