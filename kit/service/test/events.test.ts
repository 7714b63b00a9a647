import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import { listDeadLetters } from '@lunchpail/kit-events/dead-letters'
import { byNotification } from '@lunchpail/kit-events/testing/by-notification'
import {
  startTestService,
  type CrashPoint,
  type TestService,
  type TestServiceOptions,
} from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service, shortTask } from './sample/service.ts'

let sample: TestService
const start = async (options?: TestServiceOptions): Promise<void> => {
  sample = await startTestService(service, { losesPostgres: true, ...options })
}

const soon = { interval: 20 }
const count = async (from: string): Promise<number> =>
  Number((await sample.pool.query<{ count: string }>(`select count(*) from ${from}`)).rows[0]!.count)
const effects = (what: string): Promise<number> => count(`effect where what = '${what}'`)
const position = (id: number, version: number, title: string) => ({ things: [{ id, version, title }] })

describe('[SH-06] a fresh instance', () => {
  afterEach(() => sample?.stop())

  it('publishes the event of a request once, with its trace', async () => {
    await start({ runtime: byNotification })
    await sample.visitor().call(contract.addNote, { body: { text: 'first' } })
    await vi.waitFor(() => expect(publishedWith('first')).toHaveLength(1), soon)
    const trace = 'a'.repeat(32)
    await sample.visitor().call(contract.addNote, {
      body: { text: 'traced' },
      headers: { traceparent: `00-${trace}-${'b'.repeat(16)}-01` },
    })
    await vi.waitFor(() => expect(publishedWith('traced')).toHaveLength(1), soon)
    const [event] = publishedWith('traced')
    expect(event).toMatchObject({ source: '/engagement', data: { text: 'traced' } })
    expect(event!.traceparent).toContain(trace)
    expect(event!.data).not.toHaveProperty('private')
    await vi.waitFor(async () => expect(await count('kit.outbox')).toBe(0), soon)
  })

  it('crashes after the commit and before the publish: the event is published once', async () => {
    await start({ crash: 'after-commit-before-publish' })
    const answer = await sample
      .visitor()
      .call(contract.addNote, { body: { text: 'kept' } })
      .catch(() => undefined)
    await sample.crashed
    expect(answer === undefined || answer.status === 201).toBe(true)
    expect(sample.events.published(contract.noteAdded)).toHaveLength(0)
    await sample.restart()
    await vi.waitFor(() => expect(sample.events.published(contract.noteAdded)).toHaveLength(1), soon)
    await vi.waitFor(async () => expect(await count('kit.outbox')).toBe(0), soon)
    expect(sample.events.published(contract.noteAdded)).toHaveLength(1)
  })

  const handling: readonly CrashPoint[] = ['after-handling-before-commit', 'after-commit-before-ack']
  it.each(handling)('crashes %s: the effect is there once', async (crash) => {
    await start({ crash, runtime: { ackWaitMs: 500 } })
    await sample.publish(contract.applicationSubmitted, { what: 'crashed' })
    await sample.crashed
    expect(await effects('crashed')).toBe(crash === 'after-commit-before-ack' ? 1 : 0)
    await sample.restart()
    await sample.publish(contract.applicationSubmitted, { what: 'after' })
    await vi.waitFor(async () => expect(await effects('after')).toBe(1), soon)
    await vi.waitFor(async () => expect(await effects('crashed')).toBe(1), soon)
    // Redelivered, found in the inbox and acknowledged: the consumer has no lag.
    await vi.waitFor(
      async () => expect(await lagOf('engagement--wizard-application-submitted-v1')).toBe(0),
      soon,
    )
    expect(await effects('crashed')).toBe(1)
    await vi.waitFor(() => expect(published('crashed')).toHaveLength(1), soon)
  })
})

