import type { JobEntry } from '@lunchpail/contracts/wizard/application'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** 2 §9: three random characters, unlike those of the other jobs. */
function referenceId(others: readonly JobEntry[]): string {
  const id = Array.from(
    crypto.getRandomValues(new Uint8Array(3)),
    (byte) => letters[byte % letters.length],
  ).join('')
  return others.some((job) => job.reference_id === id) ? referenceId(others) : id
}

export const newJob = (others: readonly JobEntry[]): JobEntry => ({ reference_id: referenceId(others) })

/** Every job by a reference id; those that came without one get one. */
export const named = (jobs: readonly JobEntry[]): JobEntry[] =>
  jobs.map((job) => (job.reference_id ? job : { ...job, reference_id: referenceId(jobs) }))

/** Nothing was typed into it. */
export function isUntouched(job: JobEntry): boolean {
  const { reference_id: _, ...typed } = job
  return Object.values(typed).every((value) => !value)
}
