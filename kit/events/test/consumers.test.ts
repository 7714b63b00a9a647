import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { saveReactionStarts } from '../src/reaction-start.ts'
import { projection, type Subscription } from '../src/subscription.ts'
import {
  consumerOf,
  createEventDatabase,
  effectsIn,
  eventServiceOn,
  greeted,
  personChanged,
} from './event-database.ts'
import { consumersOn, consumer, greeting, leaving, soon, startStream } from './started-consumers.ts'

let database: TestDatabase
const { closeAll, startConsumers, pulling, held } = consumersOn(() => database)
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

describe('[SH-06] a consumer', () => {
  it('is there once NATS is: of its owner’s stream, for its event, from the first one', async () => {
    const { consumers, connect, ensureConsumer, consume, gauge } = startConsumers(
      [leaving(), projection(personChanged, async () => {})],
      undefined,
      { ackWaitMs: 5_000 },
    )
    expect([consumers.allReady(), await gauge('consumerReady'), ensureConsumer.mock.calls]).toEqual([
      false,
      0,
      [],
    ])
    connect()
    await vi.waitFor(() => expect(consumers.allReady()).toBe(true), soon)
    expect(ensureConsumer.mock.calls.map(([settings]) => settings)).toEqual(
      [greeted, personChanged].map((event) => ({
        noun: 'wizard',
        name: consumerOf(event),
        subject: event.type,
        ackWaitMs: 5_000,
      })),
    )
    expect(consume.mock.calls.map(([noun, name]) => [noun, name])).toEqual([
      ['wizard', consumer],
      ['wizard', consumerOf(personChanged)],
    ])
    expect(await gauge('consumerReady')).toBe(1)
  })

  it('is not ready as long as another of its service is not', async () => {
    const stream = startStream()
    const never = new Promise<string>(() => {})
    stream.ensureConsumer.mockImplementation(async ({ name }) => (name === consumer ? name : never))
    const { consumers, connect, gauge } = startConsumers(
      [leaving(), projection(personChanged, async () => {})],
      stream,
    )
    connect()
    await vi.waitFor(async () => expect(await gauge('consumerReady')).toBe(1), soon)
    expect([await gauge('consumerReady', consumerOf(personChanged)), consumers.allReady()]).toEqual([
      0,
      false,
    ])
  })

  it('begins where its reaction does, and at the first event where one of its handlers wants all', async () => {
    const since = '2026-01-01T00:00:00Z'
    const startOf = async (...subscriptions: Subscription[]) => {
      await saveReactionStarts(eventServiceOn(database, subscriptions))
      const { ensureConsumer } = await pulling(subscriptions)
      return ensureConsumer.mock.calls[0]![0].from
    }
    expect(await startOf(leaving(greeted, since))).toEqual(new Date(since))
    expect(
      await startOf(
        projection(greeted, async () => {}),
        leaving(greeted, since),
      ),
    ).toBeUndefined()
  })

  it('is tried again until it can be made, and each time that is told', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockRejectedValueOnce(new Error('no stream'))
    stream.consume.mockRejectedValueOnce(new Error('no consumer'))
    const { logged, gauge } = await pulling([leaving()], stream)
    expect(logged).toMatchObject(
      ['no stream', 'no consumer'].map((text) => ({
        msg: 'consumer is not ready yet',
        consumer,
        error: { message: text },
      })),
    )
    expect(await gauge('consumerReady')).toBe(1)
  })

  it('is made again where the server lost it', async () => {
    const { pulls, ensureConsumer, gauge, consumers } = await pulling([leaving()])
    ensureConsumer.mockReturnValueOnce(new Promise((resolve) => setImmediate(resolve, `${consumer}-2`)))
    pulls[0]!.lose()
    expect([await gauge('consumerReady'), consumers.allReady()]).toEqual([0, false])
    expect(pulls[0]!.stop).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(pulls).toHaveLength(2), soon)
    expect(pulls[1]!.name).toBe(`${consumer}-2`)
    await vi.waitFor(async () => expect(await gauge('consumerReady')).toBe(1), soon)
    expect(consumers.allReady()).toBe(true)
  })

  it('pulls once, however often NATS was connected and lost meanwhile', async () => {
    const { pulls, connect, consumers } = await pulling([leaving()])
    connect()
    connect()
    await vi.waitFor(() => expect(pulls).toHaveLength(3), soon)
    await vi.waitFor(() => expect(consumers.allReady()).toBe(true), soon)
    pulls[0]!.lose()
    pulls[1]!.lose()
    await new Promise(setImmediate)
    expect(pulls).toHaveLength(3)
    expect(pulls.filter(({ stop }) => vi.mocked(stop).mock.calls.length === 0)).toHaveLength(1)
  })

  it('does not pull where its service stopped while it was made', async () => {
    const stream = startStream()
    const name = Promise.withResolvers<string>()
    stream.ensureConsumer.mockReturnValueOnce(name.promise)
    const { pulls, connect, stop, consumers } = startConsumers([leaving()], stream)
    connect()
    await vi.waitFor(() => expect(stream.ensureConsumer).toHaveBeenCalled(), soon)
    await stop()
    name.resolve(consumer)
    await vi.waitFor(() => expect(pulls).toHaveLength(1), soon)
    await vi.waitFor(() => expect(pulls[0]!.stop).toHaveBeenCalled(), soon)
    expect(consumers.allReady()).toBe(false)
  })

  it('is not tried again after its service stopped', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockRejectedValue(new Error('no stream'))
    const { connect, stop, logged } = startConsumers([leaving()], stream)
    connect()
    await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
    await stop()
    const { length } = stream.ensureConsumer.mock.calls
    // another one that began later tries again, and again
    const other = startStream()
    other.ensureConsumer.mockRejectedValue(new Error('no stream'))
    startConsumers([leaving()], other).connect()
    await vi.waitFor(() => expect(other.ensureConsumer).toHaveBeenCalledTimes(3), soon)
    expect(stream.ensureConsumer).toHaveBeenCalledTimes(length)
  })

  it('tells its lag and its copies that are behind under its declared name, and keeps the last where the server does not respond', async () => {
    const stream = startStream()
    stream.ensureConsumer.mockResolvedValueOnce(`${consumer}-2`)
    const { consumers, gauge, consumerState } = await pulling([leaving()], stream)
    consumerState.mockResolvedValueOnce({ lag: 7, copiesBehind: 1 })
    await consumers.measureLag()
    expect(consumerState).toHaveBeenCalledWith('wizard', `${consumer}-2`)
    consumerState.mockRejectedValueOnce(new Error('no answer'))
    await consumers.measureLag()
    expect([await gauge('lag'), await gauge('copiesBehind')]).toEqual([7, 1])
  })
})

