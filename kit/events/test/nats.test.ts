import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import type { Noun } from '@lunchpail/contracts/noun'
import { streamDays } from '@lunchpail/kit-database/retention'
import { connectNats, type NatsClient, type StreamMessage } from '../src/nats.ts'
import { decodeTabUpdate, tabUpdateSubjects, type TabUpdate } from '../src/tab-updates.ts'
import { streamName } from '../src/stream-name.ts'
import { freePort } from '../src/testing/free-port.ts'
import { startTestNats, type TestNats } from '../src/testing/test-nats.ts'

let server: TestNats
let nats: NatsClient
let monitor: number
beforeAll(async () => {
  monitor = await freePort()
  server = await startTestNats({ configuration: `http: "127.0.0.1:${monitor}"` })
  nats = connectNats({ url: server.url, name: 'test' })
  await new Promise<void>((resolve) => void nats.onConnect(resolve))
  await nats.ensureStream('jobs')
})
afterAll(async () => {
  await nats?.close()
  await server?.remove()
})

const soon = { interval: 20 }

interface Monitored {
  readonly name: string
  readonly config: object
  readonly state: { readonly messages: number }
  readonly consumer_detail?: readonly Monitored[]
}
/** The settings of a stream and its consumers, as the server shows them to its operators. */
const monitored = async (noun: Noun) => {
  const answer = await fetch(`http://127.0.0.1:${monitor}/jsz?streams=1&consumers=1&config=1`)
  const { account_details: accounts } = (await answer.json()) as {
    account_details: readonly { readonly stream_detail: readonly Monitored[] }[]
  }
  const {
    config,
    state,
    consumer_detail: consumers = [],
  } = accounts.flatMap(({ stream_detail: streams }) => streams).find(({ name }) => name === streamName(noun))!
  return {
    stream: config,
    state,
    consumer: (wanted: string) => consumers.find(({ name }) => name === wanted)!.config,
  }
}
const nanoseconds = (ms: number): number => ms * 1_000_000

it('keeps events on disk for as long as a consumer may be behind, whatever an operator changed there', async () => {
  const kept = {
    subjects: ['jobs.>'],
    storage: 'file',
    retention: 'limits',
    discard: 'new',
    num_replicas: 1,
    max_bytes: -1,
    max_age: nanoseconds(streamDays * 86_400_000),
    duplicate_window: nanoseconds(120_000),
  }
  expect((await monitored('jobs')).stream).toMatchObject(kept)
  expect(await nats.ensureStream('jobs')).toBe('unchanged')
  await nats.checkStream('jobs')
  const changed = {
    name: streamName('jobs'),
    subjects: ['jobs.>'],
    max_age: nanoseconds(120_000),
    sources: [{ name: 'PROFILE' }],
  }
  nats.publish(`$JS.API.STREAM.UPDATE.${streamName('jobs')}`, JSON.stringify(changed))
  await vi.waitFor(async () => expect((await monitored('jobs')).stream).toMatchObject(changed), soon)
  await expect(nats.checkStream('jobs')).rejects.toThrow('JOBS is different in max_age, discard, sources')
  expect(await nats.ensureStream('jobs')).toBe('changed')
  expect((await monitored('jobs')).stream).toMatchObject(kept)
  expect((await monitored('jobs')).stream).not.toHaveProperty('sources')
  await nats.checkStream('jobs')
  await expect(nats.checkStream('profile')).rejects.toThrow('PROFILE is not there')
})

it('takes no more events once a stream is as large as an operator allows, and keeps those it has', async () => {
  const bounded = connectNats({ url: server.url, name: 'test', streamBytes: 4_000 })
  onTestFinished(bounded.close)
  await new Promise<void>((resolve) => void bounded.onConnect(resolve))
  await bounded.ensureStream('matches')
  const publish = (id: string) => bounded.publishToStream('matches.filled.v1', 'x'.repeat(3_000), id)
  await publish('first')
  await expect(publish('second')).rejects.toMatchObject({ api_error: { err_code: 10_077 } })
  expect((await monitored('matches')).state.messages).toBe(1)
  await nats.ensureStream('matches')
  await publish('second')
})

