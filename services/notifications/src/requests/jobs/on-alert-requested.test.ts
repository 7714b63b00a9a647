import { alertRequested } from '@lunchpail/contracts/matches/events'
import { alertsAnswered, alertWaited } from '@lunchpail/contracts/notifications/events'
import { emailSettings, unsubscribe } from '@lunchpail/contracts/notifications/api'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { hourMs } from '@lunchpail/contracts/durations'
import { alerted, alertOf } from '../../../test/alerts.ts'
import { messagesOf } from '../../../test/messages.ts'
import { shareNotifications, type Notifications } from '../../../test/notifications-service.ts'
import { runJobsNow } from '@lunchpail/kit-service/testing/run-jobs-now'

let notifications: Notifications
beforeAll(async () => {
  notifications = await shareNotifications()
})
const { save, submit, statuses, sent, forget } = messagesOf(() => notifications)
beforeEach(async () => {
  await forget()
  // noon in New York
  const now = notifications.clock.now()
  const noon = new Date(now)
  noon.setUTCHours(17, 0, 0, 0)
  notifications.clock.advance(noon.getTime() + 24 * hourMs - now.getTime())
})

const ask = (id: string, overrides: Parameters<typeof alertOf>[1] = {}) =>
  notifications.publish(alertRequested, alertOf(id, overrides))
const alertsOf = () => statuses(`template = 'job-alert'`)
const published = () => notifications.events.published(alertWaited).map(({ data }) => data)
const answers = () => notifications.events.published(alertsAnswered).map(({ data }) => data)

it('[MT-12] [WZ-26] goes by text though the box of the application is not ticked: it has one of its own', async () => {
  const id = await save({ consent: false })
  await submit(id)
  await ask(id)
  await expect.poll(alertsOf).toEqual(['email job-alert sent', 'text job-alert sent'])
  await expect
    .poll(() => statuses(`template = 'application-submitted' and channel = 'text'`))
    .toEqual(['text application-submitted skipped no-consent'])
  const ledger = await notifications.pool.query('select kind, source, sentence from consent')
  expect(ledger.rows).toMatchObject([{ kind: 'agreed', source: 'account' }])
  expect(ledger.rows[0].sentence).toMatch(/^job-alerts.text-consent-1: I agree to get automated texts/)
})

it('[MT-12] [NT-05] goes to owned and reachable contacts alone, and waits for no proof', async () => {
  const id = await save({ proven: false })
  await ask(id)
  await expect
    .poll(alertsOf)
    .toEqual(['email job-alert skipped not-needed', 'text job-alert skipped not-needed'])
  expect(notifications.providers.sent).toEqual([])
})

it('[MT-12] [NT-03] is not sent after a STOP, until the box is ticked anew', async () => {
  const id = await save({ phone: '2125550171' })
  await ask(id, { channels: ['text'] })
  await expect.poll(() => sent('text').length).toBe(1)
  const stopped = notifications.clock.now()
  await notifications.pool.query(
    `insert into consent (recipient, channel, kind, source, sentence, cause, at)
     select recipient, 'text', 'stopped', 'text', 'STOP', 'stop', $1 from message where template = 'job-alert'`,
    [stopped],
  )
  notifications.clock.advance(60_000)
  await ask(id, { channels: ['text'] })
  await expect.poll(alertsOf).toEqual(['text job-alert sent', 'text job-alert skipped stopped'])
  const again = { at: notifications.clock.now().toISOString(), wording: 'job-alerts.text-consent-1' }
  await ask(id, { channels: ['text'], text_consent: again })
  await expect.poll(() => sent('text').length).toBe(2)
})

it('[MT-12] [NT-03] a box for alerts that is ticked after a STOP takes it back for alerts alone, until the next STOP', async () => {
  const phone = '2125550172'
  const id = await save({ phone })
  const stop = (cause: string) =>
    notifications.pool.query(
      `insert into consent (recipient, channel, kind, source, sentence, cause, at)
       select recipient, 'text', 'stopped', 'text', 'STOP', $1, $2 from message where template = 'job-alert' limit 1`,
      [cause, notifications.clock.now()],
    )
  const tick = () => ({ at: notifications.clock.now().toISOString(), wording: 'job-alerts.text-consent-1' })
  await ask(id, { channels: ['text'] })
  await expect.poll(() => sent('text').length).toBe(1)
  await stop('stop 1')
  notifications.clock.advance(60_000)
  const text_consent = tick()
  await ask(id, { channels: ['text'], text_consent })
  await expect.poll(() => sent('text').length).toBe(2)
  await submit(id)
  await expect
    .poll(() => statuses(`template = 'application-submitted' and channel = 'text'`))
    .toEqual(['text application-submitted skipped stopped'])
  notifications.clock.advance(60_000)
  await stop('stop 2')
  await ask(id, { channels: ['text'], text_consent })
  await expect
    .poll(alertsOf)
    .toEqual(['text job-alert sent', 'text job-alert sent', 'text job-alert skipped stopped'])
})

