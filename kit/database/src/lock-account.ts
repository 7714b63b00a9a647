import type { Transaction } from './transaction.ts'

/** Makes the transactions that write the same account wait for each other, until the first one ends. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.$executeRawUnsafe('select pg_advisory_xact_lock(hashtextextended($1, 0))', accountId)
}
