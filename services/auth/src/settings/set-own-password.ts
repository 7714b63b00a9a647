import type { setPassword, setPortalPassword } from '@lunchpail/contracts/auth/api'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { pastedEmail } from '@lunchpail/contracts/auth/pasted'
import { digitsOf } from '@lunchpail/contracts/auth/phone-number'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../accounts/common-passwords.ts'
import { noReset, refuseFormerPassword } from '../accounts/former-password.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { asGiven } from '../accounts/as-given.ts'
import { presentAccount } from '../accounts/present-account.ts'
import { isJustMade } from './is-just-made.ts'
import { checkOwner } from './check-owner.ts'
import { checkSecondFactor } from '../sign-in/second-factor/check-second-factor.ts'
import { forgetAttempts } from '../sign-in/attempts/count-attempt.ts'
import { endSessions, refreshSessions } from '../sign-in/sessions/open-sessions.ts'
import { lockOwnAccount } from '../accounts/lock-account.ts'
import { publishCredentials } from '../accounts/publish-account.ts'

type Endpoint = typeof setPassword | typeof setPortalPassword

/**
 * The first password, or the next one of an account that has to set one: a later one needs proof that the person is still
 * the same.
 */
export async function setOwnPassword(deps: Deps, request: Request<Endpoint>) {
  const { account: caller, sessionId, level } = request.caller
  const { password } = request.body
  const now = deps.clock.now()
  const own = await deps.database.account.findUnique({ where: { id: caller.id } })
  if (!own) return refuse('not-found')
  const replaces = level === 'reset'
  // a second one is refused below, whoever asks
  if (!replaces && own.passwordHash === null) await checkOwner(deps, own, request.caller, undefined)
  refuseOtherHandle(request.body, own)
  refuseCommonPassword(password)
  if (replaces) await checkSecondFactor(deps.database, request.caller)
  await refuseFormerPassword(own, password)
  const passwordHash = await hashPassword(password)
  const sessionIds = [sessionId]
  const reply = await deps.write(request, async (tx) => {
    await lockOwnAccount(tx, request.caller)
    const [changed] = await tx.account.updateManyAndReturn({
      where: { id: caller.id, ...(replaces ? { resetRequiredAt: { not: null } } : { passwordHash: null }) },
      data: { passwordHash, ...noReset, updatedAt: now },
    })
    if (!changed) return refuse('conflict', replaces ? {} : { sentence: 'conflict.password' })
    if (replaces) sessionIds.push(...(await endReset(tx, sessionId, own, now)))
    // at a sign-up it is one of the answers
    if (own.passwordHash !== null || !(await isJustMade(deps, request.caller)))
      await publishCredentials(
        tx,
        deps,
        { before: own, changed: ['password'] },
        { at: now, traceparent: request.traceparent },
      )
    return { status: 200, body: { account: presentAccount(changed) } }
  })
  // gateways cache whether there is a password
  refreshSessions(deps, sessionIds)
  return reply
}

/** This session goes on, every other one ends, and so does what was asked for before. */
async function endReset(tx: Tx, sessionId: string, { id }: Account, now: Date): Promise<readonly string[]> {
  await tx.session.updateMany({ where: { id: sessionId, endedAt: null }, data: { level: 'normal' } })
  await tx.resetLink.deleteMany({ where: { accountId: id } })
  await tx.oneTimeCode.deleteMany({ where: { accountId: id } })
  await forgetAttempts(tx, id)
  return endSessions(tx, { accountId: id, id: { not: sessionId } }, now, 'password changed')
}

/** 1 §7: the handle may come with it, and is that of the person. */
function refuseOtherHandle({ email, phone }: BodyOf<Endpoint>, own: Account): void {
  if (email && pastedEmail(email) !== own.email)
    refuse('invalid', { fieldErrors: { email: 'account.email-invalid' } })
  if (phone && digitsOf(phone) !== asGiven(own).phone)
    refuse('invalid', { fieldErrors: { phone: 'account.phone-invalid' } })
}
