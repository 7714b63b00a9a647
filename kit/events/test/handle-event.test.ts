import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Envelope } from '@lunchpail/contracts/event'
import { lockErasure, saveTombstone } from '@lunchpail/kit-database/tombstone'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { EventService } from '../src/event-service.ts'
import { handleEvent } from '../src/handle-event.ts'
import { inboxName } from '../src/inbox.ts'
import { identityOf, isInvalidEvent, readEnvelope } from '../src/read-event.ts'
import { saveReactionStarts } from '../src/reaction-start.ts'
import { projection, reaction, type Subscription } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  delivered,
  effectsIn,
  eventServiceOn,
  greeted,
  leave,
  personChanged,
} from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate effect, kit.inbox, kit.tombstone, kit.reaction_start'))

const consumer = consumerOf(greeted)
const data = { by: 'ana', whom: 'bo' }
const event = (id = 'one', overrides: object = {}) => delivered(greeted, id, data, overrides)
const reacts = (from: Subscription['from'] = 'beginning') =>
  reaction(greeted, { from }, (tx, { by }) => leave(tx, `reacted to ${by}`))
const projects = projection(greeted, (tx, { by }) => leave(tx, `projected ${by}`))
const serviceOf = (subscriptions: readonly Subscription[], overrides?: Partial<EventService>) =>
  eventServiceOn(database, subscriptions, overrides)
const inbox = async () =>
  (await database.pool.query('select consumer, event_id, epoch from kit.inbox order by 1, 2')).rows
const erase = (account: string) =>
  serviceOf([]).transaction(async (tx) => {
    await lockErasure(tx, account)
    await saveTombstone(tx, account, new Date())
  })
const failureOf = async (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (failure: unknown) => failure as Error,
  )

describe('[SH-06] an event', () => {
  it('is handled once, however often it is delivered', async () => {
    const service = serviceOf([reacts()])
    expect(await handleEvent(service, consumer, event())).toBe('handled')
    expect(await handleEvent(service, consumer, event())).toBe('duplicate')
    expect(await handleEvent(service, consumer, event('two'))).toBe('handled')
    expect(await effectsIn(database)).toEqual(['reacted to ana', 'reacted to ana'])
  })

  it('is handled once, where two deliveries are handled at the same time', async () => {
    const service = serviceOf([reacts()])
    const both = [handleEvent(service, consumer, event()), handleEvent(service, consumer, event())]
    expect((await Promise.all(both)).toSorted()).toEqual(['duplicate', 'handled'])
    expect(await effectsIn(database)).toHaveLength(1)
  })

  it('that failed is handled whole when it comes again, and leaves nothing of the first time', async () => {
    let fails = true
    const failing = reaction(greeted, { from: 'beginning' }, async () => {
      if (fails) throw new Error('not now')
    })
    const service = serviceOf([reacts(), failing])
    await expect(handleEvent(service, consumer, event())).rejects.toThrow('not now')
    expect([await effectsIn(database), await inbox()]).toEqual([[], []])
    fails = false
    expect(await handleEvent(service, consumer, event())).toBe('handled')
    expect(await effectsIn(database)).toEqual(['reacted to ana'])
  })

  it('has effects after the commit, and none where there is no commit', async () => {
    const seen: unknown[] = []
    const notices = reaction(greeted, { from: 'beginning' }, async (tx) => {
      await leave(tx, 'kept')
      return () => void seen.push('notified')
    })
    const beforeCommit = vi.fn(async () => void seen.push('before the commit'))
    const base = serviceOf([notices])
    const service = { ...base, runtime: { ...base.runtime, beforeCommit } }
    await handleEvent(service, consumer, event())
    expect(seen).toEqual(['before the commit', 'notified'])
    beforeCommit.mockRejectedValueOnce(new Error('crashed'))
    await expect(handleEvent(service, consumer, event('two'))).rejects.toThrow('crashed')
    expect(seen).toEqual(['before the commit', 'notified'])
    expect(await effectsIn(database)).toEqual(['kept'])
  })

  it('takes what belongs to its delivery into its transaction, whatever becomes of it', async () => {
    const service = serviceOf([reacts()])
    const handle = (id: string) =>
      handleEvent(service, consumer, event(id), { alsoInTransaction: (tx) => leave(tx, `also ${id}`) })
    expect([await handle('one'), await handle('one')]).toEqual(['handled', 'duplicate'])
    await erase('bo')
    expect(await handle('two')).toBe('erased')
    expect(await effectsIn(database)).toEqual(['also one', 'also one', 'also two', 'reacted to ana'])
  })

  it('is handled in a span of the trace that emitted it', async () => {
    const handle = vi.fn(async () => {})
    const traceEvent = vi.fn((_span, work) => work('00-span'))
    const service = serviceOf([reaction(greeted, { from: 'beginning' }, handle)], { traceEvent })
    await handleEvent(service, consumer, event('one', { traceparent: '00-request' }))
    expect(traceEvent).toHaveBeenCalledWith(
      { type: greeted.type, consumer, traceparent: '00-request' },
      expect.any(Function),
    )
    expect(handle).toHaveBeenLastCalledWith(
      expect.anything(),
      data,
      expect.objectContaining({ id: 'one', traceparent: '00-span' }),
    )
    traceEvent.mockImplementation((_span, work) => work(undefined))
    await handleEvent(service, consumer, event('two', { traceparent: '00-request' }))
    expect(handle).toHaveBeenLastCalledWith(
      expect.anything(),
      data,
      expect.objectContaining({ id: 'two', traceparent: '00-request' }),
    )
  })
})

