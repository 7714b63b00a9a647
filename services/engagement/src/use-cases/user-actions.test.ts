import { getUserActions, recordUserAction } from '@lunchpail/contracts/engagement/prompts-api'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEngagement, type Engagement } from '../../test/engagement-service.ts'

let engagement: Engagement
beforeAll(async () => {
  engagement = await startEngagement({ env: { TERMS_CHANGED_AT: '2026-11-01' } })
})
afterAll(() => engagement.stop())

/** ids of version 7 begin with the milliseconds of their time */
const accountOf = (day: string) => {
  const hex = Date.parse(day).toString(16).padStart(12, '0')
  return { id: `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001` }
}

it('[EN-14] tells who has an account from before, until they have seen it', async () => {
  const due = async (day: string) => (await engagement.as(accountOf(day)).call(getUserActions)).body.terms_due
  expect([await due('2026-10-01'), await due('2026-11-02')]).toEqual([true, false])
  const { status } = await engagement
    .as(accountOf('2026-10-01'))
    .call(recordUserAction, { body: { action_state: 'terms-and-privacy-update' } })
  expect([status, await due('2026-10-01')]).toEqual([200, false])
})
