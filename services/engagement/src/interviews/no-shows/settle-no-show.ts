import {
  bitsOf,
  reasonsOf,
  type NoShowSettlement,
  type NoShowState,
} from '@lunchpail/contracts/engagement/enumerations'
import type { Tx } from '../../database.ts'
import { hasDecided } from '../outcomes/decision.ts'
import { noShowStateOf } from './no-shows.ts'
import { inviteInclude, type InviteRow } from '../../rows/includes.ts'
import { changeApplication, type About } from '../../rows/change-application.ts'
import { countNoShows } from './count-no-shows.ts'
import { lockApplications } from '../../rows/lock-rows.ts'

/** There is no such no-show, it is settled so already, or it is not disputed. */
export type Unsettled = 'unknown' | 'settled' | 'undisputed'

/**
 * What an operator decides who read both sides. One that stands counts from now on; one that is dropped does not,
 * and is no reason anymore. One that is not disputed here may be dropped, too: whoever is suspended writes to the support.
 * A settlement by mistake is corrected by the other one, which has all of these effects again. Else why it is not settled.
 */
export async function settleNoShow(
  tx: Tx,
  inviteId: string,
  settledAs: NoShowSettlement,
  about: About,
): Promise<InviteRow | Unsettled> {
  const found = await tx.invite.findUnique({ where: { id: inviteId }, select: { applicationId: true } })
  if (!found) return 'unknown'
  await lockApplications(tx, [found.applicationId])
  const invite = await tx.invite.findUnique({ where: { id: inviteId }, include: inviteInclude })
  const state = invite && noShowStateOf(invite)
  if (!invite || !state) return 'unknown'
  if (state === settledAs) return 'settled'
  if (state === 'reported' && settledAs === 'stands') return 'undisputed'
  await tx.interviewOutcome.update({ where: { inviteId }, data: { settledAs, settledAt: about.at } })
  await changeApplication(
    tx,
    invite.application,
    { what: 'settled', ...(await reasonAfter(tx, invite, state, settledAs)) },
    about,
  )
  await countNoShows(tx, invite.accountId, about)
  return tx.invite.findUniqueOrThrow({ where: { id: inviteId }, include: inviteInclude })
}

/** One that is dropped is no reason, and one again where that is corrected, if it is what they are rejected by. */
async function reasonAfter(
  tx: Tx,
  { application, outcome }: InviteRow,
  before: NoShowState,
  settledAs: NoShowSettlement,
): Promise<{ readonly reason?: number | null }> {
  if (outcome === null || !(await hasDecided(tx, application, outcome))) return {}
  const others = reasonsOf(application.reason ?? 0).filter((each) => each !== 'no-show')
  if (settledAs === 'dropped') return { reason: bitsOf(others) || null }
  return before === 'dropped' ? { reason: bitsOf([...others, 'no-show']) } : {}
}
