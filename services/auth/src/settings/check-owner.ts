import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isJustMade } from './is-just-made.ts'
import { checkCurrentPassword } from '../sign-in/attempts/check-current-password.ts'
import { checkSecondFactor, type SignedIn } from '../sign-in/second-factor/check-second-factor.ts'
import { checkStillThere } from '../sign-in/sessions/check-still-there.ts'

/**
 * Before a password is set, or a contact changes that can set one: whoever found an open session does not know the current
 * password, or did not log in a moment ago where there is none; and whoever has the password of a manager alone lacks the second
 * factor.
 */
export async function checkOwner(
  deps: Deps,
  own: Account,
  caller: SignedIn,
  typed: string | undefined,
): Promise<void> {
  await checkSecondFactor(deps.database, caller)
  if (own.passwordHash !== null) return checkCurrentPassword(deps, own, typed)
  if (!(await isJustMade(deps, caller))) await checkStillThere(deps, own, caller.sessionId, undefined)
}
