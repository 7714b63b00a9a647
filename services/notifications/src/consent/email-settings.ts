import type { emailSettings as contract } from '@lunchpail/contracts/notifications/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findAlert } from './alert-token.ts'
import { answerAlerts } from './answer-alerts.ts'
import { saveEmailConsent } from './save-email-consent.ts'
import { tellReach } from './tell-reach.ts'
import type { Deps } from '../deps.ts'
import { isStopped } from './is-stopped.ts'

/** The page behind the link of an email. */
export const emailSettings =
  (deps: Deps): Handler<typeof contract> =>
  async ({ body: { token, stopped } }) => {
    const alert = await findAlert(deps, token)
    if (alert) {
      if (stopped !== undefined) await answerAlerts(deps, alert, stopped)
      return { status: 200, body: { stopped: stopped ?? false, about: 'job-alerts' } }
    }
    const recipient = deps.recipients.read(token) ?? refuse('link-invalid')
    if (stopped !== undefined) {
      await saveEmailConsent(deps.database, deps, { recipients: [recipient], stopped, source: 'page' })
      await tellReach(deps, 'email', [recipient])
    }
    // what was started again for closed jobs alone can be stopped here, too
    const isStoppedNow = await isStopped(deps.database, 'email', [recipient], { scope: 'job-notices' })
    return { status: 200, body: { stopped: isStoppedNow } }
  }
