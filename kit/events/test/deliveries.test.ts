import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { reactionStart, saveReactionStarts } from '../src/reaction-start.ts'
import { projection, reaction, type Subscription } from '../src/subscription.ts'
import { endedProcess, UnfinishedDeliveries } from '../src/unfinished-deliveries.ts'
import { consumerOf, createEventDatabase, delivered, eventServiceOn, greeted } from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.unfinished_delivery, kit.reaction_start'))

const consumer = consumerOf(greeted)

describe('[SH-06] an event that ends the process', () => {
  const event = (id = 'one') => delivered(greeted, id, { by: 'ana', whom: 'bo' })

  it('is not handled again, once it ended the process four times', async () => {
    const begin = () => new UnfinishedDeliveries(database.pool).begin(consumer, event())
    for (let time = 0; time < 3; time += 1) await begin()
    const failure: unknown = await begin().catch((why: unknown) => why)
    expect(failure).toMatchObject({
      name: 'EventFailure',
      message: 'the process ended 4 times while it handled this',
    })
    expect(endedProcess(failure)).toBe(true)
    for (const other of [new Error('no'), { code: 'event-invalid' }, null, 'process-ended'])
      expect(endedProcess(other)).toBe(false)
  })

  it('is counted by its consumer and its id alone', async () => {
    const deliveries = new UnfinishedDeliveries(database.pool)
    for (let time = 0; time < 3; time += 1) await deliveries.begin(consumer, event())
    await deliveries.begin(consumer, event('two'))
    await deliveries.begin('another', event())
    await expect(deliveries.begin(consumer, event())).rejects.toThrow('ended 4 times')
  })

  it('is not counted once its handling ended, however that ended', async () => {
    const deliveries = new UnfinishedDeliveries(database.pool)
    for (let time = 0; time < 6; time += 1) {
      await deliveries.begin(consumer, event())
      await deliveries.begin(consumer, event('two'))
      await deliveries.end(consumer, event('two'))
      await deliveries.end(consumer, event())
    }
    expect((await database.pool.query('select from kit.unfinished_delivery')).rowCount).toBe(0)
  })

  it('is not counted where it ended, and the database could not be told', async () => {
    const { pool } = database
    let isDown = false
    const query: typeof pool.query = (...of: unknown[]) =>
      isDown ? Promise.reject(new Error('down')) : (pool.query as (...all: unknown[]) => never)(...of)
    const deliveries = new UnfinishedDeliveries({ query } as typeof pool)
    for (let time = 0; time < 6; time += 1) {
      await deliveries.begin(consumer, event())
      isDown = true
      await deliveries.end(consumer, event())
      isDown = false
    }
    for (let time = 0; time < 3; time += 1) await deliveries.begin(consumer, event())
    await expect(deliveries.begin(consumer, event())).rejects.toThrow('ended 4 times')
  })
})

describe('[SH-06] where the reactions of a consumer begin', () => {
  const from = (start: Subscription['from']) => reaction(greeted, { from: start }, async () => {})
  const startOf = async (...subscriptions: Subscription[]) => {
    const service = eventServiceOn(database, subscriptions)
    await saveReactionStarts(service)
    return service.transaction((tx) => reactionStart(tx, consumer))
  }

  it('is now for new events, at a given time, or nowhere', async () => {
    const before = new Date((await database.pool.query<{ now: Date }>('select now()')).rows[0]!.now)
    const start = await startOf(from('new'))
    expect(start!.getTime()).toBeGreaterThanOrEqual(before.getTime())
    await database.pool.query('truncate kit.reaction_start')
    expect(await startOf(from('beginning'))).toBeUndefined()
    expect(await startOf(projection(greeted, async () => {}))).toBeUndefined()
    expect(await startOf(from('2026-01-01T00:00:00Z'))).toEqual(new Date('2026-01-01T00:00:00Z'))
  })

  it('stays where it was first', async () => {
    await startOf(from('2026-01-01T00:00:00Z'))
    expect(await startOf(from('new'))).toEqual(new Date('2026-01-01T00:00:00Z'))
  })

  it('is the same for all reactions to an event, and no matter of its projections', async () => {
    const both = [projection(greeted, async () => {}), from('2026-01-01T00:00:00Z')]
    expect(await startOf(...both)).toEqual(new Date('2026-01-01T00:00:00Z'))
    expect(await startOf(from('new'), from('new'))).toEqual(new Date('2026-01-01T00:00:00Z'))
    await expect(startOf(from('new'), from('beginning'))).rejects.toThrow(
      'the reactions to wizard.person.greeted.v1 begin at different times',
    )
  })
})
