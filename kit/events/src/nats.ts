import { setTimeout as wait } from 'node:timers/promises'
import * as nats from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'
import { streamDays } from '@lunchpail/kit-database/retention'

const { nanos } = nats
const maxAgeMs = streamDays * 86_400_000
const duplicateWindowMs = 120_000

/** A message of a stream, as a durable consumer delivers it. */
export interface StreamMessage {
  /** its sequence number in the stream */
  readonly sequence: number
  readonly payload: string
  ack(): void
  /** Asks for redelivery. */
  nak(delayMs: number): void
  /** Extends the ack wait. */
  working(): void
}
interface ConsumerSettings {
  readonly noun: Noun
  readonly name: string
  readonly subject: string
  /** a message that is not acknowledged for so long is redelivered */
  readonly ackWaitMs: number
}
/** The pull of a durable consumer, which delivers its messages. */
export interface Pull {
  /** Stops the pull. */
  readonly stop: () => void
  /** Calls when the server no longer has the consumer or its stream. */
  readonly onLost: (listener: () => void) => void
}
interface Connection {
  readonly core: nats.NatsConnection
  readonly stream: nats.JetStreamClient
  readonly manager: nats.JetStreamManager
}

export type NatsClient = ReturnType<typeof connectNats>

/**
 * A connection to NATS that is made in the background and made again when it is lost. Without it, calls to JetStream
 * reject, and calls to core NATS do nothing.
 */
export const connectNats = ({ url, name }: { url: string; name: string }) => {
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  let connection: Connection | undefined
  let connected = false
  const onConnected = (): void => {
    connected = true
    listeners.forEach((listener) => listener())
  }
  const watch = async (core: nats.NatsConnection): Promise<void> => {
    for await (const { type } of core.status()) {
      if (type === nats.Events.Disconnect) connected = false
      if (type === nats.Events.Reconnect) onConnected()
    }
  }
  const settings = {
    servers: url,
    name,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 250,
    pingInterval: 10_000,
  }
  const open = async (): Promise<void> => {
    for (let pauseMs = 100; !closing.signal.aborted; pauseMs = Math.min(pauseMs * 2, 2_000)) {
      const core = await nats
        .connect({ ...settings, maxPingOut: 2, timeout: 5_000, noAsyncTraces: true })
        .catch(() => {})
      if (!core) await wait(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
      else if (closing.signal.aborted) return core.close()
      else {
        const manager = await core.jetstreamManager({ checkAPI: false })
        connection = { core, stream: core.jetstream(), manager }
        void watch(core)
        return onConnected()
      }
    }
  }
  const opening = open()
  const required = (): Connection => {
    if (!connection || !connected) throw new Error('NATS is not connected')
    return connection
  }

  return {
    connected: (): boolean => connected,
    /** Calls at each connection, the first and every later one; at once where there is one now. */
    onConnect: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (connected) listener()
      return () => listeners.delete(listener)
    },
    /** Core NATS: publishes to the subscribers of this moment. Dropped without a connection. */
    publish: (subject: string, payload: string): void => {
      if (connected) connection?.core.publish(subject, payload)
    },
    /** Core NATS: subscribes, over reconnects too. */
    subscribe: async (
      subject: string,
      listener: (subject: string, payload: Uint8Array) => void,
    ): Promise<void> => {
      await opening
      connection?.core.subscribe(subject, {
        callback: (failure, message) => failure ?? listener(message.subject, message.data),
      })
    },
    /** JetStream: publishes and waits for the ack. The stream drops a repeat with the same id. */
    publishToStream: async (subject: string, payload: string, id: string): Promise<void> => {
      await required().stream.publish(subject, payload, { msgID: id })
    },
    ensureStream: async (noun: Noun): Promise<void> => ensureStream(required().manager, noun),
    /** Creates or updates a durable consumer. Where a setting cannot change, creates a successor with a number. */
    ensureConsumer: async (settings: ConsumerSettings): Promise<string> =>
      ensureConsumer(required().manager, settings),
    /** Deletes the durable consumers that a service no longer declares. Returns their names. */
    prune: async (service: Noun, declared: readonly string[]): Promise<string[]> =>
      prune(required().manager, service, declared),
    consume: async (
      noun: Noun,
      consumer: string,
      listener: (message: StreamMessage) => void,
    ): Promise<Pull> => {
      const messages = await (
        await required().stream.consumers.get(streamName(noun), consumer)
      ).consume({
        max_messages: 100,
        callback: (message) =>
          listener({
            sequence: message.seq,
            payload: message.string(),
            ack: () => message.ack(),
            nak: (delayMs) => message.nak(delayMs),
            working: () => message.working(),
          }),
      })
      return {
        stop: () => void messages.close(),
        onLost: (listener) => void watchConsumer(messages, listener),
      }
    },
    /** Messages that a consumer has not acknowledged yet. */
    lag: async (noun: Noun, consumer: string): Promise<number> => {
      const info = await required().manager.consumers.info(streamName(noun), consumer)
      return info.num_pending + info.num_ack_pending
    },
    close: async (): Promise<void> => {
      closing.abort()
      await opening
      await (connected ? connection?.core.drain() : connection?.core.close())?.catch(() => {})
      connected = false
    },
    /** Drops the connection as a crash would. */
    disconnect: async (): Promise<void> => {
      closing.abort()
      connected = false
      await connection?.core.close().catch(() => {})
    },
  }
}

