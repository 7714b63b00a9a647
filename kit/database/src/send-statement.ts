import type { Transaction } from './transaction.ts'

/** Runs a statement whose answer nobody needs: without a wait for it, where the transaction knows how. What follows runs after it. */
export async function sendStatement(tx: Transaction, sql: string, ...values: unknown[]): Promise<void> {
  if (tx.$sendRawUnsafe) tx.$sendRawUnsafe(sql, ...values)
  else await tx.$executeRawUnsafe(sql, ...values)
}
