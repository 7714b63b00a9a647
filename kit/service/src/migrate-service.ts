import pg from 'pg'
import { pino } from 'pino'
import {
  databaseUrlVariable,
  directUrlVariable,
  migrationUrlVariable,
  type Noun,
} from '@lunchpail/contracts/noun'
import { migrate, type MigrateOptions } from '@lunchpail/kit-database/migrate'
import { migrateWorker } from './worker.ts'

/** Where a service's migrations go: to a role of their own, else around a pooler, else to the service's own address. */
export const migrationUrl = (noun: Noun, env: NodeJS.ProcessEnv): string | undefined =>
  env[migrationUrlVariable(noun)] || env[directUrlVariable(noun)] || env[databaseUrlVariable(noun)]

/** Brings a database to what its service needs: kit's tables, its own, and those of its job queue. */
export const migrateService = async (
  databaseUrl: string,
  folder: string,
  options: Omit<MigrateOptions, 'after'> = {},
): Promise<void> => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 5_000 })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const after = () => migrateWorker(pool, pino({ level: 'silent' }))
    await migrate(databaseUrl, folder, { ...options, after })
  } finally {
    await pool.end()
  }
}
