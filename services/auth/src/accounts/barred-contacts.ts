import type { Account, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { isOwned, type ContactKind } from './code-contact.ts'
import { isSuspended, suspendedBesides, suspendedFor, suspensionOf, type Suspended } from './standing.ts'

const kinds = ['email', 'phone'] as const

/**
 * AU-18: keeps hashes of the contacts that somebody who is suspended owns until the suspension is over: at their erasure, and of
 * one that is proven in another account, before it goes. A contact that they never proved may be anybody's.
 */
export async function keepBarredContacts(
  tx: Pick<Tx, 'barredContact'>,
  { contactSecret }: Pick<Deps, 'contactSecret'>,
  account: Account,
  now: Date,
  which: readonly ContactKind[] = kinds,
): Promise<void> {
  const until = suspendedFor(account)
  if (until === null || !isSuspended(account, now)) return
  const byHand = suspensionOf(account, now)?.byHand ?? false
  for (const kind of which) {
    const value = account[kind]
    if (value === null || !isOwned(account, kind)) continue
    const hash = contactSecret.hash(kind, value)
    // of another account that had it before, for longer
    if ((await tx.barredContact.count({ where: { hash, until: { gte: until } } })) > 0) continue
    await tx.barredContact.upsert({
      where: { hash },
      create: { hash, until, byHand },
      update: { until, byHand },
    })
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
