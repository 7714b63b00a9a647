import { randomUUID } from 'node:crypto'
import {
  accountChanged,
  credentialsChanged,
  secretRequested,
  supportAsked,
} from '@lunchpail/contracts/auth/events'
import { unsubscribe } from '@lunchpail/contracts/notifications/api'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { sealTo } from '@lunchpail/kit-service/seal'
import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '@lunchpail/contracts/durations'
import { account } from '../../test/factories.ts'
import { recipientsFrom } from '../providers/recipients.ts'
import { publicKeyOf } from '../providers/public-key.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { sendingOf } from '../../test/sending.ts'

let notifications: OwnNotifications
const start = async (crash?: CrashPoint) => {
  notifications = await startNotifications(crash && { crash, runtime: { ackWaitMs: 400 } })
}
beforeEach(() => notifications.providers.forget())
const { submit, hurry, done } = sendingOf(() => notifications)

const askFor = async (what: 'login-code' | 'reset-link', channel: 'text' | 'email', more: object = {}) =>
  notifications.publish(secretRequested, {
    account_id: randomUUID(),
    what,
    channel,
    language: 'en',
    expires_at: new Date(notifications.clock.now().getTime() + 600_000).toISOString(),
    sealed_secret: await sealTo(publicKeyOf(notifications.key))({
      to: channel === 'text' ? '2125550142' : 'ana@example.com',
      secret: what === 'login-code' ? '012345' : 'secret-of-a-link',
    }),
    as_owner: true,
    ...more,
  })

describe('the confirmation of a submit', () => {
  beforeAll(() => start())
  afterAll(() => notifications.stop())
  beforeEach(() => notifications.pool.query('truncate contact, message, consent'))

  it('[AU-15] sends a code by text, whose last line lets phones fill it in on this site alone', async () => {
    await askFor('login-code', 'text')
    await done().toEqual({ text: 'sent' })
    expect(notifications.providers.sent).toMatchObject([
      {
        to: '+12125550142',
        text: '012345 is your Lunchpail code. It works for 10 minutes. Never share it.\n\n@lunchpail.example #012345',
      },
    ])
  })

  it('[AU-15] sends a code by email, in the language of whoever asked', async () => {
    await askFor('login-code', 'email', { language: 'es' })
    await done().toEqual({ email: 'sent' })
    expect(notifications.providers.sent).toMatchObject([
      { to: 'ana@example.com', subject: '012345 es tu código de Lunchpail' },
    ])
  })

  it('[NT-05] tells of the application also after a day full of codes that strangers asked for', async () => {
    const contact = { email: 'ana@example.com' }
    for (let asked = 0; asked < 10; asked++) await askFor('login-code', 'email')
    for (let asked = 0; asked < 5; asked++) await askFor('login-code', 'text')
    await expect.poll(() => hurry().then(() => notifications.providers.sent.length)).toBe(15)
    await submit(contact)
    await expect.poll(() => hurry().then(() => notifications.providers.sent.length)).toBe(17)
  })

  it('[AU-12] sends a reset link whose secret is in the fragment', async () => {
    await askFor('reset-link', 'text')
    await done().toEqual({ text: 'sent' })
    expect(notifications.providers.sent[0]!.text).toContain(
      ' https://lunchpail.example/reset#secret-of-a-link ',
    )
  })

  it('[AU-15] sends no code that expired meanwhile', async () => {
    await askFor('login-code', 'text', {
      expires_at: new Date(notifications.clock.now().getTime() - 1_000).toISOString(),
    })
    await done().toEqual({ text: 'skipped: expired' })
    expect(notifications.providers.sent).toEqual([])
  })

  it('[AU-15] sends as many codes as are asked for: their limit is where they are asked for', async () => {
    for (let i = 0; i < 7; i++) await askFor('login-code', 'text')
    await expect.poll(() => hurry().then(() => notifications.providers.sent.length)).toBe(7)
  })
})

