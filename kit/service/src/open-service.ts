import type { Noun } from '@lunchpail/contracts/noun'
import { migrate } from '@lunchpail/kit-database/migrate'
import { openPool } from '@lunchpail/kit-database/open-pool'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import type { EventService } from '@lunchpail/kit-events/event-service'
import type { Notice } from '@lunchpail/kit-events/notices'
import type { Subscription } from '@lunchpail/kit-events/subscription'
import type { ServiceConfig } from './config.ts'
import { erasureSubscription } from './erasure.ts'
import { openLog } from './log.ts'
import { defaultTestHooks, type TestHooks } from './test-hooks.ts'
import type { ServiceDefinition, ServiceParts } from './service.ts'
import { telemetry } from './telemetry.ts'
import { migrateWorker } from './worker.ts'

/**
 * A service built on its migrated database, connected to nothing else: what commands work with, and what every part of
 * kit takes what it needs from.
 */
export interface OpenService<
  Config extends ServiceConfig = ServiceConfig,
  Tx extends Transaction = Transaction,
>
  extends EventService, Omit<ServiceParts<Tx>, 'subscriptions' | 'erase' | 'close'> {
  readonly config: Config
  readonly transaction: OpenTransaction<Tx>
  readonly testHooks: TestHooks
  readonly close: () => Promise<void>
}

export const openService = async <Config extends ServiceConfig, Tx extends Transaction>(
  { noun, ...definition }: ServiceDefinition<Config, Tx>,
  environment: NodeJS.ProcessEnv,
  {
    testHooks = defaultTestHooks,
    notice = () => {},
  }: { testHooks?: TestHooks; notice?: (notice: Notice) => void } = {},
): Promise<OpenService<Config, Tx>> => {
  const config = definition.config(environment)
  const log = openLog(config, testHooks.logTo)
  const pool = openPool(config, log)
  try {
    await migrate(config.databaseUrl, definition.migrations, () => migrateWorker(pool, log))
    const built = await definition.build({ config, clock: testHooks.clock, log, pool, notice })
    const { subscriptions, erase, close: closeParts, ...parts } = built
    const all = [...subscriptions, ...erasureSubscription(noun, erase, testHooks.clock)]
    const close = async (): Promise<void> => {
      await closeParts?.()
      await pool.end()
    }
    const { traceEvent } = telemetry
    return {
      ...parts,
      noun,
      config,
      log,
      pool,
      testHooks,
      traceEvent,
      consumers: consumersOf(noun, all),
      close,
    }
  } catch (failure) {
    await pool.end()
    throw failure
  }
}

/** The transaction that a handler is given is the one that its own service opens, of whatever type. */
const consumersOf = <Tx extends Transaction>(
  noun: Noun,
  subscriptions: readonly Subscription<Tx>[],
): OpenService['consumers'] => {
  const projectionsFirst = subscriptions.toSorted((one, other) => one.kind.localeCompare(other.kind))
  const plain = projectionsFirst as unknown as Subscription[]
  return Map.groupBy(plain, ({ event }) => `${noun}--${event.type.replaceAll('.', '-')}`)
}