it('[MT-12] [NT-03] a box that was ticked for the number before takes back no STOP of the one that came after', async () => {
  const text_consent = { at: notifications.clock.now().toISOString(), wording: 'job-alerts.text-consent-1' }
  const [former, stopped] = ['2125550173', '2125550174']
  const other = await save({ phone: stopped })
  await ask(other, { channels: ['text'] })
  await expect.poll(() => sent('text').length).toBe(1)
  await notifications.pool.query(
    `insert into consent (recipient, channel, kind, source, sentence, cause, at)
     select recipient, 'text', 'stopped', 'text', 'STOP', 'stop', $1 from message where template = 'job-alert'`,
    [new Date(notifications.clock.now().getTime() - hourMs)],
  )
  await save({ phone: null }, { id: other, version: 2 })
  const id = await save({ phone: former })
  notifications.clock.advance(60_000)
  await save({ phone: stopped }, { id, version: 2 }, notifications.clock.now())
  await ask(id, { channels: ['text'], text_consent })
  await expect.poll(alertsOf).toEqual(['text job-alert sent', 'text job-alert skipped stopped'])
  // and one for this number does
  notifications.clock.advance(60_000)
  const anew = { ...text_consent, at: notifications.clock.now().toISOString() }
  await ask(id, { channels: ['text'], text_consent: anew })
  await expect.poll(() => sent('text').length).toBe(2)
})

it('[MT-12] waits for the morning, and what waited is asked for again, as one', async () => {
  const id = await save({})
  notifications.clock.advance(10 * hourMs)
  await ask(id, { channels: ['text'] })
  await ask(id, { channels: ['text'], jobs: [alerted(8), alerted(9)], total: 4, not_named: [10, 11] })
  await expect.poll(alertsOf).toEqual(['text job-alert held quiet-hours', 'text job-alert held quiet-hours'])
  notifications.clock.advance(11 * hourMs)
  await runJobsNow(notifications.pool)
  await expect.poll(alertsOf).toEqual(['text job-alert skipped outdated', 'text job-alert skipped outdated'])
  await expect.poll(published).toMatchObject([{ account_id: id, channel: 'text' }])
  expect(published()[0]!.positions.toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10, 11])
  expect(sent('text')).toEqual([])
})

it('[MT-12] is stopped by the button of a mail program and by its page, and stops nothing else', async () => {
  const email = 'alerts@example.com'
  const id = await save({ email })
  await ask(id, { channels: ['email'] })
  await expect.poll(() => sent('email').length).toBe(1)
  const { headers, text } = sent('email')[0] as unknown as { headers: Record<string, string>; text: string }
  const oneClick = new URL(/<(.*)>/.exec(headers['List-Unsubscribe']!)![1]!)
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const token = oneClick.searchParams.get('t')!
  expect(text).toContain(`/unsubscribe#${token}`)
  const { status } = await notifications
    .visitor()
    .call(unsubscribe, { query: { t: token }, body: 'List-Unsubscribe=One-Click' as never })
  expect(status).toBe(200)
  const page = (stopped?: boolean) =>
    notifications
      .visitor()
      .call(emailSettings, { body: { token, ...(stopped !== undefined && { stopped }) } })
  expect((await page()).body).toEqual({ stopped: false, about: 'job-alerts' })
  expect((await page(false)).body).toEqual({ stopped: false, about: 'job-alerts' })
  await expect
    .poll(() => answers().map((one) => [one.account_id, one.channel, one.stopped]))
    .toEqual([
      [id, 'email', true],
      [id, 'email', false],
    ])
  await submit(id)
  await expect
    .poll(() => statuses(`template = 'application-submitted' and channel = 'email'`))
    .toEqual(['email application-submitted sent'])
  const forged = await notifications.visitor().call(emailSettings, { body: { token: `${token}x` } })
  expect(forged.status).toBe(403)
})
