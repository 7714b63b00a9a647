import type { Tx } from './database.ts'

/** Removes the account and all that hangs on it; answers how many rows went. Runs again without harm. */
export async function erase(tx: Tx, accountId: string): Promise<number> {
  const attempts = await tx.failedAttempt.deleteMany({ where: { accountId } })
  const sessions = await tx.session.deleteMany({ where: { accountId } })
  const accounts = await tx.account.deleteMany({ where: { id: accountId } })
  return attempts.count + sessions.count + accounts.count
}
