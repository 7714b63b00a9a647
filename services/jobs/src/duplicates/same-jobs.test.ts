import { randomUUID } from 'node:crypto'
import { companyChanged } from '@lunchpail/contracts/auth/events'
import {
  createRole,
  getPosition,
  getSitemap,
  listPositions,
  setRoleState,
} from '@lunchpail/contracts/jobs/api'
import { positionChanged } from '@lunchpail/contracts/jobs/events'
import { beforeAll, expect, it } from 'vitest'
import { managerOf, newark, posting, typedRole } from '../../test/factories.ts'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import type { Posting } from '../positions/posting.ts'
import { settleTwins } from './settle-twins.ts'

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
})

const text = 'You pick orders in our warehouse, pack them and load trucks. We train you in your first week.'
let companies = 0
/** The same job, as two feeds have it. */
function pair(overrides: Partial<Posting> = {}) {
  const name = `Twice Told ${(++companies + 9).toString(36)}`
  const first = posting({
    title: 'Order Picker',
    company: { externalId: 'a', name, about: null },
    sections: [{ heading: null, text }],
    ...overrides,
  })
  const second = posting({
    ...first,
    externalId: `${first.externalId}-b`,
    title: 'ORDER PICKER - $18/hr',
    company: { externalId: 'b', name: `${name}, Inc.`, about: null },
    wage: { from: null, to: null },
  })
  return { name, first, second }
}
const settle = () => settleTwins(jobs.deps.transaction, jobs.deps.clock)
const idOf = async ({ externalId }: Posting): Promise<number> => {
  const { rows } = await jobs.pool.query<{ id: number }>('select id from position where external_id = $1', [
    externalId,
  ])
  return rows[0]!.id
}
const listed = async (): Promise<number[]> => {
  const list = await jobs.visitor().call(listPositions, { query: {} })
  return list.body.positions.map(({ id }) => id)
}
const pageOf = async (id: number) =>
  (await jobs.visitor().call(getPosition, { params: { id: String(id) }, query: {} })).body.position.id
const published = (id: number) =>
  jobs.events
    .published(positionChanged)
    .flatMap(({ data }) => data.things)
    .findLast((thing) => thing.id === id)

it('[BY-07] the same job of two feeds is shown once, at both addresses, and the other takes its place', async () => {
  const { first, second } = pair()
  await jobs.save([first], 'feed-a')
  await jobs.save([second], 'feed-b')
  await settle()
  const [kept, other] = [await idOf(first), await idOf(second)]
  expect((await listed()).filter((id) => id === kept || id === other)).toEqual([kept])
  const sitemap = await jobs.visitor().call(getSitemap, { params: { page: '1' } })
  expect(sitemap.body.positions.map(({ id }) => id)).not.toContain(other)
  expect([await pageOf(kept), await pageOf(other)]).toEqual([kept, kept])
  // an application that was begun there can be sent, and no one is shown it
  await expect.poll(() => published(other)).toMatchObject({ state: 'open', same_as: kept })
  await jobs.save([{ ...first, state: 'closed' }], 'feed-a')
  await settle()
  expect((await listed()).filter((id) => id === kept || id === other)).toEqual([other])
  expect([await pageOf(kept), await pageOf(other)]).toEqual([kept, other])
  await expect.poll(() => published(other)).toMatchObject({ state: 'open', same_as: null })
  // back again, it was here first
  await jobs.save([first], 'feed-a')
  await settle()
  expect((await listed()).filter((id) => id === kept || id === other)).toEqual([kept])
})

it('[BY-07] the employer’s own role is shown before a feed’s', async () => {
  const { name, first } = pair({ place: { ...newark, zip: null } })
  await jobs.save([first], 'feed-a')
  const companyId = randomUUID()
  await jobs.publish(companyChanged, {
    things: [{ id: companyId, version: 1, name: `${name} LLC`, approved: true }],
  })
  const known = async () =>
    (await jobs.pool.query('select 1 from employer where id = $1', [companyId])).rowCount
  await expect.poll(known).toBe(1)
  const editor = jobs.as(managerOf(randomUUID(), companyId, 2))
  const made = await editor.call(createRole, {
    body: typedRole({ title: 'Order picker', description: text }),
  })
  const [feeds, own] = [await idOf(first), made.body.role.id]
  expect((await listed()).filter((id) => id === feeds || id === own)).toEqual([own])
  expect(await pageOf(feeds)).toBe(own)
  await editor.call(setRoleState, { params: { id: String(own) }, body: { state: 'paused' } })
  expect((await listed()).filter((id) => id === feeds || id === own)).toEqual([feeds])
})
