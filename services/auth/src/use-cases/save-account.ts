import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged, credentials, credentialsChanged } from '@lunchpail/contracts/auth/events'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import type { Language } from '@lunchpail/contracts/language/translate'
import { emit } from '@lunchpail/kit-events/emit'
import { isRefusal, refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { countAttempt, resetAttempts } from '../commands/count-attempt.ts'
import { accountStateOf, contactOf } from '../domain/account-state.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../domain/common-passwords.ts'
import { ownPasswordSubjects } from '../domain/attempt-subjects.ts'
import { hashPassword, passwordMatches } from '../domain/passwords.ts'
import { refuseDuplicate } from '../domain/refuse-duplicate.ts'
import { findTakenHandles } from '../queries/find-taken-handles.ts'
import { presentAccount } from '../presenters.ts'
import { endSessions, noticeSessions } from '../commands/end-sessions.ts'

/** AU-27: My Account. A new password ends every other session (AU-13). */
export const saveAccount =
  (deps: Deps): Handler<typeof api.saveAccount> =>
  async (request) => {
    const { body, caller, language } = request
    const ownId = caller.account.id
    const now = deps.clock.now()
    const own = await deps.database.account.findUnique({ where: { id: ownId } })
    if (!own) return refuse('not-found')
    const changed = changedCredentials(body, own)
    if (changed.length > 0) await checkCurrentPassword(deps, own, body.current_password)
    if (body.password !== undefined) refuseCommonPassword(body.password)
    const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password)
    const sealedAddress = await deps.seal({ email: own.email })
    const openSessionIds = await sessionsOf(deps, ownId)

    const save = deps.write(request, async (tx) => {
      const before = await tx.account.findUnique({ where: { id: ownId } })
      if (!before) return refuse('not-found')
      if (body.phone === null && before.phone !== null)
        return refuse('invalid', { fieldErrors: { phone: 'account.phone-invalid' } })
      // the address, or the password that was checked, may be another by now
      if (before.email !== own.email || before.passwordHash !== own.passwordHash) return refuse('conflict')
      const account = await tx.account.update({
        where: { id: ownId },
        data: {
          ...columnsOf(body, before, now),
          ...(passwordHash && { passwordHash }),
          version: { increment: 1 },
          updatedAt: now,
        },
      })
      if (passwordHash)
        await endSessions(tx, { accountId: ownId, id: { not: caller.sessionId } }, now, 'password changed')
      await emit(
        tx,
        accountChanged,
        { things: [accountStateOf(account, await deps.seal(contactOf(account)))] },
        { at: now, subject: ownId, traceparent: request.traceparent },
      )
      if (changed.length > 0)
        await emit(
          tx,
          credentialsChanged,
          { account_id: ownId, changed, language: own.language as Language, sealed_address: sealedAddress },
          { at: now, subject: ownId, traceparent: request.traceparent },
        )
      return { status: 200, body: { account: presentAccount(account) } }
    })
    const reply = await save.catch(async (failure: unknown) => {
      // the unique index refuses a handle that somebody else has, also where two save it at the same time
      if (isRefusal(failure)) throw failure
      const taken = await findTakenHandles(deps.database, body, ownId)
      if (taken.email || taken.phone) return refuseDuplicate(taken, language)
      throw failure
    })
    // gateways and tabs of this person cache the old name
    noticeSessions(deps, openSessionIds)
    return reply
  }

/** A first password is no change: there is nothing that it replaces. */
const changedCredentials = (body: BodyOf<typeof api.saveAccount>, own: Account) =>
  credentials.filter((what) =>
    what === 'email' ? body.email !== own.email : body.password !== undefined && own.passwordHash !== null,
  )

/** Whoever found an open session does not know it. Wrong ones are counted as at a login. */
async function checkCurrentPassword(deps: Deps, own: Account, typed: string | undefined): Promise<void> {
  if (own.passwordHash === null) return
  if (!typed)
    return refuse('invalid', { fieldErrors: { current_password: 'account.current-password-required' } })
  const subjects = ownPasswordSubjects(deps.secrets, own.id)
  await countAttempt(deps.database, subjects, deps.clock.now())
  if (!(await passwordMatches(own.passwordHash, typed)))
    refuse('password-wrong', { fieldErrors: { current_password: 'account.current-password-wrong' } })
  await resetAttempts(deps.database, subjects)
}

async function sessionsOf({ database }: Deps, accountId: string): Promise<readonly string[]> {
  const sessions = await database.session.findMany({
    where: { accountId, endedAt: null },
    select: { id: true },
  })
  return sessions.map(({ id }) => id)
}

/** Consent to texts is for one phone: another phone needs a new one. */
function columnsOf(body: BodyOf<typeof api.saveAccount>, before: Account, now: Date) {
  const samePhone = body.phone === before.phone
  const consents = body.phone !== null && (body.text_consent ?? (samePhone && before.textConsentAt !== null))
  const unchanged = consents && samePhone && before.textConsentAt !== null
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    phone: body.phone,
    ...(!unchanged && {
      textConsentAt: consents ? now : null,
      textConsentWording: consents ? api.textConsentWording : null,
    }),
  }
}
