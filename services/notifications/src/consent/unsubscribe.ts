import type { unsubscribe as contract } from '@lunchpail/contracts/notifications/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { findAlert } from './alert-token.ts'
import { answerAlerts } from './answer-alerts.ts'
import { saveEmailConsent } from './save-email-consent.ts'
import { tellReach } from './tell-reach.ts'
import type { Deps } from '../deps.ts'

/** One click in a mail program (RFC 8058). */
export const unsubscribe =
  (deps: Deps): Handler<typeof contract> =>
  async ({ query }) => {
    const token = query.t ?? ''
    const alert = await findAlert(deps, token)
    if (alert) {
      await answerAlerts(deps, alert, true)
      return { status: 200, body: { stopped: true } }
    }
    const recipient = deps.recipients.read(token) ?? refuse('link-invalid')
    await saveEmailConsent(deps.database, deps, {
      recipients: [recipient],
      stopped: true,
      source: 'one-click',
    })
    await tellReach(deps, 'email', [recipient])
    return { status: 200, body: { stopped: true } }
  }
