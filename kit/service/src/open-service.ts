import type pg from 'pg'
import type { EventType } from '@lunchpail/contracts/event'
import type { Noun } from '@lunchpail/contracts/noun'
import { verifyMigrated } from '@lunchpail/kit-database/verify-migrated'
import { openPool } from '@lunchpail/kit-database/open-pool'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import { consumerName } from '@lunchpail/kit-events/consumer-names'
import type { EventService } from '@lunchpail/kit-events/event-service'
import type { TabUpdate } from '@lunchpail/kit-events/tab-updates'
import type { Subscription } from '@lunchpail/kit-events/subscription'
import { archiveSubscription, type Archiving } from './archive.ts'
import type { ServiceConfig } from './config.ts'
import { consumesOf } from './consumes.ts'
import { erasureSubscription, type Erasing } from './erasure.ts'
import { openLog } from './log.ts'
import { defaultRuntime, type Runtime } from './runtime.ts'
import type { Route } from './route.ts'
import type { BuiltService, ServiceDefinition } from './service.ts'
import { leftoverSubscriptions } from './leftover-subscriptions.ts'
import { publishesOf } from './publishes.ts'
import { telemetry } from './telemetry.ts'
import { verifyWorkerMigrated } from './worker-migrations.ts'

/** A service on its migrated database, connected to nothing else: what commands work with and `startService` starts. */
export interface OpenService<
  Config extends ServiceConfig = ServiceConfig,
  Tx extends Transaction = Transaction,
>
  extends
    EventService,
    Pick<BuiltService<Tx>, 'republish' | 'tasks' | 'everyMinute' | 'background' | 'restored'>,
    Pick<ServiceDefinition, 'retention'> {
  readonly erasing: Erasing<Tx>
  readonly archiving: Archiving
  readonly config: Config
  readonly routes: readonly Route[]
  /** of the job queue, which listens: the pool, or one of its own where the pool is behind a pooler */
  readonly workerPool: pg.Pool
  readonly transaction: OpenTransaction<Tx>
  readonly runtime: Runtime
  readonly close: () => Promise<void>
}

/** One that listens, and two jobs. */
const workerConnections = 4

export const openService = async <Config extends ServiceConfig, Tx extends Transaction>(
  { noun, routes = [], events = {}, consumes, retention, ...definition }: ServiceDefinition<Config, Tx>,
  environment: NodeJS.ProcessEnv,
  {
    runtime = defaultRuntime,
    updateTabs = () => {},
  }: { runtime?: Runtime; updateTabs?: (update: TabUpdate) => void } = {},
): Promise<OpenService<Config, Tx>> => {
  const config = definition.config(environment)
  const log = openLog(config, runtime.logTo)
  const pool = openPool(config, log, runtime.connectMs)
  const databaseUrl = config.databaseDirectUrl
  const workerPool =
    databaseUrl === config.databaseUrl
      ? pool
      : openPool({ ...config, databaseUrl, databasePool: workerConnections }, log, runtime.connectMs)
  const closePools = async (): Promise<void> => {
    await pool.end()
    if (workerPool !== pool) await workerPool.end()
  }
  try {
    await verifyMigrated(noun, databaseUrl, definition.migrations)
    await verifyWorkerMigrated(noun, databaseUrl, runtime.connectMs)
    const built = await definition.build({ config, clock: runtime.clock, log, pool, updateTabs })
    const { transaction, deps, republish, tasks, everyMinute, background, restored } = built
    const erasing: Erasing<Tx> = {
      noun,
      retention,
      transaction,
      clock: runtime.clock,
      ...(built.eraseElsewhere && { eraseElsewhere: built.eraseElsewhere }),
      ...(built.beforeErasure && { beforeErasure: built.beforeErasure.bind(built) }),
    }
    const { archiveElsewhere, openArchivedRow } = built
    const archiving: Archiving = {
      noun,
      retention,
      clock: runtime.clock,
      ...(archiveElsewhere && { archiveElsewhere }),
      ...(openArchivedRow && { openArchivedRow }),
    }
    return {
      noun,
      config,
      log,
      pool,
      workerPool,
      runtime,
      transaction,
      retention,
      erasing,
      archiving,
      ...(republish && { republish }),
      ...(tasks && { tasks }),
      ...(everyMinute && { everyMinute }),
      ...(background && { background }),
      ...(restored && { restored }),
      routes: routes.map((route) => ({ endpoint: route.endpoint, handle: route.useCase(deps) })),
      publishes: publishesOf({ noun, events }, republish !== undefined),
      traceEvent: telemetry.traceEvent,
      consumers: consumersOf(noun, consumes, [
        ...built.subscriptions,
        ...erasureSubscription(erasing),
        ...archiveSubscription<Tx>(archiving),
        ...leftoverSubscriptions(built.subscriptions),
      ]),
      close: async () => {
        await built.close?.()
        await closePools()
      },
    }
  } catch (failure) {
    await closePools()
    throw failure
  }
}

/** By durable consumer. A handler gets the transaction type of its own service, so the type is dropped here. */
const consumersOf = <Tx extends Transaction>(
  noun: Noun,
  consumes: readonly EventType[],
  subscriptions: readonly Subscription<Tx>[],
): OpenService['consumers'] => {
  const declared = new Set(consumesOf({ noun, consumes }).map(({ type }) => type))
  const undeclared = subscriptions.filter(({ event }) => !declared.has(event.type))
  if (undeclared.length > 0)
    throw new Error(
      `${noun} handles ${undeclared[0]!.event.type}, which is not in consumes of its definition`,
    )
  const projectionsFirst = subscriptions.toSorted((one, other) => one.kind.localeCompare(other.kind))
  const untyped = projectionsFirst as unknown as Subscription[]
  return Map.groupBy(untyped, ({ event }) => consumerName(noun, event))
}
