import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { contactColumns } from '../accounts/contact-columns.ts'
import { accountWhere } from '../sign-in/attempts/find-account.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { publishAccount } from '../accounts/publish-account.ts'
import { findOpenSessions } from '../sign-in/sessions/open-sessions.ts'

interface Needs extends Pick<Deps, 'clock' | 'seal' | 'contactSecret'> {
  readonly transaction: OpenTransaction<Tx>
}

/** `proven`: its person changes it in My Account. `taken`: another account has the new one. */
export type CorrectedEmail =
  | { readonly account: Account; readonly sessionIds: readonly string[] }
  | 'unknown'
  | 'proven'
  | 'taken'

/**
 * By an operator, an email that was mistyped and never proven: a manager without any proven contact changes none
 * by the password alone. The new one is unproven, too, and what was sent to the one before opens nothing. Nothing is written there:
 * it may be a stranger's. Who owns a number of the account is told by text.
 */
export const correctEmail = (deps: Needs, idOrEmail: string, email: string): Promise<CorrectedEmail> =>
  deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const found = await tx.account.findUnique({ where: accountWhere(idOrEmail), select: { id: true } })
    const before = found && (await lockAccount(tx, found.id))
    if (!before) return 'unknown'
    const { id, firstName: first_name, lastName: last_name, phone } = before
    if (before.emailVerifiedAt !== null) return 'proven'
    if ((await tx.account.count({ where: { email, id: { not: id } } })) > 0) return 'taken'
    const account = await tx.account.update({
      where: { id },
      data: {
        ...contactColumns({ first_name, last_name, email, phone }, before, now),
        version: { increment: 1 },
        updatedAt: now,
      },
    })
    const sent = { where: { accountId: id, channel: 'email' } }
    await tx.oneTimeCode.deleteMany(sent)
    await tx.resetLink.deleteMany(sent)
    await tx.claim.deleteMany({ where: { ...sent.where, releasedAt: null } })
    const changed = email === before.email ? [] : (['email'] as const)
    await publishAccount(
      tx,
      deps,
      { before: { ...before, email: null }, account, changed },
      { at: now, traceparent: undefined },
    )
    return { account, sessionIds: await findOpenSessions(tx, id) }
  })
