import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventType } from '@lunchpail/contracts/event'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { EventConsumers } from '../src/consumers.ts'
import { listDeadLetters } from '../src/dead-letters.ts'
import { eventMetrics } from '../src/event-metrics.ts'
import type { LiveEventService } from '../src/event-service.ts'
import type { NatsClient, StreamMessage } from '../src/nats.ts'
import { saveReactionStarts } from '../src/reaction-start.ts'
import { projection, reaction, type ReactionStart, type Subscription } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  delivered,
  effectsIn,
  eventServiceOn,
  greeted,
  leave,
  personChanged,
  said,
} from './event-database.ts'

let database: TestDatabase
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() =>
  database.pool.query(
    'truncate effect, kit.inbox, kit.dead_letter, kit.unfinished_delivery, kit.reaction_start',
  ),
)
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const soon = { interval: 10 }
const consumer = consumerOf(greeted)

/** In place of a server: it has every consumer that it is asked for, and delivers what a test gives it. */
const startStream = () => {
  const listeners = new Set<() => void>()
  const pulls: {
    name: string
    deliver: (message: StreamMessage) => void
    stop: () => void
    lose: () => void
  }[] = []
  const ensureConsumer = vi.fn<NatsClient['ensureConsumer']>(async ({ name }) => name)
  const lag = vi.fn<NatsClient['lag']>(async () => 0)
  const consume = vi.fn<NatsClient['consume']>(async (_noun, name, deliver) => {
    const lost: (() => void)[] = []
    const stop = vi.fn<() => void>()
    pulls.push({ name, deliver, stop, lose: () => lost.forEach((listener) => listener()) })
    return { stop, onLost: (listener) => void lost.push(listener) }
  })
  const client = {
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ensureConsumer,
    consume,
    lag,
  } as Partial<NatsClient> as NatsClient
  const connect = () => listeners.forEach((listener) => listener())
  return { client, pulls, ensureConsumer, consume, lag, connect }
}

type Counts = Partial<Pick<StreamMessage, 'sequence' | 'deliveries'>>

const message = (event: string, counts: Counts = {}) => ({
  sequence: 1,
  publishedAt: new Date('2026-11-21T10:00:00Z'),
  deliveries: 1,
  ...counts,
  payload: event,
  ack: vi.fn<() => void>(),
  nak: vi.fn<(delayMs: number) => void>(),
  working: vi.fn<() => void>(),
})
const greeting = (id: string, more: Counts = {}) =>
  message(delivered(greeted, id, { by: 'ana', whom: 'bo', word: id }), more)

const startConsumers = (
  subscriptions: readonly Subscription[],
  stream = startStream(),
  {
    databasePool = 1,
    ackWaitMs = 120_000,
    ...overrides
  }: Partial<LiveEventService> & {
    databasePool?: number
    ackWaitMs?: number
  } = {},
) => {
  const base = eventServiceOn(database, subscriptions)
  const logged: { level: number; msg: string; consumer?: string; attempts?: number }[] = []
  const service: LiveEventService = {
    ...base,
    config: { ...base.config, databasePool },
    runtime: { ...base.runtime, backOffMs: [10, 20, 30], databasePauseMs: 77, ackWaitMs },
    log: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    nats: stream.client,
    metrics: eventMetrics(new Registry(), database.pool, { connected: () => true }),
    ...overrides,
  }
  const consumers = new EventConsumers(service)
  consumers.start()
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= consumers.stop())
  closing.push(stop)
  const gauge = async (of: 'consumerReady' | 'lag', name = consumer) =>
    (await service.metrics[of].get()).values.find(({ labels }) => labels.consumer === name)?.value
  const outcomes = async () =>
    Object.fromEntries(
      (await service.metrics.event.get()).values.map(({ labels, value }) => [labels.outcome, value]),
    )
  return { ...stream, consumers, service, logged, stop, gauge, outcomes }
}
/** Consumers that are connected and pull. */
const pulling = async (...of: Parameters<typeof startConsumers>) => {
  const started = startConsumers(...of)
  started.connect()
  await vi.waitFor(() => expect(started.consumers.allReady()).toBe(true), soon)
  return { ...started, deliver: (one: StreamMessage) => started.pulls[0]!.deliver(one) }
}

