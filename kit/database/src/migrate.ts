import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from './connection-failure.ts'

/** The advisory lock that Prisma Migrate takes too, so that the two never run at the same time. */
const migrationLock = 72_707_369
const kitFolder = path.join(import.meta.dirname, '../migrations')

/** Kit's migrations have a table of their own: Prisma's lists only those of the service's folder. */
const kitTable = 'kit.migration'
const serviceTable = 'public._prisma_migrations'

/**
 * Applies kit's migrations, then the service's, then runs `after` under the same lock. Any number of instances may start
 * at once. Keeps Prisma's table and checksums, so that Prisma Migrate can take over.
 */
export const migrate = async (
  databaseUrl: string,
  folder: string,
  after: () => Promise<void> = async () => {},
): Promise<void> => {
  const client = await connectWithRetry(databaseUrl)
  try {
    await takeLock(client)
    await client.query('create schema if not exists kit')
    await applyFolder(client, kitFolder, kitTable)
    await applyFolder(client, folder, serviceTable)
    await after()
  } finally {
    await client.end()
  }
}

/** Waits for a database that is starting, for half a minute. */
const connectWithRetry = async (databaseUrl: string): Promise<pg.Client> => {
  for (let retries = 60; ; retries -= 1) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
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

const applyFolder = async (client: pg.Client, folder: string, table: string): Promise<void> => {
  await client.query(`create table if not exists ${table} (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`)
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    `select migration_name, checksum, finished_at from ${table} where rolled_back_at is null`,
  )
  const unfinished = rows.find((row) => row.finished_at === null)
  if (unfinished)
    throw new Error(`The migration ${unfinished.migration_name} failed before; resolve it first.`)
  const done = new Map(rows.map((row) => [row.migration_name, row.checksum]))
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
  // The first is the baseline. What a newer release has added may be there, when an older one starts again.
  if (done.size > 0 && names[0] && !done.has(names[0]))
    throw new Error(
      `This database is older than the migration ${names[0]}, with which every database begins. A local one is made anew by: npm run reset`,
    )
  for (const name of names) {
    const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const knownChecksum = done.get(name)
    if (knownChecksum === undefined) await applyFile(client, { name, sql, checksum, table })
    else if (knownChecksum !== checksum)
      throw new Error(`The migration ${name} was edited after it was applied.`)
  }
}

interface Migration {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  readonly table: string
}

/** One transaction for a file and its row. A file that builds an index concurrently runs outside a transaction. */
const applyFile = async (client: pg.Client, { name, sql, checksum, table }: Migration): Promise<void> => {
  const insertRow = `insert into ${table} (id, checksum, migration_name) values ($1, $2, $3)`
  const finishRow = `update ${table} set finished_at = now(), applied_steps_count = 1 where id = $1`
  const id = randomUUID()
  const outsideTransaction = /^\s*create\s+(unique\s+)?index\s+concurrently/im.test(sql)
  try {
    if (!outsideTransaction) await client.query('begin')
    await client.query(insertRow, [id, checksum, name])
    await client.query(sql)
    await client.query(finishRow, [id])
    if (!outsideTransaction) await client.query('commit')
  } catch (failure) {
    if (!outsideTransaction) await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${name} failed.`, { cause: failure })
  }
}
