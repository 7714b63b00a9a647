import { randomUUID } from 'node:crypto'
import { sectionChanged } from '@lunchpail/contracts/profile/events'
import { beforeAll, expect, it } from 'vitest'
import { shareProfile, type Profile } from '../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

it('says the sections of many people who wrote much, none of them too large to send', async () => {
  const accounts = Array.from({ length: 210 }, () => randomUUID())
  const jobs = Array.from({ length: 5 }, () => ({ title: 'Picker', duties: 'x'.repeat(2000) }))
  await profile.pool.query(
    `insert into section (account_id, name, version, changed_at, value)
     select unnest($1::uuid[]), 'history', 3, now(), $2::jsonb`,
    [accounts, JSON.stringify({ jobs })],
  )
  const written = await profile.republish()
  expect(written).toBeGreaterThan(5)
  await expect
    .poll(() =>
      profile.events
        .published(sectionChanged)
        .flatMap(({ data }) => data.things)
        .map((item) => item.account_id)
        .toSorted(),
    )
    .toEqual(accounts.toSorted())
})
