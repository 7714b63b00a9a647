import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { pgStatements } from '../src/pg-transaction.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import { upsertNewest } from '../src/upsert-newest.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('upsert')
  await database.pool
    .query(`create table position (id int primary key, version int, tags text[], content jsonb, epoch bigint);
    create table part (item int, name text, version int, epoch bigint, primary key (item, name))`)
})
beforeEach(() => database.pool.query('truncate position, part'))
afterAll(() => database?.drop())

const item = (id: number, version: number) => ({ id, version, tags: [`v${version}`], content: { version } })
const saveIn = (epoch: number | undefined, ...rows: ReturnType<typeof item>[]) =>
  upsertNewest(pgStatements(database.pool), 'position', 'id', rows, epoch)
const save = (...rows: ReturnType<typeof item>[]) => saveIn(undefined, ...rows)
const stored = async () =>
  (await database.pool.query('select id, version, tags, content from position order by id')).rows

it('writes a newer version, and neither an older nor the same one', async () => {
  expect(await save(item(1, 2), item(2, 2), item(3, 2))).toEqual(['1', '2', '3'])
  expect(await save(item(1, 3), item(2, 1), { ...item(3, 2), content: { version: 9 } })).toEqual(['1'])
  expect(await stored()).toEqual([item(1, 3), item(2, 2), item(3, 2)])
})

it('writes the newest of several versions in one batch', async () => {
  expect(await save(item(1, 2), item(1, 3), item(1, 1))).toEqual(['1'])
  expect(await stored()).toEqual([item(1, 3)])
})

it('replaces what is of an earlier epoch, whatever its version, and nothing of a later one', async () => {
  await saveIn(5, item(1, 7), item(2, 2))
  expect(await saveIn(6, item(1, 2))).toEqual(['1'])
  expect(await saveIn(5, item(1, 8))).toEqual([])
  expect(await saveIn(6, item(1, 2))).toEqual([])
  expect(await saveIn(6, item(1, 3))).toEqual(['1'])
  expect(await stored()).toEqual([item(1, 3), item(2, 2)])
})

it('goes by versions alone where the event is of a release without epochs', async () => {
  await saveIn(5, item(1, 2))
  expect(await save(item(1, 1))).toEqual([])
  expect(await save(item(1, 3))).toEqual(['1'])
  // and remembers the epoch
  expect(await saveIn(4, item(1, 9))).toEqual([])
})

it('takes a key of several columns, and an empty batch', async () => {
  const rows = [
    { item: 1, name: 'a', version: 1 },
    { item: 1, name: 'b', version: 1 },
  ]
  const saveParts = (batch: typeof rows) =>
    upsertNewest(pgStatements(database.pool), 'part', 'item, name', batch, undefined)
  expect(await saveParts(rows)).toEqual(['1 a', '1 b'])
  expect(await saveParts([{ ...rows[1]!, version: 2 }])).toEqual(['1 b'])
  expect(await saveParts([])).toEqual([])
})