describe('[SH-06] an event that is published again', () => {
  const again = (id: string) => event(id, { republished: true, epoch: 7 })

  it('is for read models alone', async () => {
    expect(await handleEvent(serviceOf([reacts()]), consumer, again('one'))).toBe('skipped')
    expect([await effectsIn(database), await inbox()]).toEqual([[], []])
    expect(await handleEvent(serviceOf([projects, reacts()]), consumer, again('one'))).toBe('handled')
    expect(await effectsIn(database)).toEqual(['projected ana'])
  })

  it('is in the inbox with its epoch, so that it is known when all were handled', async () => {
    const service = serviceOf([projects])
    await handleEvent(service, consumer, again('again'))
    await handleEvent(service, consumer, event('first', { epoch: 7 }))
    await handleEvent(service, consumer, event('old', { republished: true }))
    expect(await inbox()).toEqual([
      { consumer, event_id: 'again', epoch: '7' },
      { consumer, event_id: 'first', epoch: null },
      { consumer, event_id: 'old', epoch: null },
    ])
  })
})

describe('[SH-06] projections and reactions to one event', () => {
  it('have an inbox row each', async () => {
    await handleEvent(serviceOf([reacts()]), consumer, event())
    expect(await handleEvent(serviceOf([projects, reacts()]), consumer, event())).toBe('handled')
    expect(await handleEvent(serviceOf([projects, reacts()]), consumer, event())).toBe('duplicate')
    expect(await effectsIn(database)).toEqual(['projected ana', 'reacted to ana'])
  })

  it.each([
    ['projection', true, 'a projection'],
    ['projection', false, 'a'],
    ['reaction', true, 'a'],
    ['reaction', false, 'a'],
  ] as const)('a %s, beside the other kind %s, has them under %j', (kind, isMixed, name) => {
    expect(inboxName('a', kind, isMixed)).toBe(name)
  })

  it('begin each at its time', async () => {
    const service = serviceOf([projects, reacts('2026-11-21T11:00:00Z')])
    await saveReactionStarts(service)
    const handle = (id: string, publishedAt?: string) =>
      handleEvent(service, consumer, delivered(greeted, id, { ...data, by: id }), {
        ...(publishedAt && { publishedAt: new Date(publishedAt) }),
      })
    await handle('before', '2026-11-21T10:59:59.999Z')
    await handle('then', '2026-11-21T11:00:00Z')
    await handle('of an unknown time')
    expect(await effectsIn(database)).toEqual([
      'projected before',
      'projected of an unknown time',
      'projected then',
      'reacted to then',
    ])
  })

  it('a reaction alone handles all that its consumer brings', async () => {
    const service = serviceOf([reacts('2026-11-21T11:00:00Z')])
    await saveReactionStarts(service)
    await handleEvent(service, consumer, event())
    expect(await effectsIn(database)).toEqual(['reacted to ana'])
  })
})

