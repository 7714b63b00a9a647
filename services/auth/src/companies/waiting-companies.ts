import { permissionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Account, Company, Tx } from '../database.ts'
import { lookAlike } from './look-alike.ts'

/** What an operator goes by: whose emails the admins have, whether they proved them, and who has the same name. */
export interface WaitingCompany {
  readonly company: Company
  readonly admins: readonly Pick<Account, 'email' | 'emailVerifiedAt'>[]
  readonly namesakes: readonly Pick<Company, 'id' | 'name' | 'state'>[]
}

const maxListed = 200

/** Those who would manage a company once it is approved. */
const adminsOf = (tx: Pick<Tx, 'account'>, companyId: string) =>
  tx.account.findMany({
    where: { companyId, member: { level: permissionLevel.admin } },
    orderBy: { createdAt: 'asc' },
    take: 10,
    select: { email: true, emailVerifiedAt: true },
  })

/** One who would manage it has proven an email: a company is approved by nothing less. */
export const hasProof = async (tx: Pick<Tx, 'account'>, companyId: string): Promise<boolean> =>
  (await adminsOf(tx, companyId)).some(({ emailVerifiedAt }) => emailVerifiedAt !== null)

/** The companies that wait for a decision, the oldest first. */
export async function waitingCompanies(tx: Pick<Tx, 'account' | 'company'>): Promise<WaitingCompany[]> {
  const waiting = await tx.company.findMany({
    where: { state: 'pending' },
    orderBy: { createdAt: 'asc' },
    take: maxListed,
  })
  const all = await tx.company.findMany({ select: { id: true, name: true, state: true } })
  const byLook = new Map<string, typeof all>()
  for (const company of all) {
    const look = lookAlike(company.name)
    byLook.set(look, [...(byLook.get(look) ?? []), company])
  }
  return await Promise.all(
    waiting.map(async (company) => ({
      company,
      admins: await adminsOf(tx, company.id),
      namesakes: byLook.get(lookAlike(company.name))!.filter(({ id }) => id !== company.id),
    })),
  )
}
