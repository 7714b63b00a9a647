import { jobAlertsSaved } from '@lunchpail/contracts/profile/events'
import { reaction } from '@lunchpail/kit-events/subscription'
import { publishAccount } from '../accounts/publish-account.ts'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'

/**
 * The box of My Account, by a save of the profile. What was said last counts: a time of its own, as any change of the
 * account has another.
 */
export const onJobAlertsSaved = (deps: Pick<Deps, 'updateTabs' | 'clock' | 'seal' | 'contactSecret'>) =>
  reaction(
    jobAlertsSaved,
    { from: 'new' },
    async (tx: Tx, { account_id: id, saved_at, job_alerts_enabled }, { traceparent }) => {
      const jobAlertsAt = new Date(saved_at)
      const where = { id, OR: [{ jobAlertsAt: null }, { jobAlertsAt: { lte: jobAlertsAt } }] }
      // a phone of the same save counts, too: the account's time stays
      const [account] = await tx.account.updateManyAndReturn({
        where: { ...where, jobAlertsEnabled: !job_alerts_enabled },
        data: { jobAlertsEnabled: job_alerts_enabled, jobAlertsAt, version: { increment: 1 } },
      })
      if (!account) {
        await tx.account.updateMany({ where, data: { jobAlertsAt } })
        return undefined
      }
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
