import type { ResumeJob } from '../entries/read-jobs.ts'

const fields = ['title', 'company', 'city', 'state', 'start', 'end'] as const
const words = (read: { readonly value: string } | null): string =>
  read?.value
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim() ?? ''

/** The same title at the same company, from the same month where both tell one. Another month is another stay. */
const isSame = (one: ResumeJob, other: ResumeJob): boolean =>
  words(one.title) !== '' &&
  words(one.title) === words(other.title) &&
  words(one.company) === words(other.company) &&
  (one.start === null || other.start === null || one.start.value === other.start.value)

/** What one copy lacks the other has, and the longer account of the work is kept. */
function joined(one: ResumeJob, other: ResumeJob): ResumeJob {
  const found = Object.fromEntries(fields.map((field) => [field, one[field] ?? other[field]]))
  const longer = (one.duties?.value.length ?? 0) >= (other.duties?.value.length ?? 0) ? one : other
  return { ...one, ...found, current: one.current || other.current, duties: longer.duties }
}

/** A resume that repeats its jobs, such as in a summary above the history, has each once. */
export function onceEach(jobs: readonly ResumeJob[]): ResumeJob[] {
  const kept: ResumeJob[] = []
  for (const job of jobs) {
    const copy = kept.findIndex((other) => isSame(other, job))
    if (copy < 0) kept.push(job)
    else kept[copy] = joined(kept[copy]!, job)
  }
  return kept
}
