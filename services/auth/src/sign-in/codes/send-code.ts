import type * as api from '@lunchpail/contracts/auth/api'
import { isEmployer, type AccountType } from '@lunchpail/contracts/auth/enumerations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sendCodeMessage } from './send-code-message.ts'
import type { Deps } from '../../deps.ts'
import { evenPace } from './even-pace.ts'
import { findAccount, handleOf } from '../attempts/find-account.ts'

/** A one-time code by text or email. None for employers. */
export const sendCode = (deps: Deps): Handler<typeof api.sendCode> => {
  const pace = evenPace()
  return async (request) => {
    const begun = performance.now()
    const handle = handleOf(request.body)
    const account = await findAccount(deps.rawSql, handle)
    if (!account) {
      await pace.wait(begun)
      return refuse('account-not-found')
    }
    if (isEmployer(account.type as AccountType)) return refuse('code-unavailable')
    const body = await sendCodeMessage(deps, request, {
      purpose: 'login',
      account,
      handle,
      type: request.body.code_type,
      notMine: request.body.not_mine,
    })
    pace.note(begun)
    return { status: 200, body }
  }
}
