import { randomUUID } from 'node:crypto'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { expect } from 'vitest'
import { applicant } from '../../../contracts/test/applicant.ts'
import type { Engagement } from './engagement-service.ts'

/** Candidates with names, by the service that a test has. */
export function candidatesOf(engagementNow: () => Engagement) {
  async function named(first_name: string, last_name: string) {
    const candidate = { id: randomUUID() }
    await engagementNow().publish(accountChanged, {
      things: [applicant({ ...candidate, first_name, last_name })],
    })
    const known = async () =>
      (await engagementNow().pool.query('select from candidate where account_id = $1', [candidate.id]))
        .rowCount
    await expect.poll(known).toBe(1)
    return candidate
  }
  return { named }
}
