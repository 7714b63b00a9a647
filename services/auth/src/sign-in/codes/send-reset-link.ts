import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sendSecret } from '../attempts/send-secret.ts'
import type { Deps } from '../../deps.ts'
import { resetLinkMinutes } from '../attempts/one-time-code.ts'
import { evenPace } from './even-pace.ts'
import { newRandomValue } from '../secrets.ts'
import { findSignOnWay } from '../sign-on/find-identity-provider.ts'
import { findAccount, handleOf } from '../attempts/find-account.ts'

/** A link to the set-password form by text or email. */
export const sendResetLink = (deps: Deps): Handler<typeof api.sendResetLink> => {
  const pace = evenPace()
  return async (request) => {
    const begun = performance.now()
    const handle = handleOf(request.body)
    const account = await findAccount(deps.rawSql, handle)
    if (!account) {
      await pace.wait(begun)
      return refuse('account-not-found')
    }
    if ((await findSignOnWay(deps, account))?.required) return refuse('sign-on-required')
    const token = newRandomValue()
    const body = await sendSecret(deps, request, {
      what: 'reset-link',
      secret: token.value,
      minutes: resetLinkMinutes,
      account,
      handle,
      type: request.body.code_type,
      notMine: request.body.not_mine,
      sentAt: (where) =>
        deps.database.resetLink.findMany({
          where: { ...where, undeliveredAt: null },
          select: { contact: true, createdAt: true },
        }),
      store: (tx, row) => tx.resetLink.create({ data: { ...row, tokenHash: token.hash } }),
    })
    pace.note(begun)
    return { status: 200, body }
  }
}
