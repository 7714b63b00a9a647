import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sendCodeMessage } from '../commands/send-code-message.ts'
import type { Deps } from '../deps.ts'
import { phoneTakesTexts } from '../domain/code-contact.ts'

/** AU-16: a code to the phone or the email of the signed-in person, as they pick. */
export const sendVerification =
  (deps: Deps): Handler<typeof api.sendVerification> =>
  async (request) => {
    const { code_type: type } = request.body
    const account = await deps.database.account.findUnique({ where: { id: request.caller.account.id } })
    if (!account) return refuse('not-found')
    const contact =
      type === 'text'
        ? ({ purpose: 'phone', kind: 'phone', value: account.phone } as const)
        : ({ purpose: 'email', kind: 'email', value: account.email } as const)
    const { purpose, kind, value } = contact
    const takesNone = type === 'text' && !phoneTakesTexts(account)
    if (value === null || takesNone) return refuse('invalid', { fieldErrors: { code_type: 'code.channel' } })
    const body = await sendCodeMessage(deps, request, { purpose, account, handle: { kind, value }, type })
    return { status: 200, body }
  }
