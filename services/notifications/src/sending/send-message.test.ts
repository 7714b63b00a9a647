import { randomUUID } from 'node:crypto'
import {
  accountChanged,
  accountErased,
  credentialsChanged,
  secretRequested,
  supportAsked,
} from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { unsubscribe } from '@lunchpail/contracts/notifications/api'
import { readSecrets } from '@lunchpail/kit-service/secret-set'
import { sealTo } from '@lunchpail/kit-service/seal'
import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submission } from '../../../../contracts/test/submission.ts'
import { account } from '../../test/factories.ts'
import { beginSending } from './begin-sending.ts'
import { openDatabase } from '../database.ts'
import { recipientsFrom } from '../providers/recipients.ts'
import { publicKeyOf } from '../providers/public-key.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'

let notifications: OwnNotifications
const start = async (crash?: CrashPoint) => {
  notifications = await startNotifications(crash && { crash, testHooks: { ackWaitMs: 400 } })
}
beforeEach(() => notifications.providers.forget())

/** An account and its submit; answers the account's id. */
const submit = async (
  contact: Parameters<typeof account>[1] = {},
  overrides: Parameters<typeof submission>[0] = {},
) => {
  const person = await account(notifications.key, contact)
  await notifications.publish(accountChanged, { things: [person] })
  await notifications.publish(applicationSubmitted, submission({ account_id: person.id, ...overrides }))
  return person.id
}
const statuses = async () =>
  Object.fromEntries(
    (await notifications.pool.query('select channel, status, outcome from message')).rows.map((row) => [
      row.channel,
      row.outcome && row.status !== 'sent' ? `${row.status}: ${row.outcome}` : row.status,
    ]),
  )
