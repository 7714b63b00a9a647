import type { CrashPoint } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submission } from '../../../../contracts/test/submission.ts'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import { account } from '../../test/factories.ts'
import { startNotifications, type OwnNotifications } from '../../test/notifications-service.ts'
import { sendingOf } from '../../test/sending.ts'

let notifications: OwnNotifications
const start = async (crash?: CrashPoint) => {
  notifications = await startNotifications(crash && { crash, runtime: { ackWaitMs: 400 } })
}
beforeEach(() => notifications.providers.forget())
const { submit, statuses, hurry, done, channels } = sendingOf(() => notifications)

/** A submit that no provider takes; its text and email wait for a later try. */
const refusedForNow = async () => {
  notifications.providers.answers.push(...Array<'busy'>(40).fill('busy'))
  await submit()
  await expect
    .poll(
      async () => (await notifications.pool.query(`select from message where outcome = 'provider'`)).rowCount,
    )
    .toBe(2)
  await notifications.pool.query(`update graphile_worker._private_jobs set run_at = now() + interval '1 h'`)
  await expect.poll(() => jobs('locked_at is not null')).toBe(0)
}
const countTries = (tries: number) =>
  notifications.pool.query(`update graphile_worker._private_jobs set attempts = $1`, [tries])
const jobs = async (where = 'true') =>
  (await notifications.pool.query(`select from graphile_worker.jobs where ${where}`)).rowCount

/** The same after one try of each, where the providers take the next. */
const waiting = async () => {
  await refusedForNow()
  notifications.providers.answers.length = 0
  await countTries(1)
  await notifications.pool.query('update message set attempts = 1')
}

/** Another job for the text that waits. */
const sendAgain = () =>
  notifications.pool.query(
    `select graphile_worker.add_job('send-message', json_build_object('id', id), job_key := 'again')
       from message where channel = 'text'`,
  )

/** Sessions of this database alone: its server has those of other tests. */
const waitingForLocks = async () =>
  (
    await notifications.pool.query(
      `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  ).rowCount

describe('the confirmation of a submit', () => {
  beforeAll(() => start())
  afterAll(() => notifications.stop())
  beforeEach(() => notifications.pool.query('truncate contact, message, consent'))

  it('[NT-02] asks the provider before it sends again what may have gone out', async () => {
    notifications.providers.answers.push('silent', 'silent')
    await submit()
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] knows its text again after Twilio changed its characters', async () => {
    notifications.providers.answers.push('silent', 'silent')
    const [position] = submission().positions
    await submit({}, { positions: [{ ...position!, title: 'Picker · “night”' }] })
    await done().toEqual({ text: 'sent', email: 'sent' })
    const texts = notifications.providers.sent.filter(({ channel }) => channel === 'text')
    expect(texts.map(({ text, smart }) => [smart, text])).toEqual([
      [true, expect.stringContaining('Picker - "night"')],
    ])
  })

  it('[NT-02] knows its text again after the account has another language', async () => {
    notifications.providers.answers.push('silent', 'silent')
    const id = await submit()
    await expect
      .poll(async () => (await notifications.pool.query(`select from message where attempts = 1`)).rowCount)
      .toBe(2)
    const changed = await account(notifications.key, {}, { id, version: 2, language: 'es' })
    await notifications.publish(accountChanged, { things: [changed] })
    await expect
      .poll(
        async () => (await notifications.pool.query(`select from contact where language = 'es'`)).rowCount,
      )
      .toBe(1)
    await done().toEqual({ text: 'sent', email: 'sent' })
    expect(channels()).toEqual(['email', 'text'])
  })

  it('[NT-02] sends nothing twice where the provider cannot say, and shows it', async () => {
    notifications.providers.searchable = false
    notifications.providers.answers.push('silent', 'silent')
    await submit()
    await done().toEqual({ text: 'sent', email: 'unconfirmed: cut-off' })
    expect(channels()).toEqual(['email', 'text'])
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
})

describe.each<CrashPoint>(['after-handling-before-commit', 'after-commit-before-ack'])(
  'the confirmation of a submit when the service dies %s',
  (crash) => {
    beforeAll(() => start(crash))
    afterAll(() => notifications.stop())

    it('[NT-02] goes out once', async () => {
      await submit()
      await notifications.crashed
      // what it was sending then is left alone for half a minute
      notifications.clock.advance(31_000)
      await notifications.restart()
      await done().toEqual({ text: 'sent', email: 'sent' })
      // a further submit is through, so nothing of the first is still on its way
      await submit()
      await expect.poll(() => notifications.providers.sent.length).toBe(4)
      expect(channels()).toEqual(['email', 'email', 'text', 'text'])
    })
  },
)
