import type { OwnCompany } from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { secondFactorStep } from '../sign-in/second-factor/second-factor.ts'
import { secondFactorOf, secondFactorParts } from '../sign-in/second-factor/find-second-factor.ts'
import type { Tx } from '../database.ts'
import { permissionOf, scopesOf } from '../accounts/permission-of.ts'

/** How an employer stands with a company. A candidate's account has none. */
export async function findOwnCompany(
  tx: Pick<Tx, 'account' | 'session'>,
  accountId: string,
  sessionId: string,
): Promise<OwnCompany> {
  const account = await tx.account.findUnique({
    where: { id: accountId },
    include: { ...secondFactorParts, member: true, joinRequest: { include: { company: true } } },
  })
  if (!account) return refuse('not-found')
  if (!isEmployer(account.type as AccountType)) return refuse('forbidden')
  const { company, joinRequest } = account
  const session = await tx.session.findUnique({ where: { id: sessionId, accountId } })
  const factor = secondFactorOf(account, session)
  const second_factor = { required: factor.required, step: secondFactorStep(factor) }
  if (company) {
    const permission = permissionOf(account)
    return {
      state: company.state === 'approved' ? 'joined' : company.state === 'refused' ? 'refused' : 'pending',
      company: { id: company.id, name: company.name },
      waits_for: null,
      permission: { ...permission, scopes: scopesOf(permission) },
      second_factor,
    }
  }
  if (!joinRequest || joinRequest.company.state === 'refused')
    return { state: 'none', company: null, waits_for: null, permission: null, second_factor }
  return {
    state: joinRequest.declinedAt ? 'declined' : 'asked',
    company: { id: joinRequest.companyId, name: joinRequest.company.name },
    waits_for: joinRequest.declinedAt
      ? null
      : joinRequest.company.state === 'approved'
        ? 'admins'
        : 'approval',
    permission: null,
    second_factor,
  }
}
