import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkManagersFactor } from './check-second-factor.ts'
import { checkStillThere } from '../sessions/check-still-there.ts'
import type { Deps } from '../../deps.ts'
import { newTotpKey, totpUri } from './totp.ts'

/** A new key for an app; the one before is good until a code of the new one comes. */
export const startAuthenticator =
  (deps: Deps): Handler<typeof api.startAuthenticator> =>
  async ({ caller, body }) => {
    const { id: accountId } = caller.account
    const own = await deps.database.account.findUnique({ where: { id: accountId } })
    if (!own) return refuse('not-found')
    await checkManagersFactor(deps.database, caller)
    await checkStillThere(deps, own, caller.sessionId, body.current_password)
    const key = newTotpKey()
    const next = { sealedNextSecret: deps.secrets.encrypt(key), nextAt: deps.clock.now() }
    await deps.database.authenticator.upsert({
      where: { accountId },
      create: { accountId, ...next },
      update: next,
    })
    return { status: 200, body: { key, uri: totpUri(key, own.email ?? own.phone ?? own.id) } }
  }