const streamName = (noun: Noun): string => noun.toUpperCase()
const notFound = (failure: unknown): undefined => {
  if ((failure as nats.NatsError).api_error?.code !== 404) throw failure
}
const watchConsumer = async (messages: nats.ConsumerMessages, onLost: () => void): Promise<void> => {
  const { ConsumerNotFound, ConsumerDeleted, StreamNotFound } = nats.ConsumerEvents
  const losses: readonly string[] = [ConsumerNotFound, ConsumerDeleted, StreamNotFound]
  for await (const { type } of await messages.status()) if (losses.includes(type)) return onLost()
}

const ensureStream = async ({ streams }: nats.JetStreamManager, noun: Noun): Promise<void> => {
  const wanted = {
    name: streamName(noun),
    subjects: [`${noun}.>`],
    storage: nats.StorageType.File,
    retention: nats.RetentionPolicy.Limits,
    discard: nats.DiscardPolicy.Old,
    max_age: nanos(maxAgeMs),
    duplicate_window: nanos(duplicateWindowMs),
  }
  if (await streams.info(wanted.name).catch(notFound)) await streams.update(wanted.name, wanted)
  else await streams.add(wanted)
}

const ensureConsumer = async (
  { consumers }: nats.JetStreamManager,
  settings: ConsumerSettings,
): Promise<string> => {
  const stream = streamName(settings.noun)
  const immutable = {
    ack_policy: nats.AckPolicy.Explicit,
    deliver_policy: nats.DeliverPolicy.All,
    replay_policy: nats.ReplayPolicy.Instant,
    filter_subject: settings.subject,
  }
  const mutable = { ack_wait: nanos(settings.ackWaitMs), max_ack_pending: 512, max_deliver: -1 }
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? settings.name : `${settings.name}-${number}`
    const found = await consumers.info(stream, name).catch(notFound)
    if (!found) {
      await consumers.add(stream, { durable_name: name, ...immutable, ...mutable })
      return name
    }
    const differs = (wanted: Partial<nats.ConsumerConfig>): boolean =>
      Object.entries(wanted).some(([key, value]) => found.config[key as keyof nats.ConsumerConfig] !== value)
    if (differs(immutable)) continue
    if (differs(mutable)) await consumers.update(stream, name, mutable)
    return name
  }
}

const prune = async (manager: nats.JetStreamManager, service: Noun, declared: readonly string[]) => {
  const undeclared: { stream: string; name: string }[] = []
  for await (const { config } of manager.streams.list())
    for await (const { name } of manager.consumers.list(config.name))
      // A successor stays as long as its first consumer is declared: without it, the next start would consume the stream from its first message.
      if (name.startsWith(`${service}--`) && !declared.includes(name.replace(/-\d+$/, '')))
        undeclared.push({ stream: config.name, name })
  for (const { stream, name } of undeclared) await manager.consumers.delete(stream, name)
  return undeclared.map(({ name }) => name)
}
