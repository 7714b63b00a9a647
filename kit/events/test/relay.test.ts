import type { Socket } from 'node:net'
import type pg from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { emit } from '../src/emit.ts'
import { eventMetrics } from '../src/event-metrics.ts'
import type { LiveEventService } from '../src/event-service.ts'
import type { EventRuntime } from '../src/event-runtime.ts'
import type { NatsClient } from '../src/nats.ts'
import { notifying } from '../src/notify.ts'
import { Relay } from '../src/relay.ts'
import { Signal } from '../src/signal.ts'
import { createEventDatabase, eventServiceOn, greeted } from './event-database.ts'

let database: TestDatabase
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.outbox'))
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const soon = { interval: 10 }
/** What an instance that gave up the lead waits for another one to take it. */
const afterLeadMs = 1_500

/** In place of a server: takes what is published, or fails as a test wants it to. */
const startStream = () => {
  const published: string[] = []
  const listeners = new Set<() => void>()
  let isConnected = true
  const take = vi.fn<NatsClient['publishToStream']>(async (_subject, _payload, id) => void published.push(id))
  const checkStream = vi.fn<NatsClient['checkStream']>(async () => {})
  const client = {
    connected: () => isConnected,
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publishToStream: take,
    checkStream,
  } as Partial<NatsClient> as NatsClient
  return {
    client,
    published,
    take,
    checkStream,
    listening: () => listeners.size,
    lose: () => {
      isConnected = false
    },
    connect: () => {
      isConnected = true
      listeners.forEach((listener) => listener())
    },
  }
}

const startRelay = (stream = startStream(), hooks: Partial<EventRuntime> = {}) => {
  const base = eventServiceOn(database)
  const logged: { level: number; msg: string; reason?: string; failures?: number }[] = []
  const service: LiveEventService = {
    ...base,
    runtime: { ...base.runtime, pollMs: 60_000, leaderTimeoutMs: 120_000, ...hooks },
    log: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    nats: stream.client,
    metrics: eventMetrics(new Registry(), database.pool, { connected: () => true }),
  }
  const onSession = vi.fn<(session: pg.Client) => Promise<void>>(async () => {})
  const relay = new Relay(service, onSession)
  relay.start()
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= relay.stop())
  closing.push(stop)
  const leads = async () => (await service.metrics.leads.get()).values[0]!.value
  const failed = async () =>
    Object.fromEntries(
      (await service.metrics.publishFailed.get()).values.map(({ labels, value }) => [labels.reason, value]),
    )
  const count = async () => (await service.metrics.published.get()).values[0]!.value
  return { ...stream, service, onSession, logged, stop, leads, failed, count }
}
const leading = async (...of: Parameters<typeof startRelay>) => {
  const relay = startRelay(...of)
  await vi.waitFor(async () => expect(await relay.leads()).toBe(1), soon)
  return relay
}
/** Rows as other processes write them, of which nobody is notified. */
const write = (from: number, to: number) =>
  database.pool.query(
    `insert into kit.outbox (id, subject, payload)
     select 'id-' || number, $1, '{"number":' || number || '}' from generate_series($2::int, $3::int) number order by number`,
    [greeted.type, from, to],
  )
const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `id-${from + index}`)
/** On it nothing arrives anymore once it pauses, as behind a router that forgot it. */
const socketOf = (session: pg.Client) =>
  (session as pg.Client & { readonly connection: { readonly stream: Socket } }).connection.stream
const left = async () =>
  (await database.pool.query<{ id: string }>('select id from kit.outbox order by seq')).rows.map(
    ({ id }) => id,
  )

