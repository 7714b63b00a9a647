import { randomUUID } from 'node:crypto'
import { listApplications } from '@lunchpail/contracts/engagement/api'
import { getUserActions, recordUserAction } from '@lunchpail/contracts/engagement/prompts-api'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { submission, submittedPosition } from '../../../../contracts/test/submission.ts'
import { startEngagement, type OwnEngagement } from '../../test/engagement-service.ts'

const changesAt = Date.now() + 10 * dayMs
let engagement: OwnEngagement
beforeAll(async () => {
  engagement = await startEngagement({ env: { TERMS_CHANGED_AT: new Date(changesAt).toISOString() } })
})
afterAll(() => engagement.stop())

/** that began so many days after the change; ids of version 7 begin with the milliseconds of their time */
const accountOf = (days: number) => {
  const hex = (changesAt + days * dayMs).toString(16).padStart(12, '0')
  return { id: `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000001` }
}

it('[EN-14] tells who has an account from before, until they have seen it, once ahead of its day and once since', async () => {
  const due = async (days: number) =>
    (await engagement.as(accountOf(days)).call(getUserActions)).body.terms_due
  const see = (days: number) =>
    engagement
      .as(accountOf(days))
      .call(recordUserAction, { body: { action_state: 'terms-and-privacy-update' } })
  expect([await due(-40), await due(1)]).toEqual([true, false])
  expect((await see(-40)).status).toBe(200)
  expect(await due(-40)).toBe(false)
  engagement.clock.advance(30 * dayMs)
  expect(await due(-40)).toBe(true)
  await see(-40)
  engagement.clock.advance(30 * dayMs)
  expect(await due(-40)).toBe(false)
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
  engagement.clock.advance(30 * dayMs)
  expect(await due()).toBe(true)
})
