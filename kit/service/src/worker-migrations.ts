import { Logger as WorkerLogger, runMigrations } from 'graphile-worker'
import pg from 'pg'
import type { LockPatience } from '@lunchpail/kit-database/lock-patience'
import { connectMs } from '@lunchpail/kit-database/open-pool'

/** PostgreSQL's: a statement that changes something, in a session that only reads. */
const isReadOnly = (failure: unknown): boolean => (failure as { code?: string }).code === '25006'

const silent = new WorkerLogger(() => () => {})

/** A connection that no pooler is on the way of: it would refuse these parameters. */
const directPool = (
  databaseUrl: string,
  parameters: Pick<pg.PoolConfig, 'connectionTimeoutMillis' | 'lock_timeout' | 'options'>,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: connectMs,
    ...parameters,
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** For what changes the tables of a database: none of its statements waits for a lock longer than that. */
export const patientPool = (databaseUrl: string, { timeoutMs }: LockPatience): pg.Pool =>
  directPool(databaseUrl, { lock_timeout: timeoutMs })

/** The tables of the job queue, as this version of graphile-worker needs them. */
export const migrateWorker = async (pool: pg.Pool): Promise<void> =>
  runMigrations({ pgPool: pool, logger: silent })

/**
 * That the job queue has its tables. graphile-worker applies what is missing wherever it starts, without patience for locks: here
 * it is kept from it.
 */
export const verifyWorkerMigrated = async (
  noun: string,
  databaseUrl: string,
  connectionTimeoutMillis: number,
): Promise<void> => {
  const pool = directPool(databaseUrl, {
    connectionTimeoutMillis,
    options: '-c default_transaction_read_only=on',
  })
  try {
    await migrateWorker(pool)
  } catch (failure) {
    if (!isReadOnly(failure)) throw failure
    throw new Error(
      `The database of ${noun} lacks migrations of its job queue. Apply them first: npm run migrate -- ${noun}`,
      { cause: failure },
    )
  } finally {
    await pool.end()
  }
}
