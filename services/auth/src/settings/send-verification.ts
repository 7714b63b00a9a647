import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import { refuseTaken } from '@lunchpail/kit-service/refuse-taken'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import { askAboutContact } from './ask-about-contact.ts'
import { checkOwner } from './check-owner.ts'
import { checkContactChange } from '../sign-in/second-factor/check-second-factor.ts'
import { sendCodeMessage } from '../sign-in/codes/send-code-message.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { asGiven } from '../accounts/as-given.ts'
import { takesTexts } from '../accounts/code-contact.ts'

/** A code to the phone or the email of the signed-in person, as they pick; or to another email that is theirs. */
export const sendVerification =
  (deps: Deps): Handler<typeof api.sendVerification> =>
  async (request) => {
    const { code_type: type } = request.body
    const own = await deps.database.account.findUnique({ where: { id: request.caller.account.id } })
    if (!own) return refuse('not-found')
    const account = type === 'email' ? await wantEmail(deps, request, own) : own
    const contact =
      type === 'text'
        ? ({ purpose: 'phone', kind: 'phone', value: asGiven(account).phone } as const)
        : ({ purpose: 'email', kind: 'email', value: account.wantedEmail ?? account.email } as const)
    const { purpose, kind, value } = contact
    const takesNone = type === 'text' && !takesTexts(asGiven(account).phoneType)
    if (value === null || takesNone) return refuse('invalid', { fieldErrors: { code_type: 'code.channel' } })
    const body = await sendCodeMessage(deps, request, { purpose, account, handle: { kind, value }, type })
    return { status: 200, body }
  }

/** Keeps aside to which email the code goes. One that its person proved in an account of theirs stays there. */
async function wantEmail(
  deps: Deps,
  { body, caller, network }: Pick<Request<typeof api.sendVerification>, 'body' | 'caller' | 'network'>,
  own: Account,
): Promise<Account> {
  const wanted = body.email === undefined || body.email === own.email ? null : body.email
  if (wanted !== null) {
    await checkContactChange(deps.database, caller)
    await checkOwner(deps, own, caller, body.current_password)
    await askAboutContact(deps, { network }, own, { email: wanted })
    const holder = await deps.database.account.findUnique({ where: { email: wanted } })
    if (holder?.emailVerifiedAt) return refuseTaken({ email: true, phone: false })
  }
  if (wanted === own.wantedEmail) return own
  return deps.database.account.update({ where: { id: own.id }, data: { wantedEmail: wanted } })
}
