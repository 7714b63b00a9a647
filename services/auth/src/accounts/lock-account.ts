// SQL by hand: `for update`, so that those who prove, take or change an account do it one after the other.
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Tx } from '../database.ts'

/** The account as it is, until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<Account | null> {
  await tx.$queryRaw`select id from account where id = ${id}::uuid for update`
  return tx.account.findUnique({ where: { id } })
}

/**
 * The same for a signed-in person, before something is added that opens the account: what the gateway knows of a session may
 * be some seconds old, and another person may have taken the account.
 */
export async function lockOwnAccount(
  tx: Tx,
  { account, sessionId }: { readonly account: { readonly id: string }; readonly sessionId: string },
): Promise<Account> {
  const own = await lockAccount(tx, account.id)
  const open = await tx.session.count({ where: { id: sessionId, accountId: account.id, endedAt: null } })
  return own && open > 0 ? own : refuse('signed-out')
}
