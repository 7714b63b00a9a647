import { sendStatement } from './send-statement.ts'
import type { Transaction } from './transaction.ts'

const lock = 'select pg_advisory_xact_lock(hashtextextended($1, 0))'

/** Makes the transactions that write the same account wait for each other, until the first one ends. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRawUnsafe(lock, accountId)
}

/** The same for what the database does next: it is not told when it holds the lock, so that what follows goes with it. */
export const sendAccountLock = (tx: Transaction, accountId: string): Promise<void> =>
  sendStatement(tx, lock, accountId)