it('leaves it to a service when it gives an event up: a consumer delivers it until it is acknowledged', async () => {
  const settings = { noun: 'jobs', name: 'patient', subject: 'jobs.patient.v1', ackWaitMs: 7_000 } as const
  await nats.ensureConsumer(settings)
  expect((await monitored('jobs')).consumer('patient')).toMatchObject({
    durable_name: 'patient',
    deliver_policy: 'all',
    replay_policy: 'instant',
    ack_policy: 'explicit',
    ack_wait: nanoseconds(7_000),
    max_deliver: -1,
    max_ack_pending: 512,
  })
})

it('keeps a durable consumer, updates its mutable settings, and creates a successor for others', async () => {
  const settings = {
    noun: 'jobs',
    name: 'wizard--jobs-position-changed-v1',
    subject: 'jobs.position.changed.v1',
    ackWaitMs: 5_000,
  } as const
  expect(await nats.ensureConsumer(settings)).toBe(settings.name)
  expect(await nats.ensureConsumer({ ...settings, ackWaitMs: 9_000 })).toBe(settings.name)
  const moved = { ...settings, subject: 'jobs.position.changed.v2' }
  expect(await nats.ensureConsumer(moved)).toBe(`${settings.name}-2`)
  expect(await nats.ensureConsumer(moved)).toBe(`${settings.name}-2`)
})

it('knows the last message that a consumer or its successor delivered, and none of one that is not there', async () => {
  const settings = { noun: 'jobs', name: 'wizard--jobs-read-v1', ackWaitMs: 5_000 } as const
  expect(await nats.lastDelivered('jobs', settings.name)).toBeUndefined()
  await nats.ensureConsumer({ ...settings, subject: 'jobs.unread.v1' })
  const name = await nats.ensureConsumer({ ...settings, subject: 'jobs.read.v1' })
  await nats.publishToStream('jobs.read.v1', '{}', 'read')
  const read = Promise.withResolvers<number>()
  const pull = await nats.consume('jobs', name, (message) => {
    message.ack()
    read.resolve(message.sequence)
  })
  const sequence = await read.promise
  pull.stop()
  expect(await nats.lastDelivered('jobs', settings.name)).toBe(sequence)
})

it('prunes the consumers that a service no longer declares, and no others', async () => {
  const settings = (name: string, subject: string) =>
    ({ noun: 'jobs', name, subject, ackWaitMs: 5_000 }) as const
  const names = ['matches--jobs-kept-v1', 'matches--jobs-gone-v1', 'profile--jobs-gone-v1']
  for (const name of names) await nats.ensureConsumer(settings(name, 'jobs.one.v1'))
  await nats.ensureConsumer(settings(names[0]!, 'jobs.two.v1'))
  expect(await nats.prune('matches', [names[0]!])).toEqual(['matches--jobs-gone-v1'])
  expect(await nats.prune('matches', [names[0]!])).toEqual([])
  expect(await nats.lag('jobs', 'matches--jobs-kept-v1-2')).toBe(0)
  expect(await nats.lag('jobs', 'profile--jobs-gone-v1')).toBe(0)
  await expect(nats.lag('jobs', 'matches--jobs-gone-v1')).rejects.toThrow()
})

it('drops a repeat of an event with the same id', async () => {
  await nats.ensureConsumer({ noun: 'jobs', name: 'counted', subject: 'jobs.item.v1', ackWaitMs: 5_000 })
  for (let time = 0; time < 3; time += 1) await nats.publishToStream('jobs.item.v1', '{}', 'one-id')
  expect(await nats.lag('jobs', 'counted')).toBe(1)
})

it('has a subscription once it says so: what another one says right after is heard', async () => {
  const other = connectNats({ url: server.url, name: 'other' })
  onTestFinished(() => other.close())
  await new Promise<void>((resolve) => void other.onConnect(resolve))
  const said = Array.from({ length: 100 }, (_, number) => `live.subscribed.${number}`)
  const heard: string[] = []
  for (const subject of said) {
    await nats.subscribe(subject, () => void heard.push(subject))
    other.publish(subject, '{}')
  }
  await nats.subscribe('live.subscribed.last', (subject) => void heard.push(subject))
  other.publish('live.subscribed.last', '{}')
  await vi.waitFor(() => expect(heard).toContain('live.subscribed.last'), soon)
  expect(said.filter((subject) => !heard.includes(subject))).toEqual([])
})

