import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sendCodeMessage } from '../commands/send-code-message.ts'
import type { Deps } from '../deps.ts'

/** AU-29: a code to the phone that the signed-in person gave. */
export const sendPhoneCode =
  (deps: Deps): Handler<typeof api.sendPhoneCode> =>
  async (request) => {
    const account = await deps.database.account.findUnique({ where: { id: request.caller.account.id } })
    if (!account) return refuse('not-found')
    if (account.phone === null) return refuse('invalid', { fieldErrors: { phone: 'account.phone-invalid' } })
    const body = await sendCodeMessage(deps, request, {
      purpose: 'phone',
      account,
      handle: { kind: 'phone', value: account.phone },
      type: 'text',
    })
    return { status: 200, body }
  }