describe('[SH-06] the relay', () => {
  it('publishes what is there under its id, and deletes it', async () => {
    await write(1, 3)
    const { published, take, count, checkStream } = startRelay()
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(published).toEqual(ids(1, 3))
    expect(take).toHaveBeenCalledWith(greeted.type, '{"number":1}', 'id-1')
    await vi.waitFor(async () => expect(await count()).toBe(3), soon)
    expect(checkStream.mock.calls).toEqual([['wizard']])
  })

  it('publishes a backlog batch by batch from its oldest row, without waiting for the next poll', async () => {
    await write(1, 1_200)
    const { published, onSession, checkStream } = startRelay()
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(published).toEqual(ids(1, 1_200))
    await vi.waitFor(() => expect(onSession).toHaveBeenCalledTimes(3), soon)
    expect(checkStream).toHaveBeenCalledOnce()
  })

  it('asks nothing of a stream while there is nothing to publish', async () => {
    const { stop, checkStream, take } = await leading()
    await stop()
    expect([checkStream.mock.calls, take.mock.calls]).toEqual([[], []])
  })

  it('publishes a commit of its process at once', async () => {
    const { published, service } = await leading()
    await notifying(service.transaction)((tx) =>
      emit(tx, greeted, { by: 'ana', whom: 'bo' }, { at: new Date() }),
    )
    await vi.waitFor(() => expect(published).toHaveLength(1), soon)
  })

  it('finds by its poll what nobody told it', async () => {
    const { published } = await leading(startStream(), { pollMs: 20 })
    await write(1, 1)
    await vi.waitFor(() => expect(published).toEqual(ids(1, 1)), soon)
  })

  it('publishes what is left before it ends, and nothing after it', async () => {
    const { published, stop, leads } = await leading()
    await write(1, 2)
    await stop()
    expect([published, await left(), await leads()]).toEqual([ids(1, 2), [], 0])
    await write(3, 3)
    expect(await left()).toEqual(ids(3, 3))
  })

  it('goes on where its database session is ended, and says so', async () => {
    const { published, logged, leads } = await leading(startStream(), { pollMs: 50 })
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'wizard relay' and datname = current_database()`,
    )
    await vi.waitFor(
      () =>
        expect(logged.map(({ msg }) => msg)).toContain(
          'relay lost its database session, and the lead with it',
        ),
      soon,
    )
    await write(1, 1)
    await vi.waitFor(() => expect(published).toEqual(ids(1, 1)), soon)
    expect(await leads()).toBe(1)
  })
})

describe('[SH-06] the end of the relay', () => {
  it('is at once, also where it waits for NATS, and leaves nobody who would tell it of a connection', async () => {
    const stream = startStream()
    stream.lose()
    const { stop, onSession } = await leading(stream)
    await vi.waitFor(() => expect(onSession).toHaveBeenCalled(), soon)
    await stop()
    expect(stream.listening()).toBe(0)
  })

  it('ends its session, so that another may lead', async () => {
    const { stop } = await leading()
    await stop()
    const { rowCount } = await database.pool.query(
      `select from pg_stat_activity where application_name = 'wizard relay' and datname = current_database()`,
    )
    expect(rowCount).toBe(0)
  })
})

describe('[SH-06] a failure of the relay', () => {
  it('that is no lost connection is told, and the relay goes on', async () => {
    const stream = startStream()
    const { logged, onSession, published } = await leading(stream, { pollMs: 20 })
    onSession.mockRejectedValueOnce(Object.assign(new Error('no lease'), { code: 'broken' }))
    await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
    expect(logged).toMatchObject([
      { level: 50, msg: 'relay failed', error: { message: 'no lease', code: 'broken' } },
    ])
    await write(1, 1)
    await vi.waitFor(() => expect(published).toEqual(ids(1, 1)), soon)
  })

  it('is told of a lost session by the instance that led alone', async () => {
    const first = await leading()
    const second = startRelay()
    await vi.waitFor(() => expect(second.onSession).toHaveBeenCalled(), soon)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'wizard relay' and datname = current_database()`,
    )
    await vi.waitFor(() => expect(first.logged).toHaveLength(1), soon)
    expect(first.logged).toMatchObject([{ level: 40, error: { message: expect.any(String) } }])
    await vi.waitFor(async () => expect((await first.leads()) + (await second.leads())).toBe(1), soon)
    // it has a session again
    await vi.waitFor(
      () => expect(new Set(second.onSession.mock.calls.map(([session]) => session)).size).toBe(2),
      soon,
    )
    expect(second.logged).toEqual([])
  })
})

