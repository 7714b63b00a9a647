import { setTimeout as wait } from 'node:timers/promises'
import * as nats from 'nats'
import type { Logger } from 'pino'
import type { Noun } from '@lunchpail/contracts/noun'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import {
  consumerState,
  ensureConsumer,
  lastDelivered,
  type ConsumerSettings,
  type ConsumerState,
} from './durable-consumers.ts'
import { pruneConsumers } from './prune-consumers.ts'
import { pull, type Pull, type StreamMessage } from './pull.ts'
import { reconnectPauses, type ConnectionState } from './reconnect-pauses.ts'
import { routesStream } from './routes-stream.ts'
import { streamName, type StreamOf } from './stream-name.ts'
import { connectionOptions, isRefusal, type NatsSettings } from './nats-settings.ts'
import {
  boundsOf,
  checkStream,
  deleteMessage,
  ensureStream,
  messageFrom,
  type OwnMessage,
  type StreamOutcome,
} from './streams.ts'

export type { Pull, StreamMessage }

interface Connection {
  readonly core: nats.NatsConnection
  readonly stream: nats.JetStreamClient
  readonly manager: nats.JetStreamManager
}

/** What a connection says of itself; never a credential. */
export type NatsLog = Pick<Logger, 'warn' | 'error'>

export type NatsClient = ReturnType<typeof connectNats>

interface CoreSubscription {
  readonly subject: string
  readonly listener: (subject: string, payload: Uint8Array) => void
}

/**
 * A connection to NATS that is made in the background and made again when it is lost, or closed for good. Without it,
 * calls to JetStream reject, and calls to core NATS do nothing. `name` is the user of the permissions: replies come to an
 * inbox of its own, `_INBOX.<name>.>`, which no other user may read.
 */
