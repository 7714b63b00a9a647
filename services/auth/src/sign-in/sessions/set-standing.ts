import { accountStatus } from '@lunchpail/contracts/auth/enumerations'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Prisma } from '../../../generated/client.ts'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { accountWhere } from '../attempts/find-account.ts'
import { endSessions, findOpenSessions } from './open-sessions.ts'
import { forgetBarredContacts } from '../../accounts/barred-contacts.ts'
import { resetColumns, takenBackColumns } from '../../accounts/former-password.ts'
import { notSuspended, type Suspended } from '../../accounts/standing.ts'
import { publishAccount } from '../../accounts/publish-account.ts'
import { publishMemberAgain } from '../../accounts/set-member.ts'

/** What is decided of an account by an operator, or by an event such as the last of several no-shows: what it leaves. */
export type StandingChange =
  | { readonly kind: 'suspend'; readonly until: Date; readonly byHand: boolean }
  | { readonly kind: 'no-shows'; readonly columns: Suspended }
  | { readonly kind: 'deactivate' | 'archive' | 'duplicate' | 'fake' }
  /** takes all of these back */
  | { readonly kind: 'activate' }
  /** whoever has the password is not trusted anymore: it opens nothing until a new one is set */
  | { readonly kind: 'reset' }
  /** who lost phone and recovery codes sets up a new second factor: authenticator app and passkeys are gone */
  | { readonly kind: 'second-factor' }

type Needs = Pick<Deps, 'clock' | 'seal' | 'contactSecret'>
interface StandingDeps extends Needs {
  readonly transaction: OpenTransaction<Tx>
}

export interface Standing {
  readonly account: Account
  /** whose gateways and open tabs are to learn of it after the commit */
  readonly sessionIds: readonly string[]
}

function columnsOf(change: StandingChange, before: Account, now: Date): Prisma.AccountUpdateInput {
  switch (change.kind) {
    case 'suspend':
      return { ...notSuspended, suspendedUntil: change.until, suspendedByHand: change.byHand }
    case 'no-shows':
      return change.columns
    case 'deactivate':
      return { deactivatedAt: now }
    case 'archive':
      return { status: accountStatus.archived }
    case 'duplicate':
    case 'fake':
      return { status: accountStatus[`unverified ${change.kind}`] }
    case 'activate':
      return {
        status: accountStatus.active,
        ...notSuspended,
        deactivatedAt: null,
        ...takenBackColumns(before),
      }
    case 'reset':
      return resetColumns(before, now)
    case 'second-factor':
      return {}
  }
}

/**
 * Sets how an account stands. Its sessions stay, and are barred while it is: a suspension that is over needs no
 * new login. `reset` ends them. Undefined where there is no such account.
 */
export const setStanding = (
  deps: StandingDeps,
  idOrEmail: string,
  change: StandingChange,
): Promise<Standing | undefined> => deps.transaction((tx) => changeStanding(tx, deps, idOrEmail, change))

export async function changeStanding(
  tx: Tx,
  deps: Needs,
  idOrEmail: string,
  change: StandingChange,
  traceparent?: string,
): Promise<Standing | undefined> {
  const now = deps.clock.now()
  const before = await tx.account.findUnique({ where: accountWhere(idOrEmail) })
  if (!before) return undefined
  const accountId = before.id
  const account = await tx.account.update({
    where: { id: accountId },
    data: { ...columnsOf(change, before, now), version: { increment: 1 }, updatedAt: now },
  })
  // nothing is asked of one that a code began before, either
  if (change.kind === 'activate') {
    await forgetBarredContacts(tx, deps, before)
    await tx.session.updateMany({
      where: { accountId, level: 'reset', endedAt: null },
      data: { level: 'normal' },
    })
  }
  // before the sessions, as where a code is shown
  if (change.kind === 'second-factor') {
    await tx.authenticator.deleteMany({ where: { accountId } })
    await tx.passkey.deleteMany({ where: { accountId } })
  }
  const sessionIds =
    change.kind === 'reset'
      ? await endSessions(tx, { accountId }, now, 'reset')
      : change.kind === 'second-factor'
        ? await endSessions(tx, { accountId }, now)
        : await findOpenSessions(tx, accountId)
  if (change.kind === 'reset') {
    // what was asked for before opens nothing after
    await tx.resetLink.deleteMany({ where: { accountId } })
    await tx.oneTimeCode.deleteMany({ where: { accountId } })
    // one may hold the password itself, which came with a link
    await tx.claim.deleteMany({ where: { accountId } })
    await tx.passkey.deleteMany({ where: { accountId } })
  }
  const changed = change.kind === 'second-factor' ? (['second-factor-off'] as const) : []
  await publishAccount(tx, deps, { before, account, changed }, { at: now, traceparent })
  await publishMemberAgain(tx, accountId, { at: now, traceparent })
  return { account, sessionIds }
}
