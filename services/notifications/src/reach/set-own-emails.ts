import type { setOwnEmails as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { ownContact } from '../consent/own-contact.ts'
import { saveEmailConsent } from '../consent/save-email-consent.ts'
import type { Deps } from '../deps.ts'
import { reachOf } from './reach-of.ts'

/** Stops or starts the emails of whoever is signed in, as the link at the end of each does. */
export const setOwnEmails =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, body: { stopped } }) => {
    const { id } = caller.account
    const recipients = deps.recipients.hashes(await ownContact(deps, id, 'email'))
    await saveEmailConsent(deps.database, deps, { recipients, stopped, source: 'page' })
    deps.updateTabs({ kind: 'changed', accountId: id, topic: 'reach' })
    return { status: 200, body: await reachOf(deps, id) }
  }
