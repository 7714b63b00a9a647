import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { contactColumns } from '../accounts/contact-columns.ts'
import { accountWhere } from '../sign-in/attempts/find-account.ts'
import { lockAccount } from '../accounts/lock-account.ts'
import { changedPhone, publishAccount } from '../accounts/publish-account.ts'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { endSessions } from '../sign-in/sessions/open-sessions.ts'

interface Needs extends Pick<Deps, 'clock' | 'seal' | 'contactSecret'> {
  readonly transaction: OpenTransaction<Tx>
}

/** `number-taken`: another account has it. */
export type PutBack =
  | { readonly account: Account; readonly sessionIds: readonly string[] }
  | 'unknown'
  | 'number-taken'

/**
 * By an operator, the number of an account that was changed by whoever found it open. It is unproven: whoever reads there asks
 * for a code or a link, says that the account is theirs, and has it alone. What may be theirs no longer opens it.
 */
export const putBackPhone = (deps: Needs, idOrEmail: string, phone: string): Promise<PutBack> =>
  deps.transaction(async (tx) => {
    const now = deps.clock.now()
    const found = await tx.account.findUnique({ where: accountWhere(idOrEmail), select: { id: true } })
    const before = found && (await lockAccount(tx, found.id))
    if (!before) return 'unknown'
    const { id, firstName: first_name, lastName: last_name, email } = before
    if ((await tx.account.count({ where: { phone, id: { not: id } } })) > 0) return 'number-taken'
    const account = await tx.account.update({
      where: { id },
      data: {
        ...contactColumns({ first_name, last_name, email, phone }, before, now),
        phoneVerifiedAt: null,
        // an operator vouches for it: it opens the account beside a password, too
        phoneChangedAt: null,
        version: { increment: 1 },
        updatedAt: now,
      },
    })
    const of = { where: { accountId: id } }
    await tx.oneTimeCode.deleteMany(of)
    await tx.resetLink.deleteMany(of)
    await tx.claim.deleteMany(of)
    await tx.passkey.deleteMany(of)
    const sessionIds = await endSessions(tx, { accountId: id }, now)
    const changed = changedPhone(before, phone)
    await publishAccount(tx, deps, { before, account, changed }, { at: now, traceparent: undefined })
    return { account, sessionIds }
  })
