import { accountStatus } from '@lunchpail/contracts/auth/enumerations'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { statusOf } from '../domain/standing.ts'
import { publishAccount } from './publish-account.ts'

/** The column beside those of a proof: the first one makes the account active, which others get to know. 2 §4. */
export const withStatus = (before: Account) =>
  changesStatus(before) ? { version: { increment: 1 } as const } : {}

/** In the transaction of the proof, after it. */
export async function publishStatus(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  account: Account,
  about: { readonly at: Date; readonly traceparent: string | undefined },
): Promise<void> {
  if (changesStatus(before)) await publishAccount(tx, deps, { before, account, changed: [] }, about)
}

const changesStatus = (before: Account): boolean => {
  const status = statusOf(before)
  return status === accountStatus.unverified || status === accountStatus['unverified duplicate']
}
