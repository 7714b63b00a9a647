import type pg from 'pg'
import { runAgain } from './run-again.ts'
import { statementName } from './statement-name.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

type Statements = Pick<Transaction, '$executeRawUnsafe' | '$queryRawUnsafe'>
type Run = (text: string, values: unknown[]) => Promise<pg.QueryResult>

const statementsOf = (run: Run): Statements => ({
  $executeRawUnsafe: async (text, ...values) => (await run(text, values)).rowCount ?? 0,
  $queryRawUnsafe: async <T>(text: string, ...values: unknown[]) => (await run(text, values)).rows as T,
})

const prepared = (text: string, values: unknown[]) => ({ name: statementName(text), text, values })

/** Raw SQL on `pg` with the methods of a Prisma transaction, prepared once per connection. */
export const pgStatements = (on: Pick<pg.ClientBase, 'query'>): Statements =>
  statementsOf((text, values) => on.query(prepared(text, values)))

/** A transaction without Prisma, for the few use cases that run so often that Prisma's share of the time counts. */
export const pgTransaction = (pool: pg.Pool): OpenTransaction<Transaction> => runAgain(onPool(pool))

/** Sends what is asked at once in one piece: each write wakes PostgreSQL, which costs more than many a statement. */
function inOnePiece(client: pg.PoolClient): pg.ClientBase['query'] {
  // of every `pg` client, if not in its types
  const { stream } = (client as unknown as { connection: { stream: NodeJS.WritableStream & Corked } })
    .connection
  return ((...asked: Parameters<pg.ClientBase['query']>) => {
    stream.cork()
    process.nextTick(() => stream.uncork())
    return client.query(...asked)
  }) as pg.ClientBase['query']
}
interface Corked {
  cork(): void
  uncork(): void
}

/**
 * On a pool that pipelines, BEGIN goes with the first statement, and what nobody waits for goes with COMMIT: for most, two waits
 * for PostgreSQL in place of four or more.
 */
const onPool =
  (pool: pg.Pool): OpenTransaction<Transaction> =>
  async (work) => {
    const client = await pool.connect()
    const query = inOnePiece(client)
    const sent: Promise<unknown>[] = []
    /** of what nobody waited for: why everything after it fails */
    let cause: { readonly failure: unknown } | undefined
    const send = (asked: Promise<unknown>): void => {
      sent.push(asked)
      asked.catch((failure: unknown) => (cause ??= { failure }))
    }
    let broken: Error | undefined
    try {
      send(query('begin'))
      const run: Run = (text, values) => query(prepared(text, values))
      const result = await work({
        ...statementsOf(run),
        $sendRawUnsafe: (text, ...values) => send(run(text, values)),
      })
      const { command } = await query('commit')
      await Promise.all(sent)
      // After a failed statement, COMMIT rolls back and reports it by its command tag alone.
      if (command !== 'COMMIT') throw new Error('the transaction was rolled back')
      return result
    } catch (failure) {
      // A connection that cannot roll back is destroyed, not returned to the pool.
      await query('rollback').catch((why: Error) => (broken = why))
      throw cause ? cause.failure : failure
    } finally {
      client.release(broken)
    }
  }
