import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, vi } from 'vitest'
import type { EventType } from '@lunchpail/contracts/event'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { EventConsumers } from '../src/consumers.ts'
import { sharedConnection } from '../src/shared-connection.ts'
import { eventMetrics } from '../src/event-metrics.ts'
import type { LiveEventService } from '../src/event-service.ts'
import type { NatsClient, StreamMessage } from '../src/nats.ts'
import { reaction, type ReactionStart, type Subscription } from '../src/subscription.ts'
import { consumerOf, delivered, eventServiceOn, greeted, leave } from './event-database.ts'

export const soon = { interval: 10 }
export const consumer = consumerOf(greeted)

/** In place of a server: it has every consumer that it is asked for, and delivers what a test gives it. */
export const startStream = () => {
  const listeners = new Set<() => void>()
  const pulls: {
    name: string
    deliver: (message: StreamMessage) => void
    stop: () => void
    lose: () => void
  }[] = []
  const ensureConsumer = vi.fn<NatsClient['ensureConsumer']>(async ({ name }) => name)
  const consumerState = vi.fn<NatsClient['consumerState']>(async () => ({ lag: 0, copiesBehind: 0 }))
  const consume = vi.fn<NatsClient['consume']>(async (_noun, name, deliver) => {
    const lost: (() => void)[] = []
    const stop = vi.fn<() => void>()
    pulls.push({ name, deliver, stop, lose: () => lost.forEach((listener) => listener()) })
    return { stop, onLost: (listener) => void lost.push(listener) }
  })
  const client = {
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ensureConsumer,
    consume,
    consumerState,
  } as Partial<NatsClient> as NatsClient
  const connect = () => listeners.forEach((listener) => listener())
  return { client, pulls, ensureConsumer, consume, consumerState, connect }
}

export type Counts = Partial<Pick<StreamMessage, 'sequence' | 'deliveries'>>

export const message = (event: string, counts: Counts = {}) => ({
  sequence: 1,
  publishedAt: new Date('2026-11-21T10:00:00Z'),
  deliveries: 1,
  ...counts,
  payload: event,
  ack: vi.fn<() => void>(),
  nak: vi.fn<(delayMs: number) => void>(),
  working: vi.fn<() => void>(),
})
export const greeting = (id: string, more: Counts = {}) =>
  message(delivered(greeted, id, { by: 'ana', whom: 'bo', word: id }), more)

export const leaving = (event: EventType = greeted, from: ReactionStart = 'beginning') =>
  reaction(event, { from }, (tx, data) => leave(tx, (data as { word?: string }).word ?? 'did'))
export const failing = (failure: () => unknown) =>
  reaction(greeted, { from: 'beginning' }, async () => {
    throw failure()
  })

/** Consumers on a database, which `closeAll` stops. */
export function consumersOn(database: () => TestDatabase) {
  const closing: (() => Promise<unknown>)[] = []
  const closeAll = async (): Promise<void> => {
    await Promise.all(closing.splice(0).map((close) => close()))
  }

  const startConsumers = (
    subscriptions: readonly Subscription[],
    stream = startStream(),
    {
      databasePool = 1,
      ackWaitMs = 120_000,
      ...overrides
    }: Partial<LiveEventService> & {
      databasePool?: number
      ackWaitMs?: number
    } = {},
  ) => {
    const base = eventServiceOn(database(), subscriptions)
    const logged: { level: number; msg: string; consumer?: string; attempts?: number }[] = []
    const service: LiveEventService = {
      ...base,
      config: { ...base.config, databasePool },
      runtime: { ...base.runtime, backOffMs: [10, 20, 30], databasePauseMs: 77, ackWaitMs },
      log: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
      nats: stream.client,
      metrics: eventMetrics(new Registry(), sharedConnection(database().pool), { connected: () => true }),
      ...overrides,
    }
    const consumers = new EventConsumers(service)
    consumers.start()
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= consumers.stop())
    closing.push(stop)
    const gauge = async (of: 'consumerReady' | 'copiesBehind' | 'lag', name = consumer) =>
      (await service.metrics[of].get()).values.find(({ labels }) => labels.consumer === name)?.value
    const outcomes = async () =>
      Object.fromEntries(
        (await service.metrics.event.get()).values.map(({ labels, value }) => [labels.outcome, value]),
      )
    return { ...stream, consumers, service, logged, stop, gauge, outcomes }
  }
  /** Consumers that are connected and pull. */
  const pulling = async (...of: Parameters<typeof startConsumers>) => {
    const started = startConsumers(...of)
    started.connect()
    await vi.waitFor(() => expect(started.consumers.allReady()).toBe(true), soon)
    return { ...started, deliver: (one: StreamMessage) => started.pulls[0]!.deliver(one) }
  }

  /** Handlers that wait until a test lets them end, or is over. */
  const held = () => {
    const running: { word: string; end: () => void }[] = []
    let isOver = false
    const subscription = reaction(greeted, { from: 'beginning' }, async (tx, { word = '' }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      running.push({ word, end: resolve })
      if (!isOver) await promise
      await leave(tx, word)
    })
    closing.push(async () => {
      isOver = true
      running.forEach(({ end }) => end())
    })
    const words = () => running.map(({ word }) => word)
    const end = (word: string) => running.find((one) => one.word === word)!.end()
    return { running, subscription, words, end }
  }

  return { closeAll, startConsumers, pulling, held }
}