it('delivers notices to subscribers, also after the server restarted', async () => {
  const received: (TabUpdate | undefined)[] = []
  for (const subject of tabUpdateSubjects)
    await nats.subscribe(subject, (from, payload) => received.push(decodeTabUpdate(from, payload)))
  nats.publish('live.account.a-1', '{"topic":"applications"}')
  await vi.waitFor(() =>
    expect(received).toEqual([{ kind: 'changed', accountId: 'a-1', topic: 'applications' }]),
  )
  await server.stop()
  await vi.waitFor(() => expect(nats.connected()).toBe(false))
  nats.publish('live.session.s-1', '{}')
  await server.start()
  await vi.waitFor(() => expect(nats.connected()).toBe(true))
  nats.publish('live.session.s-2', '{}')
  await vi.waitFor(() => expect(received).toContainEqual({ kind: 'session', sessionId: 's-2' }))
  // what was said while there was no server is lost
  expect(received).not.toContainEqual({ kind: 'session', sessionId: 's-1' })
})

const pulled = async (name: string) => {
  const messages: StreamMessage[] = []
  const pull = await nats.consume('jobs', name, (message) => void messages.push(message))
  onTestFinished(pull.stop)
  return { messages, pull }
}
const publish = (subject: string, id: string) => nats.publishToStream(subject, JSON.stringify({ id }), id)

it('delivers an event with when it was published, as often as it is given back, and not once it is acknowledged', async () => {
  const subject = 'jobs.given.v1'
  const name = await nats.ensureConsumer({ noun: 'jobs', name: 'given', subject, ackWaitMs: 60_000 })
  const before = Date.now()
  await publish(subject, 'given-1')
  const { messages } = await pulled(name)
  for (const deliveries of [1, 2, 3]) {
    await vi.waitFor(() => expect(messages).toHaveLength(deliveries), soon)
    expect(messages.at(-1)).toMatchObject({
      deliveries,
      payload: '{"id":"given-1"}',
      sequence: messages[0]!.sequence,
    })
    expect(await nats.lag('jobs', name)).toBe(1)
    if (deliveries < 3) messages.at(-1)!.nak(0)
  }
  const publishedAt = messages[0]!.publishedAt.getTime()
  expect(publishedAt).toBeGreaterThan(before - 5_000)
  expect(publishedAt).toBeLessThan(Date.now() + 5_000)
  messages.at(-1)!.ack()
  await vi.waitFor(async () => expect(await nats.lag('jobs', name)).toBe(0), soon)
  expect(messages).toHaveLength(3)
})

it('counts what was delivered and what was not yet as the lag of a consumer', async () => {
  const subject = 'jobs.lagging.v1'
  const name = await nats.ensureConsumer({ noun: 'jobs', name: 'lagging', subject, ackWaitMs: 60_000 })
  await publish(subject, 'lagging-1')
  const { messages, pull } = await pulled(name)
  await vi.waitFor(() => expect(messages).toHaveLength(1), soon)
  pull.stop()
  await publish(subject, 'lagging-2')
  expect(await nats.lag('jobs', name)).toBe(2)
  expect(messages).toHaveLength(1)
})

it('delivers again what is not acknowledged within the ack wait, which may change, and waits while work goes on', async () => {
  const settings = { noun: 'jobs', name: 'slow', subject: 'jobs.slow.v1', ackWaitMs: 60_000 } as const
  await nats.ensureConsumer(settings)
  const name = await nats.ensureConsumer({ ...settings, ackWaitMs: 500 })
  const idle = await nats.ensureConsumer({ ...settings, name: 'idle', ackWaitMs: 500 })
  await publish(settings.subject, 'slow-1')
  const { messages } = await pulled(name)
  await vi.waitFor(() => expect(messages).toHaveLength(1), soon)
  const working = setInterval(() => messages[0]!.working(), 100)
  onTestFinished(() => clearInterval(working))
  // no subscription works on it there: it comes a second and a third time
  const { messages: again } = await pulled(idle)
  await vi.waitFor(() => expect(again).toHaveLength(3), soon)
  expect(messages).toHaveLength(1)
  clearInterval(working)
  await vi.waitFor(() => expect(messages).toHaveLength(2), soon)
})

it('begins a consumer at a time, keeps where one began, and makes a successor where earlier events are wanted', async () => {
  const subject = 'jobs.begun.v1'
  const settings = { noun: 'jobs', name: 'begun', subject, ackWaitMs: 60_000 } as const
  await publish(subject, 'begun-1')
  const published = Date.now()
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(published), { interval: 1 })
  const from = new Date()
  await publish(subject, 'begun-2')
  expect(await nats.ensureConsumer({ ...settings, from })).toBe('begun')
  expect(await nats.lag('jobs', 'begun')).toBe(1)
  expect(await nats.ensureConsumer({ ...settings, from: new Date(0) })).toBe('begun')
  expect(await nats.ensureConsumer(settings)).toBe('begun-2')
  expect(await nats.lag('jobs', 'begun-2')).toBe(2)
  expect(await nats.ensureConsumer({ ...settings, name: 'begun-2', from })).toBe('begun-2')
})

