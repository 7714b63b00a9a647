import type { Holding } from '@lunchpail/contracts/auth/api'
import { maxHoldings } from '@lunchpail/contracts/auth/api'
import type { Account, Tx } from '../../database.ts'

/**
 * What an account holds, for whoever proved a contact of it: companies and days, and nothing that anybody typed about
 * themselves. Empty where there is nothing to lose.
 */
export async function findHoldings(
  tx: Pick<Tx, 'account' | 'heldApplication' | 'heldProfile'>,
  { id, createdAt }: Pick<Account, 'id' | 'createdAt'>,
): Promise<Holding[]> {
  const own = await tx.account.findUnique({
    where: { id },
    select: {
      company: { select: { name: true } },
      member: { select: { since: true } },
      joinRequest: { select: { askedAt: true, company: { select: { name: true } } } },
    },
  })
  const applications = await tx.heldApplication.findMany({
    where: { accountId: id },
    orderBy: { submittedAt: 'desc' },
    take: maxHoldings - 2,
  })
  const began = (await tx.heldProfile.count({ where: { accountId: id } })) > 0
  const company = own?.company ?? own?.joinRequest?.company
  const since = own?.member?.since ?? own?.joinRequest?.askedAt ?? createdAt
  return [
    ...(company ? [{ kind: 'company', company_name: company.name, at: since.toISOString() } as const] : []),
    ...applications.map(
      ({ companyName, submittedAt }) =>
        ({ kind: 'application', company_name: companyName, at: submittedAt.toISOString() }) as const,
    ),
    // the answers came with the application
    ...(began && applications.length === 0
      ? [{ kind: 'answers', company_name: null, at: createdAt.toISOString() } as const]
      : []),
  ]
}
