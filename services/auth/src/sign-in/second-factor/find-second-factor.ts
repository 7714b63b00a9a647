import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import type { Tx } from '../../database.ts'
import type { SecondFactor } from './second-factor.ts'

/** What of an account says how its second factor is. */
export const secondFactorParts = {
  company: true,
  authenticator: true,
  _count: { select: { passkeys: true } },
} as const

interface Parts {
  readonly type: string
  readonly company: { readonly secondFactorRequiredAt: Date | null } | null
  readonly authenticator: { readonly confirmedAt: Date | null } | null
  readonly _count: { readonly passkeys: number }
}

export const secondFactorOf = (
  { type, company, authenticator, _count }: Parts,
  session: { readonly secondFactorAt: Date | null } | null,
): SecondFactor => ({
  isManager: isEmployer(type as AccountType),
  required: (company?.secondFactorRequiredAt ?? null) !== null,
  hasAuthenticator: (authenticator?.confirmedAt ?? null) !== null,
  hasPasskey: _count.passkeys > 0,
  passed: (session?.secondFactorAt ?? null) !== null,
})

/** Of a signed-in person. */
export async function findSecondFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  accountId: string,
  sessionId: string,
): Promise<SecondFactor | undefined> {
  const account = await tx.account.findUnique({ where: { id: accountId }, include: secondFactorParts })
  const session = await tx.session.findUnique({ where: { id: sessionId, accountId } })
  return account ? secondFactorOf(account, session) : undefined
}
