import { dayMs } from '@lunchpail/contracts/durations'
import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import type { ContactKind } from './code-contact.ts'
import { keepLongestBar } from './keep-longest-bar.ts'
import {
  isClosedForGood,
  isSuspended,
  suspendedBesides,
  suspendedFor,
  suspensionOf,
  type Suspended,
  type Suspension,
} from './standing.ts'

const kinds = ['email', 'phone'] as const

/** Also of a number that opens nothing, as the password did not come with its code: it is theirs all the same. */
const wasProven = (account: Account, kind: ContactKind): boolean =>
  (kind === 'email' ? account.emailVerifiedAt : account.phoneVerifiedAt) !== null

/**
 * How long whoever proves the contact of an account that an operator closed is barred. Not for good: numbers get other
 * owners.
 */
const closedMs = 365 * dayMs

/** How an account is barred, which whoever proves its contact is then. */
function barOfAccount(account: Account, now: Date): Suspension | null {
  const until = suspendedFor(account)
  if (until === null || !isSuspended(account, now)) return null
  return { until, byHand: suspensionOf(account, now)?.byHand ?? false }
}

/**
 * Keeps hashes of the contacts that a barred person proved, until that is over: at their erasure, and of
 * one that is proven in another account, before it goes. A contact that they never proved may be anybody's.
 */
export async function keepBarredContacts(
  tx: Pick<Tx, '$executeRaw'>,
  { contactSecret }: Pick<Deps, 'contactSecret'>,
  account: Account,
  now: Date,
  moved?: ContactKind,
): Promise<void> {
  // what an operator erases is gone: of a closed account, a contact that is proven elsewhere alone
  const isMoved = moved !== undefined && isClosedForGood(account)
  const bar = isMoved
    ? { until: new Date(now.getTime() + closedMs), byHand: true }
    : barOfAccount(account, now)
  if (!bar) return
  const { until, byHand } = bar
  for (const kind of moved ? [moved] : kinds) {
    const value = account[kind]
    if (value === null || !wasProven(account, kind)) continue
    await keepLongestBar(tx, { hash: contactSecret.hash(kind, value), until, byHand })
  }
}

/** An operator takes the suspension back: it comes back with no proof of a contact that the account has. */
export async function forgetBarredContacts(
  tx: Pick<Tx, 'barredContact'>,
  { contactSecret }: Pick<Deps, 'contactSecret'>,
  account: Pick<Account, ContactKind>,
): Promise<void> {
  const hashes = kinds.flatMap((kind) => {
    const value = account[kind]
    return value === null ? [] : [...contactSecret.hashes(kind, value)]
  })
  await tx.barredContact.deleteMany({ where: { hash: { in: hashes } } })
}

/** The columns by which an account is suspended as its prover was before; none where they were not. */
export async function barOf(
  tx: Pick<Tx, 'barredContact'>,
  { contactSecret }: Pick<Deps, 'contactSecret'>,
  { kind, value }: { readonly kind: ContactKind; readonly value: string | null },
  { at, suspended }: { readonly at: Date; readonly suspended: Suspended },
): Promise<Partial<Suspended>> {
  if (value === null) return {}
  const bar = await tx.barredContact.findFirst({
    where: { hash: { in: [...contactSecret.hashes(kind, value)] }, until: { gt: at } },
    orderBy: { until: 'desc' },
  })
  return bar ? suspendedBesides(suspended, bar, at) : {}
}
