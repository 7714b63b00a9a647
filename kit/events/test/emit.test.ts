import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { emit, emitEach, writeOutbox } from '../src/emit.ts'
import type { EventService } from '../src/event-service.ts'
import { notifying, onCommit } from '../src/notify.ts'
import { inSilence } from '../src/silence.ts'
import { createEventDatabase, eventServiceOn, greeted, personChanged } from './event-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createEventDatabase()
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate kit.outbox'))

const at = new Date('2026-11-21T12:00:00Z')
const data = { by: 'ana', whom: 'bo' }
const transaction: EventService['transaction'] = (work) => eventServiceOn(database).transaction(work)
const outbox = async () =>
  (
    await database.pool.query<{ id: string; subject: string; payload: string }>(
      'select id, subject, payload from kit.outbox',
    )
  ).rows.map(({ payload, ...row }) => ({ ...row, event: JSON.parse(payload) }))

describe('[SH-06] an emitted event', () => {
  it('waits in the outbox with all that its envelope needs and nothing else', async () => {
    await transaction((tx) => emit(tx, greeted, data, { at }))
    const [{ id, subject, event } = {}] = await outbox()
    expect(subject).toBe(greeted.type)
    expect(event).toStrictEqual({
      epoch: 0,
      specversion: '1.0',
      id,
      source: '/wizard',
      type: greeted.type,
      time: '2026-11-21T12:00:00.000Z',
      data,
    })
    expect(id).toMatch(/^[\da-f-]{36}$/)
  })

  it('tells what it is about and what caused it, and whether it is published again, in its epoch', async () => {
    const { rows } = await database.pool.query<{ epoch: string }>('select kit.begin_epoch() as epoch')
    const options = { at, subject: 'ana', traceparent: '00-trace', republished: true } as const
    await transaction((tx) => writeOutbox(tx, greeted, data, options))
    expect((await outbox())[0]!.event).toMatchObject({
      epoch: Number(rows[0]!.epoch),
      subject: 'ana',
      traceparent: '00-trace',
      republished: true,
    })
  })

  it('of many at once is one for each, as it is alone, in their order', async () => {
    const all = [{ data, subject: 'ana' }, { data: { by: 'bo', whom: 'ana' } }]
    await transaction(async (tx) => {
      for (const one of all) await emit(tx, greeted, one.data, { at, ...one })
      await emitEach(tx, greeted, all, { at })
    })
    const events = (await outbox()).map(({ id, event: { id: said, ...event } }) => {
      expect(said).toBe(id)
      return event
    })
    expect(events.slice(2)).toStrictEqual(events.slice(0, 2))
  })

  it('has no field that its schema does not declare', async () => {
    await transaction((tx) => emit(tx, greeted, { ...data, phone: '2125550142' } as typeof data, { at }))
    expect((await outbox())[0]!.event.data).toEqual(data)
  })

  it('is refused where it does not fit its schema, by its paths and not by its values', async () => {
    const wrong = { things: [{ id: 'ana' }, { id: 2125550142 }, {}] }
    await expect(transaction((tx) => writeOutbox(tx, personChanged, wrong, { at }))).rejects.toThrow(
      'wizard.person.changed.v1 does not fit its schema: things.1.id invalid_type, things.2.id invalid_type',
    )
    expect(await outbox()).toEqual([])
  })

  it('is refused where NATS could not take it, counted in bytes', async () => {
    const write = (word: string) => transaction((tx) => emit(tx, greeted, { ...data, word }, { at }))
    await write('')
    const [{ event } = {}] = await outbox()
    const { epoch: _, ...written } = event
    const room = 900_000 - JSON.stringify(written).length
    await write('x'.repeat(room))
    await write('é'.repeat(Math.floor(room / 2)))
    for (const word of ['x'.repeat(room + 1), 'é'.repeat(Math.floor(room / 2) + 1)])
      await expect(write(word)).rejects.toThrow('wizard.person.greeted.v1 is larger than 900000 bytes')
    expect(await outbox()).toHaveLength(3)
  })

  it('goes nowhere where it is told again what was done before, but for state, and for what asks for nothing', async () => {
    const [things, always] = [[{ id: 'ana' }], { at, evenInSilence: true as const }]
    await inSilence(() =>
      transaction(async (tx) => {
        await emit(tx, greeted, data, { at })
        await emit(tx, greeted, { ...data, word: 'hi' }, always)
        await emit(tx, personChanged, { things }, { at })
      }),
    )
    const written = (await outbox()).map(({ event }) => event.data)
    expect(written).toEqual([{ ...data, word: 'hi' }, { things }])
  })

  it('is not there where its transaction failed', async () => {
    const failing = transaction(async (tx) => {
      await emit(tx, greeted, data, { at })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await outbox()).toEqual([])
  })
})

describe('the relay', () => {
  const listen = () => {
    const listener = vi.fn()
    const stop = onCommit(listener)
    onTestFinished(stop)
    return { listener, stop }
  }

  it('is notified after a commit that emitted, and no other', async () => {
    const { listener, stop } = listen()
    await notifying(transaction)(async () => {})
    expect(listener).not.toHaveBeenCalled()
    await notifying(transaction)(async (tx) => {
      await emit(tx, greeted, data, { at })
      expect(listener).not.toHaveBeenCalled()
    })
    expect(listener).toHaveBeenCalledOnce()
    stop()
    await notifying(transaction)((tx) => emit(tx, greeted, data, { at }))
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is not notified of what was rolled back; the result of the work is that of the transaction', async () => {
    const { listener } = listen()
    const failing = notifying(transaction)(async (tx) => {
      await emit(tx, greeted, data, { at })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(listener).not.toHaveBeenCalled()
    expect(await notifying(transaction)(async () => 7)).toBe(7)
  })
})
