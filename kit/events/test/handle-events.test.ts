import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockErasure, saveTombstone } from '@lunchpail/kit-database/tombstone'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from '../src/event-service.ts'
import { handleEvent, handleEvents, type Arrived } from '../src/handle-event.ts'
import { readEvent } from '../src/read-event.ts'
import { saveReactionStarts } from '../src/reaction-start.ts'
import { projection, reaction, sqlReaction, type Subscription } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  delivered,
  effectsIn,
  eventServiceOn,
  leave,
  said,
} from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate effect, kit.inbox, kit.tombstone, kit.reaction_start'))

const consumer = consumerOf(said)
const payload = (id: string, by: string) => delivered(said, id, { by, word: `${id} of ${by}` })
const arrived = (id: string, by = id, publishedAt?: string): Arrived => ({
  read: readEvent(said, payload(id, by)),
  ...(publishedAt && { publishedAt: new Date(publishedAt) }),
})
/** One waits to hear that its event is new, the other does not. */
const leaving = [reaction, sqlReaction].map((kind) => ({
  kind: kind.name,
  leaves: kind(said, { from: 'beginning' }, (tx: Transaction, { word }) => leave(tx, word)),
}))
const serviceOf = (subscriptions: readonly Subscription[], overrides?: Partial<EventService>) =>
  eventServiceOn(database, subscriptions, overrides)
const handle = async (service: EventService, ...events: readonly Arrived[]) => {
  const outcomes = await handleEvents(service, consumer, events)
  return events.map((one) => outcomes.get(one))
}
const inbox = async () => (await database.pool.query('select from kit.inbox')).rowCount
/** Handlers that note the order in which they run. */
const noting = () => {
  const order: string[] = []
  return {
    order,
    subscription: reaction(said, { from: 'beginning' }, async (_, { word }) => void order.push(word)),
  }
}

