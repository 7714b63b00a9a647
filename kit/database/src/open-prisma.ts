import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { connectMs } from './open-pool.ts'
import { runAgain } from './run-again.ts'
import { statementName } from './statement-name.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

interface Client<Tx> {
  $transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  $disconnect(): Promise<void>
}

interface Options {
  readonly adapter: PrismaPg
  readonly transactionOptions: { readonly maxWait: number; readonly timeout: number }
}

/** Under load a transaction waits longer for a connection than Prisma's default of two seconds: as long as the pool, which tells why. */
const beyondPoolMs = 3_000
const defaultTimeoutMs = 10_000

/** Opens the Prisma client of a service on its pool. Closing the client leaves the pool open. */
export const openPrisma = <Tx extends Transaction, Prisma extends Client<Tx>>(
  PrismaClient: new (options: Options) => Prisma,
  pool: pg.Pool,
  timeoutMs = defaultTimeoutMs,
): { database: Prisma; transaction: OpenTransaction<Tx>; close: () => Promise<void> } => {
  const database = new PrismaClient({
    // prepared once per connection
    adapter: new PrismaPg(pool, { statementNameGenerator: ({ sql }) => statementName(sql) }),
    transactionOptions: {
      maxWait: (pool.options.connectionTimeoutMillis ?? connectMs) + beyondPoolMs,
      timeout: timeoutMs,
    },
  })
  return {
    database,
    transaction: runAgain((work) => database.$transaction(work)),
    close: () => database.$disconnect(),
  }
}