describe('[SH-06] what the stream does not take', () => {
  it('stays, is counted and logged by reason, and is published later', async () => {
    const stream = startStream()
    const failures = [
      { api_error: { err_code: 10_077 }, code: '400' },
      Object.assign(new Error('no'), { code: 'TIMEOUT' }),
      Object.assign(new TypeError('no'), { code: 5 }),
      'thrown',
    ]
    for (const failure of failures) stream.take.mockRejectedValueOnce(failure)
    await write(1, 6)
    const { failed, logged, count, published } = startRelay(stream)
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(published).toEqual([...ids(5, 6), ...ids(1, 4)])
    expect(await failed()).toEqual({ 'jetstream-10077': 1, TIMEOUT: 1, TypeError: 1, unknown: 1 })
    await vi.waitFor(async () => expect(await count()).toBe(6), soon)
    const warned = logged.filter(({ msg }) => msg === 'publish failed')
    expect(JSON.stringify(logged)).not.toContain('number')
    expect(warned.map(({ reason, failures: times }) => [reason, times])).toEqual([
      ['jetstream-10077', 1],
      ['TIMEOUT', 1],
      ['TypeError', 1],
      ['unknown', 1],
    ])
  })

  it('is tried again after a pause, a longer one each time that nothing at all is published', async () => {
    const waits = vi.spyOn(Signal.prototype, 'wait')
    closing.push(async () => waits.mockRestore())
    const stream = startStream()
    for (let time = 0; time < 2; time += 1) stream.take.mockRejectedValueOnce(new Error('no'))
    await write(1, 1)
    const { service, connect } = await leading(stream)
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    // one of two
    stream.take.mockRejectedValueOnce(new Error('no'))
    await write(2, 3)
    connect()
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    const { pollMs } = service.runtime
    expect(waits.mock.calls.flat().filter((waitMs) => waitMs !== pollMs)).toEqual([300, 600, 150])
  })

  it('is logged once for each reason, with how many there were', async () => {
    const stream = startStream()
    for (let time = 0; time < 3; time += 1)
      stream.take.mockRejectedValueOnce(Object.assign(new Error('no'), { code: '503' }))
    await write(1, 3)
    const { failed, logged } = startRelay(stream)
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(await failed()).toEqual({ '503': 3 })
    expect(logged.filter(({ msg }) => msg === 'publish failed')).toMatchObject([
      { reason: '503', failures: 3 },
    ])
  })

  it('looks whether the stream is right again, as after each connection', async () => {
    const stream = startStream()
    stream.take.mockRejectedValueOnce(new Error('no stream'))
    await write(1, 1)
    const { checkStream, connect } = await leading(stream)
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(checkStream).toHaveBeenCalledTimes(2)
    await write(2, 2)
    connect()
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(checkStream).toHaveBeenCalledTimes(3)
  })

  it('is tried although the stream is not right, which is told too', async () => {
    const stream = startStream()
    stream.checkStream.mockRejectedValueOnce(Object.assign(new Error('no'), { code: '409' }))
    stream.take.mockRejectedValueOnce(Object.assign(new Error('no'), { code: '503' }))
    await write(1, 1)
    const { failed } = startRelay(stream)
    await vi.waitFor(async () => expect(await left()).toEqual([]), soon)
    expect(await failed()).toEqual({ '409': 1, '503': 1 })
  })

  it('waits for a connection, and goes out as soon as there is one', async () => {
    const stream = startStream()
    stream.lose()
    await write(1, 1)
    const { take, connect, published } = await leading(stream)
    expect(take).not.toHaveBeenCalled()
    connect()
    await vi.waitFor(() => expect(published).toEqual(ids(1, 1)), soon)
  })
})

