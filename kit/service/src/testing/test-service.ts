import type pg from 'pg'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { resendDeadLetters, type Resent } from '@lunchpail/kit-events/dead-letters'
import {
  natsPasswordVariable,
  natsPermissions,
  natsUsers,
  type NatsUser,
} from '@lunchpail/kit-events/nats-permissions'
import { republish } from '@lunchpail/kit-events/republish'
import { watchEvents, type TestEvents } from '@lunchpail/kit-events/testing/test-events'
import { startTestNats } from '@lunchpail/kit-events/testing/test-nats'
import { MovableClock } from '../clock.ts'
import type { ServiceConfig } from '../config.ts'
import { consumesOf } from '../consumes.ts'
import { openService, type OpenService } from '../open-service.ts'
import { defaultRuntime, type Runtime } from '../runtime.ts'
import type { ServiceDefinition } from '../service.ts'
import { startService, type RunningService } from '../start.ts'
import { testClient, type Client } from './test-client.ts'
import { contentOf, type Fill } from './first-content.ts'
import { randomAddress } from './random-address.ts'
import { createTestTokens, type Credentials, type TestAccount } from './test-tokens.ts'
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts'

export type { Answer, CallInput, Client } from './test-client.ts'
export type { TestAccount } from './test-tokens.ts'
export type CrashPoint =
  | 'after-commit-before-publish'
  | 'after-handling-before-commit'
  | 'after-commit-before-ack'

export interface TestServiceOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly clock?: MovableClock
  /** the service dies at the first time it comes by; `restart()` brings it back, without the crash */
  readonly crash?: CrashPoint
  /**
   * A proxy stands between the service and PostgreSQL, for `postgres` and `crash()`; with `crash`, always. It carries every
   * byte once more, which most tests do without.
   */
  readonly losesPostgres?: boolean
  /** it is warmed up as in production: most tests need it no sooner than its first request */
  readonly warmsUp?: boolean
  readonly runtime?: Partial<Runtime>
  /** what its first start fills its database with, where that takes long: done once, in what others are copied from */
  readonly fill?: Fill
}

