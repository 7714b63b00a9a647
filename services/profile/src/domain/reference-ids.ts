import { randomInt } from 'node:crypto'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'

const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const randomId = (): string => Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')

const isSame = (one: JobEntry, other: JobEntry): boolean =>
  one.title === other.title && one.company === other.company && one.start_date === other.start_date

/**
 * 2 §3: every job has three random characters by which a reference is asked for, its own among the person's jobs. A job
 * that came without them keeps those that it had.
 */
export function withReferenceIds(jobs: readonly JobEntry[], kept: readonly JobEntry[] = []): JobEntry[] {
  const taken = new Set(jobs.flatMap(({ reference_id }) => reference_id || []))
  return jobs.map((job) => {
    if (job.reference_id) return job
    let id = kept.find((one) => isSame(one, job) && !taken.has(one.reference_id ?? ''))?.reference_id
    while (!id || taken.has(id)) id = randomId()
    taken.add(id)
    return { ...job, reference_id: id }
  })
}