describe('[SH-06] the lead', () => {
  it('is of one instance, and goes to another when that ends', async () => {
    const first = await leading()
    const second = startRelay()
    await vi.waitFor(() => expect(second.onSession).toHaveBeenCalled(), soon)
    expect([await first.leads(), await second.leads()]).toEqual([1, 0])
    await first.stop()
    await write(1, 1)
    await vi.waitFor(() => expect(second.published).toEqual(ids(1, 1)), soon)
    expect([await first.leads(), await second.leads(), first.published]).toEqual([0, 1, []])
  })

  it('is notified of a commit of another instance', async () => {
    const first = await leading()
    const second = startRelay()
    await vi.waitFor(() => expect(second.onSession).toHaveBeenCalled(), soon)
    await notifying(second.service.transaction)((tx) =>
      emit(tx, greeted, { by: 'ana', whom: 'bo' }, { at: new Date() }),
    )
    await vi.waitFor(() => expect(first.published).toHaveLength(1), soon)
    expect(second.published).toEqual([])
  })

  it('hears at once of the commits of other instances, which tell it once each', async () => {
    const first = await leading()
    const second = startRelay()
    await vi.waitFor(() => expect(second.onSession).toHaveBeenCalled(), soon)
    const listening = await database.pool.connect()
    try {
      const heard = vi.fn<() => void>()
      listening.on('notification', heard)
      await listening.query('listen kit_outbox')
      await notifying(first.service.transaction)((tx) =>
        emit(tx, greeted, { by: 'ana', whom: 'bo' }, { at: new Date() }),
      )
      await vi.waitFor(() => expect(first.published).toHaveLength(1), soon)
      // its own instance needs no notification; here the other one hears of the commit too
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), soon)
      await listening.query('select 1')
      expect(heard).toHaveBeenCalledOnce()
      await write(1, 1)
      await listening.query(`notify kit_outbox`)
      await vi.waitFor(() => expect(first.published).toHaveLength(2), soon)
    } finally {
      await listening.query('unlisten *')
      listening.removeAllListeners('notification')
      listening.release()
    }
  })

  it('notifies nobody of the commits of its own instance', async () => {
    const { service, published } = await leading()
    const listening = await database.pool.connect()
    try {
      const heard: (string | undefined)[] = []
      listening.on('notification', ({ payload }) => heard.push(payload))
      await listening.query('listen kit_outbox')
      await notifying(service.transaction)((tx) =>
        emit(tx, greeted, { by: 'ana', whom: 'bo' }, { at: new Date() }),
      )
      await vi.waitFor(() => expect(published).toHaveLength(1), soon)
      await database.pool.query(`notify kit_outbox, 'last'`)
      await vi.waitFor(() => expect(heard).toContain('last'), soon)
      expect(heard).toEqual(['last'])
    } finally {
      await listening.query('unlisten *')
      listening.removeAllListeners('notification')
      listening.release()
    }
  })

  it('goes to another instance when the leader freezes, and stays there when it thaws', async () => {
    const { promise, resolve: thaw } = Promise.withResolvers<void>()
    closing.push(async () => thaw())
    const first = await leading(startStream(), { leaderTimeoutMs: 500, pollMs: 20 })
    const freeze = vi.fn<() => Promise<void>>(() => promise)
    first.onSession.mockImplementationOnce(freeze)
    await vi.waitFor(() => expect(freeze).toHaveBeenCalled(), soon)
    await write(1, 1)
    const second = startRelay()
    await vi.waitFor(() => expect(second.published).toEqual(ids(1, 1)), soon)
    thaw()
    await vi.waitFor(async () => expect(await first.leads()).toBe(0), soon)
    await write(2, 2)
    second.connect()
    await vi.waitFor(() => expect(second.published).toEqual(ids(1, 2)), soon)
    expect([await second.leads(), first.published]).toEqual([1, []])
  })

  it('comes back by a new session when the way to the database hangs', async () => {
    const { onSession, published } = await leading(startStream(), { leaderTimeoutMs: 500, pollMs: 20 })
    onSession.mockImplementationOnce(async (session) => void socketOf(session).pause())
    const sessions = () => new Set(onSession.mock.calls.map(([session]) => session)).size
    const before = sessions()
    await vi.waitFor(() => expect(sessions()).toBeGreaterThan(before), soon)
    await write(1, 1)
    await vi.waitFor(() => expect(published).toEqual(ids(1, 1)), soon)
  })

  it('is given up by an instance that cannot publish, for one that can', async () => {
    const stream = startStream()
    const first = await leading(stream, { pollMs: 10 })
    stream.lose()
    // a pass that had begun before may publish what it still finds
    const passes = first.onSession.mock.calls.length
    await vi.waitFor(() => expect(first.onSession.mock.calls.length).toBeGreaterThan(passes + 1), soon)
    // before there is another: what is written once it leads waits for its poll
    await write(1, 1)
    const second = startRelay()
    await vi.waitFor(() => expect(second.published).toEqual(ids(1, 1)), soon)
    expect(first.logged.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'relay gives up the lead, as it cannot publish'],
    ])
    expect([await first.leads(), await second.leads(), first.published]).toEqual([0, 1, []])
  })

  it('is given up after five passes without an ack, and kept where one of them had one', async () => {
    const { wait } = Signal.prototype as { readonly wait: (this: Signal, waitMs: number) => Promise<void> }
    // none between the passes
    const waits = vi.spyOn(Signal.prototype, 'wait').mockImplementation(async function (
      this: Signal,
      waitMs,
    ) {
      if (waitMs === afterLeadMs) await wait.call(this, waitMs)
    })
    closing.push(async () => waits.mockRestore())
    const stream = startStream()
    let calls = 0
    stream.take.mockImplementation(async (_subject, _payload, id) => {
      calls += 1
      if (calls === 4) return void stream.published.push(id)
      throw Object.assign(new Error('no'), { code: '503' })
    })
    await write(1, 2)
    // two rows a pass: the second pass has one ack
    const first = startRelay(stream)
    await vi.waitFor(
      () =>
        expect(first.logged.map(({ msg }) => msg)).toContain('relay gives up the lead, as it cannot publish'),
      soon,
    )
    expect([await left(), calls]).toEqual([ids(1, 1), 4 + 5])
  })
})
