import type { Transaction } from './transaction.ts'

/**
 * Which of these accounts are erased. Every transaction that writes about an account asks, before it writes: until it ends,
 * an erasure of one of them waits.
 */
export const erasedAmong = async (tx: Transaction, accountIds: readonly string[]): Promise<Set<string>> => {
  if (accountIds.length === 0) return new Set()
  const [row] = await tx.$queryRawUnsafe<{ erased: string[] }[]>(
    'select kit.erased_among($1::text[]) as erased',
    accountIds,
  )
  return new Set(row!.erased)
}

/** Begins an erasure: waits for the transactions that write about the account, and keeps new ones waiting. */
export const lockErasure = async (tx: Transaction, accountId: string): Promise<void> => {
  await tx.$executeRawUnsafe('select kit.lock_erasure($1)', accountId)
}

/**
 * Writes the tombstone of an erased account, and has the stream looked through for it. Returns whether there was none.
 */
export const saveTombstone = async (tx: Transaction, accountId: string, at: Date): Promise<boolean> => {
  const text = `insert into kit.tombstone (account_id, erased_at) values ($1, $2::timestamptz)
    on conflict (account_id) do update set left_stream_at = null returning xmax = 0 as first`
  const [row] = await tx.$queryRawUnsafe<{ first: boolean }[]>(text, accountId, at.toISOString())
  return row!.first
}
