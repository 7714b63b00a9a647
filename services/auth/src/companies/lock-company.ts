// SQL by hand: `for update`, so that those who change the people of a company do it one after the other.
import { isAllowed, type Permission } from '@lunchpail/contracts/auth/companies/permissions'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { PortalCaller } from '@lunchpail/kit-service/route'
import type { Company, Tx } from '../database.ts'
import { companyIdOf, ofCompany } from '../policies.ts'
import { permissionOf } from '../accounts/permission-of.ts'

export async function lockCompany(tx: Tx, companyId: string): Promise<Company | null> {
  await tx.$queryRaw`select id from company where id = ${companyId}::uuid for update`
  return tx.company.findUnique({ where: { id: companyId } })
}

/** The company of the caller, and what they may do in it now: their token may be some seconds old. */
export async function lockOwnCompany(
  tx: Tx,
  { caller }: { readonly caller: PortalCaller },
): Promise<{ readonly company: Company; readonly own: Permission }> {
  const company = await lockCompany(tx, companyIdOf(caller))
  if (!company) return refuse('not-found')
  const account = await tx.account.findUnique({
    where: { id: caller.account.id, ...ofCompany(caller) },
    include: { member: true },
  })
  const own = account && permissionOf(account)
  return own && isAllowed(own, 'user', 'admin') ? { company, own } : refuse('conflict')
}
