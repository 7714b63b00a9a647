import type pg from 'pg'
import { runAgain } from './run-again.ts'
import { statementName } from './statement-name.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

/** Raw SQL on `pg` with the methods of a Prisma transaction, prepared once per connection. */
export const pgStatements = (on: Pick<pg.ClientBase, 'query'>): Transaction => {
  const run = (text: string, values: unknown[]) => on.query({ name: statementName(text), text, values })
  return {
    $executeRawUnsafe: async (text, ...values) => (await run(text, values)).rowCount ?? 0,
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await run(text, values)).rows as T,
  }
}

/** A transaction without Prisma, for the few use cases that run so often that Prisma's share of the time counts. */
export const pgTransaction = (pool: pg.Pool): OpenTransaction<Transaction> => runAgain(onPool(pool))

const onPool =
  (pool: pg.Pool): OpenTransaction<Transaction> =>
  async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(pgStatements(client))
      const { command } = await client.query('commit')
      // After a failed statement, COMMIT rolls back and reports it by its command tag alone.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
      return result
    } catch (failure) {
      // A connection that cannot roll back is destroyed, not returned to the pool.
      await client.query('rollback').catch((why: Error) => (broken = why))
      throw failure
    } finally {
      client.release(broken)
    }
  }
