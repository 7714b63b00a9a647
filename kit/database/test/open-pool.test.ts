import type { Socket } from 'node:net'
import type pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPool } from '../src/open-pool.ts'
import { pgTransaction } from '../src/pg-transaction.ts'
import { sendStatement } from '../src/send-statement.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'

let database: TestDatabase
let pool: pg.Pool
beforeAll(async () => {
  database = await createTestDatabase('pool')
  const { url } = database
  const settings = { noun: 'pool', databaseUrl: url, databaseDirectUrl: url, databasePool: 1 }
  pool = openPool(settings, pino({ level: 'silent' }))
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const numbers = [1, 2, 3]
/** As Prisma asks for the relations of a row: on one connection, none after the answer to another. */
const askAtOnce = (text: string) =>
  pgTransaction(pool)((tx) => Promise.all(numbers.map((number) => tx.$queryRawUnsafe(text, number))))

// that pg does not mind them is seen by the warnings, of which each fails a file
describe('statements at once in a transaction', () => {
  it('get their own rows', async () => {
    expect(await askAtOnce('select $1::int as number')).toEqual(numbers.map((number) => [{ number }]))
  })

  it('fail together where one does, and leave a connection that serves', async () => {
    await expect(askAtOnce('select 1 / ($1::int - 2)')).rejects.toThrow('division by zero')
    expect(await askAtOnce('select $1::int as number')).toHaveLength(3)
  })
})

it('sends BEGIN with what a transaction asks first, and COMMIT with what it does not wait for', async () => {
  const client = (await pool.connect()) as unknown as pg.PoolClient & { connection: { stream: Socket } }
  const { stream } = client.connection
  client.release()
  const writes = vi.spyOn(stream, '_writev')
  const single = vi.spyOn(stream, '_write')
  onTestFinished(() => [writes, single].forEach((spy) => spy.mockRestore()))
  await pgTransaction(pool)(async (tx) => {
    await tx.$queryRawUnsafe('select 1')
    await sendStatement(tx, 'select 2')
    await sendStatement(tx, 'select 3')
  })
  expect(writes.mock.calls.length + single.mock.calls.length).toBe(2)
})

it('keeps three connections in a quiet minute, of those of a busy moment', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url } = database
  const settings = { noun: 'busy', databaseUrl: url, databaseDirectUrl: url, databasePool: 8 }
  const busy = openPool(settings, pino({ level: 'silent' }))
  onTestFinished(() => busy.end())
  await Promise.all(Array.from({ length: 8 }, () => busy.query('select pg_sleep(0.01)')))
  expect(busy.totalCount).toBe(8)
  vi.advanceTimersByTime(5_000)
  expect(busy.totalCount).toBe(3)
  vi.advanceTimersByTime(3_600_000)
  expect(busy.totalCount).toBe(3)
})
