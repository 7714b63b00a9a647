import { minuteMs } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Account } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { checkCurrentPassword } from '../attempts/check-current-password.ts'

/** How long after a login the person is assumed to be there. */
const freshMinutes = 10

/** Before a way in or a session elsewhere is added or ended: the login was just now, by whatever way, or the current password is given. */
export async function checkStillThere(
  deps: Deps,
  own: Account,
  sessionId: string,
  typed: string | undefined,
): Promise<void> {
  if (typed === undefined) {
    const since = new Date(deps.clock.now().getTime() - freshMinutes * minuteMs)
    const fresh = await deps.database.session.count({
      where: { id: sessionId, accountId: own.id, createdAt: { gt: since } },
    })
    if (fresh > 0) return
  }
  if (own.passwordHash === null) return refuse('login-stale')
  await checkCurrentPassword(deps, own, typed)
}
