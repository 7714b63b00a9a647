import type { CronItem, TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import type { Subscription } from './subscription.ts'
import type { Route } from './route.ts'

/** The least that kit needs of a transaction: Prisma's, of whatever schema. */
export interface Transaction {
  $executeRawUnsafe(sql: string, ...values: unknown[]): Promise<number>
  $queryRawUnsafe<T = unknown>(sql: string, ...values: unknown[]): Promise<T>
}

/** Opens a transaction on the service's own Prisma client. */
export type OpenTransaction<Tx extends Transaction> = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>

/** What kit gives a service when it is built. */
export interface Platform<Config extends ServiceConfig = ServiceConfig> {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  /** the service's one connection pool: Prisma (by its adapter) and hot queries share it */
  readonly pool: pg.Pool
  /** Tells the open tabs of an account that something changed; best effort, never an event. */
  readonly notice: (notice: Notice) => void
}

/** What open tabs are told: to an account's tabs that a topic changed, or that a session is no longer what it was. */
export type Notice =
  | { readonly kind: 'changed'; readonly accountId: string; readonly topic: string }
  | { readonly kind: 'session'; readonly sessionId: string }

/** How long rows of a table are kept. Every table of a service has one line; a test compares with the database. */
export interface Retention {
  readonly table: string
  /** days after `column`, or until the account is erased, or for ever because nothing in it is about a person */
  readonly keep: { readonly days: number; readonly column: string } | 'until-erased' | 'for-ever'
  /** the column that names the account whose erasure removes the row; absent where there is nothing personal */
  readonly account?: string
}

/** What a service is made of. `build` of its definition returns it; main and tests start it the same way. */
export interface ServiceParts<Tx extends Transaction = Transaction> {
  readonly transaction: OpenTransaction<Tx>
  readonly routes: readonly Route[]
  readonly subscriptions: readonly Subscription<Tx>[]
  /** Removes what the service holds of an account; answers how many rows went. */
  readonly erase: (tx: Tx, accountId: string) => Promise<number>
  readonly retention: readonly Retention[]
  /** Says the current state again, in batches of at most 500 things, so that read models can be rebuilt. */
  readonly republish?: (emitAgain: (event: EventType, data: unknown) => Promise<void>) => Promise<void>
  readonly tasks?: TaskList
  readonly cron?: readonly CronItem[]
  readonly close?: () => Promise<void>
}

export interface ServiceDefinition<
  Config extends ServiceConfig = ServiceConfig,
  Tx extends Transaction = Transaction,
> {
  readonly noun: Noun
  /** Parses the environment; throws one ConfigError that names every fault. */
  readonly config: (environment: NodeJS.ProcessEnv) => Config
  /** folder of Prisma migrations */
  readonly migrations: string
  /** the endpoints this service must serve: all of its contract */
  readonly endpoints: readonly Endpoint[]
  /** the events this service says, for its live schemas; kit adds its own */
  readonly provides?: readonly EventType[]
  readonly build: (platform: Platform<Config>) => ServiceParts<Tx> | Promise<ServiceParts<Tx>>
}
