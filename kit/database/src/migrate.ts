import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isConnectionFailure } from './connection-failure.ts'

/** The key that Prisma Migrate takes too, so that neither runs beside the other. */
const lock = 72_707_369
const kitFolder = path.join(import.meta.dirname, '../migrations')

/** Kit's tables have a record of their own, so that Prisma finds in its table only what is in its folder. */
const kitRecord = 'kit.migration'
const serviceRecord = 'public._prisma_migrations'

/**
 * Brings a database up to date: kit's own migrations, then the service's, then whatever `after` does under the same
 * lock. Keeps Prisma's table and checksums, so that Prisma may take over. Any number of instances may start at once.
 */
export const migrate = async (
  databaseUrl: string,
  folder: string,
  after: () => Promise<void> = async () => {},
): Promise<void> => {
  const client = await connectPatiently(databaseUrl)
  try {
    await takeLock(client)
    await client.query('create schema if not exists kit')
    await applyFolder(client, kitFolder, kitRecord)
    await applyFolder(client, folder, serviceRecord)
    await after()
  } finally {
    await client.end()
  }
}

/** A database that is just starting is waited for; half a minute is more than it needs. */
const connectPatiently = async (databaseUrl: string): Promise<pg.Client> => {
  for (let tries = 60; ; tries -= 1) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (failure) {
      await client.end().catch(() => {})
      if (tries <= 0 || !isConnectionFailure(failure)) throw failure
      await wait(500)
    }
  }
}

/** Asked for again and again, as a statement that waits would keep CREATE INDEX CONCURRENTLY waiting too. */
const takeLock = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      lock,
    ])
    if (rows[0]?.taken) return
    await wait(100)
  }
}

const applyFolder = async (client: pg.Client, folder: string, record: string): Promise<void> => {
  await client.query(`create table if not exists ${record} (
    id varchar(36) primary key not null, checksum varchar(64) not null, finished_at timestamptz,
    migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
    started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`)
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished_at: Date | null }>(
    `select migration_name, checksum, finished_at from ${record} where rolled_back_at is null`,
  )
  const unfinished = rows.find((row) => row.finished_at === null)
  if (unfinished)
    throw new Error(`The migration ${unfinished.migration_name} failed before; resolve it first.`)
  const done = new Map(rows.map((row) => [row.migration_name, row.checksum]))
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  for (const name of names.toSorted()) {
    const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
    const checksum = createHash('sha256').update(sql).digest('hex')
    const had = done.get(name)
    if (had === undefined) await applyFile(client, { name, sql, checksum, record })
    else if (had !== checksum) throw new Error(`The migration ${name} was edited after it was applied.`)
  }
}

interface File {
  readonly name: string
  readonly sql: string
  readonly checksum: string
  readonly record: string
}

/** One transaction for a file and its record; a file that builds an index concurrently runs outside of one. */
const applyFile = async (client: pg.Client, { name, sql, checksum, record }: File): Promise<void> => {
  const begin = `insert into ${record} (id, checksum, migration_name) values ($1, $2, $3)`
  const finish = `update ${record} set finished_at = now(), applied_steps_count = 1 where id = $1`
  const id = randomUUID()
  const alone = /^\s*create\s+(unique\s+)?index\s+concurrently/im.test(sql)
  try {
    if (!alone) await client.query('begin')
    await client.query(begin, [id, checksum, name])
    await client.query(sql)
    await client.query(finish, [id])
    if (!alone) await client.query('commit')
  } catch (failure) {
    if (!alone) await client.query('rollback').catch(() => {})
    throw new Error(`The migration ${name} failed.`, { cause: failure })
  }
}
