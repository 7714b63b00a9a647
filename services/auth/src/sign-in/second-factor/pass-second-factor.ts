// SQL by hand: `for update`, so that of two tries with one code, one is right.
import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { passInSession } from './check-second-factor.ts'
import { countPass } from './count-second-factor.ts'
import { refreshSessions } from '../sessions/open-sessions.ts'
import type { Authenticator, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { recoveryHashesOf } from './recovery-hash.ts'
import { isAppCode, totpStep } from './totp.ts'

/** The second factor is shown in this session: by a code of the app, or by a recovery code, each good once. */
export const passSecondFactor =
  (deps: Deps): Handler<typeof api.passSecondFactor> =>
  async (request) => {
    const { account, sessionId } = request.caller
    const now = deps.clock.now()
    const wasRight = await countPass(deps, request, now)
    const left = await deps.database.$transaction(async (tx) => {
      await tx.$queryRaw`select account_id from authenticator where account_id = ${account.id}::uuid for update`
      const app = await tx.authenticator.findUnique({ where: { accountId: account.id } })
      const change = app && changeBy(deps, app, request.body.code, now)
      if (!change) return refuse('code-wrong')
      await passInSession(tx, sessionId, now)
      return takeCode(tx, account.id, change)
    })
    await wasRight()
    refreshSessions(deps, [sessionId])
    return { status: 200, body: { recovery_codes_left: left } }
  }

type Change = Partial<Pick<Authenticator, 'lastStep' | 'recoveryHashes'>>

/** What a right code leaves behind; undefined for a wrong one. */
function changeBy(deps: Deps, app: Authenticator, code: string, now: Date): Change | undefined {
  const key = app.sealedSecret === null ? undefined : deps.secrets.decrypt(app.sealedSecret)
  const step = isAppCode(code) && key ? totpStep(key, code, now, app.lastStep) : undefined
  if (step !== undefined) return { lastStep: step }
  const hashes = recoveryHashesOf(deps.secrets, app.accountId, code)
  const left = app.recoveryHashes.filter((one) => !hashes.includes(one))
  return app.confirmedAt === null || left.length === app.recoveryHashes.length
    ? undefined
    : { recoveryHashes: left }
}

async function takeCode(tx: Tx, accountId: string, data: Change): Promise<number> {
  const { recoveryHashes } = await tx.authenticator.update({ where: { accountId }, data })
  return recoveryHashes.length
}
