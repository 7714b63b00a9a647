import type { ownJobNotice as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { isStopped } from '../consent/is-stopped.ts'
import { findOwnContact } from '../consent/own-contact.ts'
import type { Deps } from '../deps.ts'

/**
 * What a person asked for while they were signed in; they end it without a link, too. Where they stopped our emails since, they ask
 * for it again by the same button.
 */
export const ownJobNotice =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, body: { position, stop } }) => {
    const { database, recipients } = deps
    const accountId = caller.account.id
    const own = { accountId, positionId: position }
    if (stop) await database.jobNotice.deleteMany({ where: own })
    const to = await findOwnContact(deps, accountId, 'email')
    const isStoppedNow =
      to !== undefined &&
      (await isStopped(database, 'email', recipients.hashes(to), { scope: 'job-notices' }))
    const asked =
      !isStoppedNow && (await database.jobNotice.count({ where: { ...own, stoppedAt: null } })) > 0
    return { status: 200, body: { asked, reached: to !== undefined } }
  }
