import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { openDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('prisma')
  await database.pool.query('create table failed_attempt (subject text)')
})
afterAll(() => database?.drop())

it.each(['40001', '40P01'])(
  'runs a transaction again that PostgreSQL rolled back for others: %s',
  async (code) => {
    const { transaction, close } = openDatabase(database.pool)
    let runs = 0
    await transaction(async (tx) => {
      await tx.$executeRaw`insert into failed_attempt values (${code})`
      if ((runs += 1) === 1)
        await tx.$executeRawUnsafe(
          `do $$ begin raise exception 'for others' using errcode = '${code}'; end $$`,
        )
    })
    await close()
    const { rowCount } = await database.pool.query('select from failed_attempt where subject = $1', [code])
    expect([runs, rowCount]).toEqual([2, 1])
  },
)