export const connectNats = ({
  name,
  log,
  ...settings
}: NatsSettings & { readonly name: string; readonly log?: NatsLog }) => {
  const listeners = new Set<() => void>()
  const subscriptions: CoreSubscription[] = []
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  const firstTry = Promise.withResolvers<boolean>()
  let connection: Connection | undefined
  let state: ConnectionState = 'down'

  const onConnected = (): void => {
    state = 'up'
    listeners.forEach((listener) => listener())
  }
  const setState = (changed: ConnectionState, failure: unknown): void => {
    if (changed === state) return
    state = changed
    if (changed === 'refused')
      log?.error({ error: loggedError(failure) }, 'NATS refuses the connection; it is tried again')
  }
  const watch = async (core: nats.NatsConnection): Promise<void> => {
    for await (const { type, data, permissionContext } of core.status()) {
      if (core !== connection?.core) return
      if (type === nats.Events.Disconnect) state = 'down'
      if (type === nats.Events.Reconnect) onConnected()
      if (permissionContext) log?.error({ code: data, ...permissionContext }, 'NATS does not permit this')
    }
  }
  const subscribeCore = (core: nats.NatsConnection, { subject, listener }: CoreSubscription): void => {
    core.subscribe(subject, {
      callback: (failure, message) => failure ?? listener(message.subject, message.data),
    })
  }
  const connect = (): Promise<nats.NatsConnection> =>
    nats.connect({
      ...connectionOptions(settings),
      name,
      inboxPrefix: `_INBOX.${name}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      pingInterval: 10_000,
      maxPingOut: 2,
      timeout: 5_000,
      noAsyncTraces: true,
    })
  /** Serves by a connection until it is closed for good. */
  const runUntilClosed = async (core: nats.NatsConnection): Promise<void> => {
    const manager = await core.jetstreamManager({ checkAPI: false })
    connection = { core, stream: core.jetstream(), manager }
    void watch(core)
    for (const subscription of subscriptions) subscribeCore(core, subscription)
    first.resolve()
    onConnected()
    firstTry.resolve(true)
    const failure = await core.closed()
    connection = undefined
    if (closing.signal.aborted) return
    // nats.js gives up where it is refused twice in a row
    setState('refused', failure)
  }
  const open = async (): Promise<void> => {
    const pauses = reconnectPauses()
    while (!closing.signal.aborted) {
      pauses.begin()
      try {
        const core = await connect()
        if (closing.signal.aborted) return await core.close()
        await runUntilClosed(core)
      } catch (failure) {
        setState(isRefusal(failure) ? 'refused' : 'down', failure)
        firstTry.resolve(false)
      }
      await wait(pauses.next(state), undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const opening = open().finally(() => {
    first.resolve()
    firstTry.resolve(false)
  })
  const required = (): Connection => {
    if (!connection || state !== 'up') throw new Error('NATS is not connected')
    return connection
  }

  return {
    connected: (): boolean => state === 'up',
    /** Whether the server refuses this process, by its credentials or its TLS: no use to wait for it to come back. */
    refused: (): boolean => state === 'refused',
    /** Waits for the first try to connect; whether it did. */
    tried: (): Promise<boolean> => firstTry.promise,
    /** Calls at each connection, the first and every later one; at once where there is one now. */
    onConnect: (listener: () => void): (() => void) => {
      listeners.add(listener)
      if (state === 'up') listener()
      return () => listeners.delete(listener)
    },
    /** Core NATS: publishes to the subscribers of this moment. Dropped without a connection; whether there was one. */
    publish: (subject: string, payload: string): boolean => {
      if (state !== 'up' || !connection) return false
      connection.core.publish(subject, payload)
      return true
    },
    /** Core NATS: subscribes, over reconnects too. Once it resolves, the server has the subscription. */
    subscribe: async (subject: string, listener: CoreSubscription['listener']): Promise<void> => {
      subscriptions.push({ subject, listener })
      if (connection) subscribeCore(connection.core, { subject, listener })
      await first.promise
      // a connection that is lost meanwhile subscribes again when it is back
      await connection?.core.flush().catch(() => {})
    },
    /** JetStream: publishes and waits for the ack. The stream drops a repeat with the same id. */
    publishToStream: async (subject: string, payload: string, id: string): Promise<void> => {
      await required().stream.publish(subject, payload, { msgID: id })
    },
    routes: routesStream(required),
    /** Creates a stream, or corrects its settings, which only an operator may do. */
    ensureStream: async (of: StreamOf): Promise<StreamOutcome> =>
      ensureStream(required().manager, of, settings),
    /** Throws a StreamError where the stream of a noun is not as its service needs it. */
    checkStream: async (noun: Noun): Promise<void> => checkStream(required().manager, noun),
    /** The first message with this subject in the stream of a noun, from a sequence number on. */
    messageFrom: async (noun: Noun, subject: string, sequence: number): Promise<OwnMessage | undefined> =>
      messageFrom(required().manager, noun, subject, sequence),
    bounds: async (noun: Noun) => boundsOf(required().manager, noun),
    /** The last message that a consumer delivered, or a successor of it; undefined where there is none. */
    lastDelivered: async (noun: Noun, consumer: string): Promise<number | undefined> =>
      lastDelivered(required().manager, noun, consumer),
    /** Deletes a message, and overwrites it where it is stored. */
    deleteMessage: async (noun: Noun, sequence: number): Promise<void> =>
      deleteMessage(required().manager, noun, sequence),
    /** Creates or updates a durable consumer. Where a setting cannot change, creates a successor with a number. */
    ensureConsumer: async (settings: ConsumerSettings): Promise<string> =>
      ensureConsumer(required().manager, settings),
    /** Deletes the durable consumers that a service no longer declares. Returns their names. */
    prune: async (service: Noun, declared: readonly string[]): Promise<string[]> =>
      pruneConsumers(required().manager, service, declared),
    consume: async (
      noun: Noun,
      consumer: string,
      listener: (message: StreamMessage) => void,
    ): Promise<Pull> => pull(required().stream, { noun, consumer }, listener),
    /** Messages that a consumer has not acknowledged yet. */
    lag: async (noun: Noun, consumer: string): Promise<number> =>
      (await consumerState(required().manager, noun, consumer)).lag,
    consumerState: async (noun: Noun, consumer: string): Promise<ConsumerState> =>
      consumerState(required().manager, noun, consumer),
    /** Has another server lead a consumer, whose copies then follow that one. Only an operator may. */
    stepDown: async (noun: Noun, consumer: string): Promise<void> => {
      await required().core.request(`$JS.API.CONSUMER.LEADER.STEPDOWN.${streamName(noun)}.${consumer}`)
    },
    close: async (): Promise<void> => {
      closing.abort()
      const core = connection?.core
      await (state === 'up' ? core?.drain() : core?.close())?.catch(() => {})
      state = 'down'
      await opening
    },
    /** Drops the connection as a crash would. */
    disconnect: async (): Promise<void> => {
      closing.abort()
      state = 'down'
      await connection?.core.close().catch(() => {})
    },
  }
}
