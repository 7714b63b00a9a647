import pg from 'pg'
import type { Logger } from 'pino'
import type { Noun } from '@lunchpail/contracts/noun'
import type { ServiceConfig } from './config.ts'
import { erasureSubscription } from './erasure.ts'
import { loggedError, openLog } from './log.ts'
import { migrate } from './migrate.ts'
import { usualSeams, type Seams } from './seams.ts'
import type { Notice, ServiceDefinition, ServiceParts, Transaction } from './service.ts'
import type { Subscription } from './subscription.ts'
import { migrateWorker } from './worker.ts'

/**
 * A service built on its migrated database, connected to nothing else: what commands work with, and what every part of
 * kit takes what it needs from.
 */
export interface OpenService<
  Config extends ServiceConfig = ServiceConfig,
  Tx extends Transaction = Transaction,
> {
  readonly noun: Noun
  readonly config: Config
  readonly log: Logger
  readonly pool: pg.Pool
  readonly seams: Seams
  readonly parts: ServiceParts<Tx>
  /** `parts` as kit sees them: within it a transaction is the least that kit needs */
  readonly plain: ServiceParts
  /** by durable consumer, one for each event type: the subscriptions that it feeds, projections first */
  readonly consumers: ReadonlyMap<string, readonly Subscription[]>
  readonly close: () => Promise<void>
}

export const openService = async <Config extends ServiceConfig, Tx extends Transaction>(
  { noun, ...definition }: ServiceDefinition<Config, Tx>,
  environment: NodeJS.ProcessEnv,
  { seams = usualSeams, notice = () => {} }: { seams?: Seams; notice?: (notice: Notice) => void } = {},
): Promise<OpenService<Config, Tx>> => {
  const config = definition.config(environment)
  const log = openLog(config, seams.logTo)
  const pool = openPool(config, log)
  try {
    await migrate(config.databaseUrl, definition.migrations, () => migrateWorker(pool, log))
    const parts = await definition.build({ config, clock: seams.clock, log, pool, notice })
    const plain = parts as unknown as ServiceParts
    const consumers = consumersOf(noun, [
      ...plain.subscriptions,
      ...erasureSubscription(noun, plain, seams.clock),
    ])
    const close = async (): Promise<void> => {
      await parts.close?.()
      await pool.end()
    }
    return { noun, config, log, pool, seams, parts, plain, consumers, close }
  } catch (failure) {
    await pool.end()
    throw failure
  }
}

const openPool = (config: ServiceConfig, log: Logger): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    max: config.databasePool,
    application_name: config.noun,
    connectionTimeoutMillis: 5_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced; without a listener it would end the process.
  pool.on('error', (failure) => log.warn({ error: loggedError(failure) }, 'connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

const consumersOf = (noun: Noun, subscriptions: readonly Subscription[]): OpenService['consumers'] => {
  const projectionsFirst = subscriptions.toSorted((one, other) => one.kind.localeCompare(other.kind))
  return Map.groupBy(projectionsFirst, ({ event }) => `${noun}--${event.type.replaceAll('.', '-')}`)
}