describe('one instance for all', () => {
  beforeAll(() => start({ runtime: { leaseMs: 500 } }))
  afterAll(() => sample?.stop())
  beforeEach(async () => {
    await sample.pool.query('truncate note, effect, position_seen, kit.dead_letter, kit.idempotency_key')
  })

  describe('[SH-06] events: nothing lost and nothing done twice', () => {
    it('handles an event once that is delivered twice', async () => {
      const id = randomUUID()
      for (let time = 0; time < 3; time += 1)
        await sample.publish(contract.applicationSubmitted, { what: 'twice' }, { id })
      await vi.waitFor(async () => expect(await effects('twice')).toBe(1), soon)
      await vi.waitFor(
        async () => expect(await lagOf('engagement--wizard-application-submitted-v1')).toBe(0),
        soon,
      )
      expect(await effects('twice')).toBe(1)
      expect(await listDeadLetters(sample.pool)).toEqual([])
    })

    it('serves while NATS is away, and catches up when it is back', async () => {
      await sample.nats.stop()
      const answer = await sample.as().call(contract.addNote, { body: { text: 'meanwhile' } })
      expect(answer.status).toBe(201)
      expect((await ready()).nats).toBe('down')
      await sample.nats.start()
      await vi.waitFor(() => expect(publishedWith('meanwhile')).toHaveLength(1), soon)
      await sample.publish(contract.applicationSubmitted, { what: 'back' })
      await vi.waitFor(async () => expect(await effects('back')).toBe(1), soon)
    })

    it('starts and serves while NATS is away', async () => {
      await sample.nats.stop()
      await sample.restart()
      expect((await sample.visitor().call(contract.listNotes)).status).toBe(200)
      await sample.nats.start()
      await sample.publish(contract.applicationSubmitted, { what: 'late' })
      await vi.waitFor(async () => expect(await effects('late')).toBe(1), soon)
    })

    it('survives a lost connection to PostgreSQL: reports it, makes no dead letter, and goes on', async () => {
      expect((await sample.visitor().call(contract.listNotes)).status).toBe(200)
      const before = await retried()
      sample.postgres.disconnect()
      await sample.publish(contract.applicationSubmitted, { what: 'cut' })
      const answer = await sample.visitor().call(contract.listNotes)
      expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
      expect((await ready()).database).toBe('down')
      await vi.waitFor(async () => expect(await retried()).toBeGreaterThan(before + 9), soon)
      sample.postgres.restore()
      await vi.waitFor(async () => expect(await effects('cut')).toBe(1), soon)
      expect(await listDeadLetters(sample.pool)).toEqual([])
      const written = await sample.visitor().call(contract.addNote, { body: { text: 'again' } })
      expect(written.status).toBe(201)
      await vi.waitFor(() => expect(published(written.body.note.id)).toHaveLength(1), soon)
    })

    it('retries a failed event, and has its effects once', async () => {
      const before = await retried()
      await sample.publish(contract.applicationSubmitted, { what: 'works the third time' })
      await vi.waitFor(async () => expect(await effects('works the third time')).toBe(1), soon)
      expect(await retried()).toBe(before + 2)
    })

    it('makes a dead letter of what cannot be handled, and handles it when it is resent', async () => {
      await sample.publish(contract.applicationSubmitted, { what: 'impossible' })
      await vi.waitFor(async () => expect(await listDeadLetters(sample.pool)).toHaveLength(1), soon)
      const [letter] = await listDeadLetters(sample.pool)
      expect(letter).toMatchObject({ attempts: 8, error_message: 'this cannot be done' })
      expect(await sample.resend('all')).toMatchObject([{ failure: 'this cannot be done' }])
      await sample.visitor().call(contract.addNote, { body: { text: 'makes it possible' } })
      expect(await sample.resend(letter!.id)).toEqual([{ id: letter!.id }])
      expect(await listDeadLetters(sample.pool)).toEqual([])
      expect(await effects('impossible')).toBe(1)
      await vi.waitFor(() => expect(published('impossible')).toHaveLength(1), soon)
    })

    it('makes a dead letter of an event that does not fit its contract at once, without its payload', async () => {
      await sample.publish(contract.applicationSubmitted, { secret: 'hunter2' } as never)
      await vi.waitFor(async () => expect(await listDeadLetters(sample.pool)).toHaveLength(1), soon)
      const [letter] = await listDeadLetters(sample.pool)
      expect(letter).toMatchObject({ attempts: 1, error_code: 'event-invalid' })
      expect(JSON.stringify(letter)).not.toContain('hunter2')
    })
  })

  describe('republished state', () => {
    it('reaches projections and never reactions', async () => {
      await sample.publish(contract.positionChanged, position(7, 1, 'welder'))
      await vi.waitFor(async () => expect(await effects('seen welder')).toBe(1), soon)
      await sample.pool.query('delete from position_seen')
      await sample.publish(contract.positionChanged, position(7, 1, 'welder'), { republished: true })
      await vi.waitFor(async () => expect(await count('position_seen')).toBe(1), soon)
      expect(await effects('seen welder')).toBe(1)
    })

    it('is published by a command and marked as republished', async () => {
      await sample.visitor().call(contract.addNote, { body: { text: 'state' } })
      expect(await sample.republish()).toBe(1)
      await vi.waitFor(() => expect(publishedWith('state')).toHaveLength(2), soon)
      expect(publishedWith('state').map(({ republished }) => republished)).toEqual([undefined, true])
    })
  })

  describe('erasure and retention', () => {
    it('erases an account here and reports back', async () => {
      const id = randomUUID()
      await sample.as({ id }).call(contract.addNote, { body: { text: 'mine' }, idempotencyKey: randomUUID() })
      await sample.publish(contract.applicationSubmitted, { wrong: id } as never)
      await vi.waitFor(async () => expect(await listDeadLetters(sample.pool)).toHaveLength(1), soon)
      // an event of the note that is still there would be erased and counted, too
      await vi.waitFor(async () => expect(await count('kit.outbox')).toBe(0), soon)
      await sample.publish(accountErased, { account_id: id })
      await vi.waitFor(
        () => expect(sample.events.published(erasureCompleted('engagement'))).toHaveLength(1),
        soon,
      )
      expect(sample.events.published(erasureCompleted('engagement'))[0]!.data).toEqual({
        account_id: id,
        rows: 3,
      })
      expect(await count('note')).toBe(0)
      expect(await count('kit.idempotency_key')).toBe(0)
      expect(await listDeadLetters(sample.pool)).toEqual([])
    })

    it('[SH-06] frees the jobs of a crashed instance', async () => {
      await sample.pool.query(`select graphile_worker.add_job('sample-hanging-task')`)
      await vi.waitFor(async () => expect(await effects('begun')).toBe(1), soon)
      await sample.crash()
      await sample.restart()
      await vi.waitFor(async () => expect(await effects('finished')).toBe(1), soon)
    })

    it('[SH-06] goes on with its jobs after PostgreSQL was away during one', async () => {
      await sample.pool.query(`select graphile_worker.add_job('sample-short-task')`)
      await vi.waitFor(async () => expect(await effects('short begun')).toBe(1), soon)
      sample.postgres.disconnect()
      await sample.pool.query(`select graphile_worker.add_job('sample-task')`)
      await vi.waitFor(() => expect(shortTask.ended).toBe(true), soon)
      await expect.poll(async () => (await ready()).database, soon).toBe('down')
      sample.postgres.restore()
      await vi.waitFor(async () => expect(await effects('task')).toBe(1), soon)
      await vi.waitFor(async () => expect(await count('graphile_worker.jobs')).toBe(0), { interval: 50 })
    })

    it('runs the tasks of a service', async () => {
      await sample.pool.query(`select graphile_worker.add_job('sample-task')`)
      await vi.waitFor(async () => expect(await effects('task')).toBe(1), soon)
    })

    it('deletes expired rows by the daily task', async () => {
      await sample.as().call(contract.addNote, { body: { text: 'old' }, idempotencyKey: randomUUID() })
      sample.clock.advance(3 * 86_400_000)
      const runTask = () => sample.pool.query(`select graphile_worker.add_job('kit-retention')`)
      await runTask()
      await vi.waitFor(async () => expect(await count('kit.idempotency_key')).toBe(0), soon)
      expect(await count('note')).toBe(1)
      sample.clock.advance(8 * 86_400_000)
      await runTask()
      await vi.waitFor(async () => expect(await count('note')).toBe(0), soon)
    })
  })
})

const published = (id: string) =>
  sample.events.published(contract.noteAdded).filter(({ data }) => data.id === id)
const publishedWith = (text: string) =>
  sample.events.published(contract.noteAdded).filter(({ data }) => data.text === text)
const ready = async () =>
  (await fetch(`${sample.url}/health/ready`)).json() as Promise<Record<string, string>>
const metric = async (line: RegExp): Promise<number> =>
  Number(line.exec(await (await fetch(`${sample.url}/metrics`)).text())?.[1] ?? NaN)
const retried = async (): Promise<number> => (await metric(/event_total\{.*outcome="retried"\} (\d+)/)) || 0
const lagOf = async (consumer: string): Promise<number> =>
  metric(new RegExp(`consumer_lag\\{consumer="${consumer}"\\} (\\d+)`))
