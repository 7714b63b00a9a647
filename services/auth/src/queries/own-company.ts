import type { OwnCompany } from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Tx } from '../database.ts'
import { permissionOf, scopesOf } from '../domain/permission-of.ts'

/** How an employer stands with a company. A candidate's account has none. */
export async function findOwnCompany(tx: Pick<Tx, 'account'>, accountId: string): Promise<OwnCompany> {
  const account = await tx.account.findUnique({
    where: { id: accountId },
    include: { company: true, member: true, joinRequest: { include: { company: true } } },
  })
  if (!account) return refuse('not-found')
  if (!isEmployer(account.type as AccountType)) return refuse('forbidden')
  const { company, joinRequest } = account
  if (company) {
    const permission = permissionOf(account)
    return {
      state: company.state === 'approved' ? 'joined' : company.state === 'refused' ? 'refused' : 'pending',
      company: { id: company.id, name: company.name },
      waits_for: null,
      permission: { ...permission, scopes: scopesOf(permission) },
    }
  }
  if (!joinRequest || joinRequest.company.state === 'refused')
    return { state: 'none', company: null, waits_for: null, permission: null }
  return {
    state: joinRequest.declinedAt ? 'declined' : 'asked',
    company: { id: joinRequest.companyId, name: joinRequest.company.name },
    waits_for: joinRequest.declinedAt
      ? null
      : joinRequest.company.state === 'approved'
        ? 'admins'
        : 'approval',
    permission: null,
  }
}
