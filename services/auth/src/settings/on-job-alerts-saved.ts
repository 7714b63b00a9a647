import { jobAlertsSaved } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { refreshSessions } from '../sign-in/sessions/end-sessions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions } from '../sign-in/sessions/find-open-sessions.ts'

/** PR-09: the box of My Account, by a save of the profile. The account wins where it was changed later. */
export const onJobAlertsSaved = ({ updateTabs }: Pick<Deps, 'updateTabs'>) =>
  reaction(
    jobAlertsSaved,
    { from: 'new' },
    async (tx: Tx, { account_id: id, saved_at, job_alerts_enabled }) => {
      // what a save of the account says later counts, and so does a phone of the same save: the account's time stays
      const { count } = await tx.account.updateMany({
        where: { id, updatedAt: { lte: new Date(saved_at) } },
        data: { jobAlertsEnabled: job_alerts_enabled },
      })
      if (count === 0) return undefined
      const sessions = await findOpenSessions(tx, id)
      return () => refreshSessions({ updateTabs }, sessions)
    },
  )
