import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'
import type { WithMember } from '../accounts/permission-of.ts'

/** An account of a company; somebody else is not found. */
export async function findMember(tx: Tx, companyId: string, accountId: string): Promise<WithMember> {
  const account = await tx.account.findUnique({
    where: { id: accountId, companyId },
    include: { member: true },
  })
  return account ?? refuse('not-found')
}
