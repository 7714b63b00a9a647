import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { expect } from 'vitest'
import { managerOf } from './factories.ts'
import type { Jobs } from './jobs-service.ts'

export let companies = 0

export const idOf = (id: number) => ({ id: String(id) })

/** Companies with people who hire, by the service that a test has. */
export function companiesOf(jobsNow: () => Jobs) {
  /** An approved company with an admin, an editor and a viewer. */
  async function company() {
    const id = randomUUID()
    const name = `Company ${++companies}`
    await jobsNow().publish(companyChanged, { things: [{ id, version: 1, name, approved: true }] })
    const known = async () =>
      (await jobsNow().pool.query('select 1 from employer where id = $1', [id])).rowCount
    await expect.poll(known).toBe(1)
    const of = (level: 1 | 2 | 4) => jobsNow().as(managerOf(randomUUID(), id, level))
    return { id, name, admin: of(4), editor: of(2), viewer: of(1) }
  }
  const published = (id: number) =>
    jobsNow()
      .events.published(positionChanged)
      .flatMap(({ data }) => data.things)
      .findLast((thing) => thing.id === id)
  return { company, published }
}