describe('[SH-06] events that are handled together', () => {
  it('are one transaction', async () => {
    const tells = reaction(said, { from: 'beginning' }, async (tx) => {
      const [row] = await tx.$queryRawUnsafe<{ id: string }[]>('select pg_current_xact_id()::text as id')
      await leave(tx, row!.id)
    })
    expect(await handle(serviceOf([tells]), arrived('one'), arrived('two'), arrived('three'))).toEqual(
      Array(3).fill('handled'),
    )
    const left = await effectsIn(database)
    expect([left.length, new Set(left).size, await inbox()]).toEqual([3, 1, 3])
  })

  it('leave nothing where one of them fails, and notify no one', async () => {
    const notified = vi.fn<() => void>()
    const fails = reaction(said, { from: 'beginning' }, async (tx, { by, word }) => {
      await leave(tx, word)
      if (by === 'two') throw new Error('poison')
      return notified
    })
    const service = serviceOf([fails])
    await expect(handle(service, arrived('one'), arrived('two'), arrived('three'))).rejects.toThrow('poison')
    expect([await effectsIn(database), await inbox(), notified.mock.calls]).toEqual([[], 0, []])
    expect(await handle(service, arrived('one'), arrived('three'))).toEqual(['handled', 'handled'])
    expect(notified).toHaveBeenCalledTimes(2)
  })

  it('notify after the commit', async () => {
    const seen: string[] = []
    const notices = reaction(
      said,
      { from: 'beginning' },
      async (_, { by }) =>
        () =>
          void seen.push(by),
    )
    const base = serviceOf([notices])
    const beforeCommit = async () => void seen.push('before the commit')
    await handle({ ...base, runtime: { ...base.runtime, beforeCommit } }, arrived('one'), arrived('two'))
    expect(seen).toEqual(['before the commit', 'one', 'two'])
  })

  it('notify each by itself: one that fails is logged, and keeps no other from theirs', async () => {
    const seen: string[] = []
    const notices = reaction(said, { from: 'beginning' }, async (_, { by }) => () => {
      if (by === 'one') throw new Error('no such tab')
      seen.push(by)
    })
    const error = vi.fn<(about: object, message: string) => void>()
    const base = serviceOf([notices])
    const service = { ...base, log: Object.assign(Object.create(base.log), { error }) }
    expect(await handle(service, arrived('one'), arrived('two'))).toEqual(['handled', 'handled'])
    expect(seen).toEqual(['two'])
    expect(error.mock.calls).toMatchObject([
      [{ consumer, error: { message: 'no such tab' } }, 'what follows a commit failed'],
    ])
  })

  it('are run again where PostgreSQL rolled them back for others, and notify once', async () => {
    const seen: string[] = []
    const notices = reaction(said, { from: 'beginning' }, async (tx, { by, word }) => {
      await leave(tx, word)
      if (by === 'two' && seen.push('a run') === 1)
        await tx.$executeRawUnsafe(
          "do $$ begin raise exception 'other first' using errcode = '40P01'; end $$",
        )
      return () => void seen.push(by)
    })
    expect(await handle(serviceOf([notices]), arrived('one'), arrived('two'))).toEqual(['handled', 'handled'])
    expect(seen).toEqual(['a run', 'a run', 'one', 'two'])
    expect(await effectsIn(database)).toEqual(['one of one', 'two of two'])
  })

  it.each(leaving)(
    'are handled once each: also one that was handled before, or is among them twice: by $kind',
    async ({ leaves }) => {
      const service = serviceOf([leaves])
      await handleEvent(service, consumer, payload('before', 'ana'))
      const all = [
        arrived('before', 'ana'),
        arrived('twice', 'bo'),
        arrived('twice', 'bo'),
        arrived('new', 'cy'),
      ]
      expect(await handle(service, ...all)).toEqual(['duplicate', 'handled', 'duplicate', 'handled'])
      expect(await effectsIn(database)).toEqual(['before of ana', 'new of cy', 'twice of bo'])
    },
  )

  it.each(leaving)(
    'are handled once each, where others handle the same ones at the same time in another order: by $kind',
    async ({ leaves }) => {
      const service = serviceOf([leaves])
      const people = ['ana', 'bo', 'cy', 'di', 'ed']
      const batches = [people, people.toReversed(), people].map((batch) =>
        handle(service, ...batch.map((by) => arrived(by))),
      )
      const outcomes = (await Promise.all(batches)).flat()
      expect(outcomes.filter((outcome) => outcome === 'handled')).toHaveLength(5)
      expect(await effectsIn(database)).toEqual(people.map((by) => `${by} of ${by}`))
    },
  )

  it('go by the order of their accounts, and those of one account by that in which they came', async () => {
    const { order, subscription } = noting()
    const all = [
      ['1', 'di'],
      ['2', 'ana'],
      ['3', 'di'],
      ['4', 'bo'],
      ['5', 'ana'],
    ] as const
    await handle(serviceOf([subscription]), ...all.map(([id, by]) => arrived(id, by)))
    expect(order).toEqual(['2 of ana', '5 of ana', '4 of bo', '1 of di', '3 of di'])
  })

  it.each(leaving)('are handled but for those about an erased person: by $kind', async ({ leaves }) => {
    const service = serviceOf([leaves])
    await service.transaction((tx) => saveTombstone(tx, 'bo', new Date()))
    const outcomes = await handle(service, arrived('1', 'ana'), arrived('2', 'bo'), arrived('3', 'cy'))
    expect(outcomes).toEqual(['handled', 'erased', 'handled'])
    expect(await handle(service, arrived('2', 'bo'), arrived('4', 'ana'))).toEqual(['duplicate', 'handled'])
    expect(await effectsIn(database)).toEqual(['1 of ana', '3 of cy', '4 of ana'])
  })

  it.each(leaving)('wait for the erasure of one of them that has begun: by $kind', async ({ leaves }) => {
    const service = serviceOf([leaves])
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    const late = await service.transaction(async (tx) => {
      await lockErasure(tx, 'bo')
      const handled = handle(service, arrived('1', 'ana'), arrived('2', 'bo'))
      await vi.waitFor(async () => expect((await database.pool.query(waiting)).rowCount).toBe(1))
      await saveTombstone(tx, 'bo', new Date())
      return { handled }
    })
    expect(await late.handled).toEqual(['handled', 'erased'])
    expect(await effectsIn(database)).toEqual(['1 of ana'])
  })

  it('by SQL alone begin before it is known that they are new', async () => {
    const begun: string[] = []
    const notes = sqlReaction(said, { from: 'beginning' }, async (_, { word }) => void begun.push(word))
    const service = serviceOf([notes])
    const late = await service.transaction(async (tx) => {
      await lockErasure(tx, 'bo')
      const handled = handle(service, arrived('1', 'bo'))
      await vi.waitFor(() => expect(begun).toEqual(['1 of bo']))
      await saveTombstone(tx, 'bo', new Date())
      return { handled }
    })
    expect(await late.handled).toEqual(['erased'])
  })

  it('by SQL alone fail by what failed, and leave nothing', async () => {
    const fails = sqlReaction(said, { from: 'beginning' }, async (tx, { by, word }) => {
      await leave(tx, word)
      if (by === 'two') throw new Error('poison')
    })
    const service = serviceOf([fails])
    await expect(handle(service, arrived('one'), arrived('two'))).rejects.toThrow('poison')
    expect([await effectsIn(database), await inbox()]).toEqual([[], 0])
  })

  it('begin each at its time, where projections are beside reactions', async () => {
    const reacts = reaction(said, { from: '2026-11-21T11:00:00Z' }, (tx, { by }) =>
      leave(tx, `reacted to ${by}`),
    )
    const projects = projection(said, (tx, { by }) => leave(tx, `projected ${by}`))
    const service = serviceOf([projects, reacts])
    await saveReactionStarts(service)
    const late = arrived('late', 'late', '2026-11-21T11:00:00Z')
    await handle(service, arrived('early', 'early', '2026-11-21T10:59:59Z'), late)
    expect(await effectsIn(database)).toEqual(['projected early', 'projected late', 'reacted to late'])
  })

  it('are each in a span of the trace that emitted it', async () => {
    const traceparents: (string | undefined)[] = []
    const notes = reaction(said, { from: 'beginning' }, async (_tx, _data, { traceparent }) => {
      traceparents.push(traceparent)
    })
    const traceEvent: EventService['traceEvent'] = ({ traceparent }, work) => work(`${traceparent} span`)
    const of = (id: string): Arrived => ({
      read: readEvent(said, delivered(said, id, { by: id, word: '' }, { traceparent: `00-${id}` })),
    })
    await handle(serviceOf([notes], { traceEvent }), of('one'), of('two'))
    expect(traceparents).toEqual(['00-one span', '00-two span'])
  })
})
