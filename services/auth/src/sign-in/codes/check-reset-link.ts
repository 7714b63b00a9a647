import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { maxPasskeys } from '@lunchpail/contracts/auth/sign-in/passkeys'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sameContactOf } from '../ownership/claims.ts'
import { openedByOf } from '../ownership/own-contact.ts'
import { presentPasskey } from '../../accounts/present-passkey.ts'
import type { Deps } from '../../deps.ts'
import { outcomeOfProof } from '../../accounts/ownership.ts'
import { hashOfValue } from '../secrets.ts'

/** And which passkeys its person is asked about: of an account that stays theirs. */
export const checkResetLink =
  (deps: Deps): Handler<typeof api.checkResetLink> =>
  async ({ body, caller }) => {
    const now = deps.clock.now()
    const link = await deps.database.resetLink.findUnique({
      where: { tokenHash: hashOfValue(body.token) },
      include: { account: { include: { passkeys: { orderBy: { id: 'desc' }, take: maxPasskeys } } } },
    })
    const same = link && link.expiresAt > now && sameContactOf(deps, link.account, link)
    if (!link || !same) return refuse('link-expired')
    const { account } = link
    const openedBy = await openedByOf(deps.database, account, caller.sessionId)
    const outcome = outcomeOfProof(account, { contact: same.kind, way: 'link', openedBy, holds: true })
    const isAsked =
      outcome === 'kept' && account.passkeys.length > 0 && !isEmployer(account.type as AccountType)
    const passkeys = isAsked ? { passkeys: account.passkeys.map(presentPasskey) } : {}
    return { status: 200, body: { works: true, ...passkeys } }
  }
