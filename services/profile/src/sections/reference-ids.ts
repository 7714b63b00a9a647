import { randomInt } from 'node:crypto'
import type { JobEntry } from '@lunchpail/contracts/wizard/application'

const letters = '23456789abcdefghjkmnpqrstuvwxyz'
const randomId = (): string => Array.from({ length: 3 }, () => letters[randomInt(letters.length)]).join('')

const isSame = (one: JobEntry, other: JobEntry): boolean =>
  one.title === other.title && one.company === other.company && one.start_date === other.start_date

/**
 * 2 §3: every job has three random characters by which a reference is asked for, unique among the person's jobs. A job
 * that is sent without them keeps those that are stored.
 */
export function withReferenceIds(jobs: readonly JobEntry[], stored: readonly JobEntry[] = []): JobEntry[] {
  const taken = new Set(jobs.flatMap(({ reference_id }) => reference_id || []))
  return jobs.map((job, index) => {
    // of two that were sent with the same, the first keeps it
    const first = jobs.findIndex(({ reference_id }) => reference_id === job.reference_id)
    if (job.reference_id && first === index) return job
    let id = stored.find((one) => isSame(one, job) && !taken.has(one.reference_id ?? ''))?.reference_id
    while (!id || taken.has(id)) id = randomId()
    taken.add(id)
    return { ...job, reference_id: id }
  })
}
