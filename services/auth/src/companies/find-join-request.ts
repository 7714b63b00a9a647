import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account, Tx } from '../database.ts'

/** Who asked to join a company and waits for an answer; anybody else is not found. */
export async function findJoinRequest(tx: Tx, companyId: string, accountId: string): Promise<Account> {
  const found = await tx.joinRequest.findUnique({
    where: { accountId, companyId, declinedAt: null },
    include: { account: true },
  })
  return found?.account ?? refuse('not-found')
}