describe('word about a changed email or password', () => {
  beforeAll(() => start())
  afterAll(() => notifications.stop())

  it.each([
    [['email'] as const, 'en' as const, 'Your account’s email address was changed'],
    [['password'] as const, 'es' as const, 'Se cambió la contraseña de tu cuenta'],
    [['email', 'password'] as const, 'en' as const, 'Your account’s email address and password were changed'],
  ])('of %j goes in "%s" to the address before', async (changed, language, subject) => {
    const person = await account(notifications.key, { email: 'thief@example.com' })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.publish(credentialsChanged, {
      account_id: person.id,
      changed: [...changed],
      language,
      sealed_address: await sealTo(publicKeyOf(notifications.key))({
        email: 'before@example.com',
        proven: true,
      }),
    })
    await expect.poll(() => notifications.providers.sent).toHaveLength(1)
    const [email] = notifications.providers.sent
    expect(email).toMatchObject({ channel: 'email', to: 'before@example.com', subject })
    expect(email!.text).toContain(subject)
    expect(email!.text).toContain('support@lunchpail.example')
    expect(email!.text).toContain('https://lunchpail.example/help')
    const { rows } = await notifications.pool.query('select to_jsonb(message)::text as row from message')
    expect(JSON.stringify(rows)).not.toContain('before@example.com')
  })

  it('[BY-03] goes by text to the number before, at any hour and without the ticked box, and not after a STOP', async () => {
    const person = await account(notifications.key, { email: 'ana@example.com', consent: false })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.pool.query('truncate message')
    notifications.providers.forget()
    const night = new Date(notifications.clock.now().getTime() + dayMs)
    night.setUTCHours(8, 0, 0, 0)
    notifications.clock.advance(night.getTime() - notifications.clock.now().getTime())
    const change = async () =>
      notifications.publish(credentialsChanged, {
        account_id: person.id,
        changed: ['phone'],
        language: 'en',
        sealed_address: await sealTo(publicKeyOf(notifications.key))({
          email: '',
          proven: false,
          phone: '6465550199',
        }),
      })
    await change()
    await done().toEqual({ text: 'sent' })
    expect(notifications.providers.sent).toMatchObject([
      {
        to: '+16465550199',
        text: "Lunchpail: Your account's phone number was changed. If this wasn't you, write to support@lunchpail.example right away.",
      },
    ])
    await notifications.pool.query('truncate message')
    await notifications.pool.query(
      `insert into consent (recipient, channel, kind, source, sentence, cause, at) values ($1, 'text', 'stopped', 'text', 'STOP', 'c', now())`,
      [recipientsFrom(readSecrets('recipients-of-test-recipients-of-test')).hash('+16465550199')],
    )
    await change()
    await done().toEqual({ text: 'skipped: stopped' })
  })

  it('[NT-05] [BY-03] goes to an address that its account has not proven once a day, the last word once more, and never after a stop', async () => {
    const person = await account(notifications.key, { email: 'stranger@example.com', proven: false })
    await notifications.publish(accountChanged, { things: [person] })
    await notifications.pool.query('truncate message')
    notifications.providers.forget()
    const outcomes = async () =>
      (await notifications.pool.query('select coalesce(outcome, status) as became from message')).rows
        .map(({ became }) => String(became))
        .toSorted()
    const change = async (proven: boolean, what: 'password' | 'email' = 'password') =>
      notifications.publish(credentialsChanged, {
        account_id: person.id,
        changed: [what],
        language: 'en',
        sealed_address: await sealTo(publicKeyOf(notifications.key))({
          email: 'stranger@example.com',
          proven,
        }),
      })
    for (let changed = 0; changed < 3; changed++) await change(false)
    await expect.poll(outcomes).toEqual(['daily-limit', 'daily-limit', 'sent'])
    for (let changed = 0; changed < 2; changed++) await change(false, 'email')
    const limited = ['daily-limit', 'daily-limit', 'daily-limit']
    await expect.poll(outcomes).toEqual([...limited, 'sent', 'sent'])
    const [email] = notifications.providers.sent
    expect(email!.text).toContain('https://lunchpail.example/unsubscribe#')
    const address = new URLSearchParams({ t: email!.text.match(/unsubscribe#(\S+)/)![1]! })
    await fetch(`${notifications.url}${unsubscribe.path}?${address.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    await notifications.pool.query(`update message set attempted_at = attempted_at - interval '25 hours'`)
    await change(false)
    await expect.poll(outcomes).toEqual([...limited, 'sent', 'sent', 'stopped'])
    for (let changed = 0; changed < 2; changed++) await change(true)
    await expect.poll(outcomes).toEqual([...limited, 'sent', 'sent', 'sent', 'sent', 'stopped'])
  })
})

describe('a message to the support', () => {
  beforeAll(() => start())
  afterAll(() => notifications.stop())
  beforeEach(() => notifications.pool.query('truncate contact, message'))
  const ask = async (contact: string, account_id: string | null = null) =>
    notifications.publish(supportAsked, {
      account_id,
      language: 'es',
      sealed_message: await sealTo(publicKeyOf(notifications.key))({ message: 'Help <me>', contact }),
    })

  it('[AU-06] is an email to the support, which answers whoever wrote it', async () => {
    await ask('ana@example.com')
    await expect.poll(() => notifications.providers.sent).toHaveLength(1)
    const [email] = notifications.providers.sent
    expect(email).toMatchObject({
      channel: 'email',
      to: 'support@lunchpail.example',
      replyTo: 'ana@example.com',
    })
    expect(email!.text).toContain('Responder a: ana@example.com')
    expect(email!.text).toContain('Help <me>')
    const { rows } = await notifications.pool.query('select to_jsonb(message)::text as row from message')
    expect(JSON.stringify(rows)).not.toContain('ana@example.com')
  })
  it('[AU-06] goes out beyond what one address gets in a day, and names the account', async () => {
    const id = randomUUID()
    for (let asked = 0; asked < 12; asked += 1) await ask('2125550142', id)
    await expect.poll(() => notifications.providers.sent).toHaveLength(12)
    const [email] = notifications.providers.sent
    expect(email!.replyTo).toBeUndefined()
    expect(email!.text).toContain(`Con la sesión iniciada en la cuenta ${id}.`)
  })
})
