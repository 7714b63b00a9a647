import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { Signal } from '../src/signal.ts'
import { createEventDatabase } from './event-database.ts'
import { relaysOn, ids, soon, startStream } from './started-relay.ts'

let database: TestDatabase
const { closeAll, atEnd, startRelay, leading, write, left } = relaysOn(() => database)
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.outbox'))
afterEach(closeAll)

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
    atEnd(async () => waits.mockRestore())
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