export interface TestService {
  readonly url: string
  readonly clock: MovableClock
  /** straight to the database, around the proxy */
  readonly pool: pg.Pool
  readonly env: NodeJS.ProcessEnv
  readonly events: Pick<TestEvents, 'published' | 'unhandled' | 'forget'>
  readonly publish: TestEvents['publish']
  readonly as: (account?: TestAccount) => Client
  readonly visitor: () => Client
  /** From now on every caller comes from another network, of which no rate limit has counted a call. */
  readonly changeNetwork: () => void
  /** Ends the service as a kill would, here and now. */
  readonly crash: () => Promise<void>
  /** ends when the crash that was asked for has happened */
  readonly crashed: Promise<void>
  readonly nats: {
    /** as the operator, who may do everything */
    readonly url: string
    readonly start: () => Promise<void>
    readonly stop: () => Promise<void>
  }
  /** Takes the database away from the service, gives it back, or lets the connections of this moment hang. */
  readonly postgres: Pick<TcpProxy, 'disconnect' | 'restore' | 'hang'>
  readonly republish: () => Promise<number>
  /** the Authorization header of a call by a process of the site */
  readonly callerToken: Awaited<ReturnType<typeof createTestTokens>>['callerToken']
  /** the types of the events that its subscriptions handle */
  readonly handled: () => Promise<string[]>
  readonly resend: (which: string) => Promise<Resent[]>
  /** Stops the service; `restart()` brings it back. */
  readonly halt: () => Promise<void>
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A service on a database and a NATS of its own, with a key of its own in place of auth's. */
export const startTestService = async <Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  options: TestServiceOptions = {},
): Promise<TestService> => {
  const { noun } = definition
  const consumes = consumesOf(definition)
  const clock = options.clock ?? new MovableClock()
  const starting = [
    createTestDatabase(noun, contentOf(definition.migrations, options.fill)),
    startTestNats({
      // the service has the permissions that it has in production; the test has all
      configuration: natsPermissions([{ noun, consumes }]),
      variables: Object.fromEntries(natsUsers.map((user) => [natsPasswordVariable(user), 'test'])),
    }),
    createTestTokens(clock),
  ] as const
  const [database, nats, tokens] = await Promise.all(starting).catch(async (failure) => {
    const [one, other] = await Promise.allSettled(starting)
    if (one.status === 'fulfilled') await one.value.drop()
    if (other.status === 'fulfilled') await other.value.remove()
    throw failure
  })
  const urlOf = (user: NatsUser): string => nats.url.replace('//', `//${user}:test@`)
  const owners = consumes.map(({ owner }) => owner)
  const events = watchEvents(noun, urlOf('operator'), clock, owners)
  const env = {
    LOG_LEVEL: 'silent',
    NATS_URL: urlOf(noun),
    TOKEN_KEYS: tokens.keys,
    CALLER_KEY: tokens.callerKey(noun),
    CALLER_KEYS: tokens.callerKeys,
    PUBLIC_URL: 'http://127.0.0.1',
    PORT: '0',
    ...options.env,
    [`DATABASE_URL_${noun.toUpperCase()}`]: database.url,
  }
  const isProxied = options.losesPostgres || options.crash !== undefined
  let proxy: TcpProxy | undefined
  const proxyNow = (): TcpProxy => {
    if (!proxy) throw new Error('A service that loses its PostgreSQL is started with losesPostgres.')
    return proxy
  }
  let running: RunningService | undefined
  let crashed = (): void => {}
  const crash = new Promise<void>((resolve) => (crashed = resolve))

  const die = async (): Promise<void> => {
    proxyNow().disconnect()
    await running?.disconnect()
    running = undefined
  }

  const runtimeFor = (point: CrashPoint | undefined): Runtime => {
    let dead = false
    const at = (here: CrashPoint) => async (): Promise<void> => {
      if (point !== here) return
      if (!dead) {
        dead = true
        void die().then(crashed)
      }
      throw Object.assign(new Error('crashed'), { code: 'ECONNRESET' })
    }
    return {
      ...defaultRuntime,
      clock,
      backOffMs: [20, 40, 80],
      databasePauseMs: 50,
      // on a machine that stands still for a moment, PostgreSQL is not away, but where a test takes it
      ...(!isProxied && { connectMs: 60_000 }),
      ackWaitMs: 2_000,
      // what is written here is announced: four services that look five times a second take a twentieth of a processor
      pollMs: 1_000,
      jobPollMs: 1_000,
      workerPauseMs: 100,
      beforePublish: at('after-commit-before-publish'),
      beforeCommit: at('after-handling-before-commit'),
      beforeAck: at('after-commit-before-ack'),
      ...options.runtime,
    }
  }
  const start = async (point?: CrashPoint): Promise<void> => {
    if (isProxied) proxy = await startTcpProxy(database.url)
    const proxied = proxy && { [`DATABASE_URL_${noun.toUpperCase()}`]: proxy.url }
    const { warmUp = [], ...rest } = definition
    const started = { ...rest, warmUp: options.warmsUp ? warmUp : [] }
    running = await startService(started, { ...env, ...proxied }, runtimeFor(point))
    // for NATS it is not next year (prove/run.ts): a consumer that begins then gets only what is published after it is made
    if (process.env['FAKETIME']) await running.warm
  }
  const stop = async (): Promise<void> => {
    await running?.stop().catch(() => {})
    running = undefined
    await proxy?.close()
  }
  /** Commands run in a process of their own: on the database, without the service. */
  const command = async <T>(work: (service: OpenService) => Promise<T>): Promise<T> => {
    const service = await openService(definition, env, { runtime: runtimeFor(undefined) })
    try {
      return await work(service)
    } finally {
      await service.close()
    }
  }

  const remove = async (): Promise<void> => {
    await stop()
    await events.close()
    await nats.remove()
    await database.drop()
  }
  try {
    await events.ready()
    await start(options.crash)
  } catch (failure) {
    await remove()
    throw failure
  }
  const url = (): string => `http://127.0.0.1:${running?.port}`
  let network = randomAddress()
  const client = (credentials: Credentials): Client => testClient(url, credentials, () => network)
  return {
    get url() {
      return url()
    },
    clock,
    pool: database.pool,
    env,
    events,
    publish: events.publish,
    as: (account = {}) => client(tokens.account(account)),
    visitor: () => client(tokens.visitor()),
    changeNetwork: () => {
      network = randomAddress()
    },
    crash: die,
    crashed: crash,
    nats: { url: urlOf('operator'), start: nats.start, stop: nats.stop },
    postgres: {
      disconnect: () => proxyNow().disconnect(),
      restore: () => proxyNow().restore(),
      hang: () => proxyNow().hang(),
    },
    callerToken: tokens.callerToken,
    republish: () => command(republish),
    handled: () =>
      command(async ({ consumers }) => [...consumers.values()].map(([first]) => first!.event.type)),
    resend: (which) => command((service) => resendDeadLetters(service, which)),
    halt: stop,
    restart: async () => {
      await stop()
      await start()
    },
    stop: remove,
  }
}
