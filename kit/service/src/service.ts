import type { TaskList } from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import type { Retention } from '@lunchpail/kit-database/retention'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { Republish } from '@lunchpail/kit-events/event-service'
import type { TabUpdate } from '@lunchpail/kit-events/tab-updates'
import type { AfterCommit, Subscription } from '@lunchpail/kit-events/subscription'
import type { ArchivedRow, ArchivedRows } from './archive.ts'
import type { BackgroundWorks } from './background.ts'
import type { Clock } from './clock.ts'
import type { ServiceConfig } from './config.ts'
import type { BoundUseCase } from './route.ts'
import type { WarmUpCall } from './warm-up.ts'

/** What kit gives the `build` of a service. */
export interface Platform<Config extends ServiceConfig = ServiceConfig> {
  readonly config: Config
  readonly clock: Clock
  readonly log: Logger
  /** the service's one connection pool: Prisma (by its adapter) and raw SQL share it */
  readonly pool: pg.Pool
  /** Has the open tabs of an account read again, over core NATS; best effort, never an event. */
  readonly updateTabs: (update: TabUpdate) => void
}

/**
 * What of a service has effects on people, which a replay after a restore must not have again (docs/decisions/195). What its
 * events ask others for goes nowhere anyhow.
 */
export interface Restored {
  /** reactions that a replay leaves: what they do is not to be done a second time, whoever hears of it */
  readonly leaves?: (subscription: Pick<Subscription, 'kind' | 'event'>) => boolean
  /** tasks by which people are written to: those of their jobs that were due are done in silence */
  readonly tells?: readonly string[]
  /** Settles what the database believes it has yet to do, and has done. Runs in silence. Returns the number of rows. */
  readonly settle?: () => Promise<number>
}

/** What `build` of a definition returns; main and tests start it the same way. */
export interface BuiltService<Tx extends Transaction = Transaction, Deps = unknown> {
  readonly transaction: OpenTransaction<Tx>
  /** what the use cases are given */
  readonly deps: Deps
  readonly subscriptions: readonly Subscription<Tx>[]
  /** Deletes what the service holds of these accounts outside its own tables. Returns the number of rows. */
  readonly eraseElsewhere?: (accountIds: readonly string[]) => Promise<number>
  /** What others get of an account that is erased, such as its place at an event. In the erasure's transaction; what it returns runs after it. */
  beforeErasure?(tx: Tx, accountId: string): Promise<void | AfterCommit>
  /** What the service keeps about an account outside its own tables, by table, for the archive of its person. */
  readonly archiveElsewhere?: (accountId: string) => Promise<ArchivedRows>
  /** A row of its tables with what is sealed in it opened, for the archive of its person. */
  readonly openArchivedRow?: (table: string, row: ArchivedRow) => Promise<ArchivedRow>
  readonly republish?: Republish
  readonly tasks?: TaskList
  /** the names of those of its tasks that are done each minute, for what becomes due by itself; one that lasts is not begun again beside itself */
  readonly everyMinute?: readonly string[]
  /** begun at each start, by name, in this order; the service is ready before */
  readonly background?: BackgroundWorks
  readonly restored?: Restored
  readonly close?: () => Promise<void>
}

export interface ServiceDefinition<
  Config extends ServiceConfig = ServiceConfig,
  Tx extends Transaction = Transaction,
  Deps = unknown,
> {
  readonly noun: Noun
  /** Parses the environment; throws one ConfigError that names every invalid variable. */
  readonly config: (environment: NodeJS.ProcessEnv) => Config
  /** absolute path of the folder of Prisma migrations */
  readonly migrations: string
  readonly routes?: readonly BoundUseCase<Deps>[]
  /** reads that pages wait for: they are tried before the service says that it is ready */
  readonly warmUp?: readonly WarmUpCall[]
  /** the module of the contract that declares the events which this service publishes */
  readonly events?: object
  /** the events that its subscriptions handle: with them, its permissions at NATS are known without starting it */
  readonly consumes: readonly EventType[]
  /** one line for each table: how long its rows are kept and whose they are; erasure follows it */
  readonly retention: readonly Retention[]
  readonly build: (platform: Platform<Config>) => BuiltService<Tx, Deps> | Promise<BuiltService<Tx, Deps>>
}
