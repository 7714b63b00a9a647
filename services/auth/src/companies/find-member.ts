import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Tx } from '../database.ts'
import type { WithMember } from '../accounts/permission-of.ts'
import { ofCompany } from '../policies.ts'

/** An account of the caller's company; any other is not found. */
export async function findMember(tx: Tx, caller: PortalCaller, accountId: string): Promise<WithMember> {
  const account = await tx.account.findUnique({
    where: { id: accountId, ...ofCompany(caller) },
    include: { member: true },
  })
  return account ?? refuse('not-found')
}
