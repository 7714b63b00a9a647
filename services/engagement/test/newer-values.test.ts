import { randomUUID } from 'node:crypto'
import { accessLevel, permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import { memberChanged } from '@lunchpail/contracts/auth/events'
import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { beforeAll, expect, it, vi } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { findManagersToNotify } from '../src/notices/find-managers-to-notify.ts'
import { service } from '../src/service.ts'
import { shareEngagement, type Engagement } from './engagement-service.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await shareEngagement()
})

it('a value that a newer release sends in an event is no dead letter', async () => {
  const { failures, tried } = await failNewerValues(service, engagement)
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(0)
})

it('[AU-26] a manager gets word of applicants by what this release knows of their rights, and stored is what came', async () => {
  const company = randomUUID()
  const { custom, viewer } = permissionLevel
  const members = [
    { level: viewer, access: {}, told: true },
    { level: 77, access: { user: accessLevel.admin }, told: false },
    { level: custom, access: { user: accessLevel.view, houses: accessLevel.view }, told: true },
    { level: custom, access: { user: 77 }, told: false },
  ].map((one) => ({ ...one, access: one.access as Record<string, number>, account_id: randomUUID() }))
  await engagement.publish(memberChanged, {
    things: members.map(({ told: _told, ...member }) => ({
      ...member,
      version: 1,
      company_id: company,
      company_approved: true,
      barred_until: null,
    })),
  })
  const stored = () =>
    engagement.pool.query('select level, access from manager where company_id = $1', [company])
  await vi.waitFor(async () => expect((await stored()).rowCount).toBe(members.length))
  expect((await stored()).rows).toEqual(
    expect.arrayContaining(members.map(({ level, access }) => ({ level, access }))),
  )
  const { transaction } = openDatabase(engagement.pool)
  const told = await transaction((tx) =>
    findManagersToNotify(tx, { companyId: company, at: engagement.clock.now() }, () => true),
  )
  expect(told.toSorted()).toEqual(
    members
      .filter((one) => one.told)
      .map(({ account_id }) => account_id)
      .toSorted(),
  )
})
