import { employerApplicationState, rejectionBit } from '@lunchpail/contracts/engagement/enumerations'
import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import type { Application } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { changeApplication, type About } from '../rows/change-application.ts'
import { withdrawInvites } from '../interviews/change-invite.ts'
import { inviteInclude } from '../rows/includes.ts'
import { requestAnswerNotice } from '../notices/request-desk-notice.ts'

/** The state rejected, with the withdrawn reason and the candidate's text. Returns whether it is withdrawn now. */
export async function withdraw(
  tx: Tx,
  application: Application,
  reasonOther: string | null,
  about: About,
): Promise<boolean> {
  if (application.withdrawnAt !== null) return true
  if (!rowOfState(application.state).open) return false
  const invite = await tx.invite.findFirst({
    where: { applicationId: application.id, state: 'open' },
    orderBy: { createdAt: 'desc' },
    include: inviteInclude,
  })
  if (invite) await requestAnswerNotice(tx, 'withdrawn', application, invite, about)
  await withdrawInvites(tx, application.id, about)
  await changeApplication(
    tx,
    application,
    {
      state: employerApplicationState.rejected,
      what: 'withdrawn',
      reason: rejectionBit('withdrawn'),
      reasonOther,
      withdrawn: true,
    },
    about,
  )
  return true
}
