import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { listDeadLetters } from '../src/dead-letters.ts'
import type { LiveEventService } from '../src/event-service.ts'
import { reaction } from '../src/subscription.ts'
import { createEventDatabase, delivered, effectsIn, leave, said } from './event-database.ts'
import { consumersOn, type Counts, message, soon } from './started-consumers.ts'

let database: TestDatabase
const { closeAll, pulling } = consumersOn(() => database)
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
    /** What waited is handled then, too. */
    const release = () => {
      resolve()
      return answered(busy)
    }
    return { ...started, deliver, release }
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
    await release()
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
    await release()
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
    await release()
    await answered(all)
    expect(await effectsIn(database)).toEqual(['one', 'two'])
    expect(await listDeadLetters(database.pool)).toMatchObject([{ event_id: 'broken', attempts: 1 }])
    expect(await batches(service)).toEqual({ handled: 1 })
  })

  it('all wait for a database that cannot be reached, without counting', async () => {
    const lost = Object.assign(new Error('no'), { code: 'ECONNREFUSED' })
    const { deliver, release, logged } = await beingBusy(() => Promise.reject(lost))
    const all = deliver('one', 'two')
    await release()
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
    await release()
    await begun.promise
    const stopping = stop()
    failing.reject(new Error('broken'))
    await stopping
    expect(all.map(({ ack, nak }) => [ack.mock.calls, nak.mock.calls])).toEqual(Array(2).fill([[], [[0]]]))
    expect(await effectsIn(database)).toEqual([])
  })
})
