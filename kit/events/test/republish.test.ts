import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventType } from '@lunchpail/contracts/event'
import { saveTombstone } from '@lunchpail/kit-database/tombstone'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Republish } from '../src/event-service.ts'
import { handleEvent } from '../src/handle-event.ts'
import { removeLeftovers } from '../src/leftovers.ts'
import { republish } from '../src/republish.ts'
import { projection, reaction, type Subscription } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  delivered,
  eventServiceOn,
  greeted,
  personChanged,
} from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
  await database.pool.query(
    'create table person_seen (id text, epoch bigint); create table person_name (id text, epoch bigint)',
  )
})
afterAll(() => database?.drop())
beforeEach(() =>
  database.pool.query('truncate kit.outbox, kit.inbox, kit.tombstone, person_seen, person_name'),
)

const people = (...ids: string[]) => ({ things: ids.map((id) => ({ id })) })
const outbox = async () =>
  (await database.pool.query<{ payload: string }>('select payload from kit.outbox order by seq')).rows.map(
    ({ payload }) => JSON.parse(payload),
  )

describe('[SH-06] a republish', () => {
  const publishing = (republishState: Republish) =>
    eventServiceOn(database, [], { republish: republishState })

  it('emits the state in a new epoch, then how many events of each type there were', async () => {
    const service = publishing(async (emit) => {
      await emit(personChanged, people('ana'))
      await emit(personChanged, people('bo', 'cy'))
    })
    expect(await republish(service)).toBe(2)
    const [one, two, completed, ...more] = await outbox()
    expect(more).toEqual([])
    expect([one, two]).toMatchObject([
      { republished: true, time: '2026-11-21T12:00:00.000Z', data: people('ana') },
      { republished: true, data: people('bo', 'cy') },
    ])
    expect(completed).toMatchObject({
      type: 'wizard.republish.completed.v1',
      time: '2026-11-21T12:00:00.000Z',
      data: { epoch: one.epoch, events: { [personChanged.type]: 2 } },
    })
    expect(completed).not.toHaveProperty('republished')
    expect([one.epoch > 0, two.epoch]).toEqual([true, one.epoch])
  })

  it('tells of state that there is none of, so that read models become empty', async () => {
    expect(await republish(publishing(async () => {}))).toBe(0)
    expect((await outbox()).map(({ data }) => data.events)).toEqual([{ [personChanged.type]: 0 }])
  })

  it('leaves out who was erased since the state was read', async () => {
    const service = publishing(async (emit) => {
      await emit(personChanged, people('ana', 'bo'))
      await emit(personChanged, people('bo'))
    })
    await service.transaction((tx) => saveTombstone(tx, 'bo', new Date()))
    expect(await republish(service)).toBe(1)
    const [one, completed] = await outbox()
    expect([one.data, completed.data.events]).toEqual([people('ana'), { [personChanged.type]: 1 }])
  })

  it('is nothing for a service that keeps no state for others', async () => {
    expect(await republish(eventServiceOn(database))).toBe(0)
    expect(await outbox()).toEqual([])
  })

  it('runs once at a time, and again after one that failed', async () => {
    const service = publishing(async () => {
      await expect(republish(service)).rejects.toThrow('wizard is being republished already')
      throw new Error('no')
    })
    await expect(republish(service)).rejects.toThrow('no')
    await expect.poll(() => republish(publishing(async () => {})).catch(() => -1)).toBe(0)
  })
})

describe('[SH-06] what a read model has left over', () => {
  const models = (...readModel: string[]) => projection(personChanged, async () => {}, { readModel })
  const seen = async (table = 'person_seen') =>
    (await database.pool.query<{ id: string }>(`select id from ${table} order by id`)).rows.map(
      ({ id }) => id,
    )
  const fill = () =>
    database.pool.query(
      `insert into person_seen values ('old', 6), ('new', 7), ('newer', 8); insert into person_name values ('old', 6)`,
    )
  const handled = async (id: string, subscriptions: Subscription[], epoch = 7) =>
    handleEvent(
      eventServiceOn(database, subscriptions),
      consumerOf(personChanged),
      delivered(personChanged, id, people(id), { republished: true, epoch }),
    )
  const remove = (subscriptions: Subscription[], published = 2, owner: EventType['owner'] = 'wizard') =>
    removeLeftovers(eventServiceOn(database, subscriptions), {
      owner,
      epoch: 7,
      events: { [personChanged.type]: published },
    })
  beforeEach(fill)

  it('goes once all republished events are handled, from each of its tables, and not before', async () => {
    const subscriptions = [models('person_seen', 'person_name')]
    await handled('one', subscriptions)
    await handled('of another epoch', subscriptions, 6)
    await expect(remove(subscriptions)).rejects.toThrow('1 of 2 republished events are handled')
    expect(await seen()).toEqual(['new', 'newer', 'old'])
    await handled('two', subscriptions)
    expect(await remove(subscriptions)).toBe(2)
    expect([await seen(), await seen('person_name')]).toEqual([['new', 'newer'], []])
    expect(await remove(subscriptions)).toBe(0)
  })

  it('goes at once where nothing was published', async () => {
    expect(await remove([models('person_seen')], 0)).toBe(1)
  })

  it('is counted by its own inbox rows, beside a reaction to the same event', async () => {
    const mixed = [models('person_seen'), reaction(personChanged, { from: 'beginning' }, async () => {})]
    await handled('one', mixed)
    await expect(remove(mixed)).rejects.toThrow('1 of 2')
    await handled('two', mixed)
    expect(await remove(mixed)).toBe(1)
  })

  it('stays where another owner republished, another event, or no table is named', async () => {
    expect(await remove([models('person_seen')], 0, 'jobs')).toBe(0)
    expect(await remove([projection(greeted, async () => {}, { readModel: ['person_seen'] })], 0)).toBe(0)
    expect(await remove([models()], 5)).toBe(0)
    expect(await remove([projection(personChanged, async () => {})], 5)).toBe(0)
    expect(await seen()).toEqual(['new', 'newer', 'old'])
  })
})
