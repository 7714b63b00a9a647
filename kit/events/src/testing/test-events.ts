import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { DataOf, Envelope, EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { EventRuntime } from '../event-runtime.ts'
import { connectNats, type NatsClient } from '../nats.ts'

export interface TestEvents {
  /** Every event of a type in the stream of the service, oldest first. */
  readonly published: <E extends EventType>(event: E) => (Envelope & { data: DataOf<E> })[]
  /** Publishes an event as another service would. Returns its id. */
  readonly publish: <E extends EventType>(
    event: E,
    data: DataOf<E>,
    overrides?: Partial<Envelope>,
  ) => Promise<string>
  /** How many deliveries are not acknowledged yet: to these consumers, and of what the service published to this watch. */
  readonly unhandled: (consumers: readonly WatchedConsumer[]) => Promise<number>
  /** `published` begins again. */
  readonly forget: () => void
  /** Waits until the streams are there, which no service makes. */
  readonly ready: () => Promise<void>
  readonly close: () => Promise<void>
}
interface WatchedConsumer {
  readonly owner: Noun
  readonly name: string
}

/** Consumes the stream of the service, from its first event after each connection. */
export const watchEvents = (
  noun: Noun,
  natsUrl: string,
  clock: EventRuntime['clock'],
  /** of the events that the service consumes: they are not running, and their streams are made for them */
  owners: readonly Noun[] = [],
): TestEvents => {
  const nats: NatsClient = connectNats({ url: natsUrl, name: 'test' })
  let seen: Envelope[] = []
  let latest = 0
  let own: WatchedConsumer | undefined
  const streams = Promise.withResolvers<void>()
  nats.onConnect(() => void read())

  const read = async (): Promise<void> => {
    const generation = ++latest
    try {
      for (const owner of new Set([noun, ...owners, 'routes'] as const)) await nats.ensureStream(owner)
      streams.resolve()
      const name = `test-${randomUUID()}`
      await nats.ensureConsumer({ noun, name, subject: `${noun}.>`, ackWaitMs: 60_000 })
      own = { owner: noun, name }
      seen = []
      await nats.consume(noun, name, (message) => {
        message.ack()
        if (generation === latest) seen.push(JSON.parse(message.payload) as Envelope)
      })
    } catch {
      if (nats.connected()) setTimeout(() => generation === latest && void read(), 100).unref()
    }
  }
  const connected = async (): Promise<void> => {
    if (!nats.connected()) await new Promise<void>((resolve) => nats.onConnect(resolve))
  }
  return {
    published: <E extends EventType>(event: E) =>
      seen.filter(({ type }) => type === event.type) as (Envelope & { data: DataOf<E> })[],
    publish: async (event, data, overrides = {}) => {
      await connected()
      const id = overrides.id ?? randomUUID()
      const time = clock.now().toISOString()
      const envelope = {
        specversion: '1.0',
        id,
        source: `/${event.owner}`,
        type: event.type,
        time,
        data,
        ...overrides,
      }
      // A server that has just started accepts connections before its streams respond.
      await vi.waitFor(async () => {
        await nats.ensureStream(event.owner)
        await nats.publishToStream(event.type, JSON.stringify(envelope), randomUUID())
      }, 10_000)
      return id
    },
    unhandled: async (consumers) => {
      if (!own) throw new Error('the stream of the service is not watched yet')
      const lags = await Promise.all([own, ...consumers].map(({ owner, name }) => nats.lag(owner, name)))
      return lags.reduce((sum, lag) => sum + lag, 0)
    },
    forget: () => {
      seen = []
    },
    ready: () => streams.promise,
    close: nats.close,
  }
}
