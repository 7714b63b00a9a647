import { setTimeout as wait } from 'node:timers/promises'
import * as nats from 'nats'
import type { Noun } from '@lunchpail/contracts/noun'

const { nanos } = nats
const days30 = 30 * 86_400_000

export interface DurableMessage {
  /** its place in the stream */
  readonly place: number
  readonly text: string
  ack(): void
  /** Asks for it again after some milliseconds. */
  again(after: number): void
  /** Says that the work goes on, so that nobody else is given it. */
  working(): void
}
interface ConsumerWish {
  readonly noun: Noun
  readonly name: string
  readonly subject: string
  /** milliseconds after which a message that nobody answered for is given out again */
  readonly ackWait: number
}
export interface Consumption {
  /** Asks for no more messages. */
  readonly stop: () => void
  /** Called where the server lost the consumer. */
  readonly onLost: (listener: () => void) => void
}
interface Connection {
  readonly core: nats.NatsConnection
  readonly stream: nats.JetStreamClient
  readonly manager: nats.JetStreamManager
}

export type NatsLink = ReturnType<typeof connectNats>

/**
 * A link to NATS that heals itself; the connection is made in the background, as often as it takes. Nothing here fails
 * because NATS is away but the durable calls, which reject.
 */
export const connectNats = ({ url, name }: { url: string; name: string }) => {
  const listeners = new Set<() => void>()
  const closing = new AbortController()
  let now: Connection | undefined
  let up = false
  const isUp = (): void => {
    up = true
    listeners.forEach((listener) => listener())
  }
  const watch = async (core: nats.NatsConnection): Promise<void> => {
    for await (const { type } of core.status()) {
      if (type === nats.Events.Disconnect) up = false
      if (type === nats.Events.Reconnect) isUp()
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
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, 2_000)) {
      const core = await nats
        .connect({ ...settings, maxPingOut: 2, timeout: 5_000, noAsyncTraces: true })
        .catch(() => {})
      if (!core) await wait(pause, undefined, { signal: closing.signal }).catch(() => {})
      else if (closing.signal.aborted) return core.close()
      else {
        now = { core, stream: core.jetstream(), manager: await core.jetstreamManager({ checkAPI: false }) }
        void watch(core)
        return isUp()
      }
    }
  }
  const opening = open()
  const connection = (): Connection => {
    if (!now || !up) throw new Error('NATS is not connected')
    return now
  }

  return {
    connected: (): boolean => up,
    /** Calls at each connection, the first and every later one; at once where there is one. */
    onConnect: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (up) listener()
      return () => listeners.delete(listener)
    },
    /** Publishes to whoever listens now; dropped where there is no connection. */
    tell: (subject: string, payload: string): void => {
      if (up) now?.core.publish(subject, payload)
    },
    /** Hears what is told, for as long as the link lives. */
    hear: async (
      subject: string,
      listener: (subject: string, payload: Uint8Array) => void,
    ): Promise<void> => {
      await opening
      now?.core.subscribe(subject, {
        callback: (failure, heard) => failure ?? listener(heard.subject, heard.data),
      })
    },
    /** Publishes into a stream and waits for its word that the event is kept. The id makes a repeat harmless. */
    publish: async (subject: string, payload: string, id: string): Promise<void> => {
      await connection().stream.publish(subject, payload, { msgID: id })
    },
    ensureStream: async (noun: Noun): Promise<void> => ensureStream(connection().manager, noun),
    /** Makes or updates a durable consumer; one whose settings cannot change gets a follower with a number. */
    ensureConsumer: async (wish: ConsumerWish): Promise<string> => ensureConsumer(connection().manager, wish),
    /** Deletes the durable consumers of a service that it declares no more; answers their names. */
    prune: async (service: Noun, declared: readonly string[]): Promise<string[]> =>
      prune(connection().manager, service, declared),
    consume: async (
      noun: Noun,
      consumer: string,
      listener: (message: DurableMessage) => void,
    ): Promise<Consumption> => {
      const messages = await (
        await connection().stream.consumers.get(streamName(noun), consumer)
      ).consume({
        max_messages: 100,
        callback: (message) =>
          listener({
            place: message.seq,
            text: message.string(),
            ack: () => message.ack(),
            again: (after) => message.nak(after),
            working: () => message.working(),
          }),
      })
      return { stop: () => void messages.close(), onLost: (lost) => void watchConsumer(messages, lost) }
    },
    /** Events that a consumer has not handled yet. */
    lag: async (noun: Noun, consumer: string): Promise<number> => {
      const info = await connection().manager.consumers.info(streamName(noun), consumer)
      return info.num_pending + info.num_ack_pending
    },
    close: async (): Promise<void> => {
      closing.abort()
      await opening
      await (up ? now?.core.drain() : now?.core.close())?.catch(() => {})
      up = false
    },
    /** Drops the connection as a crash would. */
    sever: async (): Promise<void> => {
      closing.abort()
      up = false
      await now?.core.close().catch(() => {})
    },
  }
}

