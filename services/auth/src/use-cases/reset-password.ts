import type * as api from '@lunchpail/contracts/auth/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { endSessions, noticeSessions } from '../commands/end-sessions.ts'
import { deviceOf, keepDevice } from '../commands/known-devices.ts'
import { proofColumns, publishProof } from '../commands/prove-contact.ts'
import { publishCredentials } from '../commands/publish-account.ts'
import { provenContact, sameContact } from '../commands/send-secret.ts'
import { startSession } from '../commands/start-session.ts'
import type { Deps } from '../deps.ts'
import { refuseCommonPassword } from '../domain/common-passwords.ts'
import { hashPassword } from '../domain/passwords.ts'
import { refuseBarred } from '../domain/standing.ts'
import { hashOfValue } from '../domain/secrets.ts'
import { presentAccount } from '../presenters.ts'
import { findSignOnWay } from '../queries/find-identity-provider.ts'

/** AU-13: a new password by a link that works once. Whoever is signed in elsewhere has to log in again. */
export const resetPassword =
  (deps: Deps): Handler<typeof api.resetPassword> =>
  async (request) => {
    const { token, password } = request.body
    const tokenHash = hashOfValue(token)
    const now = deps.clock.now()
    refuseCommonPassword(password)
    const link = await deps.database.resetLink.findUnique({
      where: { tokenHash },
      include: { account: true },
    })
    const proven = link && link.expiresAt > now && provenContact(deps, link.account, link, now)
    if (!proven) return refuse('link-expired')
    const { account: before } = link
    if ((await findSignOnWay(deps, before))?.required) return refuse('sign-on-required')
    refuseBarred(before, now)
    const passwordHash = await hashPassword(password)

    const { account, ended } = await deps.transaction(async (tx) => {
      // the account first: another link of it that is used at the same time waits here, and is gone then
      const [account] = await tx.account.updateManyAndReturn({
        where: sameContact(before),
        data: { ...proofColumns(before, proven), passwordHash, resetRequiredAt: null, updatedAt: now },
      })
      const { count } = await tx.resetLink.deleteMany({ where: { tokenHash } })
      if (!account || count === 0) return refuse('link-expired')
      await tx.resetLink.deleteMany({ where: { accountId: before.id } })
      await tx.oneTimeCode.deleteMany({ where: { accountId: before.id } })
      // the way out of a lock
      await tx.failedAttempt.deleteMany({ where: { accountId: before.id } })
      const ended = await endSessions(tx, { accountId: before.id }, now, 'password changed')
      const about = { at: now, traceparent: request.traceparent }
      await publishProof(tx, deps, { before, account }, about)
      if (before.passwordHash !== null)
        await publishCredentials(tx, deps, { before, changed: ['password'] }, about)
      return { account, ended }
    })
    noticeSessions(deps, ended)
    await keepDevice(deps.database, account.id, deviceOf(deps.secrets, request.scope), now)
    const cookies = await startSession(deps, account.id, request)
    return { status: 200, body: { account: presentAccount(account) }, cookies }
  }
