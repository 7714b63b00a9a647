import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { migrate } from '../src/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { verifyMigrated } from '../src/verify-migrated.ts'

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

  it('waits for a lock only briefly and tries again, so that readers wait for no longer', async () => {
    await write('1_first', 'create table thing (id int)')
    await migrate(database.url, folder)
    await write('2_second', 'alter table thing add name text')
    const reader = new pg.Client({ connectionString: database.url })
    reader.on('error', () => {})
    await reader.connect()
    onTestFinished(() => reader.end())
    await reader.query('begin; select from thing')
    const steps: string[] = []
    let isOver = false
    // people go on reading: whoever comes while it waits for its lock waits behind it, as long as it does and no longer
    const people = async (): Promise<number> => {
      let read = 0
      for (; !isOver; read += 1) await database.pool.query('select from thing')
      return read
    }
    const reads = Promise.all([people(), people()])
    await migrate(database.url, folder, {
      patience: { timeoutMs: 100, tries: 100, pauseMs: 10 },
      onStep: (step, name) => {
        steps.push(`${step} ${name}`)
        if (steps.length === 3) void reader.query('commit')
      },
    })
    isOver = true
    expect(Math.min(...(await reads))).toBeGreaterThan(2)
    expect(steps.slice(0, 3)).toEqual(Array(3).fill('busy 2_second'))
    expect(steps.at(-1)).toBe('applied 2_second')
    expect(await applied()).toEqual(['1_first', '2_second'])
  })

  it('gives up after its tries, and has changed nothing', async () => {
    await write('1_first', 'create table thing (id int)')
    await migrate(database.url, folder)
    await write('2_second', 'create table other (id int); alter table thing add name text')
    const reader = new pg.Client({ connectionString: database.url })
    reader.on('error', () => {})
    await reader.connect()
    onTestFinished(() => reader.end())
    await reader.query('begin; select from thing')
    const patience = { timeoutMs: 50, tries: 2, pauseMs: 10 }
    await expect(migrate(database.url, folder, { patience })).rejects.toThrow('2_second failed')
    expect(await applied()).toEqual(['1_first'])
    expect((await database.pool.query(`select to_regclass('other') as other`)).rows).toEqual([
      { other: null },
    ])
  })

  it('leaves what takes away for later where it is told to, and applies what comes after it', async () => {
    await write('1_first', 'create table thing (id int, name text)')
    await write('2_contract_name', 'alter table thing drop column name')
    await write('3_third', 'alter table thing add title text')
    const steps: string[] = []
    const onStep = (step: string, name: string) => void (/^\d_/.test(name) && steps.push(`${step} ${name}`))
    await migrate(database.url, folder, { contract: false, onStep })
    expect(steps).toEqual(['applied 1_first', 'left 2_contract_name', 'applied 3_third'])
    await verifyMigrated('things', database.url, folder)
    await migrate(database.url, folder)
    expect(await applied()).toEqual(['1_first', '2_contract_name', '3_third'])
  })
})