it('tells when the server no longer has the consumer or its stream', async () => {
  const name = await nats.ensureConsumer({
    noun: 'jobs',
    name: 'matches--jobs-lost-v1',
    subject: 'jobs.lost.v1',
    ackWaitMs: 60_000,
  })
  const { pull } = await pulled(name)
  const onLost = vi.fn<() => void>()
  pull.onLost(onLost)
  expect(await nats.prune('matches', ['matches--jobs-kept-v1'])).toEqual([name])
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce(), soon)

  await nats.ensureStream('matches')
  const settings = { noun: 'matches', name: 'lost', subject: 'matches.lost.v1', ackWaitMs: 60_000 } as const
  const lost = await nats.consume('matches', await nats.ensureConsumer(settings), () => {})
  onTestFinished(lost.stop)
  const onLostStream = vi.fn<() => void>()
  lost.onLost(onLostStream)
  nats.publish(`$JS.API.STREAM.DELETE.${streamName('matches')}`, '')
  await vi.waitFor(() => expect(onLostStream).toHaveBeenCalledOnce(), soon)
})

it('sends what was said before it is closed, and nothing after', async () => {
  const received: string[] = []
  await nats.subscribe('live.closing.*', (subject) => void received.push(subject))
  const other = connectNats({ url: server.url, name: 'other' })
  await new Promise<void>((resolve) => void other.onConnect(resolve))
  for (let number = 0; number < 100; number += 1) other.publish(`live.closing.${number}`, '{}')
  await other.close()
  expect([other.connected(), other.refused()]).toEqual([false, false])
  other.publish('live.closing.after', '{}')
  await vi.waitFor(() => expect(received).toHaveLength(100), soon)
  await expect(other.ensureStream('jobs')).rejects.toThrow('NATS is not connected')
})

it('is closed at once where there is no server, and does not connect once there is one', async () => {
  const port = await freePort()
  const clientOf = (name: string) => connectNats({ url: `nats://127.0.0.1:${port}`, name })
  const [closed, patient] = [clientOf('closed'), clientOf('patient')]
  onTestFinished(() => patient.close())
  const subscribed = closed.subscribe('live.account.*', () => {})
  expect(closed.connected()).toBe(false)
  await closed.close()
  await subscribed
  const late = await startTestNats({ port })
  onTestFinished(() => late.remove())
  // it tries as often
  await vi.waitFor(() => expect(patient.connected()).toBe(true), soon)
  expect(closed.connected()).toBe(false)
})

it('does not respond once its connection is closed, and fails where it is asked for a stream', async () => {
  const other = connectNats({ url: server.url, name: 'other' })
  await new Promise<void>((resolve) => void other.onConnect(resolve))
  const subject = 'jobs.closed.v1'
  const name = await other.ensureConsumer({ noun: 'jobs', name: 'closed', subject, ackWaitMs: 60_000 })
  await publish(subject, 'closed-1')
  const messages: StreamMessage[] = []
  await other.consume('jobs', name, (message) => void messages.push(message))
  await vi.waitFor(() => expect(messages).toHaveLength(1), soon)
  await other.disconnect()
  // and it was not refused
  expect([other.connected(), other.refused()]).toEqual([false, false])
  const [message] = messages
  expect(() => {
    message!.ack()
    message!.nak(0)
    message!.working()
  }).not.toThrow()
  await expect(other.publishToStream(subject, '{}', 'closed-2')).rejects.toThrow('NATS is not connected')
  expect(await nats.lag('jobs', name)).toBe(1)
})

it('tells no more listeners of a connection that said they want to hear no more', async () => {
  const [kept, gone] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onTestFinished(nats.onConnect(kept))
  nats.onConnect(gone)()
  expect([kept.mock.calls.length, gone.mock.calls.length]).toEqual([1, 1])
  await server.stop()
  await vi.waitFor(() => expect(nats.connected()).toBe(false), soon)
  await server.start()
  await vi.waitFor(() => expect(kept).toHaveBeenCalledTimes(2), soon)
  expect(gone).toHaveBeenCalledOnce()
})
