import type { confirmPhone, confirmVerification } from '@lunchpail/contracts/auth/api'
import type { CodeType } from '@lunchpail/contracts/auth/enumerations'
import { isRefusal, refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { kindOf } from '../accounts/code-contact.ts'
import { contactColumns, movedPhoneColumns } from '../accounts/contact-columns.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { isJustMade } from './is-just-made.ts'
import { findOpenSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { findTakenHandles } from '../accounts/find-taken-handles.ts'
import { checkCurrentPassword } from '../sign-in/attempts/check-current-password.ts'
import { checkContactChange, checkSecondFactor } from '../sign-in/second-factor/check-second-factor.ts'
import { lockOwnAccount } from '../accounts/lock-account.ts'
import { opensBy, ownContact, proofOf } from '../sign-in/ownership/own-contact.ts'
import { changedPhone, publishCredentials } from '../accounts/publish-account.ts'
import { releasePhone, releaseUnprovenEmail } from '../sign-in/ownership/release-contact.ts'
import { contactHash } from '../sign-in/attempts/send-secret.ts'
import { tryCode } from '../sign-in/codes/try-code.ts'

/**
 * Proves the phone or the email of the signed-in person by the code that was sent there. A number that another account has moves
 * here, and so does an email that was not proven there. A number that was changed opens an account with a password only
 * where the password came with the code, or the account was made a moment ago in this session: whoever found an open one has the
 * code alone.
 */
export async function confirmContact(
  deps: Deps,
  request: Request<typeof confirmPhone | typeof confirmVerification>,
  type: CodeType,
) {
  const { id: accountId } = request.caller.account
  const { code, current_password } = request.body
  const now = deps.clock.now()
  const before = await deps.database.account.findUnique({ where: { id: accountId } })
  const contact =
    type === 'text' ? (before?.wantedPhone ?? before?.phone) : (before?.wantedEmail ?? before?.email)
  if (!before || !contact) return refuse('phone-code-expired')
  const kind = kindOf(type)
  const moves = contact !== before[kind]
  // a link opens by it from then on; who reads the email that is there shows so by its code
  if (moves) await checkContactChange(deps.database, request.caller)
  else if (kind === 'phone') await checkSecondFactor(deps.database, request.caller)
  if (current_password !== undefined) await checkCurrentPassword(deps, before, current_password)
  const isOwn =
    current_password !== undefined || before.passwordHash === null || (await isJustMade(deps, request.caller))
  const purpose = type === 'text' ? 'phone' : 'email'
  const which = { accountId, purpose, contact: contactHash(deps, contact) }
  const tried = await tryCode(deps, which, code, now)
  if (tried === 'expired') return refuse('phone-code-expired')
  if (tried === 'wrong') return refuse('code-wrong')
  const about = { at: now, traceparent: request.traceparent }
  let movedFrom: string | undefined
  const save = deps.write(request, async (tx) => {
    const own = await lockOwnAccount(tx, request.caller)
    if (lookedAt.some((column) => own[column] !== before[column])) return refuse('phone-code-expired')
    if (moves) movedFrom = await release[kind](tx, deps, contact, about)
    const columns = {
      ...(moves && { ...movedColumns(own, { [kind]: contact }, now), ...proofOf(kind, now) }),
      ...(moves && kind === 'phone' && movedPhoneColumns(own)),
      ...(isOwn && opensBy(kind)),
      updatedAt: now,
    }
    const owned = await ownContact(tx, deps, own, { contact: kind, columns, isAnother: moves }, about)
    if ('claim' in owned) return refuse('phone-code-expired')
    const { account } = owned
    // of another email it says nothing: whoever has the password chose that one
    if (kind === 'email' && !moves)
      await tx.session.updateMany({
        where: { id: request.caller.sessionId, accountId },
        data: { emailShownAt: now },
      })
    // the contact before gets word of it, as where My Account saves another
    const changed = kind === 'email' ? (['email'] as const) : changedPhone(before, contact)
    if (moves && changed.length > 0) await publishCredentials(tx, deps, { before, changed }, about)
    await tx.oneTimeCode.deleteMany({ where: { accountId, purpose } })
    return { status: 200, body: { account: presentAccount(account) } }
  })
  const reply = await save.catch(async (failure: unknown) => {
    // the unique index refuses what another account proved at the same moment: it has it by now
    if (isRefusal(failure)) throw failure
    const taken = await findTakenHandles(
      deps.database,
      { email: null, phone: null, [kind]: contact },
      accountId,
    )
    if (taken[kind]) return refuse('phone-code-expired')
    throw failure
  })
  // gateways and tabs of these people cache what is proven
  for (const id of [accountId, movedFrom])
    if (id !== undefined) refreshSessions(deps, await findOpenSessions(deps.database, id))
  return reply
}

/** What the code was held against: another by now is proven by none. */
const lookedAt = ['phone', 'wantedPhone', 'email', 'wantedEmail', 'passwordHash'] as const

/** From whoever has it. */
const release = { phone: releasePhone, email: releaseUnprovenEmail } as const

/** Of another number or email, with the rest of the contact as it is. */
const movedColumns = (before: Account, moved: { phone?: string; email?: string }, now: Date) =>
  contactColumns(
    {
      first_name: before.firstName,
      last_name: before.lastName,
      email: before.email,
      phone: before.phone,
      ...moved,
    },
    before,
    now,
  )
