import * as api from '@lunchpail/contracts/auth/api'
import { accountChanged } from '@lunchpail/contracts/auth/events'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { emit } from '@lunchpail/kit-events/emit'
import { isRefusal, refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { accountStateOf, contactOf } from '../domain/account-state.ts'
import type { Account } from '../database.ts'
import type { Deps } from '../deps.ts'
import { hashPassword } from '../domain/passwords.ts'
import { refuseDuplicate, takenHandles } from '../queries/find-taken-handles.ts'
import { presentAccount } from '../presenters.ts'
import { endSessions, noticeSessions } from '../commands/sessions.ts'

/** AU-27: My Account. A new password ends every other session (AU-13). */
export const saveAccount =
  (deps: Deps): Handler<typeof api.saveAccount> =>
  async (request) => {
    const { body, caller, language } = request
    const own = caller.account.id
    const now = deps.clock.now()
    const passwordHash = body.password === undefined ? undefined : await hashPassword(body.password)
    const held = await sessionsOf(deps, own)

    const save = deps.write(request, async (tx) => {
      const before = await tx.account.findUnique({ where: { id: own } })
      if (!before) return refuse('not-found')
      const account = await tx.account.update({
        where: { id: own },
        data: {
          ...columnsOf(body, before, now),
          ...(passwordHash && { passwordHash }),
          version: { increment: 1 },
          updatedAt: now,
        },
      })
      if (passwordHash)
        await endSessions(tx, { accountId: own, id: { not: caller.sessionId } }, now, 'password changed')
      await emit(
        tx,
        accountChanged,
        { things: [accountStateOf(account, await deps.seal(contactOf(account)))] },
        { at: now, subject: own, traceparent: request.traceparent },
      )
      return { status: 200, body: { account: presentAccount(account) } }
    })
    const reply = await save.catch(async (failure: unknown) => {
      // the table's own rule stops a handle that somebody else has, also where two take it in one moment
      if (isRefusal(failure)) throw failure
      const taken = await takenHandles(deps.database, body, own)
      if (taken.email || taken.phone) return refuseDuplicate(taken, language)
      throw failure
    })
    // every gateway and tab of this person still shows the old name
    noticeSessions(deps, held)
    return reply
  }

async function sessionsOf({ database }: Deps, accountId: string): Promise<readonly string[]> {
  const sessions = await database.session.findMany({
    where: { accountId, endedAt: null },
    select: { id: true },
  })
  return sessions.map(({ id }) => id)
}

/** Consent to texts is about one phone: another phone needs it anew. */
function columnsOf(body: BodyOf<typeof api.saveAccount>, before: Account, now: Date) {
  const samePhone = body.phone === before.phone
  const consents = body.text_consent ?? (samePhone && before.textConsentAt !== null)
  const keeps = consents && samePhone && before.textConsentAt !== null
  return {
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    phone: body.phone,
    ...(!keeps && {
      textConsentAt: consents ? now : null,
      textConsentWording: consents ? api.textConsentWording : null,
    }),
  }
}
