import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { DataOf, Envelope, EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { EventSeams } from '../event-seams.ts'
import { connectNats, type NatsLink } from '../nats.ts'

export interface TestEvents {
  /** Every event of a type that stands in the service's stream, oldest first. */
  readonly published: <E extends EventType>(event: E) => (Envelope & { data: DataOf<E> })[]
  /** Says an event as another service would; answers its id. */
  readonly publish: <E extends EventType>(
    event: E,
    data: DataOf<E>,
    parts?: Partial<Envelope>,
  ) => Promise<string>
  readonly close: () => Promise<void>
}

/** Reads the service's stream as it grows, from its first event again after each connection. */
export const watchEvents = (noun: Noun, natsUrl: string, clock: EventSeams['clock']): TestEvents => {
  const nats: NatsLink = connectNats({ url: natsUrl, name: 'test' })
  let seen: Envelope[] = []
  let round = 0
  nats.onConnect(() => void read())

  const read = async (): Promise<void> => {
    const mine = ++round
    try {
      await nats.ensureStream(noun)
      const name = `test-${randomUUID()}`
      await nats.ensureConsumer({ noun, name, subject: `${noun}.>`, ackWait: 60_000 })
      seen = []
      await nats.consume(noun, name, (message) => {
        message.ack()
        if (mine === round) seen.push(JSON.parse(message.text) as Envelope)
      })
    } catch {
      if (nats.connected()) setTimeout(() => mine === round && void read(), 100).unref()
    }
  }
  const connected = async (): Promise<void> => {
    if (!nats.connected()) await new Promise<void>((resolve) => nats.onConnect(resolve))
  }
  return {
    published: <E extends EventType>(event: E) =>
      seen.filter(({ type }) => type === event.type) as (Envelope & { data: DataOf<E> })[],
    publish: async (event, data, parts = {}) => {
      await connected()
      const id = parts.id ?? randomUUID()
      const time = clock.now().toISOString()
      const envelope = {
        specversion: '1.0',
        id,
        source: `/${event.owner}`,
        type: event.type,
        time,
        data,
        ...parts,
      }
      // A server that has just begun greets before its streams answer.
      await vi.waitFor(async () => {
        await nats.ensureStream(event.owner)
        await nats.publish(event.type, JSON.stringify(envelope), randomUUID())
      }, 10_000)
      return id
    },
    close: nats.close,
  }
}
