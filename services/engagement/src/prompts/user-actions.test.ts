import { randomUUID } from 'node:crypto'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import { getUserActions, recordUserAction } from '@lunchpail/contracts/engagement/prompts-api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submission, submittedPosition } from '../../../../contracts/test/submission.ts'
import { startEngagement, type OwnEngagement } from '../../test/engagement-service.ts'

let engagement: OwnEngagement
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

it('[EN-08] asks for friends who applied three times, once in 30 days', async () => {
  const account = { id: randomUUID() }
  const due = async () => (await engagement.as(account).call(getUserActions)).body.referral_due
  const two = submission({
    account_id: account.id,
    positions: [submittedPosition(), submittedPosition({ position_id: 13 })],
  })
  await engagement.publish(applicationSubmitted, two)
  const total = async () => (await engagement.as(account).call(listApplications)).body.total
  await expect.poll(total).toBe(2)
  expect(await due()).toBe(false)
  await engagement.publish(applicationSubmitted, submission({ account_id: account.id }))
  await expect.poll(total).toBe(3)
  expect(await due()).toBe(true)
  await engagement.as(account).call(recordUserAction, { body: { action_state: 'referral-dialog' } })
  expect(await due()).toBe(false)
  engagement.clock.advance(30 * 86_400_000)
  expect(await due()).toBe(true)
})