/** Handlers that wait until a test lets them end, or is over. */
const held = () => {
  const running: { word: string; end: () => void }[] = []
  let isOver = false
  const subscription = reaction(greeted, { from: 'beginning' }, async (tx, { word = '' }) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    running.push({ word, end: resolve })
    if (!isOver) await promise
    await leave(tx, word)
  })
  closing.push(async () => {
    isOver = true
    running.forEach(({ end }) => end())
  })
  const words = () => running.map(({ word }) => word)
  const end = (word: string) => running.find((one) => one.word === word)!.end()
  return { running, subscription, words, end }
}
const leaving = (event: EventType = greeted, from: ReactionStart = 'beginning') =>
  reaction(event, { from }, (tx, data) => leave(tx, (data as { word?: string }).word ?? 'did'))
const failing = (failure: () => unknown) =>
  reaction(greeted, { from: 'beginning' }, async () => {
    throw failure()
  })

describe('[SH-06] a consumer', () => {
  it('is there once NATS is: of its owner’s stream, for its event, from the first one', async () => {
    const { consumers, connect, ensureConsumer, consume, gauge } = startConsumers(
      [leaving(), projection(personChanged, async () => {})],
      undefined,
      { ackWaitMs: 5_000 },
    )
    expect([consumers.allReady(), await gauge('consumerReady'), ensureConsumer.mock.calls]).toEqual([
      false,
      0,
      [],
    ])
    connect()
    await vi.waitFor(() => expect(consumers.allReady()).toBe(true), soon)
    expect(ensureConsumer.mock.calls.map(([settings]) => settings)).toEqual(
      [greeted, personChanged].map((event) => ({
        noun: 'wizard',
        name: consumerOf(event),
        subject: event.type,
        ackWaitMs: 5_000,
      })),
    )
    expect(consume.mock.calls.map(([noun, name]) => [noun, name])).toEqual([
      ['wizard', consumer],
      ['wizard', consumerOf(personChanged)],
    ])
    expect(await gauge('consumerReady')).toBe(1)
  })

  it('is not ready as long as another of its service is not', async () => {
    const stream = startStream()
    const never = new Promise<string>(() => {})
    stream.ensureConsumer.mockImplementation(async ({ name }) => (name === consumer ? name : never))
    const { consumers, connect, gauge } = startConsumers(
      [leaving(), projection(personChanged, async () => {})],
      stream,
    )
    connect()
    await vi.waitFor(async () => expect(await gauge('consumerReady')).toBe(1), soon)
    expect([await gauge('consumerReady', consumerOf(personChanged)), consumers.allReady()]).toEqual([
      0,
      false,
    ])
  })

  it('begins where its reaction does, and at the first event where one of its handlers wants all', async () => {
    const since = '2026-01-01T00:00:00Z'
    const startOf = async (...subscriptions: Subscription[]) => {
      await saveReactionStarts(eventServiceOn(database, subscriptions))
      const { ensureConsumer } = await pulling(subscriptions)
      return ensureConsumer.mock.calls[0]![0].from
    }
    expect(await startOf(leaving(greeted, since))).toEqual(new Date(since))
    expect(
      await startOf(
        projection(greeted, async () => {}),
        leaving(greeted, since),
      ),
    ).toBeUndefined()
  })

  it('is tried again until it can be made, and each time that is told', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockRejectedValueOnce(new Error('no stream'))
    stream.consume.mockRejectedValueOnce(new Error('no consumer'))
    const { logged, gauge } = await pulling([leaving()], stream)
    expect(logged).toMatchObject(
      ['no stream', 'no consumer'].map((text) => ({
        msg: 'consumer is not ready yet',
        consumer,
        error: { message: text },
      })),
    )
    expect(await gauge('consumerReady')).toBe(1)
  })

  it('is made again where the server lost it', async () => {
    const { pulls, ensureConsumer, gauge, consumers } = await pulling([leaving()])
    ensureConsumer.mockReturnValueOnce(new Promise((resolve) => setImmediate(resolve, `${consumer}-2`)))
    pulls[0]!.lose()
    expect([await gauge('consumerReady'), consumers.allReady()]).toEqual([0, false])
    expect(pulls[0]!.stop).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(pulls).toHaveLength(2), soon)
    expect(pulls[1]!.name).toBe(`${consumer}-2`)
    await vi.waitFor(async () => expect(await gauge('consumerReady')).toBe(1), soon)
    expect(consumers.allReady()).toBe(true)
  })

  it('pulls once, however often NATS was connected and lost meanwhile', async () => {
    const { pulls, connect, consumers } = await pulling([leaving()])
    connect()
    connect()
    await vi.waitFor(() => expect(pulls).toHaveLength(3), soon)
    await vi.waitFor(() => expect(consumers.allReady()).toBe(true), soon)
    pulls[0]!.lose()
    pulls[1]!.lose()
    await new Promise(setImmediate)
    expect(pulls).toHaveLength(3)
    expect(pulls.filter(({ stop }) => vi.mocked(stop).mock.calls.length === 0)).toHaveLength(1)
  })

  it('does not pull where its service stopped while it was made', async () => {
    const stream = startStream()
    const name = Promise.withResolvers<string>()
    stream.ensureConsumer.mockReturnValueOnce(name.promise)
    const { pulls, connect, stop, consumers } = startConsumers([leaving()], stream)
    connect()
    await vi.waitFor(() => expect(stream.ensureConsumer).toHaveBeenCalled(), soon)
    await stop()
    name.resolve(consumer)
    await vi.waitFor(() => expect(pulls).toHaveLength(1), soon)
    await vi.waitFor(() => expect(pulls[0]!.stop).toHaveBeenCalled(), soon)
    expect(consumers.allReady()).toBe(false)
  })

  it('is not tried again after its service stopped', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockRejectedValue(new Error('no stream'))
    const { connect, stop, logged } = startConsumers([leaving()], stream)
    connect()
    await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
    await stop()
    const { length } = stream.ensureConsumer.mock.calls
    // another one that began later tries again, and again
    const other = startStream()
    other.ensureConsumer.mockRejectedValue(new Error('no stream'))
    startConsumers([leaving()], other).connect()
    await vi.waitFor(() => expect(other.ensureConsumer).toHaveBeenCalledTimes(3), soon)
    expect(stream.ensureConsumer).toHaveBeenCalledTimes(length)
  })

  it('tells its lag under its declared name, and keeps the last where the server does not respond', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockResolvedValueOnce(`${consumer}-2`)
    const { consumers, gauge, lag } = await pulling([leaving()], stream)
    lag.mockResolvedValueOnce(7)
    await consumers.measureLag()
    expect(lag).toHaveBeenCalledWith('wizard', `${consumer}-2`)
    lag.mockRejectedValueOnce(new Error('no answer'))
    await consumers.measureLag()
    expect(await gauge('lag')).toBe(7)
  })
})

