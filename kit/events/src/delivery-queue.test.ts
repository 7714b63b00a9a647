import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { eventType, type EventType } from '@lunchpail/contracts/event'
import { DeliveryQueue, type Delivery } from './delivery-queue.ts'
import type { Subscription } from './subscription.ts'

const met = eventType({
  type: 'wizard.people.met.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'People met.',
  accounts: ['one', 'other'],
  data: z.object({
    one: z.optional(z.string()),
    other: z.optional(z.string()),
    text: z.optional(z.string()),
  }),
})
const subscription = (event: EventType, alone?: true): Subscription => ({
  kind: 'reaction',
  event,
  from: 'new',
  ...(alone && { alone }),
  handle: async () => {},
})
const consumers = new Map([
  ['a', [subscription(met)]],
  ['b', [subscription(met)]],
  ['alone', [subscription(met), subscription(met, true)]],
])

let sequence = 0
const delivery = (
  data: object,
  {
    consumer = 'a',
    deliveries = 1,
    payload,
  }: { consumer?: string; deliveries?: number; payload?: string } = {},
): Delivery => {
  const id = `${(sequence += 1)}`
  const event = {
    specversion: '1.0',
    id,
    source: '/wizard',
    type: met.type,
    time: '2026-11-21T10:00:00Z',
    data,
  }
  const message = {
    sequence,
    publishedAt: new Date(),
    deliveries,
    payload: payload ?? JSON.stringify(event),
    ack: () => {},
    nak: () => {},
    working: () => {},
  }
  return { consumer, message }
}
const ana = (more?: Parameters<typeof delivery>[1]) => delivery({ one: 'ana' }, more)

/** Takes all there is; each batch by the places of its deliveries among those that were added. */
const takeAll = (...added: Delivery[]): number[][] => {
  const queue = new DeliveryQueue({ consumers })
  added.forEach((one) => queue.add(one))
  const batches: number[][] = []
  for (;;) {
    const batch = queue.take()
    if (batch.length === 0) return batches
    batches.push(batch.map((one) => added.indexOf(one)))
    queue.ended(batch)
  }
}

it('takes what waits of one consumer together, the others in their order after it', () => {
  const b = { consumer: 'b' }
  expect(takeAll(ana(), ana(b), ana(), ana(b), ana())).toEqual([
    [0, 2, 4],
    [1, 3],
  ])
})

it('takes twenty at most', () => {
  expect(takeAll(...Array.from({ length: 45 }, () => ana())).map(({ length }) => length)).toEqual([20, 20, 5])
})

it('takes no more than a transaction should hold, and what is larger alone', () => {
  const large = () => delivery({ one: 'ana', text: 'x'.repeat(90_000) })
  const larger = () => delivery({ one: 'ana', text: 'x'.repeat(250_000) })
  expect(takeAll(large(), large(), large(), larger(), ana())).toEqual([[0, 1, 4], [2], [3]])
})

it.each([
  ['is about two accounts', () => delivery({ one: 'ana', other: 'bo' })],
  ['is about none', () => delivery({})],
  ['does not fit its contract', () => delivery({ one: 4 })],
  ['cannot be read', () => delivery({}, { payload: 'no event' })],
  ['was in a batch that failed', () => ({ ...ana(), isAlone: true })],
])('takes alone what %s, first or after others', (_, other) => {
  expect(takeAll(other(), ana(), other(), ana())).toEqual([[0], [1, 3], [2]])
})

it('takes together what is about one account under both its names', () => {
  expect(takeAll(delivery({ one: 'ana', other: 'ana' }), delivery({ other: 'bo' }))).toEqual([[0, 1]])
})

it('takes each alone where a handler asks for it', () => {
  const alone = { consumer: 'alone' }
  expect(takeAll(ana(alone), ana(alone))).toEqual([[0], [1]])
})

it('takes what comes again first, and the next of it only when the one before has ended', () => {
  const queue = new DeliveryQueue({ consumers })
  const again = [ana({ deliveries: 2 }), ana({ deliveries: 3 })]
  const first = [ana(), ana()]
  for (const one of [...first, ...again]) queue.add(one)
  const taken = queue.take()
  expect(taken).toEqual([again[0]])
  const others = queue.take()
  expect(others).toEqual(first)
  queue.ended(others)
  expect(queue.take()).toEqual([])
  queue.ended(taken)
  expect(queue.take()).toEqual([again[1]])
})

it('has those of a batch that failed next, one by one', () => {
  const queue = new DeliveryQueue({ consumers })
  const all = [ana(), ana(), ana()]
  all.slice(0, 2).forEach((one) => queue.add(one))
  const failed = queue.take()
  queue.add(all[2]!)
  queue.putBack(failed)
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual([[all[0]], [all[1]], [all[2]], []])
})

it('gives back all that waits', () => {
  const queue = new DeliveryQueue({ consumers })
  const all = [ana(), ana({ deliveries: 2 })]
  all.forEach((one) => queue.add(one))
  expect([queue.clear(), queue.take()]).toEqual([all, []])
})
