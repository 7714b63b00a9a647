import { recoveryCodeCount } from '@lunchpail/contracts/auth/sign-in/second-factor-api'
import { randomInt } from 'node:crypto'
import type * as api from '@lunchpail/contracts/auth/api'
import { hourMs } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { checkManagersFactor, passInSession } from './check-second-factor.ts'
import { countSecondFactor } from './count-second-factor.ts'
import { refreshSessions } from '../sessions/open-sessions.ts'
import { lockOwnAccount } from '../../accounts/lock-account.ts'
import { publishCredentials } from '../../accounts/publish-account.ts'
import type { Deps } from '../../deps.ts'
import { totpStep } from './totp.ts'
import { recoveryHashOf } from './recovery-hash.ts'

const lifeMs = hourMs

/** The first code of an app sets it up, and counts as shown in this session. */
export const confirmAuthenticator =
  (deps: Deps): Handler<typeof api.confirmAuthenticator> =>
  async (request) => {
    const { caller, body } = request
    const { id: accountId } = caller.account
    const now = deps.clock.now()
    const wasRight = await countSecondFactor(deps, request, now)
    const codes = newRecoveryCodes()
    const answer = await deps.write(request, async (tx) => {
      const before = await lockOwnAccount(tx, caller)
      await checkManagersFactor(tx, caller)
      const app = await tx.authenticator.findUnique({ where: { accountId } })
      const isFresh = app?.nextAt && now.getTime() - app.nextAt.getTime() < lifeMs
      const key = isFresh && app.sealedNextSecret ? deps.secrets.decrypt(app.sealedNextSecret) : undefined
      if (key === undefined) return refuse('code-expired')
      const step = totpStep(key, body.code, now, 0)
      if (step === undefined) return refuse('code-wrong')
      await tx.authenticator.update({
        where: { accountId },
        data: {
          sealedSecret: deps.secrets.encrypt(key),
          confirmedAt: now,
          lastStep: step,
          recoveryHashes: codes.map((code) => recoveryHashOf(deps.secrets, accountId, code)),
          sealedNextSecret: null,
          nextAt: null,
        },
      })
      await passInSession(tx, caller.sessionId, now)
      const about = { at: now, traceparent: request.traceparent }
      await publishCredentials(tx, deps, { before, changed: ['second-factor'] }, about)
      return { status: 200, body: { recovery_codes: codes } }
    })
    await wasRight()
    refreshSessions(deps, [caller.sessionId])
    return answer
  }

/** No letter or digit that is taken for another: 49 bits in ten of them. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

const length = 10

/** As a page shows them: two groups of five. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => {
    const code = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
    return `${code.slice(0, 5)}-${code.slice(5)}`
  })
