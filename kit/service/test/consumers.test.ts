import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listDeadLetters } from '@lunchpail/kit-events/dead-letters'
import { connectNats, type NatsClient } from '@lunchpail/kit-events/nats'
import { inheritedVariables } from '../src/testing/inherited-variables.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import { startService } from '../src/start.ts'
import { defaultTestHooks } from '../src/test-hooks.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

let sample: TestService
let operator: NatsClient
const children: ChildProcess[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

const soon = { interval: 20 }
const submitted = 'engagement--wizard-application-submitted-v1'
const changed = 'engagement--jobs-position-changed-v1'

const effects = async (like: string): Promise<string[]> => {
  const text = 'select what from effect where what like $1 order by what'
  return (await sample.pool.query<{ what: string }>(text, [like])).rows.map(({ what }) => what)
}
const publish = (what: string, id: string = randomUUID()): Promise<string> =>
  sample.publish(contract.applicationSubmitted, { what }, { id })
const metric = async (name: string, consumer: string, url = sample.url): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name}\\{consumer="${consumer}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? NaN)
}
/** Deliveries of submits so far that ended so. */
const outcomes = async (outcome: string): Promise<number> => {
  const text = await (await fetch(`${sample.url}/metrics`)).text()
  return Number(
    new RegExp(`event_total\\{consumer="${submitted}",outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1] ?? 0,
  )
}
const ready = async () =>
  (await fetch(`${sample.url}/health/ready`)).json() as Promise<Record<string, string>>
/** Asks JetStream as an operator would. */
const jetStream = (subject: string, request: object = {}): void =>
  operator.publish(`$JS.API.${subject}`, JSON.stringify(request))

const start = async (): Promise<void> => {
  sample = await startTestService(service, { testHooks: { ackWaitMs: 400 }, losesPostgres: true })
  operator = connectNats({ url: sample.nats.url, name: 'operator' })
}
const stop = async (): Promise<void> => {
  await operator?.close()
  await sample?.stop()
}

describe('[SH-06] the consumers of a service', () => {
  beforeAll(start, 30_000)
  afterAll(stop)
  beforeEach(() => sample.pool.query('truncate effect, position_seen, kit.dead_letter'))

  it('keeps long work: NATS hears that it goes on, and delivers it once', async () => {
    const before = await outcomes('duplicate')
    await publish('long')
    await vi.waitFor(async () => expect(await effects('%long')).toEqual(['begun long', 'long']), soon)
    await vi.waitFor(async () => expect(await metric('consumer_lag', submitted)).toBe(0), soon)
    expect(await outcomes('duplicate')).toBe(before)
  })

  it('makes a consumer again that the server lost', async () => {
    await vi.waitFor(async () => expect(await metric('consumer_ready', submitted)).toBe(1), soon)
    expect(await operator.prune('engagement', [changed])).toContain(submitted)
    await publish('after the loss')
    await vi.waitFor(async () => expect(await effects('after the loss')).toHaveLength(1), soon)
  })

  it('deletes a dead letter that was handled meanwhile, without handling it again', async () => {
    const id = await publish('meanwhile')
    await vi.waitFor(async () => expect(await effects('meanwhile')).toHaveLength(1), soon)
    const { type } = contract.applicationSubmitted
    const envelope = {
      specversion: '1.0',
      id,
      source: '/wizard',
      type,
      time: '',
      data: { what: 'meanwhile' },
    }
    await sample.pool.query(
      `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
       values ($1, $2, $3, $4, 'Error', 'failed', 8)`,
      [submitted, id, type, JSON.stringify(envelope)],
    )
    expect(await sample.resend('all')).toMatchObject([{ id: expect.any(String) }])
    expect(await listDeadLetters(sample.pool)).toEqual([])
    expect(await effects('meanwhile')).toHaveLength(1)
  })

  it('is done with an event that is a dead letter already', async () => {
    const id = randomUUID()
    const deadLetters = () => outcomes('dead-letter')
    const before = await deadLetters()
    for (const time of [1, 2]) {
      await sample.publish(contract.applicationSubmitted, { wrong: true } as never, { id })
      // counted once more where NATS, on a busy machine, delivers it again before it hears of the end
      await vi.waitFor(async () => expect(await deadLetters()).toBeGreaterThanOrEqual(before + time), soon)
    }
    await vi.waitFor(async () => expect(await metric('consumer_lag', submitted)).toBe(0), soon)
    expect(await listDeadLetters(sample.pool)).toHaveLength(1)
  })

  it('handles the events of the others while one consumer cannot be made, and tells which', async () => {
    // A stream that takes the subjects of jobs makes it impossible to have the right one.
    jetStream('STREAM.DELETE.JOBS')
    await vi.waitFor(async () => expect(await metric('consumer_ready', changed)).toBe(0), soon)
    await vi.waitFor(async () => {
      jetStream('STREAM.DELETE.JOBS')
      jetStream('STREAM.CREATE.BLOCKER', { name: 'BLOCKER', subjects: ['jobs.>'] })
      await expect(operator.ensureStream('jobs')).rejects.toThrow('overlap')
    }, soon)
    await sample.restart()
    await publish('not held up')
    await vi.waitFor(async () => expect(await effects('not held up')).toHaveLength(1), soon)
    expect(await metric('consumer_ready', submitted)).toBe(1)
    expect(await metric('consumer_ready', changed)).toBe(0)
    expect(await ready()).toMatchObject({ status: 'up', consumers: 'down' })
    jetStream('STREAM.DELETE.BLOCKER')
    await vi.waitFor(() => operator.ensureStream('jobs'), soon)
    const things = [{ id: 1, version: 1, title: 'welder' }]
    await sample.publish(contract.positionChanged, { things })
    await vi.waitFor(async () => expect(await effects('seen welder')).toHaveLength(1), soon)
    await vi.waitFor(async () => expect(await ready()).toMatchObject({ consumers: 'up' }), soon)
  })
})

describe('[SH-06] the end of an instance', () => {
  afterEach(stop)

  it('gives what waits to the other instances, which need not wait for it', async () => {
    const testHooks = { ackWaitMs: 120_000 }
    sample = await startTestService(service, { testHooks })
    const ending = await startService(service, sample.env, { ...defaultTestHooks, ...testHooks })
    for (const url of [sample.url, `http://127.0.0.1:${ending.port}`])
      await vi.waitFor(async () => expect(await metric('consumer_ready', submitted, url)).toBe(1), soon)
    const events = Array.from({ length: 24 }, (_, number) => `long ${number}`)
    for (const what of events) await publish(what)
    await vi.waitFor(async () => expect((await effects('begun long%')).length).toBeGreaterThan(5), soon)
    await ending.stop()
    await vi.waitFor(async () => expect(await effects('long%')).toEqual(events.toSorted()), soon)
  })

  it('comes four times from the same event: then that is a dead letter, and no other is lost', async () => {
    await start()
    await sample.crash()
    const startMortal = () => {
      const child = fork(path.join(import.meta.dirname, 'sample/impatient-main.ts'), {
        env: { ...inheritedVariables, ...sample.env, SAMPLE_WORD: 'mortal' },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      children.push(child)
      return child
    }
    const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `innocent ${name}`)
    await publish(others[0]!)
    await publish('fatal')
    for (const what of others.slice(1)) await publish(what)
    for (let time = 1; time <= 4; time += 1) await once(startMortal(), 'exit')
    const survivor = startMortal()
    await vi.waitFor(async () => expect(await listDeadLetters(sample.pool)).toHaveLength(1), soon)
    expect(await listDeadLetters(sample.pool)).toMatchObject([
      { error_code: 'process-ended', consumer: submitted },
    ])
    await vi.waitFor(async () => expect(await effects('innocent%')).toEqual(others), soon)
    expect(await effects('fatal')).toEqual([])
    expect(survivor.exitCode ?? survivor.signalCode).toBeNull()
    await vi.waitFor(
      async () => expect((await sample.pool.query('select from kit.unfinished_delivery')).rowCount).toBe(0),
      soon,
    )
  })
})
