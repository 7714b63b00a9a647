import type { TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { Retention } from '@lunchpail/kit-database/retention'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Republish } from '@lunchpail/kit-events/event-service'
import type { Notice } from '@lunchpail/kit-events/notices'
import type { Subscription } from '@lunchpail/kit-events/subscription'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import type { Route } from './route.ts'

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

/** What a service is made of. `build` of its definition returns it; main and tests start it the same way. */
export interface ServiceParts<Tx extends Transaction = Transaction> {
  readonly transaction: OpenTransaction<Tx>
  readonly routes: readonly Route[]
  readonly subscriptions: readonly Subscription<Tx>[]
  /** Removes what the service holds of an account; answers how many rows went. */
  readonly erase: (tx: Tx, accountId: string) => Promise<number>
  readonly retention: readonly Retention[]
  readonly republish?: Republish
  readonly tasks?: TaskList
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
