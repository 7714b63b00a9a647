import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { beforeAll, describe, expect, it } from 'vitest'
import { posting } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const named = (name: string) =>
  posting({ title: `Job of ${name}`, company: { externalId: name, name, about: null } })
const decided = (name: string, { id = randomUUID() as string, version = 2, approved = true } = {}) =>
  jobs.publish(companyChanged, { things: [{ id, version, name, approved }] }).then(() => id)
/** whose the position of that company was, by each event of it */
const ownersOf = (name: string) => () =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things)
    .filter(({ title }) => title === `Job of ${name}`)
    .map((one) => one.managed_by)
const ownerOf = (name: string) => () => ownersOf(name)().at(-1)
const isKnown = (id: string) =>
  expect
    .poll(async () => (await jobs.pool.query('select 1 from employer where id = $1', [id])).rowCount)
    .toBe(1)

describe('whose the positions of a company are', () => {
  it('[AU-26] gives imported positions to the approved company of their name, whichever comes first', async () => {
    await jobs.save([named('Early Freight')])
    await expect.poll(ownerOf('Early Freight')).toBeNull()
    const early = await decided('early freight')
    await expect.poll(ownerOf('Early Freight')).toBe(early)

    const late = await decided('Late Freight')
    await isKnown(late)
    await jobs.save([named('Late Freight')])
    await expect.poll(ownerOf('Late Freight')).toBe(late)
  })

  it('[AU-26] takes them back from a company that is refused, and gives no one what two could claim', async () => {
    await jobs.save([named('Twice Freight')])
    const first = await decided('Twice Freight')
    await expect.poll(ownerOf('Twice Freight')).toBe(first)
    // whoever is approved with the same name takes nothing away
    const second = await decided('Twice Freight')
    await isKnown(second)
    await decided('Twice Freight', { id: first, version: 3, approved: false })
    await expect.poll(ownersOf('Twice Freight')).toEqual([null, first, second])

    const unapproved = await decided('Typed Freight', { approved: false })
    await decided('Both Freight')
    await decided('Both Freight')
    const known = async () =>
      (await jobs.pool.query(`select 1 from employer where name = 'Both Freight' or id = $1`, [unapproved]))
        .rowCount
    await expect.poll(known).toBe(3)
    await jobs.save([named('Both Freight'), named('Typed Freight')])
    await expect.poll(ownerOf('Both Freight')).toBeNull()
    await expect.poll(ownerOf('Typed Freight')).toBeNull()
  })
})
