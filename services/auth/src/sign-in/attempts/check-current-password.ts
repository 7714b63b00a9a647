import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { ownPasswordSubjects } from './attempt-subjects.ts'
import { passwordMatches } from '../../accounts/passwords.ts'
import { countAttempt, resetAttempts } from './count-attempt.ts'

/** Whoever found an open session does not know it. Wrong ones are counted as at a login. */
export async function checkCurrentPassword(
  deps: Deps,
  own: Account,
  typed: string | undefined,
): Promise<void> {
  if (own.passwordHash === null) return
  if (!typed)
    return refuse('invalid', { fieldErrors: { current_password: 'account.current-password-required' } })
  const subjects = ownPasswordSubjects(deps.secrets, own.id)
  await countAttempt(deps.rawSql, subjects, deps.clock.now())
  if (!(await passwordMatches(own.passwordHash, typed)))
    refuse('password-wrong', { fieldErrors: { current_password: 'account.current-password-wrong' } })
  await resetAttempts(deps.rawSql.statements, subjects)
}