describe('an event about an erased account', () => {
  it.each(['ana', 'bo'])('is not handled: %s is erased', async (account) => {
    await erase(account)
    const service = serviceOf([reacts()])
    expect(await handleEvent(service, consumer, event())).toBe('erased')
    expect(await handleEvent(service, consumer, event())).toBe('duplicate')
    expect(await effectsIn(database)).toEqual([])
  })

  it.each([
    { about: ['bo'], outcome: 'erased', left: [] },
    { about: ['ana', 'bo'], outcome: 'handled', left: ['ana'] },
  ])('waits for the end of an erasure that has begun: $about', async ({ about, outcome, left }) => {
    const people = projection(personChanged, async (tx, { things }) => {
      for (const { id } of things) await leave(tx, id)
    })
    const service = serviceOf([people])
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`
    const late = await service.transaction(async (tx) => {
      await lockErasure(tx, 'bo')
      const state = delivered(personChanged, 'one', { things: about.map((id) => ({ id })) })
      const handled = handleEvent(service, consumerOf(personChanged), state)
      await vi.waitFor(async () => expect((await database.pool.query(waiting)).rowCount).toBe(1))
      await saveTombstone(tx, 'bo', new Date())
      return { handled }
    })
    expect(await late.handled).toBe(outcome)
    expect(await effectsIn(database)).toEqual(left)
  })

  it('is handled without it, where it is about others too', async () => {
    await erase('bo')
    const people = projection(personChanged, async (tx, { things }) => {
      for (const { id } of things) await leave(tx, id)
    })
    const state = delivered(personChanged, 'one', { things: [{ id: 'ana' }, { id: 'bo' }, { id: 'cy' }] })
    expect(await handleEvent(serviceOf([people]), consumerOf(personChanged), state)).toBe('handled')
    expect(await effectsIn(database)).toEqual(['ana', 'cy'])
  })

  it('is counted where it was republished and no one is left in it, and else does not fit', async () => {
    const people = projection(personChanged, async (tx) => leave(tx, 'no one'))
    const left = (more: Partial<Envelope>) =>
      handleEvent(
        serviceOf([people]),
        consumerOf(personChanged),
        delivered(personChanged, 'one', { things: [] }, more),
      )
    expect(await left({ republished: true, epoch: 7 })).toBe('erased')
    expect(await inbox()).toMatchObject([{ event_id: 'one', epoch: '7' }])
    expect(await effectsIn(database)).toEqual([])
    await expect(left({})).rejects.toThrow('data: things')
  })
})

describe('an event that does not fit its contract', () => {
  const secret = '212-555-0142'
  it.each([
    ['is no JSON', `{"id":"${secret}`, 'not JSON'],
    [
      'is no envelope',
      JSON.stringify({ data: secret }),
      /^envelope: specversion invalid_value, id invalid_type/,
    ],
    [
      'has other data',
      delivered(greeted, 'one', { by: 4, phone: secret }),
      'data: by invalid_type, whom invalid_type',
    ],
  ])('is told by its paths and not by its values: it %s', async (_, payload, message) => {
    const failure = await failureOf(handleEvent(serviceOf([reacts()]), consumer, payload))
    expect(failure?.message).toMatch(message)
    expect(failure?.message).not.toContain(secret)
    expect(failure?.name).toBe('EventFailure')
    expect(isInvalidEvent(failure)).toBe(true)
  })

  it('names ten paths at most', async () => {
    const things = Array.from({ length: 20 }, () => ({ id: 4 }))
    const people = serviceOf([projection(personChanged, async () => {})])
    const payload = delivered(personChanged, 'one', { things })
    const failure = await failureOf(handleEvent(people, consumerOf(personChanged), payload))
    expect(failure?.message.split(', ')).toHaveLength(10)
    expect(failure?.message).toMatch(/^data: things\.0\.id invalid_type, .*things\.9\.id invalid_type$/)
  })

  it('no handler takes fails as one', async () => {
    const failure = await failureOf(handleEvent(serviceOf([]), 'unknown', event()))
    expect(failure?.message).toBe('nothing here handles unknown')
    expect(isInvalidEvent(failure)).toBe(true)
  })

  it('is another failure than that of a handler', () => {
    for (const failure of [new Error('no'), { code: '23505' }, null, undefined, 'event-invalid'])
      expect(isInvalidEvent(failure)).toBe(false)
  })

  it('is known by its id and type where they can be read, else by its hash', () => {
    expect(identityOf(event())).toMatchObject({ id: 'one', type: greeted.type })
    expect(readEnvelope(event())).toMatchObject({ id: 'one', data })
    const { id, type } = identityOf('{"id"')
    expect([id, type]).toEqual([expect.stringMatching(/^[\w-]{43}$/), 'unreadable'])
    expect(identityOf('{"id"').id).toBe(id)
    expect(identityOf('{"ID"').id).not.toBe(id)
  })
})
