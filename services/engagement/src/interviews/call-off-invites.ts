import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { inviteInclude } from '../rows/includes.ts'
import type { About } from '../rows/change-application.ts'
import { changeInvite } from './change-invite.ts'
import { requestNotice } from '../notices/request-notice.ts'

/**
 * Ends what is open of an application for its company, with which its times are free again. Whoever picked a time that is still
 * to come is told that it is called off: they would come.
 */
export async function callOffInvites(
  tx: Tx,
  application: Application,
  state: 'rescinded' | 'closed',
  about: About,
): Promise<void> {
  const open = await tx.invite.findMany({
    where: { applicationId: application.id, state: 'open' },
    include: inviteInclude,
  })
  for (const invite of open) {
    const isAhead = invite.time !== null && invite.time.startsAt > about.at
    await changeInvite(tx, invite.id, { state: isAhead ? 'rescinded' : state }, about)
    if (isAhead) await requestNotice(tx, 'called-off', application, invite, about)
  }
}
