import type pg from 'pg'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, vi } from 'vitest'
import type { TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { sharedConnection } from '../src/shared-connection.ts'
import { eventMetrics } from '../src/event-metrics.ts'
import type { EventRuntime } from '../src/event-runtime.ts'
import type { LiveEventService } from '../src/event-service.ts'
import type { NatsClient } from '../src/nats.ts'
import { Relay } from '../src/relay.ts'
import { byNotification } from '../src/testing/by-notification.ts'
import { eventServiceOn, greeted } from './event-database.ts'

export const soon = { interval: 10 }

/** In place of a server: takes what is published, or fails as a test wants it to. */
export const startStream = () => {
  const published: string[] = []
  const listeners = new Set<() => void>()
  let isConnected = true
  const take = vi.fn<NatsClient['publishToStream']>(async (_subject, _payload, id) => void published.push(id))
  const checkStream = vi.fn<NatsClient['checkStream']>(async () => {})
  const client = {
    connected: () => isConnected,
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publishToStream: take,
    checkStream,
  } as Partial<NatsClient> as NatsClient
  return {
    client,
    published,
    take,
    checkStream,
    listening: () => listeners.size,
    lose: () => {
      isConnected = false
    },
    connect: () => {
      isConnected = true
      listeners.forEach((listener) => listener())
    },
  }
}

export const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `id-${from + index}`)

/** Relays on a database, which `closeAll` stops. */
export function relaysOn(database: () => TestDatabase) {
  const closing: (() => Promise<unknown>)[] = []
  const closeAll = async (): Promise<void> => {
    await Promise.all(closing.splice(0).map((close) => close()))
  }
  const atEnd = (close: () => Promise<unknown>): void => void closing.push(close)

  const startRelay = (stream = startStream(), hooks: Partial<EventRuntime> = {}) => {
    const base = eventServiceOn(database())
    const logged: { level: number; msg: string; reason?: string; failures?: number }[] = []
    const service: LiveEventService = {
      ...base,
      runtime: { ...base.runtime, ...byNotification, ...hooks },
      log: pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) }),
      nats: stream.client,
      metrics: eventMetrics(new Registry(), sharedConnection(database().pool), { connected: () => true }),
    }
    const onSession = vi.fn<(session: pg.Client) => Promise<void>>(async () => {})
    const relay = new Relay(service, onSession)
    relay.start()
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= relay.stop())
    closing.push(stop)
    const leads = async () => (await service.metrics.leads.get()).values[0]!.value
    const failed = async () =>
      Object.fromEntries(
        (await service.metrics.publishFailed.get()).values.map(({ labels, value }) => [labels.reason, value]),
      )
    const count = async () => (await service.metrics.published.get()).values[0]!.value
    return { ...stream, service, onSession, logged, stop, leads, failed, count }
  }
  const leading = async (...of: Parameters<typeof startRelay>) => {
    const relay = startRelay(...of)
    await vi.waitFor(async () => expect(await relay.leads()).toBe(1), soon)
    return relay
  }
  /** Rows as other processes write them, of which the relay is not notified. */
  const write = (from: number, to: number) =>
    database().pool.query(
      `insert into kit.outbox (id, subject, payload)
       select 'id-' || number, $1, '{"number":' || number || '}' from generate_series($2::int, $3::int) number order by number`,
      [greeted.type, from, to],
    )
  const left = async () =>
    (await database().pool.query<{ id: string }>('select id from kit.outbox order by seq')).rows.map(
      ({ id }) => id,
    )

  return { closeAll, atEnd, startRelay, leading, write, left }
}
