import type { ownJobNotice as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { reachOf } from '../reach/reach-of.ts'

/** What a person asked for while they were signed in; they end it without a link, too. */
export const ownJobNotice =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, body: { position, stop } }) => {
    const own = { accountId: caller.account.id, positionId: position }
    if (stop) await deps.database.jobNotice.deleteMany({ where: own })
    const asked = await deps.database.jobNotice.count({ where: { ...own, stoppedAt: null } })
    const { email } = await reachOf(deps, caller.account.id)
    return { status: 200, body: { asked: asked > 0, reached: email === 'owned' } }
  }
