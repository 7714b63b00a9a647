import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pgTransaction } from '../src/pg-transaction.ts'
import { sendStatement } from '../src/send-statement.ts'
import { createTestDatabase, type TestDatabase } from '../src/testing/test-database.ts'
import type { OpenTransaction, Transaction } from '../src/transaction.ts'

let database: TestDatabase
let pool: pg.Pool
let transaction: OpenTransaction<Transaction>

beforeAll(async () => {
  database = await createTestDatabase('sql')
  pool = new pg.Pool({ connectionString: database.url, max: 1, pipeline: true })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  transaction = pgTransaction(pool)
  await pool.query('create table kept (id int primary key)')
})
beforeEach(() => pool.query('truncate kept'))
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const add = (tx: Transaction, id: number) => tx.$executeRawUnsafe('insert into kept values ($1)', id)
const kept = async () =>
  (await pool.query<{ id: number }>('select id from kept order by id')).rows.map(({ id }) => id)

describe('a transaction without Prisma', () => {
  it('commits, and returns rows and counts', async () => {
    const found = await transaction(async (tx) => {
      expect(await add(tx, 1)).toBe(1)
      return tx.$queryRawUnsafe('select id from kept where id = $1', 1)
    })
    expect(found).toEqual([{ id: 1 }])
    expect(await kept()).toEqual([1])
  })

  it('rolls back where the work fails, and serves the next transaction', async () => {
    const work = transaction(async (tx) => {
      await add(tx, 1)
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    await transaction((tx) => add(tx, 2))
    expect(await kept()).toEqual([2])
  })

  it('fails where the failure of a statement was caught, as the commit rolls back', async () => {
    const work = transaction(async (tx) => {
      await add(tx, 1)
      await add(tx, 1).catch(() => 0)
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await kept()).toEqual([])
  })

  const send = (tx: Transaction, id: number) => sendStatement(tx, 'insert into kept values ($1)', id)
  const failing = (code: string) =>
    `do $$ begin raise exception 'for others' using errcode = '${code}'; end $$`

  it('commits what nobody waited for', async () => {
    await transaction(async (tx) => {
      await send(tx, 1)
      await send(tx, 2)
    })
    expect(await kept()).toEqual([1, 2])
  })

  it('fails as what nobody waited for did, in the commit or in what was asked later', async () => {
    const work = (later: (tx: Transaction) => Promise<unknown>) =>
      transaction(async (tx) => {
        await send(tx, 1)
        await send(tx, 1)
        await later(tx)
      })
    await expect(work(async () => {})).rejects.toMatchObject({ code: '23505' })
    await expect(work((tx) => add(tx, 2))).rejects.toMatchObject({ code: '23505' })
    expect(await kept()).toEqual([])
  })

  it('is run again where what nobody waited for was rolled back for others', async () => {
    let runs = 0
    await transaction(async (tx) => {
      await send(tx, 1)
      if ((runs += 1) === 1) await sendStatement(tx, failing('40P01'))
    })
    expect([runs, await kept()]).toEqual([2, [1]])
  })

  const failWith = (tx: Transaction, code: string) => tx.$executeRawUnsafe(failing(code))

  it.each(['40001', '40P01'])('is run again where PostgreSQL rolled it back for others: %s', async (code) => {
    let runs = 0
    await transaction(async (tx) => {
      await add(tx, 1)
      if ((runs += 1) === 1) await failWith(tx, code)
    })
    expect([runs, await kept()]).toEqual([2, [1]])
  })

  it('is run three times at most, and once where it failed by itself', async () => {
    let runs = 0
    const fail = (code: string) =>
      transaction(async (tx) => {
        runs += 1
        await failWith(tx, code)
      })
    await expect(fail('40P01')).rejects.toThrow('for others')
    expect(runs).toBe(3)
    await expect(fail('23505')).rejects.toThrow('for others')
    expect(runs).toBe(4)
  })

  it('destroys a broken connection', async () => {
    const work = transaction(async (tx) => {
      await add(tx, 1)
      await tx.$executeRawUnsafe('select pg_terminate_backend(pg_backend_pid())')
    })
    await expect(work).rejects.toThrow()
    await transaction((tx) => add(tx, 2))
    expect(await kept()).toEqual([2])
  })
})
