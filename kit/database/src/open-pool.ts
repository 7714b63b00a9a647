import pg from 'pg'
import type { Logger } from 'pino'
import { loggedError } from './logged-error.ts'

/** How long a statement waits for a connection before the database counts as away. */
export const connectMs = 5_000

/** Those of a busy moment end soon after it: each is a process of PostgreSQL, of three to seven megabytes. */
const idleMs = 5_000
/** Never closed for being idle, so that the next request of a quiet minute needs no new process: one listens, two are warm. */
const kept = 3

/** A connection pool of a service. It replaces connections that break. */
export const openPool = (
  {
    noun,
    databaseUrl,
    databaseDirectUrl,
    databasePool,
  }: { noun: string; databaseUrl: string; databaseDirectUrl: string; databasePool: number },
  log: Pick<Logger, 'warn'>,
  connectionTimeoutMillis = connectMs,
): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: databasePool,
    application_name: noun,
    connectionTimeoutMillis,
    idleTimeoutMillis: idleMs,
    min: kept,
    // A pooler refuses a startup parameter that it does not know, and has a timeout of its own.
    ...(databaseUrl === databaseDirectUrl && { idle_in_transaction_session_timeout: 60_000 }),
    keepAlive: true,
    // Prisma reads the relations of a row at once, in a transaction too: each statement is sent, none waits for the one before
    pipeline: true,
  })
  // Without a listener, an error of an idle connection would end the process.
  pool.on('error', (failure) => log.warn({ error: loggedError(failure) }, 'connection broke'))
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
