import { alertRequested } from '@lunchpail/contracts/matches/events'
import twilio from 'twilio'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { alertOf } from '../../test/alerts.ts'
import { messagesOf } from '../../test/messages.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { openDatabase } from '../database.ts'
import { settleRestored } from './settle-restored.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let notifications: OwnNotifications
beforeAll(async () => {
  notifications = await startNotifications({ env: { TEXTS_PER_SECOND: '2' } })
})
afterAll(() => notifications.stop())
const { save, submit, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(() => forget())

const ask = (id: string) => notifications.publish(alertRequested, alertOf(id, { channels: ['text'] }))
const alerts = () => statuses(`template = 'job-alert'`)
const text = (outcome: string) => `text job-alert ${outcome}`
const waiting = text('queued turn')
const hurry = () => runJobsNow(notifications.pool)
const phones = ['2125550161', '2125550162', '2125550163', '2125550164', '2125550165', '2125550166']

it('[MT-12] [NT-03] alerts by text begin no faster than carriers take texts, the newest first, none after a STOP, and nothing else waits behind them', async () => {
  notifications.providers.holdsTexts = true
  for (const [before, phone] of phones.entries()) {
    await ask(await save({ phone }))
    // events are handled in no order
    await expect.poll(alerts).toHaveLength(before + 1)
    notifications.clock.advance(1)
  }
  const { held } = notifications.providers
  await expect.poll(() => held.length).toBe(2)
  await hurry()
  // an application's text begins beside them
  await submit(await save({ phone: '2125550199' }))
  await expect.poll(() => held.length).toBe(3)
  await expect.poll(async () => (await alerts()).filter((one) => one === waiting)).toHaveLength(4)
  notifications.providers.holdsTexts = false
  for (const take of held.splice(0)) take()
  const numbers = () => sent('text').map(({ to }) => to.slice(2))
  await expect.poll(() => numbers().length).toBe(3)
  expect(numbers()).toContain('2125550199')
  const [oldest, older, ...newest] = phones.filter((phone) => !numbers().includes(phone))
  notifications.clock.advance(1_001)
  await expect.poll(() => hurry().then(() => numbers().length)).toBe(5)
  expect(numbers()).toEqual(expect.arrayContaining(newest))
  const others = async () => (await alerts()).filter((one) => one !== text('sent'))
  await expect.poll(others).toEqual([waiting, waiting])
  await stop(older!)
  notifications.clock.advance(1_001)
  await expect.poll(() => hurry().then(() => numbers().slice(5))).toEqual([oldest])
  await expect.poll(others).toEqual([text('skipped stopped')])
})

/** As its provider brings it. */
async function stop(phone: string): Promise<void> {
  const path = '/api/webhooks/twilio/messages/'
  const form = { MessageSid: 'SM1', From: `+1${phone}`, To: '+15005550006', Body: 'STOP' }
  const signature = twilio.getExpectedTwilioSignature(
    'token-of-test',
    `https://lunchpail.example${path}`,
    form,
  )
  const { status } = await fetch(notifications.url + path, {
    method: 'POST',
    headers: { 'x-twilio-signature': signature },
    body: new URLSearchParams(form),
  })
  expect(status).toBe(200)
}

const jobs = async () =>
  (
    await notifications.pool.query<{ attempts: number; seconds: number; priority: number }>(
      `select attempts, priority, round(extract(epoch from run_at - updated_at) / 10)::int * 10 as seconds
       from graphile_worker.jobs where task_identifier = 'send-message'`,
    )
  ).rows

it('[MT-12] what a provider is asked too often for goes when it says, which is no failed try', async () => {
  notifications.clock.advance(1_001)
  notifications.providers.answers.push('often', 'often')
  await ask(await save({ phone: phones[0] }))
  await expect.poll(alerts).toEqual([text('queued provider')])
  await expect.poll(jobs).toEqual([{ attempts: 0, seconds: 30, priority: 10 }])
  const id = await save({ phone: null })
  await submit(id)
  await expect
    .poll(() => statuses(`channel = 'email'`))
    .toEqual(['email application-submitted queued provider'])
  await expect.poll(jobs).toEqual([10, 0].map((priority) => ({ attempts: 0, seconds: 30, priority })))
  await hurry()
  await expect.poll(() => [sent('text').length, sent('email').length]).toEqual([1, 1])
})

it('[MT-12] what waits for its turn in a database that was restored is sent as anything else of it', async () => {
  notifications.clock.advance(1_001)
  const { providers, pool } = notifications
  providers.holdsTexts = true
  for (const phone of phones.slice(0, 3)) await ask(await save({ phone }))
  await expect.poll(() => providers.held.length).toBe(2)
  await expect.poll(async () => (await alerts()).filter((one) => one === waiting)).toHaveLength(1)
  const { transaction, close } = openDatabase(pool)
  expect(await settleRestored(transaction)()).toBe(1)
  await close()
  await hurry()
  await expect.poll(() => providers.held.length).toBe(3)
  for (const take of providers.held) take()
  await expect.poll(() => sent('text').length).toBe(3)
})
