import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'

let database: TestDatabase
let folder: string
beforeEach(async () => {
  database = await createTestDatabase('migrate')
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
})
afterEach(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

const write = async (name: string, sql: string): Promise<void> => {
  await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, name, 'migration.sql'), sql)
}
const applied = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ migration_name: string }>(
    'select migration_name from _prisma_migrations where finished_at is not null order by migration_name',
  )
  return rows.map((row) => row.migration_name)
}

describe('migrate', () => {
  it('applies each file once while several instances start', async () => {
    await write('1_first', 'create table thing (id int); insert into thing values (1);')
    await write('2_index', 'create index concurrently thing_id on thing (id);')
    await Promise.all([1, 2, 3, 4].map(() => migrate(database.url, folder)))
    expect(await applied()).toEqual(['1_first', '2_index'])
    expect((await database.pool.query('select from thing')).rowCount).toBe(1)
    expect((await database.pool.query(`select from pg_indexes where indexname = 'thing_id'`)).rowCount).toBe(
      1,
    )
  })

  it("applies new files at the next start, and lists kit's migrations in a table of their own", async () => {
    await write('1_first', 'create table thing (id int)')
    await migrate(database.url, folder)
    await write('2_second', 'alter table thing add name text')
    await migrate(database.url, folder)
    expect(await applied()).toEqual(['1_first', '2_second'])
    const ofKit = readdirSync(path.join(import.meta.dirname, '../migrations'))
    expect((await database.pool.query('select from kit.migration')).rowCount).toBe(ofKit.length)
  })

  it('rolls back a file that fails, and applies it at the next start', async () => {
    await write('1_first', 'create table thing (id int); select no_such_function();')
    await expect(migrate(database.url, folder)).rejects.toThrow('1_first failed')
    expect(await applied()).toEqual([])
    await write('1_first', 'create table thing (id int)')
    await migrate(database.url, folder)
    expect(await applied()).toEqual(['1_first'])
  })

  it('refuses a database that began with other migrations, and names what makes a local one anew', async () => {
    await write('2_old', 'create table thing (id int)')
    await migrate(database.url, folder)
    await rm(path.join(folder, '2_old'), { recursive: true })
    await write('1_baseline', 'create table thing (id int)')
    await expect(migrate(database.url, folder)).rejects.toThrow(/older than .*1_baseline.*npm run reset/)
    expect(await applied()).toEqual(['2_old'])
  })

  it('starts an older release on the database that a newer one has migrated', async () => {
    await write('1_baseline', 'create table thing (id int)')
    await write('2_newer', 'alter table thing add name text')
    await migrate(database.url, folder)
    await rm(path.join(folder, '2_newer'), { recursive: true })
    await migrate(database.url, folder)
    expect(await applied()).toEqual(['1_baseline', '2_newer'])
  })

  it('refuses a file that was edited after it was applied', async () => {
    await write('1_first', 'create table thing (id int)')
    await migrate(database.url, folder)
    await write('1_first', 'create table thing (id bigint)')
    await expect(migrate(database.url, folder)).rejects.toThrow('edited')
  })
})