const streamName = (noun: Noun): string => noun.toUpperCase()
const notFound = (failure: unknown): undefined => {
  if ((failure as nats.NatsError).api_error?.code !== 404) throw failure
}
type Status = nats.ConsumerMessages
const watchConsumer = async (messages: Status, lost: () => void): Promise<void> => {
  const { ConsumerNotFound, ConsumerDeleted, StreamNotFound } = nats.ConsumerEvents
  const losses: readonly string[] = [ConsumerNotFound, ConsumerDeleted, StreamNotFound]
  for await (const { type } of await messages.status()) if (losses.includes(type)) return lost()
}

const ensureStream = async ({ streams }: nats.JetStreamManager, noun: Noun): Promise<void> => {
  const wanted = {
    name: streamName(noun),
    subjects: [`${noun}.>`],
    storage: nats.StorageType.File,
    retention: nats.RetentionPolicy.Limits,
    discard: nats.DiscardPolicy.Old,
    max_age: nanos(days30),
    duplicate_window: nanos(120_000),
  }
  if (await streams.info(wanted.name).catch(notFound)) await streams.update(wanted.name, wanted)
  else await streams.add(wanted)
}

const ensureConsumer = async ({ consumers }: nats.JetStreamManager, wish: ConsumerWish): Promise<string> => {
  const stream = streamName(wish.noun)
  const fixed = {
    ack_policy: nats.AckPolicy.Explicit,
    deliver_policy: nats.DeliverPolicy.All,
    replay_policy: nats.ReplayPolicy.Instant,
    filter_subject: wish.subject,
  }
  const changeable = { ack_wait: nanos(wish.ackWait), max_ack_pending: 512, max_deliver: -1 }
  for (let follower = 1; ; follower += 1) {
    const name = follower === 1 ? wish.name : `${wish.name}-${follower}`
    const found = await consumers.info(stream, name).catch(notFound)
    if (!found) {
      await consumers.add(stream, { durable_name: name, ...fixed, ...changeable })
      return name
    }
    const differs = (settings: Partial<nats.ConsumerConfig>): boolean =>
      Object.entries(settings).some(
        ([key, value]) => found.config[key as keyof nats.ConsumerConfig] !== value,
      )
    if (differs(fixed)) continue
    if (differs(changeable)) await consumers.update(stream, name, changeable)
    return name
  }
}

const prune = async (manager: nats.JetStreamManager, service: Noun, declared: readonly string[]) => {
  const old: { stream: string; name: string }[] = []
  for await (const { config } of manager.streams.list())
    for await (const { name } of manager.consumers.list(config.name))
      // followers stay with the one that they follow: where that is gone, the next start would begin anew
      if (name.startsWith(`${service}--`) && !declared.includes(name.replace(/-\d+$/, '')))
        old.push({ stream: config.name, name })
  for (const { stream, name } of old) await manager.consumers.delete(stream, name)
  return old.map(({ name }) => name)
}
