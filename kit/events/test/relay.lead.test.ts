import type { Socket } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { emit } from '../src/emit.ts'
import { notifying } from '../src/notify.ts'
import { Signal } from '../src/signal.ts'
import { createEventDatabase, greeted } from './event-database.ts'
import { relaysOn, ids, soon, startStream } from './started-relay.ts'

let database: TestDatabase
const { closeAll, atEnd, startRelay, leading, write, left } = relaysOn(() => database)
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.outbox'))
afterEach(closeAll)

/** What an instance that gave up the lead waits for another one to take it. */
const afterLeadMs = 1_500

/** On it nothing arrives anymore once it pauses, as behind a router that forgot it. */
const socketOf = (session: pg.Client) =>
  (session as pg.Client & { readonly connection: { readonly stream: Socket } }).connection.stream

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

  it('does not notify of the commits of its own instance', async () => {
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
    atEnd(async () => thaw())
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
    atEnd(async () => waits.mockRestore())
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
