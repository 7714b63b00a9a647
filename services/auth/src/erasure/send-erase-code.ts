import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { sendCodeMessage } from '../sign-in/codes/send-code-message.ts'
import type { Deps } from '../deps.ts'
import { asGiven } from '../accounts/as-given.ts'
import { codeContact } from '../accounts/code-contact.ts'
import { handleOfAccount } from '../sign-in/attempts/find-account.ts'

/** A code by which a person without a password shows that the account to be deleted is theirs. */
export const sendEraseCode =
  (deps: Deps): Handler<typeof api.sendEraseCode> =>
  async (request) => {
    const own = await deps.database.account.findUnique({ where: { id: request.caller.account.id } })
    if (!own) return refuse('not-found')
    const account = asGiven(own)
    const type = codeContact(account, 'email') === undefined ? 'text' : 'email'
    const body = await sendCodeMessage(deps, request, {
      purpose: 'erase',
      account,
      handle: handleOfAccount(account),
      type,
    })
    return { status: 200, body }
  }