describe('[SH-06] the end of the consumers', () => {
  it('stops the pulls, gives back at once what waits, and waits for what is being handled', async () => {
    const { subscription, running, end } = held()
    const { deliver, pulls, stop } = await pulling([subscription])
    const handled = ['one', 'two'].map((id, index) => greeting(id, { sequence: index }))
    const waiting = [greeting('three', { sequence: 3 }), greeting('four', { sequence: 4, deliveries: 2 })]
    for (const one of [...handled, ...waiting]) deliver(one)
    await vi.waitFor(() => expect(running).toHaveLength(2), soon)
    let hasStopped = false
    const stopping = stop().then(() => (hasStopped = true))
    expect(pulls[0]!.stop).toHaveBeenCalledOnce()
    for (const one of waiting) expect(one.nak.mock.calls).toEqual([[0]])
    const late = greeting('late', { sequence: 5 })
    deliver(late)
    end('one')
    await vi.waitFor(() => expect(handled[0]!.ack).toHaveBeenCalled(), soon)
    expect([hasStopped, running.length]).toEqual([false, 2])
    end('two')
    await stopping
    expect(handled[1]!.ack).toHaveBeenCalledOnce()
    expect(await effectsIn(database)).toEqual(['one', 'two'])
    expect([late.ack.mock.calls, late.nak.mock.calls]).toEqual([[], []])
  })

  it('is at once where nothing is handled', async () => {
    const { stop, deliver } = await pulling([leaving()])
    const one = greeting('one')
    deliver(one)
    await vi.waitFor(() => expect(one.ack).toHaveBeenCalled(), soon)
    await stop()
    expect(one.nak).not.toHaveBeenCalled()
  })
})
