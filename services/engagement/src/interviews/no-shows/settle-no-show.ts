import { bitsOf, reasonsOf, type NoShowSettlement } from '@lunchpail/contracts/engagement/enumerations'
import type { Application } from '../../../generated/client.ts'
import type { Tx } from '../../database.ts'
import { noShowStateOf } from './no-shows.ts'
import { inviteInclude } from '../../rows/includes.ts'
import { changeApplication, type About } from '../../rows/change-application.ts'
import { countNoShows } from './count-no-shows.ts'
import { lockApplications } from '../../rows/lock-rows.ts'

/**
 * BY-27: what an operator decides who read both sides. One that stands counts from now on; one that is dropped never does,
 * and is no reason anymore. One that is not disputed here may be dropped, too: whoever is suspended writes to the support.
 * Undefined where there is no such no-show, or it is settled.
 */
export async function settleNoShow(
  tx: Tx,
  inviteId: string,
  settledAs: NoShowSettlement,
  about: About,
): Promise<Application | undefined> {
  const found = await tx.invite.findUnique({ where: { id: inviteId }, select: { applicationId: true } })
  if (!found) return undefined
  await lockApplications(tx, [found.applicationId])
  const invite = await tx.invite.findUnique({ where: { id: inviteId }, include: inviteInclude })
  const state = invite && noShowStateOf(invite)
  if (!invite || !(state === 'disputed' || (state === 'reported' && settledAs === 'dropped')))
    return undefined
  await tx.interviewOutcome.update({ where: { inviteId }, data: { settledAs, settledAt: about.at } })
  const { application } = invite
  const others = reasonsOf(application.reason ?? 0).filter((reason) => reason !== 'no-show')
  await changeApplication(
    tx,
    application,
    { what: 'settled', ...(settledAs === 'dropped' && { reason: bitsOf(others) || null }) },
    about,
  )
  await countNoShows(tx, invite.accountId, about)
  return application
}
