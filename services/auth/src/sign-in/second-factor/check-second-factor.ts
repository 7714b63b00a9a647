import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../../database.ts'
import { mayChangeFactors, type SecondFactor } from './second-factor.ts'
import { findSecondFactor } from './find-second-factor.ts'

export interface SignedIn {
  readonly account: { readonly id: string }
  readonly sessionId: string
}

/** Before what opens an account is added, replaced or taken away: the second factor that is there was shown in this session. */
export async function checkSecondFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  { account, sessionId }: SignedIn,
): Promise<SecondFactor> {
  const factor = await findSecondFactor(tx, account.id, sessionId)
  if (!factor) return refuse('not-found')
  if (!mayChangeFactors(factor)) return refuse('second-factor-needed')
  return factor
}

/** The app is for managers. */
export async function checkManagersFactor(
  tx: Pick<Tx, 'account' | 'session'>,
  caller: SignedIn,
): Promise<SecondFactor> {
  const factor = await checkSecondFactor(tx, caller)
  return factor.isManager ? factor : refuse('forbidden')
}

/** The second factor was shown in this session: the portal opens by the next token. */
export const passInSession = (tx: Pick<Tx, 'session'>, sessionId: string, now: Date): Promise<unknown> =>
  tx.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { secondFactorAt: now } })
