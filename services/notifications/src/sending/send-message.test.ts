import { randomUUID } from 'node:crypto'
import { accountChanged, accountErased } from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submission } from '../../../../contracts/test/submission.ts'
import { account } from '../../test/factories.ts'
import { beginSending } from './begin-sending.ts'
import { forgetSent, startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { sendingOf } from '../../test/sending.ts'

let notifications: OwnNotifications
const start = async (crash?: CrashPoint) => {
  notifications = await startNotifications(crash && { crash, runtime: { ackWaitMs: 400 } })
}
beforeEach(() => forgetSent(notifications))
const { submit, statuses, tries, done, channels } = sendingOf(() => notifications)

const contactVersion = async () =>
  (await notifications.pool.query('select version from contact')).rows[0]?.version
const sentTo = (by: string) =>
  notifications.providers.sent.filter(({ channel }) => channel === by).map(({ to }) => to)

type Begun = Parameters<typeof beginSending>[1]

describe('the confirmation of a submit', () => {
  beforeAll(() => start())
  afterAll(() => notifications.stop())
  beforeEach(() => notifications.pool.query('truncate contact, message, consent'))

  it('[NT-01] goes out by Twilio and SendGrid in words that a person understands', async () => {
    await submit({ email: 'ana@example.com' })
    await done().toEqual({ text: 'sent', email: 'sent' })
    const text = notifications.providers.sent.find((one) => one.channel === 'text')!
    expect(text).toMatchObject({
      to: '+12125550142',
      text: 'Lunchpail: your application for Forklift Operator at Acme & Sons is in. See where it stands: https://lunchpail.example/applications Reply STOP to end texts.',
    })
    const email = notifications.providers.sent.find((one) => one.channel === 'email')!
    expect(email).toMatchObject({ to: 'ana@example.com', subject: 'Your application is in' })
    expect(email.text).toContain('- Forklift Operator at Acme & Sons, Newark, NJ')
  })

  it('[SH-10] [BY-15] speaks the language of the account, whatever that of the submit was', async () => {
    const person = await account(notifications.key, {}, { language: 'es' })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id, language: 'en' }))
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(notifications.providers.sent.find((one) => one.channel === 'email')!.subject).toBe(
      'Recibimos tu solicitud',
    )
    expect(notifications.providers.sent.find((one) => one.channel === 'text')!.text).toMatch(
      /^Lunchpail: recibimos tu solicitud/,
    )
  })

  it.each([-1, 4] as const)('[AU-24] tells an account of status %d nothing', async (status) => {
    const person = await account(notifications.key, {}, { status })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
    await done().toEqual({ text: 'skipped: closed', email: 'skipped: closed' })
  })

  it('sends no text to a person who did not agree to texts', async () => {
    await submit({ consent: false })
    await done().toEqual({ text: 'skipped: no-consent', email: 'sent' })
    expect(channels()).toEqual(['email'])
  })

  it('holds nothing that a person typed who signed up, and cuts a long title', async () => {
    const person = await account(notifications.key, {}, { first_name: 'Win at evil.example' })
    await notifications.publish(accountChanged, { things: [person] })
    const sent = submission({ account_id: person.id })
    const title = `Forklift Operator ${'x'.repeat(100)}`
    const positions = sent.positions.map((position) => ({ ...position, title }))
    await notifications.publish(applicationSubmitted, { ...sent, positions })
    await done().toEqual({ text: 'sent', email: 'sent' })
    const text = notifications.providers.sent.find((one) => one.channel === 'text')!.text
    expect(text).toContain(`Forklift Operator ${'x'.repeat(21)}... at`)
    expect(JSON.stringify(notifications.providers.sent)).not.toMatch(/evil|Win at/)
  })

  it('goes to one number five times a day and to one address ten times, whoever gave it', async () => {
    const contact = { email: 'stranger@example.com', phone: '2125550166' }
    const counts = async () =>
      (
        await notifications.pool.query(
          `select channel, status, outcome, count(*)::int from message group by 1, 2, 3 order by 1, 2`,
        )
      ).rows.map(({ channel, status, outcome, count }) => `${channel} ${status} ${outcome ?? ''} ${count}`)
    for (let sent = 0; sent < 12; sent += 1) await submit(contact)
    await expect
      .poll(counts)
      .toEqual([
        'email sent  10',
        'email skipped daily-limit 2',
        'text sent  5',
        'text skipped daily-limit 7',
      ])
    const to = notifications.providers.sent.map((one) => one.to)
    expect(to.filter((one) => one === '+12125550166')).toHaveLength(5)
    await notifications.pool.query(`update message set attempted_at = attempted_at - interval '25 hours'`)
    notifications.providers.forget()
    await submit(contact)
    await expect.poll(channels).toEqual(['email', 'text'])
  })
  it('goes to one recipient five times a day, also where six begin at once', async () => {
    const { rows } = await notifications.pool.query<Begun>(
      `insert into message (channel, template, cause, language, sealed_values, created_at)
       select 'text', 'referral', n, 'en', '', now() from generate_series(1, 6) n returning *`,
    )
    const limits = { daily: 5, requests: false }
    const one = ['recipient'] as const
    const to = { recipient: one[0], recipients: one, mailboxes: one }
    const now = notifications.clock.now()
    const begun = await Promise.all(
      rows.map((row) => beginSending(pgTransaction(notifications.pool), row, to, limits, now)),
    )
    expect(begun.filter((outcome) => outcome === 'begun')).toHaveLength(5)
    expect(begun).toContain('daily-limit')
  })

  it('waits for the account when the submit comes first', async () => {
    const person = await account(notifications.key)
    await notifications.publish(applicationSubmitted, submission({ account_id: person.id }))
    await expect.poll(statuses).toMatchObject({ email: 'queued' })
    await notifications.publish(accountChanged, { things: [person] })
    await done().toEqual({ text: 'sent', email: 'sent' })
  })

  it('[NT-01] goes to the contact that the person saw when they sent it, for a while', async () => {
    const [id, email] = [randomUUID(), 'mistyped@example.com']
    const contact = (version: number, to: string) =>
      account(notifications.key, { email: to }, { id, version })
    await notifications.publish(accountChanged, { things: [await contact(1, email)] })
    await expect.poll(contactVersion).toBe(1)
    await notifications.publish(applicationSubmitted, submission({ account_id: id, account_version: 2 }))
    await expect.poll(tries).toEqual([1, 1])
    expect(notifications.providers.sent).toEqual([])
    await notifications.publish(accountChanged, { things: [await contact(2, 'right@example.com')] })
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(sentTo('email')).toEqual(['right@example.com'])

    // an auth that was restored to before the change never tells of it
    await notifications.publish(applicationSubmitted, submission({ account_id: id, account_version: 3 }))
    await expect.poll(tries).toEqual([1, 1])
    notifications.clock.advance(11 * 60_000)
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(sentTo('email')).toEqual(['right@example.com', 'right@example.com'])
  })

  it('keeps the newest contact, when an older change of the account comes later', async () => {
    const person = await account(notifications.key, { phone: '2125550143' }, { version: 2 })
    const older = await account(notifications.key, { phone: '2125550142' }, { id: person.id, version: 1 })
    await notifications.publish(accountChanged, { things: [person] })
    const contacts = () =>
      notifications.pool.query('select version, sealed_contact from contact').then(({ rows }) => rows)
    const newest = [{ version: 2, sealed_contact: person.sealed_contact }]
    await expect.poll(contacts).toEqual(newest)
    await notifications.publish(accountChanged, { things: [older] })
    // the consumer has nothing left that it would still have to handle
    const lag = /consumer_lag\{consumer="notifications--auth-account-changed-v1"\} (\d+)/
    const metrics = async () => (await fetch(`${notifications.url}/metrics`)).text()
    await expect.poll(async () => lag.exec(await metrics())?.[1]).toBe('0')
    expect(await contacts()).toEqual(newest)
  })

  it('keeps nothing readable of where it goes and what it says, and erases the rest', async () => {
    const id = await submit({ email: 'secret@example.com' })
    await done().toEqual({ text: 'sent', email: 'sent' })
    const { rows } = await notifications.pool.query(
      `select to_jsonb(message)::text as row from message union all select to_jsonb(contact)::text from contact`,
    )
    expect(JSON.stringify(rows)).not.toMatch(/secret@example|2125550142|Forklift/)
    await notifications.publish(accountErased, { account_id: id })
    await expect
      .poll(
        async () =>
          (await notifications.pool.query('select 1 from contact union all select 1 from message')).rowCount,
      )
      .toBe(0)
  })
})
