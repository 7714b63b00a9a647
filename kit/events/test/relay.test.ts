import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { emit } from '../src/emit.ts'
import { notifying } from '../src/notify.ts'
import { createEventDatabase, greeted } from './event-database.ts'
import { relaysOn, ids, soon, startStream } from './started-relay.ts'

let database: TestDatabase
const { closeAll, startRelay, leading, write, left } = relaysOn(() => database)
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.outbox'))
afterEach(closeAll)

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

  it('finds by its poll what it was not notified of', async () => {
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
  it('is at once, also where it waits for NATS, and leaves no listener for a connection', async () => {
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
