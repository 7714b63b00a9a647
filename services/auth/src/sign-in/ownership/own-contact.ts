import type { Prisma } from '../../../generated/client.ts'
import type { Account, Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import { channelOf, type ContactKind } from '../../accounts/code-contact.ts'
import { outcomeOfProof, type Way } from '../../accounts/ownership.ts'
import { findHoldings } from './find-holdings.ts'
import { barOf } from '../../accounts/barred-contacts.ts'
import { keepClaim, type ClaimedWay } from './claims.ts'
import { publishAccount } from '../../accounts/publish-account.ts'
import { publishMemberAgain, type About } from '../../accounts/set-member.ts'
import { takeAccount } from './take-account.ts'

/** A proof from outside, and the browser that gave it. */
export interface OutsideProof extends ClaimedWay {
  readonly way: Exclude<Way, 'session'>
  /** session of the browser, whosever it is */
  readonly sessionId: string | null
}

interface Proof {
  readonly contact: ContactKind
  /** left out: in a session of the account */
  readonly outside?: OutsideProof
  /** what the same step changes besides, where the account is the prover's */
  readonly columns?: Prisma.AccountUncheckedUpdateManyInput
  /** of those columns: the account has another contact now, whether the one before was proven or not */
  readonly isAnother?: boolean
}

/** `ended`: sessions of the account that are over. `claim`: the secret by which the prover says whose the account is. */
export type Owned =
  | { readonly account: Account; readonly taken: boolean; readonly ended: readonly string[] }
  | { readonly claim: string }

/**
 * What every proof of a contact goes through: it makes the contact owned, takes the
 * account from whoever made it, or asks whose it is, as accounts/ownership.ts says. `before` is locked.
 */
export async function ownContact(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  { contact, outside, columns = {}, isAnother = false }: Proof,
  about: About,
): Promise<Owned> {
  const openedBy = await openedByOf(tx, before, outside?.sessionId)
  const way = outside?.way ?? 'session'
  const holds = outside !== undefined && (await findHoldings(tx, before)).length > 0
  const outcome = outcomeOfProof(before, { contact, way, openedBy, holds })
  if (outside && (outcome === 'asked' || outcome === 'foreign'))
    return { claim: await keepClaim(tx, before, { ...outside, channel: channelOf(contact) }, about.at) }
  const isNew = isAnother || before[verifiedAt[contact]] === null
  const other = columns[contact]
  const value = isAnother && typeof other === 'string' ? other : before[contact]
  const until = { at: about.at, suspended: before }
  const bar = isNew ? await barOf(tx, deps, { kind: contact, value }, until) : {}
  const data = { ...proofOf(contact, about.at), ...(outside && opensBy(contact)), ...bar, ...columns }
  const owned =
    outcome === 'taken'
      ? await takeAccount(tx, deps, before, { contact, columns: data }, about)
      : await keepAccount(tx, deps, before, { columns: data, isNew }, about)
  if (bar.suspendedUntil) await publishMemberAgain(tx, before.id, about)
  return owned
}

/** What opened the session of the account that a browser has; undefined where it has none. */
export const openedByOf = async (
  tx: Pick<Tx, 'session'>,
  { id: accountId }: Pick<Account, 'id'>,
  sessionId: string | null | undefined,
): Promise<string | null | undefined> =>
  sessionId
    ? (await tx.session.findUnique({ where: { id: sessionId, accountId, endedAt: null } }))?.openedBy
    : undefined

async function keepAccount(
  tx: Tx,
  deps: Pick<Deps, 'seal' | 'contactSecret'>,
  before: Account,
  { columns, isNew }: { readonly columns: Prisma.AccountUncheckedUpdateInput; readonly isNew: boolean },
  about: About,
): Promise<Owned> {
  const account = await tx.account.update({
    where: { id: before.id },
    data: { ...columns, ...(isNew && { version: { increment: 1 } }) },
  })
  // the first makes the account active, and messages that wait for a proof go out
  if (isNew) await publishAccount(tx, deps, { before, account, changed: [] }, about)
  return { account, taken: false, ended: [] }
}

const verifiedAt = { email: 'emailVerifiedAt', phone: 'phoneVerifiedAt' } as const

/** Whoever signs in by a number has what it takes; in a session it may be a person who found it open (`docs/decisions/88`). */
export const opensBy = (contact: ContactKind) => contact === 'phone' && { phoneChangedAt: null }

/** The columns of a proof. */
export const proofOf = (contact: ContactKind, at: Date) =>
  contact === 'email' ? { emailVerifiedAt: at, emailQuietAt: null } : { phoneVerifiedAt: at }
