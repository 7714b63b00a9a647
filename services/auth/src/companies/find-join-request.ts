import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Account, Tx } from '../database.ts'
import { ofCompany } from '../policies.ts'

/** Who asked to join the caller's company and waits for an answer; anybody else is not found. */
export async function findJoinRequest(tx: Tx, caller: PortalCaller, accountId: string): Promise<Account> {
  const found = await tx.joinRequest.findUnique({
    where: { accountId, ...ofCompany(caller), declinedAt: null },
    include: { account: true },
  })
  return found?.account ?? refuse('not-found')
}
