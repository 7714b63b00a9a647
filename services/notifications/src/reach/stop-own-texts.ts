import { randomUUID } from 'node:crypto'
import type { stopOwnTexts as contract } from '@lunchpail/contracts/notifications/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { isStopped } from '../consent/is-stopped.ts'
import { ownContact } from '../consent/own-contact.ts'
import { saveTextConsent } from '../consent/save-text-consent.ts'
import type { Deps } from '../deps.ts'
import { reachOf } from './reach-of.ts'

/** Stops the texts of whoever is signed in, as STOP does. They start by START or by the box in My Account alone. */
export const stopOwnTexts =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller }) => {
    const { id } = caller.account
    const to = await ownContact(deps, id, 'text')
    // who has alerts by text since an earlier STOP stops them, too
    if (!(await isStopped(deps.database, 'text', deps.recipients.hashes(to), { scope: 'alerts' })))
      await saveTextConsent(deps, to, {
        kind: 'stopped',
        source: 'page',
        sentence: 'stop',
        cause: `page ${randomUUID()}`,
      })
    return { status: 200, body: await reachOf(deps, id) }
  }