/** The queue lets seconds pass before it tries again; here nobody waits for them. */
const hurry = () =>
  notifications.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs
     where attempts > 0;
     notify "jobs:insert", '{"count": 2}'`,
  )
const tries = async () =>
  (await notifications.pool.query('select attempts from graphile_worker.jobs where attempts > 0')).rows.map(
    ({ attempts }) => attempts,
  )
const contactVersion = async () =>
  (await notifications.pool.query('select version from contact')).rows[0]?.version
const done = () => expect.poll(() => hurry().then(statuses))
const sentTo = (by: string) =>
  notifications.providers.sent.filter(({ channel }) => channel === by).map(({ to }) => to)
const channels = () => notifications.providers.sent.map((one) => one.channel).toSorted()

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

  it('speaks the language of the submit', async () => {
    await submit({}, { language: 'es' })
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

  type Begun = Parameters<typeof beginSending>[1]
  it('goes to one recipient five times a day, also where six begin at once', async () => {
    const { rows } = await notifications.pool.query<Begun>(
      `insert into message (channel, template, cause, language, sealed_values, created_at)
       select 'text', 'referral', n, 'en', '', now() from generate_series(1, 6) n returning *`,
    )
    const { database } = openDatabase(notifications.pool)
    const limits = { daily: 5, requests: false }
    const one = ['recipient'] as const
    const to = { recipient: one[0], recipients: one, mailboxes: one }
    const now = notifications.clock.now()
    const begun = await Promise.all(rows.map((row) => beginSending(database, row, to, limits, now)))
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

  it('[NT-02] asks the provider before it sends again what may have gone out', async () => {
    notifications.providers.answers.push('silent', 'silent')
    await submit()
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] knows its text again whose signs Twilio changed', async () => {
    notifications.providers.answers.push('silent', 'silent')
    const [position] = submission().positions
    await submit({}, { positions: [{ ...position!, title: 'Picker · “night”' }] })
    await done().toEqual({ text: 'sent', email: 'sent' })
    const texts = notifications.providers.sent.filter(({ channel }) => channel === 'text')
    expect(texts.map(({ text, smart }) => [smart, text])).toEqual([
      [true, expect.stringContaining('Picker - "night"')],
    ])
  })

  it('[NT-02] sends nothing twice where the provider cannot say, and shows it', async () => {
    notifications.providers.searchable = false
    notifications.providers.answers.push('silent', 'silent')
    await submit()
    await done().toEqual({ text: 'sent', email: 'unconfirmed: cut-off' })
    expect(channels()).toEqual(['email', 'text'])
  })

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
      ...more,
    })

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

  it('[AU-15] sends a code by email, in the language of who asked', async () => {
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

  it('[NT-02] tries again when the provider is busy', async () => {
    notifications.providers.answers.push('busy', 'busy')
    await submit()
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] shows as failed what a provider will never take', async () => {
    notifications.providers.answers.push('refuse', 'refuse')
    await submit()
    await done().toEqual({ text: 'failed: number-invalid', email: 'failed: address-refused' })
  })

  /** Another job for the text that waits. */
  const sendAgain = () =>
    notifications.pool.query(
      `select graphile_worker.add_job('send-message', json_build_object('id', id), job_key := 'again')
       from message where channel = 'text'`,
    )
  const jobs = async (where = 'true') =>
    (await notifications.pool.query(`select from graphile_worker.jobs where ${where}`)).rowCount

  /** A submit that no provider takes; its text and email wait for a later try. */
  const refusedForNow = async () => {
    notifications.providers.answers.push(...Array<'busy'>(40).fill('busy'))
    await submit()
    await expect
      .poll(
        async () =>
          (await notifications.pool.query(`select from message where outcome = 'provider'`)).rowCount,
      )
      .toBe(2)
    await notifications.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 h'`)
    await expect.poll(() => jobs('locked_at is not null')).toBe(0)
  }
  const countTries = (tries: number) =>
    notifications.pool.query(`update graphile_worker._private_jobs set attempts = $1`, [tries])

  /** The same after one try of each, where the providers take the next. */
  const waiting = async () => {
    await refusedForNow()
    notifications.providers.answers.length = 0
    await countTries(1)
    await notifications.pool.query('update message set attempts = 1')
  }

  /** Sessions of this database alone: its server has those of other tests. */
  const waitingForLocks = async () =>
    (
      await notifications.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rowCount

  it('[NT-02] sends once when its job runs twice at a time', async () => {
    await waiting()
    const { providers } = notifications
    providers.holdsTexts = true
    const holder = await notifications.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`select from message where channel = 'text' for update`)
      await sendAgain()
      await hurry()
      // both have read the message as it is, and wait to begin
      await expect.poll(waitingForLocks).toBe(2)
      await holder.query('commit')
    } finally {
      holder.release()
    }
    // one ends although the provider has not yet answered the other
    await expect.poll(() => jobs()).toBe(1)
    await expect.poll(() => providers.held).toHaveLength(1)
    providers.held[0]!()
    await done().toEqual({ text: 'sent', email: 'sent' })
    await expect.poll(() => jobs()).toBe(0)
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] sends nothing that another run finished meanwhile without a send of its own', async () => {
    await waiting()
    const holder = await notifications.pool.connect()
    try {
      await holder.query('begin')
      await holder.query(`select from message where channel = 'text' for update`)
      await hurry()
      // the run has read the message as unfinished, and waits to begin
      await expect.poll(waitingForLocks).toBe(1)
      await holder.query(
        `update message set status = 'skipped', outcome = 'expired', finished_at = now() where channel = 'text'`,
      )
      await holder.query('commit')
    } finally {
      holder.release()
    }
    await done().toEqual({ text: 'skipped: expired', email: 'sent' })
    await expect.poll(() => jobs()).toBe(0)
    expect(channels()).toEqual(['email'])
  })

  it.each([
    ['is refused for now', 'busy'],
    ['will never be taken', 'refuse'],
  ] as const)(
    '[NT-02] a send that was slow and %s changes nothing once another has begun',
    async (_what, refusal) => {
      await waiting()
      const { providers } = notifications
      providers.holdsTexts = true
      await hurry()
      await expect.poll(() => providers.held).toHaveLength(1)
      notifications.clock.advance(31_000)
      await sendAgain()
      await expect.poll(() => providers.held).toHaveLength(2)
      providers.held[0]!(refusal)
      await expect.poll(() => jobs('locked_at is not null')).toBe(1)
      const { rows } = await notifications.pool.query(
        `select status, outcome, attempts from message where channel = 'text'`,
      )
      expect(rows).toEqual([{ status: 'sending', outcome: null, attempts: 3 }])
      providers.held[1]!()
      await done().toEqual({ text: 'sent', email: 'sent' })
      expect(channels()).toEqual(['email', 'text'])
    },
  )

  it('[NT-02] leaves a message alone for half a minute that another instance began to send', async () => {
    await waiting()
    await notifications.pool.query(
      `update message set status = 'sending', outcome = null, attempted_at = $1`,
      [notifications.clock.now()],
    )
    await hurry()
    const tries = () =>
      notifications.pool.query(`select from graphile_worker.jobs where attempts > 1 and locked_at is null`)
    await expect.poll(async () => (await tries()).rowCount).toBe(2)
    expect(channels()).toEqual([])
    notifications.clock.advance(31_000)
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] shows as failed what no try of a day brought out, and tries it no more', async () => {
    await refusedForNow()
    await countTries(10)
    await hurry()
    await expect.poll(() => jobs('attempts = 11 and locked_at is null')).toBe(2)
    expect(await statuses()).toEqual({ text: 'queued: provider', email: 'queued: provider' })
    await done().toEqual({ text: 'failed: provider', email: 'failed: provider' })
    await expect.poll(() => hurry().then(() => jobs())).toBe(0)
    expect(channels()).toEqual([])
  })

  it('[NT-02] shows as failed also what a process was sending that died at the last try', async () => {
    await refusedForNow()
    // as it leaves them: the queue has counted the try
    await countTries(12)
    await notifications.pool.query(
      `update message set status = 'sending', outcome = null, attempted_at = attempted_at - interval '31 s'`,
    )
    await done().toEqual({ text: 'failed: provider', email: 'failed: provider' })
    expect(channels()).toEqual([])
  })

  it('[NT-02] sends once, and never again, to a person who stopped texts at the provider', async () => {
    notifications.providers.answers.push('stopped', 'stopped')
    await submit()
    await done().toEqual({ text: 'failed: stopped', email: 'failed: address-refused' })
    const { rows } = await notifications.pool.query(`select attempts from message where channel = 'text'`)
    expect(rows).toEqual([{ attempts: 1 }])
    // the job ends after its message is written
    const tried = () => notifications.pool.query('select from graphile_worker.jobs where attempts > 0')
    await expect.poll(async () => (await tried()).rowCount).toBe(0)
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
      sealed_address: await sealTo(publicKeyOf(notifications.key))({ email: 'before@example.com' }),
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
    const night = new Date(notifications.clock.now().getTime() + 86_400_000)
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

describe.each<CrashPoint>(['after-handling-before-commit', 'after-commit-before-ack'])(
  'the confirmation of a submit when the service dies %s',
  (crash) => {
    beforeAll(() => start(crash))
    afterAll(() => notifications.stop())

    it('[NT-02] goes out once', async () => {
      await submit()
      await notifications.crashed
      await notifications.restart()
      await done().toEqual({ text: 'sent', email: 'sent' })
      // a further submit is through, so nothing of the first is still on its way
      await submit()
      await expect.poll(() => notifications.providers.sent.length).toBe(4)
      expect(channels()).toEqual(['email', 'email', 'text', 'text'])
    })
  },
)
