import type { Deps } from '../deps.ts'
import { secondFactorSubjects } from '../domain/attempt-subjects.ts'
import { countAttempt, resetAttempts } from './count-attempt.ts'

interface Asker {
  readonly network: string
  readonly caller: { readonly account: { readonly id: string }; readonly sessionId: string }
}

/** Counts a typed code before it is looked at, or refuses it; returns what takes the count back after a right one. */
export async function countSecondFactor(
  deps: Deps,
  { network, caller: { account } }: Asker,
  now: Date,
): Promise<() => Promise<void>> {
  const subjects = secondFactorSubjects(deps.secrets, { network, accountId: account.id })
  await countAttempt(deps.database, subjects, now)
  return () => resetAttempts(deps.database, subjects)
}
