import type pg from 'pg'
import { statementName } from './statement-name.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

/** Statements straight to `pg`, spelled as Prisma spells them, prepared once for each connection. */
export const pgStatements = (on: Pick<pg.ClientBase, 'query'>): Transaction => {
  const run = (text: string, values: unknown[]) => on.query({ name: statementName(text), text, values })
  return {
    $executeRawUnsafe: async (text, ...values) => (await run(text, values)).rowCount ?? 0,
    $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await run(text, values)).rows as T,
  }
}

/** A transaction without Prisma, for the few use cases that are called so often that its share of the time counts. */
export const pgTransaction =
  (pool: pg.Pool): OpenTransaction<Transaction> =>
  async (work) => {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(pgStatements(client))
      const { command } = await client.query('commit')
      // After a statement that failed, COMMIT takes everything back and says so in this way alone.
      if (command !== 'COMMIT') throw new Error('the transaction was taken back')
      return result
    } catch (failure) {
      // A connection that cannot even roll back goes back to nobody.
      await client.query('rollback').catch((why: Error) => (broken = why))
      throw failure
    } finally {
      client.release(broken)
    }
  }
