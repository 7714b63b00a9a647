import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from './connection-failure.ts'
import { connectMs } from './open-pool.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

/** A folder of migrations, and the table that lists which of them a database has. */
export interface MigrationFolder {
  readonly folder: string
  readonly table: string
}

export interface TableMigration extends Migration {
  readonly table: string
}

export interface MissingMigration extends Migration {
  /** it was cut off, or runs now */
  readonly begun: boolean
}

/** Kit's have a table of their own: Prisma's lists only those of the service's folder. */
const kits: MigrationFolder = {
  folder: path.join(import.meta.dirname, '../migrations'),
  table: 'kit.migration',
}

/** In the order in which they are applied. */
export const foldersOf = (folder: string): readonly MigrationFolder[] => [
  kits,
  { folder, table: 'public._prisma_migrations' },
]

/** Takes away what the release before still reads: it waits until nothing live does (docs/decisions/13). */
export const isContract = (name: string): boolean => /^\d+_contract_/.test(name)

export const migrationsIn = async (folder: string): Promise<Migration[]> => {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.toSorted().map(async (name) => {
      const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Which migrations of a folder a database lacks. Throws where one was edited, or the database began with others. What a newer
 * release adds may be there, or be under way for hours, while an older one starts: it needs none of it.
 */
export const missingMigrations = async (
  client: pg.Client,
  { folder, table }: MigrationFolder,
): Promise<MissingMigration[]> => {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    `select migration_name, checksum, finished_at from ${table} where rolled_back_at is null`,
  )
  const { done: finished = [], begun: unfinished = [] } = Object.groupBy(rows, ({ finished_at }) =>
    finished_at ? 'done' : 'begun',
  )
  const done = new Map(finished.map((row) => [row.migration_name, row.checksum]))
  const begun = new Set(unfinished.map((row) => row.migration_name))
  const migrations = await migrationsIn(folder)
  const first = migrations[0]?.name
  if (done.size > 0 && first && !done.has(first))
    throw new Error(
      `This database is older than the migration ${first}, with which every database begins. A local one is made anew by: npm run reset`,
    )
  const edited = migrations.find(({ name, checksum }) => done.has(name) && done.get(name) !== checksum)
  if (edited) throw new Error(`The migration ${edited.name} was edited after it was applied.`)
  return migrations
    .filter(({ name }) => !done.has(name))
    .map((migration) => ({ ...migration, begun: begun.has(migration.name) }))
}

/** Waits for a database that is starting, for half a minute. */
export const connectWithRetry = async (databaseUrl: string): Promise<pg.Client> => {
  for (let retries = 60; ; retries -= 1) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: connectMs })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (failure) {
      await client.end().catch(() => {})
      if (retries <= 0 || !isConnectionFailure(failure)) throw failure
      await wait(500)
    }
  }
}
