import { jobAlertsSaved } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { publishAccount } from '../accounts/publish-account.ts'
import { refreshSessions } from '../sign-in/sessions/end-sessions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions } from '../sign-in/sessions/find-open-sessions.ts'

/** PR-09: the box of My Account, by a save of the profile. The account wins where it was changed later. */
export const onJobAlertsSaved = (deps: Pick<Deps, 'updateTabs' | 'clock' | 'seal' | 'contactSecret'>) =>
  reaction(
    jobAlertsSaved,
    { from: 'new' },
    async (tx: Tx, { account_id: id, saved_at, job_alerts_enabled }, { traceparent }) => {
      // what a save of the account says later counts, and so does a phone of the same save: the account's time stays
      const [account] = await tx.account.updateManyAndReturn({
        where: { id, updatedAt: { lte: new Date(saved_at) }, jobAlertsEnabled: !job_alerts_enabled },
        data: { jobAlertsEnabled: job_alerts_enabled, version: { increment: 1 } },
      })
      if (!account) return undefined
      await publishAccount(
        tx,
        deps,
        { before: account, account, changed: [] },
        { at: deps.clock.now(), traceparent },
      )
      const sessions = await findOpenSessions(tx, id)
      return () => refreshSessions(deps, sessions)
    },
  )
