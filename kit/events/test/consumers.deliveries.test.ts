import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { listDeadLetters } from '../src/dead-letters.ts'
import { reaction } from '../src/subscription.ts'
import { createEventDatabase, effectsIn, greeted, leave } from './event-database.ts'
import { consumersOn, consumer, failing, greeting, leaving, message, soon } from './started-consumers.ts'

let database: TestDatabase
const { closeAll, pulling, held } = consumersOn(() => database)
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() =>
  database.pool.query(
    'truncate effect, kit.inbox, kit.dead_letter, kit.unfinished_delivery, kit.reaction_start',
  ),
)
afterEach(closeAll)

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
    // it is kept alive from its delivery on: its handler may begin later
    await vi.waitFor(() => {
      running.forEach(({ end }) => end())
      expect(kept.ack).toHaveBeenCalledOnce()
    }, soon)
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
