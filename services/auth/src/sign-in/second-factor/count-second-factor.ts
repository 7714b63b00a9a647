import { refuse } from '@lunchpail/kit-service/refusal'
import type { Deps } from '../../deps.ts'
import { appCodeSubject, secondFactorSubjects } from '../attempts/attempt-subjects.ts'
import { isAppCode } from './totp.ts'
import { countAttempt, resetAttempts, tryAttempt } from '../attempts/count-attempt.ts'

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
  await countAttempt(deps.rawSql, subjects, now)
  return () => resetAttempts(deps.rawSql.statements, subjects)
}

/** The same of a code that opens the portal: those of an app end for a day after too many wrong ones from everywhere. */
export async function countPass(
  deps: Deps,
  asker: Asker & { readonly body: { readonly code: string } },
  now: Date,
): Promise<() => Promise<void>> {
  if (!isAppCode(asker.body.code)) return countSecondFactor(deps, asker, now)
  const subjects = [appCodeSubject(deps.secrets, asker.caller.account.id)]
  if (await tryAttempt(deps.rawSql, subjects, now))
    return refuse('locked', { sentence: 'second-factor.app-locked' })
  const takeBack = () => resetAttempts(deps.rawSql.statements, subjects)
  const wasRight = await countSecondFactor(deps, asker, now).catch(async (refusal: unknown) => {
    // what is refused counts nowhere
    await takeBack()
    throw refusal
  })
  return async () => {
    await wasRight()
    await takeBack()
  }
}
