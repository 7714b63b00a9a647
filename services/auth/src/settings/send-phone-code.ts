import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler, Request } from '@lunchpail/kit-service/route'
import { sendCodeMessage } from '../sign-in/codes/send-code-message.ts'
import { checkContactChange } from '../sign-in/second-factor/check-second-factor.ts'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { wantPhone } from './want-phone.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { askAboutContact } from './ask-about-contact.ts'
import { asGiven } from '../accounts/as-given.ts'
import { takesTexts } from '../accounts/code-contact.ts'
import { isJustMade } from './is-just-made.ts'

/** A code to the phone that the signed-in person gave. */
export const sendPhoneCode =
  (deps: Deps): Handler<typeof api.sendPhoneCode> =>
  async (request) => {
    const { id } = request.caller.account
    const wanted = request.body?.phone
    const changed = await changePhone(deps, request, wanted)
    const account = changed ?? (await deps.database.account.findUnique({ where: { id } }))
    if (!account) return refuse('not-found')
    const { phone } = asGiven(account)
    if (phone === null) return refuse('invalid', { fieldErrors: { phone: 'account.phone-invalid' } })
    if (!takesTexts(asGiven(account).phoneType))
      return refuse('invalid', { fieldErrors: { phone: 'account.phone-no-texts' } })
    const sent = await sendCodeMessage(deps, request, {
      purpose: 'phone',
      account,
      handle: { kind: 'phone', value: phone },
      type: 'text',
    })
    const isNew = phone !== account.phone || account.phoneChangedAt !== null
    const asks = isNew && account.passwordHash !== null
    const needs_password = asks && !(await isJustMade(deps, request.caller))
    return { status: 200, body: { ...sent, needs_password } }
  }

/** A number that the profile's save has brought a moment ago, and whose event may still be on its way. */
async function changePhone(
  deps: Deps,
  request: Request<typeof api.sendPhoneCode> & { readonly traceparent: string },
  phone: string | undefined,
): Promise<Account | undefined> {
  if (phone === undefined) return undefined
  const { id } = request.caller.account
  await checkContactChange(deps.database, request.caller)
  const own = await deps.database.account.findUnique({ where: { id } })
  if (!own) return refuse('not-found')
  await askAboutContact(deps, request, asGiven(own), { phone })
  const account = await deps.transaction(async (tx) => {
    const before = await tx.account.findUnique({ where: { id } })
    if (!before) return refuse('not-found')
    return wantPhone(tx, deps, before, phone, { at: deps.clock.now(), traceparent: request.traceparent })
  })
  refreshSessions(deps, await findOpenSessions(deps.database, id))
  return account
}
