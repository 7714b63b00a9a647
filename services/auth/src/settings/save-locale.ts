import type * as api from '@lunchpail/contracts/auth/api'
import { isZone } from '@lunchpail/contracts/zone'
import type { Handler } from '@lunchpail/kit-service/route'
import { lockOwnAccount } from '../accounts/lock-account.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { publishAccount } from '../accounts/publish-account.ts'
import type { Deps } from '../deps.ts'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'

export const saveLocale =
  (deps: Deps): Handler<typeof api.saveLocale> =>
  async (request) => {
    const { caller, body, traceparent } = request
    let changed = false
    const reply = await deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, caller)
      const locale = {
        language: body.language ?? before.language,
        timezone: isZone(body.timezone) ? body.timezone : before.timezone,
      }
      changed = locale.language !== before.language || locale.timezone !== before.timezone
      if (!changed) return { status: 200, body: { account: presentAccount(before) } }
      // a contact that is on its way from an application counts still: the account's time stays
      const account = await tx.account.update({
        where: { id: before.id },
        data: { ...locale, version: { increment: 1 } },
      })
      await publishAccount(tx, deps, { before, account, changed: [] }, { at: deps.clock.now(), traceparent })
      return { status: 200, body: { account: presentAccount(account) } }
    })
    if (changed) refreshSessions(deps, await findOpenSessions(deps.database, caller.account.id))
    return reply
  }
