import { randomUUID } from 'node:crypto'
import { alertsAnswered } from '@lunchpail/contracts/notifications/events'
import { getPreferences, savePreferences } from '@lunchpail/contracts/profile/api'
import { jobAlertsSaved } from '@lunchpail/contracts/profile/events'
import { watchTabs } from '@lunchpail/kit-events/testing/watch-tabs'
import { beforeAll, expect, it } from 'vitest'
import { shareProfile, type Profile } from '../../test/profile-service.ts'

let profile: Profile
beforeAll(async () => {
  profile = await shareProfile()
})

const wishes = (id: string) =>
  profile
    .publishedCandidates(id)
    .map((one) => [
      one.sms_job_alerts_enabled,
      one.email_job_alerts_enabled,
      one.job_alerts_frequency,
      one.job_alerts_text_consent?.wording ?? null,
    ])
const wording = 'job-alerts.text-consent-1'

it('[MT-12] [WZ-35] keeps by which box a candidate agreed to job alerts by text, and when, until they untick it', async () => {
  const id = randomUUID()
  const ana = profile.as({ id })
  const save = (body: object) => ana.call(savePreferences, { body })
  await save({ sms_job_alerts_enabled: 1 })
  profile.clock.advance(60_000)
  // the same once more is no new consent
  await save({ sms_job_alerts_enabled: true, job_alerts_frequency: 'weekly' })
  await save({ sms_job_alerts_enabled: false })
  await expect
    .poll(() => wishes(id))
    .toEqual([
      [true, true, 'daily', wording],
      [true, true, 'weekly', wording],
      [false, true, 'weekly', null],
    ])
  const [first, second] = profile.publishedCandidates(id)
  expect(second!.job_alerts_text_consent).toEqual(first!.job_alerts_text_consent)
})

it('[MT-12] [AU-27] passes the switch on to auth, which keeps it, and stores no preference for it', async () => {
  const id = randomUUID()
  const ana = profile.as({ id })
  const { status } = await ana.call(savePreferences, {
    body: { job_alerts_enabled: true, email_job_alerts_enabled: false },
  })
  expect(status).toBe(200)
  await expect
    .poll(() =>
      profile.events
        .published(jobAlertsSaved)
        .map(({ data }) => data)
        .filter((one) => one.account_id === id)
        .map((one) => one.job_alerts_enabled),
    )
    .toEqual([true])
  const { preferences, answered_preferences } = (await ana.call(getPreferences)).body
  expect(preferences).not.toHaveProperty('job_alerts_enabled')
  expect(answered_preferences).toEqual(['email_job_alerts_enabled'])
  expect(
    (await ana.call(savePreferences, { body: { job_alerts_frequency: 'hourly' as 'daily' } })).status,
  ).toBe(400)
})

it('[MT-12] turns emails off by the link of one, and on again by its undo', async () => {
  const toldTo = await watchTabs(profile.nats.url)
  const id = randomUUID()
  const ana = profile.as({ id })
  await ana.call(savePreferences, { body: { wage: 20 } })
  const answer = (stopped: boolean, channel: 'email' | 'text' = 'email') =>
    profile.publish(alertsAnswered, {
      account_id: id,
      channel,
      stopped,
      answered_at: profile.clock.now().toISOString(),
    })
  const email = async () => (await ana.call(getPreferences)).body.preferences.email_job_alerts_enabled
  await answer(true)
  await expect.poll(email).toBe(false)
  await answer(true, 'text')
  await answer(false)
  await expect.poll(email).toBe(true)
  // open tabs are told of what was saved, and of each answer that changed something
  await expect.poll(() => toldTo(id)).toEqual(Array(3).fill('profile'))
})

it('[MT-12] [AU-27] unticks the box of alerts by text after a STOP, but not one that was ticked later', async () => {
  const id = randomUUID()
  const ana = profile.as({ id })
  const stop = (answered_at: Date) =>
    profile.publish(alertsAnswered, {
      account_id: id,
      channel: 'text',
      stopped: true,
      answered_at: answered_at.toISOString(),
    })
  const before = profile.clock.now()
  profile.clock.advance(1_000)
  const tick = () => ana.call(savePreferences, { body: { sms_job_alerts_enabled: true } })
  await tick()
  await stop(profile.clock.now())
  await expect.poll(() => wishes(id).map(([text]) => text)).toEqual([true, false])
  await tick()
  await stop(before)
  await ana.call(savePreferences, { body: { job_alerts_frequency: 'weekly' } })
  await expect.poll(() => wishes(id).map(([text]) => text)).toEqual([true, false, true, true])
})

it('[MT-12] [WZ-26] takes a box for texts of before it said to what for no consent and no answer, whatever is saved', async () => {
  const id = randomUUID()
  const ana = profile.as({ id })
  await profile.pool.query('insert into preferences (account_id, value) values ($1, $2)', [
    id,
    { sms_job_alerts_enabled: true, wage: 19 },
  ])
  const known = async () => {
    const { preferences, answered_preferences } = (await ana.call(getPreferences)).body
    return [preferences.sms_job_alerts_enabled, answered_preferences.includes('sms_job_alerts_enabled')]
  }
  expect(await known()).toEqual([false, false])
  await ana.call(savePreferences, { body: { wage: 21 } })
  await profile.publish(alertsAnswered, {
    account_id: id,
    channel: 'email',
    stopped: true,
    answered_at: profile.clock.now().toISOString(),
  })
  await expect
    .poll(() => wishes(id))
    .toEqual([
      [false, true, 'daily', null],
      [false, false, 'daily', null],
    ])
  expect(await known()).toEqual([false, false])
  await ana.call(savePreferences, { body: { sms_job_alerts_enabled: true } })
  await expect.poll(() => wishes(id).at(-1)).toEqual([true, false, 'daily', wording])
})