describe('[SH-06] a delivery', () => {
  it('is handled, counted and acknowledged, after which NATS hears no more of it', async () => {
    const { deliver, outcomes } = await pulling([leaving()], undefined, { ackWaitMs: 40 })
    const one = greeting('one')
    deliver(one)
    await vi.waitFor(() => expect(one.ack).toHaveBeenCalledOnce(), soon)
    const { length } = one.working.mock.calls
    const again = greeting('one', { sequence: 2 })
    deliver(again)
    await vi.waitFor(() => expect(again.ack).toHaveBeenCalledOnce(), soon)
    expect([await effectsIn(database), await outcomes()]).toEqual([['one'], { handled: 1, duplicate: 1 }])
    // as often as one that is still handled is kept alive meanwhile
    const { subscription, running } = held()
    const other = await pulling([subscription], undefined, { ackWaitMs: 40 })
    const kept = greeting('kept', { sequence: 3 })
    other.deliver(kept)
    await vi.waitFor(() => expect(kept.working.mock.calls.length).toBeGreaterThan(2), soon)
    running.forEach(({ end }) => end())
    await vi.waitFor(() => expect(kept.ack).toHaveBeenCalledOnce(), soon)
    expect([one.nak.mock.calls, one.working.mock.calls.length]).toEqual([[], length])
  })

  it('is kept alive while it is handled, and while it waits', async () => {
    const { subscription, running } = held()
    const { deliver } = await pulling([subscription], undefined, { ackWaitMs: 40 })
    const all = ['one', 'two', 'three'].map((id, index) => greeting(id, { sequence: index }))
    all.forEach(deliver)
    await vi.waitFor(() => {
      for (const one of all) expect(one.working.mock.calls.length).toBeGreaterThan(1)
    }, soon)
    await vi.waitFor(() => {
      running.forEach(({ end }) => end())
      for (const one of all) expect(one.ack).toHaveBeenCalledOnce()
    }, soon)
  })

  it('is one of two at a time in a small service, of as many as its pool leaves to events in a larger', async () => {
    for (const [databasePool, atOnce] of [
      [1, 2],
      [6, 3],
    ] as const) {
      await database.pool.query('truncate kit.inbox')
      const { subscription, running, words, end } = held()
      const { deliver } = await pulling([subscription], undefined, { databasePool })
      const all = Array.from({ length: atOnce + 1 }, (_, index) => greeting(`${index}`, { sequence: index }))
      all.forEach(deliver)
      await vi.waitFor(() => expect(running).toHaveLength(atOnce), soon)
      end('0')
      await vi.waitFor(() => expect(all[0]!.ack).toHaveBeenCalledOnce(), soon)
      await vi.waitFor(() => expect(words().at(-1)).toBe(`${atOnce}`), soon)
      for (const word of words()) end(word)
    }
  })

  it('is retried after a pause that grows, and becomes a dead letter at its eighth failure', async () => {
    const { deliver, outcomes, logged } = await pulling([failing(() => new Error('broken'))])
    const pauses: (number | undefined)[] = []
    for (let time = 1; time <= 8; time += 1) {
      // JetStream's own count also has deliveries that never reached a handler
      const one = greeting('one', { deliveries: time + 5 })
      deliver(one)
      await vi.waitFor(() => expect(one.ack.mock.calls.length + one.nak.mock.calls.length).toBe(1), soon)
      pauses.push(one.nak.mock.calls[0]?.[0])
    }
    expect(pauses).toEqual([10, 20, 30, 30, 30, 30, 30, undefined])
    expect(await outcomes()).toEqual({ retried: 7, 'dead-letter': 1 })
    expect(await listDeadLetters(database.pool)).toMatchObject([
      { consumer, event_id: 'one', error_message: 'broken', attempts: 8 },
    ])
    expect(logged.map(({ msg, consumer: of, attempts }) => [msg, of, attempts])).toEqual([
      ...[1, 2, 3, 4, 5, 6, 7].map((attempts) => ['event will be retried', consumer, attempts]),
      ['event became a dead letter', consumer, 8],
    ])
    expect((await database.pool.query('select from kit.unfinished_delivery')).rowCount).toBe(0)
  })

  it('begins its count again where it was handled or became a dead letter', async () => {
    let isBroken = true
    const subscription = reaction(greeted, { from: 'beginning' }, async (tx, { word = '' }) => {
      if (isBroken) throw new Error('broken')
      await leave(tx, word)
    })
    const { deliver, logged } = await pulling([subscription])
    const deliverOnce = async () => {
      const one = greeting('one')
      deliver(one)
      await vi.waitFor(() => expect(one.ack.mock.calls.length + one.nak.mock.calls.length).toBe(1), soon)
    }
    await deliverOnce()
    isBroken = false
    await deliverOnce()
    await database.pool.query('truncate kit.inbox')
    isBroken = true
    await deliverOnce()
    expect(logged.map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  it('counts its failures apart from those of other deliveries', async () => {
    const { deliver, logged } = await pulling([failing(() => new Error('broken'))])
    for (const sequence of [1, 2]) {
      const one = greeting(`${sequence}`, { sequence })
      deliver(one)
      await vi.waitFor(() => expect(one.nak).toHaveBeenCalledWith(10), soon)
    }
    expect(logged.map(({ attempts }) => attempts)).toEqual([1, 1])
  })

  it('becomes a dead letter at once where no retry can help', async () => {
    const { deliver, outcomes } = await pulling([leaving()])
    const one = message('no event')
    deliver(one)
    await vi.waitFor(() => expect(one.ack).toHaveBeenCalledOnce(), soon)
    expect([one.nak.mock.calls, await outcomes()]).toEqual([[], { 'dead-letter': 1 }])
    expect(await listDeadLetters(database.pool)).toMatchObject([
      { event_type: 'unreadable', error_code: 'event-invalid', attempts: 1 },
    ])
  })

  it('waits for a database that cannot be reached as long as that takes, without counting', async () => {
    const lost = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    const { deliver, outcomes, logged } = await pulling([failing(() => lost)])
    for (let time = 1; time <= 9; time += 1) {
      const one = greeting('one', { deliveries: time })
      deliver(one)
      await vi.waitFor(() => expect(one.nak).toHaveBeenCalledWith(77), soon)
      expect(one.ack).not.toHaveBeenCalled()
    }
    expect([await outcomes(), logged, await listDeadLetters(database.pool)]).toEqual([{ retried: 9 }, [], []])
  })

  it('is retried where its dead letter cannot be saved', async () => {
    const query = () => Promise.reject(new Error('disk full'))
    const { deliver, outcomes } = await pulling([leaving()], undefined, {
      pool: { query } as unknown as TestDatabase['pool'],
    })
    const one = message('no event')
    deliver(one)
    await vi.waitFor(() => expect(one.nak).toHaveBeenCalledWith(77), soon)
    expect([one.ack.mock.calls, await outcomes()]).toEqual([[], { retried: 1 }])
  })

  it('that comes again is handled alone among those, beside those that come for the first time', async () => {
    const { subscription, running, words, end } = held()
    const { deliver } = await pulling([subscription], undefined, { databasePool: 6 })
    const again = ['again one', 'again two'].map((id, index) =>
      greeting(id, { sequence: index, deliveries: 2 }),
    )
    const first = ['one', 'two'].map((id, index) => greeting(id, { sequence: index + 2 }))
    for (const one of [...again, ...first]) deliver(one)
    await vi.waitFor(() => expect(running).toHaveLength(3), soon)
    expect(words().toSorted()).toEqual(['again one', 'one', 'two'])
    end('one')
    await vi.waitFor(() => expect(first[0]!.ack).toHaveBeenCalled(), soon)
    deliver(greeting('three', { sequence: 4 }))
    await vi.waitFor(() => expect(words()).toContain('three'), soon)
    expect(words()).not.toContain('again two')
    end('again one')
    await vi.waitFor(() => expect(words()).toContain('again two'), soon)
    for (const word of words()) end(word)
    await vi.waitFor(() => expect(again[1]!.ack).toHaveBeenCalled(), soon)
  })

  it('that comes again goes before what waits for the first time', async () => {
    const { subscription, running, words } = held()
    const { deliver } = await pulling([subscription])
    for (const [sequence, id] of ['one', 'two', 'three'].entries()) deliver(greeting(id, { sequence }))
    deliver(greeting('again', { sequence: 9, deliveries: 2 }))
    await vi.waitFor(() => expect(running).toHaveLength(2), soon)
    running[0]!.end()
    await vi.waitFor(() => expect(running).toHaveLength(3), soon)
    expect(words()[2]).toBe('again')
    await vi.waitFor(async () => {
      running.forEach(({ end }) => end())
      expect(await effectsIn(database)).toEqual(['again', 'one', 'three', 'two'])
    }, soon)
  })

  it('that ended the process too often is a dead letter that no handler sees again', async () => {
    await database.pool.query(
      'insert into kit.unfinished_delivery (consumer, event_id, deliveries) values ($1, $2, 3)',
      [consumer, 'one'],
    )
    const { deliver, outcomes } = await pulling([leaving()])
    const one = greeting('one', { deliveries: 6 })
    deliver(one)
    await vi.waitFor(() => expect(one.ack).toHaveBeenCalledOnce(), soon)
    expect(await listDeadLetters(database.pool)).toMatchObject([
      { event_id: 'one', error_code: 'process-ended', attempts: 6 },
    ])
    expect([await effectsIn(database), await outcomes()]).toEqual([[], { 'dead-letter': 1 }])
    expect((await database.pool.query('select from kit.unfinished_delivery')).rowCount).toBe(0)
  })

  it('that ended the process too often stays counted until it is a dead letter', async () => {
    await database.pool.query(
      'insert into kit.unfinished_delivery (consumer, event_id, deliveries) values ($1, $2, 3)',
      [consumer, 'one'],
    )
    const { pool } = database
    const query = (...of: unknown[]) =>
      String(of[0]).includes('kit.dead_letter')
        ? Promise.reject(new Error('disk full'))
        : (pool.query as (...all: unknown[]) => unknown).apply(pool, of)
    const { deliver } = await pulling([leaving()], undefined, { pool: { query } as unknown as typeof pool })
    const one = greeting('one', { deliveries: 6 })
    deliver(one)
    await vi.waitFor(() => expect(one.nak).toHaveBeenCalledWith(77), soon)
    const { rows } = await pool.query('select deliveries from kit.unfinished_delivery')
    expect(rows).toEqual([{ deliveries: 4 }])
  })
})

describe('[SH-06] deliveries that wait for the same consumer', () => {
  const saying = (id: string, more: Counts = {}) => message(delivered(said, id, { by: id, word: id }), more)
  /** Handlers of which the first two, as many as there are at a time, wait until more are there. */
  const beingBusy = async (handle: (tx: Transaction, word: string) => Promise<void>, more = {}) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    let begun = 0
    const subscription = reaction(said, { from: 'beginning' }, async (tx, { word }) => {
      begun += 1
      if (word.startsWith('busy')) return promise
      return handle(tx as Transaction, word)
    })
    const started = await pulling([subscription], undefined, more)
    const busy = ['busy one', 'busy two'].map((id, sequence) => saying(id, { sequence }))
    busy.forEach(started.deliver)
    await vi.waitFor(() => expect(begun).toBe(2), soon)
    const deliver = (...ids: string[]) => {
      const all = ids.map((id, index) => saying(id, { sequence: index + 2 }))
      all.forEach(started.deliver)
      return all
    }
    return { ...started, deliver, release: resolve }
  }
  const batches = async ({ metrics }: LiveEventService) =>
    Object.fromEntries((await metrics.batch.get()).values.map(({ labels, value }) => [labels.outcome, value]))
  const answered = (all: ReturnType<typeof saying>[]) =>
    vi.waitFor(() => {
      for (const { ack, nak } of all) expect(ack.mock.calls.length + nak.mock.calls.length).toBe(1)
    }, soon)

  it('are handled in one transaction, and acknowledged one by one', async () => {
    const { deliver, release, outcomes, service } = await beingBusy(async (tx) => {
      const [row] = await tx.$queryRawUnsafe<{ id: string }[]>('select pg_current_xact_id()::text as id')
      await leave(tx, row!.id)
    })
    const all = deliver('one', 'two', 'three')
    release()
    await answered(all)
    const left = await effectsIn(database)
    expect([left.length, new Set(left).size]).toEqual([3, 1])
    expect([await outcomes(), await batches(service)]).toEqual([{ handled: 5 }, { handled: 1 }])
  })

  it('are handled one by one where one of them fails: that one alone is retried', async () => {
    const { deliver, release, outcomes, service, logged } = await beingBusy(async (tx, word) => {
      await leave(tx, word)
      if (word === 'poison') throw new Error('broken')
    })
    const all = deliver('one', 'poison', 'three')
    release()
    await answered(all)
    expect(all.map(({ nak }) => nak.mock.calls)).toEqual([[], [[10]], []])
    expect(await effectsIn(database)).toEqual(['one', 'three'])
    expect([await outcomes(), await batches(service)]).toEqual([{ handled: 4, retried: 1 }, { failed: 1 }])
    expect(logged.map(({ msg, attempts }) => [msg, attempts])).toEqual([
      ['batch failed, and its events are handled one by one', undefined],
      ['event will be retried', 1],
    ])
  })

  it('are no batch with one that cannot be read, which is a dead letter', async () => {
    const { deliver, release, pulls, service } = await beingBusy(leave)
    const broken = message(delivered(said, 'broken', { by: 4 }), { sequence: 9 })
    const all = deliver('one')
    pulls[0]!.deliver(broken)
    all.push(...deliver('two'), broken)
    release()
    await answered(all)
    expect(await effectsIn(database)).toEqual(['one', 'two'])
    expect(await listDeadLetters(database.pool)).toMatchObject([{ event_id: 'broken', attempts: 1 }])
    expect(await batches(service)).toEqual({ handled: 1 })
  })

  it('all wait for a database that cannot be reached, without counting', async () => {
    const lost = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    const { deliver, release, logged } = await beingBusy(() => Promise.reject(lost))
    const all = deliver('one', 'two')
    release()
    await answered(all)
    expect(all.map(({ nak }) => nak.mock.calls)).toEqual([[[77]], [[77]]])
    expect(logged).toEqual([])
  })

  it('are given back where their batch fails as the service stops', async () => {
    const failing = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const { deliver, release, stop } = await beingBusy(() => {
      begun.resolve()
      return failing.promise
    })
    const all = deliver('one', 'two')
    release()
    await begun.promise
    const stopping = stop()
    failing.reject(new Error('broken'))
    await stopping
    expect(all.map(({ ack, nak }) => [ack.mock.calls, nak.mock.calls])).toEqual(Array(2).fill([[], [[0]]]))
    expect(await effectsIn(database)).toEqual([])
  })
})

describe('[SH-06] the end of the consumers', () => {
  it('stops the pulls, gives back at once what waits, and waits for what is being handled', async () => {
    const { subscription, running, end } = held()
    const { deliver, pulls, stop } = await pulling([subscription])
    const handled = ['one', 'two'].map((id, index) => greeting(id, { sequence: index }))
    const waiting = [greeting('three', { sequence: 3 }), greeting('four', { sequence: 4, deliveries: 2 })]
    for (const one of [...handled, ...waiting]) deliver(one)
    await vi.waitFor(() => expect(running).toHaveLength(2), soon)
    let hasStopped = false
    const stopping = stop().then(() => (hasStopped = true))
    expect(pulls[0]!.stop).toHaveBeenCalledOnce()
    for (const one of waiting) expect(one.nak.mock.calls).toEqual([[0]])
    const late = greeting('late', { sequence: 5 })
    deliver(late)
    end('one')
    await vi.waitFor(() => expect(handled[0]!.ack).toHaveBeenCalled(), soon)
    expect([hasStopped, running.length]).toEqual([false, 2])
    end('two')
    await stopping
    expect(handled[1]!.ack).toHaveBeenCalledOnce()
    expect(await effectsIn(database)).toEqual(['one', 'two'])
    expect([late.ack.mock.calls, late.nak.mock.calls]).toEqual([[], []])
  })

  it('is at once where nothing is handled', async () => {
    const { stop, deliver } = await pulling([leaving()])
    const one = greeting('one')
    deliver(one)
    await vi.waitFor(() => expect(one.ack).toHaveBeenCalled(), soon)
    await stop()
    expect(one.nak).not.toHaveBeenCalled()
  })
})
