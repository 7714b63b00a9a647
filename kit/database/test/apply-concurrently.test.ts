import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { verifyMigrated } from '../src/verify-migrated.ts'

let database: TestDatabase
let before: string
let after: string
beforeEach(async () => {
  database = await createTestDatabase('concurrently')
  before = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  after = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  for (const folder of [before, after])
    await write(folder, '1_first', 'create table "thing" (id int); insert into thing values (1)')
  await migrate(database.url, before)
})
afterEach(async () => {
  await database.drop()
  for (const folder of [before, after]) await rm(folder, { recursive: true })
})

const write = async (folder: string, name: string, sql: string): Promise<void> => {
  await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, name, 'migration.sql'), sql)
}
const writeIndex = (unique = ''): Promise<void> =>
  write(after, '2_index', `-- words\nCREATE ${unique}INDEX CONCURRENTLY "Thing_id" ON "thing" ("id");`)

const indexes = async () =>
  (
    await database.pool.query<{ oid: number; valid: boolean }>(
      `select indexrelid::int as oid, indisvalid as valid from pg_index where indrelid = 'thing'::regclass`,
    )
  ).rows
const rows = async () =>
  (
    await database.pool.query<{ name: string; done: boolean }>(
      `select migration_name as name, finished_at is not null as done from _prisma_migrations
       where migration_name <> '1_first' order by 1`,
    )
  ).rows
const done = [{ name: '2_index', done: true }]

/** Holds the build up: it waits for every transaction that writes its table. */
const openWriter = async (): Promise<pg.Client> => {
  const writer = new pg.Client({ connectionString: database.url })
  writer.on('error', () => {})
  await writer.connect()
  onTestFinished(() => writer.end())
  await writer.query('begin; insert into thing values (2)')
  return writer
}

/** A build that is under way, and how it ends. */
const beginBuild = async (): Promise<{ ended: Promise<string> }> => {
  const ended = migrate(database.url, after).then(
    () => 'applied',
    (failure: Error) => failure.message,
  )
  await expect.poll(indexes).toMatchObject([{ valid: false }])
  return { ended }
}

const cutOff = async (): Promise<void> => {
  const writer = await openWriter()
  const { ended } = await beginBuild()
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query ilike '%index concurrently%' and pid <> pg_backend_pid()`,
  )
  expect(await ended).toBe('The migration 2_index failed.')
  await writer.query('commit')
}

describe('an index that is built concurrently', () => {
  it('[SH-05] keeps no instance of the release before from starting, and those of its own until it is whole', async () => {
    await writeIndex()
    const writer = await openWriter()
    const { ended } = await beginBuild()
    await verifyMigrated('things', database.url, before)
    await expect(verifyMigrated('things', database.url, after)).rejects.toThrow('lacks the migration 2_index')
    await writer.query('commit')
    expect(await ended).toBe('applied')
    await verifyMigrated('things', database.url, after)
    expect(await rows()).toEqual(done)
  })

  it('[SH-05] is built again where a run was cut off, which keeps no instance from starting meanwhile', async () => {
    await writeIndex()
    await cutOff()
    expect([await indexes(), await rows()]).toMatchObject([[{ valid: false }], [{ done: false }]])
    await verifyMigrated('things', database.url, before)
    await migrate(database.url, before)
    await migrate(database.url, after)
    expect([await indexes(), await rows()]).toMatchObject([[{ valid: true }], done])
    await verifyMigrated('things', database.url, after)
  })

  it('is built again where what was cut off was marked as rolled back, or forgotten', async () => {
    const forgets = ['update _prisma_migrations set rolled_back_at = now()', 'delete from _prisma_migrations']
    const wrong: unknown[] = []
    for (const forget of forgets) {
      await writeIndex()
      await cutOff()
      await database.pool.query(`${forget} where finished_at is null`)
      await migrate(database.url, after)
      const found = [await indexes(), await rows()]
      if (JSON.stringify(found[1]) !== JSON.stringify(done)) wrong.push(found)
      await database.pool.query(
        `drop index "Thing_id"; delete from _prisma_migrations where migration_name = '2_index'`,
      )
    }
    expect(wrong).toEqual([])
  })

  it('is kept where PostgreSQL finished it after its run had ended', async () => {
    await writeIndex()
    await migrate(database.url, after)
    const whole = await indexes()
    await database.pool.query(
      `update _prisma_migrations set finished_at = null where migration_name = '2_index'`,
    )
    await migrate(database.url, after)
    expect([await indexes(), await rows()]).toEqual([whole, done])
  })

  it('replaces no index of its name that another migration made', async () => {
    await writeIndex()
    await database.pool.query('create index "Thing_id" on thing (id desc)')
    const found = await indexes()
    for (let time = 0; time < 2; time += 1)
      await expect(migrate(database.url, after)).rejects.toThrow('2_index failed')
    expect([await indexes(), await rows()]).toEqual([found, []])
  })

  it('leaves nothing where its rows are not unique, and is built once they are', async () => {
    await writeIndex('UNIQUE ')
    await database.pool.query('insert into thing values (1)')
    await expect(migrate(database.url, after)).rejects.toThrow('2_index failed')
    expect([await indexes(), await rows()]).toEqual([[], []])
    await database.pool.query('delete from thing')
    await migrate(database.url, after)
    expect([await indexes(), await rows()]).toMatchObject([[{ valid: true }], done])
  })

  it('is dropped concurrently too, by a migration that may have been cut off after it was gone', async () => {
    await writeIndex()
    await write(after, '3_drop', 'drop index concurrently "Thing_id"')
    await migrate(database.url, after)
    expect(await indexes()).toEqual([])
    await database.pool.query(
      `update _prisma_migrations set finished_at = null where migration_name = '3_drop'`,
    )
    await migrate(database.url, after)
    expect(await rows()).toEqual([...done, { name: '3_drop', done: true }])
    await write(after, '4_drop', 'drop index concurrently "Thing_id"')
    await expect(migrate(database.url, after)).rejects.toThrow('4_drop failed')
  })
})

it('a migration of Prisma that failed halfway is left to whoever resolves it', async () => {
  await database.pool.query(
    `insert into _prisma_migrations (id, checksum, migration_name) values ('1', '', '2_index'), ('2', '', '9_newer')`,
  )
  await migrate(database.url, before)
  await write(after, '2_index', 'alter table thing add name text')
  await expect(migrate(database.url, after)).rejects.toThrow('2_index failed before; resolve it')
})
