import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { applyConcurrently, isConcurrent } from './apply-concurrently.ts'
import { createSchema, folderOfIsolated, type IsolatedSchema } from './isolated-schema.ts'
import { patiently, usualPatience, type LockPatience } from './lock-patience.ts'
import { connectWithRetry, foldersOf, isContract, missingMigrations } from './migrations.ts'
import type { MigrationFolder, TableMigration } from './migrations.ts'

/** The advisory lock that Prisma Migrate takes too, so that the two never run at the same time. */
const migrationLock = 72_707_369

export interface MigrateOptions {
  /** runs after the migrations, under the same advisory lock */
  readonly after?: () => Promise<void>
  /** what roles of their own have in the database */
  readonly isolated?: readonly IsolatedSchema[]
  /** also what takes away what the release before still reads; false: these are left for later */
  readonly contract?: boolean
  readonly patience?: LockPatience
  /** told of each migration that is there now, is left for later, or has to try again for a lock */
  readonly onStep?: (step: 'applied' | 'left' | 'busy', migration: string) => void
}

/**
 * Applies kit's migrations, then the service's. Any number may run at once. Keeps Prisma's table and checksums, so that Prisma
 * Migrate can take over.
 */
export const migrate = async (
  databaseUrl: string,
  folder: string,
  options: MigrateOptions = {},
): Promise<void> => {
  const client = await connectWithRetry(databaseUrl)
  try {
    await takeLock(client)
    await client.query('create schema if not exists kit')
    for (const one of foldersOf(folder)) await applyFolder(client, one, options)
    for (const one of options.isolated ?? []) await migrateIsolated(client, one, options)
    await options.after?.()
  } finally {
    await client.end()
  }
}

const migrateIsolated = async (
  owner: pg.Client,
  isolated: IsolatedSchema,
  options: MigrateOptions,
): Promise<void> => {
  const client = await connectWithRetry(isolated.url)
  try {
    await createSchema(owner, client, isolated.schema)
    await applyFolder(client, folderOfIsolated(isolated), options)
  } finally {
    await client.end()
  }
}

/** Polls for the lock: a statement that waits for it would block CREATE INDEX CONCURRENTLY. */
const takeLock = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    await wait(100)
  }
}

const applyFolder = async (
  client: pg.Client,
  folder: MigrationFolder,
  { contract = true, onStep = () => {}, patience = usualPatience }: MigrateOptions,
): Promise<void> => {
  const { table } = folder
  await client.query(`create table if not exists ${table} (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`)
  for (const migration of await missingMigrations(client, folder)) {
    if (!contract && isContract(migration.name)) {
      onStep('left', migration.name)
      continue
    }
    // only Prisma Migrate leaves one of these: it runs a file in no transaction of its own
    if (migration.begun && !isConcurrent(migration.sql))
      throw new Error(`The migration ${migration.name} failed before; resolve it first.`)
    await patiently(
      () => applyFile(client, { ...migration, table }, patience.timeoutMs),
      patience,
      () => onStep('busy', migration.name),
    )
    onStep('applied', migration.name)
  }
}

/** One transaction for a file and its row, unless it is concurrent. */
const applyFile = async (
  client: pg.Client,
  migration: TableMigration,
  lockTimeoutMs: number,
): Promise<void> => {
  const { name, sql, checksum, table } = migration
  try {
    if (isConcurrent(sql)) return await applyConcurrently(client, migration)
    await client.query('begin')
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`)
    await client.query(sql)
    await client.query(
      `insert into ${table} (id, checksum, migration_name, finished_at, applied_steps_count)
       values ($1, $2, $3, now(), 1)`,
      [randomUUID(), checksum, name],
    )
    await client.query('commit')
  } catch (failure) {
    await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${name} failed.`, { cause: failure })
  }
}
