import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import {
  deadLetter,
  dropDeadLetters,
  inReplay,
  listDeadLetters,
  resendDeadLetters,
} from '../src/dead-letters.ts'
import { handleEvent } from '../src/handle-event.ts'
import { isSilent } from '../src/silence.ts'
import { reaction } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  delivered,
  effectsIn,
  eventServiceOn,
  greeted,
  leave,
} from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate effect, kit.inbox, kit.dead_letter'))

describe('[SH-06] a dead letter', () => {
  const consumer = consumerOf(greeted)
  const event = (id: string) => delivered(greeted, id, { by: id, whom: 'bo' })
  const keep = (id: string, failure: unknown = new Error('no')) =>
    deadLetter(database.pool, consumer, event(id), failure, 8)
  const letters = async () => (await listDeadLetters(database.pool)).map(({ event_id }) => event_id)
  const idOf = async (event_id: string) =>
    (await listDeadLetters(database.pool)).find((one) => one.event_id === event_id)!.id
  let broken: readonly string[] = []
  const service = () =>
    eventServiceOn(database, [
      reaction(greeted, { from: 'beginning' }, async (tx, { by }) => {
        if (broken.includes(by)) throw new Error(`${by} cannot be done`)
        await leave(tx, by)
      }),
    ])
  beforeEach(() => {
    broken = []
  })

  it('is listed with why it failed, without its payload, oldest first', async () => {
    await keep('one', Object.assign(new TypeError('no such thing'), { code: 'event-invalid' }))
    await keep('two', new TypeError('not that'))
    await deadLetter(database.pool, consumer, '{', new Error('not JSON'), 1)
    expect(await listDeadLetters(database.pool)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        consumer,
        event_id: 'one',
        event_type: greeted.type,
        error_code: 'event-invalid',
        error_message: 'no such thing',
        attempts: 8,
        failed_at: expect.any(Date),
      },
      expect.objectContaining({ event_id: 'two', error_code: 'TypeError', error_message: 'not that' }),
      expect.objectContaining({ event_type: 'unreadable', attempts: 1 }),
    ])
  })

  it('stays as it was when its event fails again', async () => {
    await keep('one', new Error('first'))
    await keep('one', new Error('second'))
    expect(await listDeadLetters(database.pool)).toMatchObject([{ error_message: 'first' }])
  })

  it('is handled when it is resent, and gone with its effect', async () => {
    for (const id of ['one', 'two']) await keep(id)
    const id = await idOf('two')
    expect(await resendDeadLetters(service(), id)).toEqual([{ id }])
    expect([await letters(), await effectsIn(database)]).toEqual([['one'], ['two']])
    expect(await resendDeadLetters(service(), '00000000-0000-4000-8000-000000000000')).toEqual([])
  })

  it('is gone without another effect where its event was handled meanwhile', async () => {
    await keep('one')
    await handleEvent(service(), consumer, event('one'))
    expect(await resendDeadLetters(service(), 'all')).toEqual([{ id: expect.any(String) }])
    expect([await letters(), await effectsIn(database)]).toEqual([[], ['one']])
  })

  it('of a replay is resent in silence', async () => {
    await deadLetter(database.pool, consumer, event('again'), new Error('no'), inReplay)
    await keep('first')
    const heard: [string, boolean][] = []
    const listening = eventServiceOn(database, [
      reaction(greeted, { from: 'beginning' }, (_, { by }) => {
        heard.push([by, isSilent()])
        return Promise.resolve()
      }),
    ])
    await resendDeadLetters(listening, 'all')
    expect(heard).toEqual([
      ['again', true],
      ['first', false],
    ])
  })

  it('is resent oldest first with all others, and stays where it fails again', async () => {
    for (const id of ['one', 'two', 'three']) await keep(id)
    const ids = await Promise.all(['one', 'two', 'three'].map(idOf))
    broken = ['two']
    expect(await resendDeadLetters(service(), 'all')).toEqual([
      { id: ids[0] },
      { id: ids[1], failure: 'two cannot be done' },
      { id: ids[2] },
    ])
    expect([await letters(), await effectsIn(database)]).toEqual([['two'], ['one', 'three']])
  })

  it('is dropped, one or all', async () => {
    for (const id of ['one', 'two', 'three']) await keep(id)
    expect(await dropDeadLetters(database.pool, await idOf('two'))).toBe(1)
    expect(await letters()).toEqual(['one', 'three'])
    expect(await dropDeadLetters(database.pool, 'all')).toBe(2)
    expect(await dropDeadLetters(database.pool, 'all')).toBe(0)
    expect(await effectsIn(database)).toEqual([])
  })
})
