import { accountErased } from '@lunchpail/contracts/auth/events'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import { eraseAccount } from '@lunchpail/kit-service/erasure'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { accountWhere } from '../sign-in/attempts/find-account.ts'
import { retention } from '../retention.ts'
import { keepBarredContacts } from '../accounts/barred-contacts.ts'
import { lockAccount } from '../accounts/lock-account.ts'

export interface Erased {
  readonly accountId: string
  readonly rows: number
  /** sessions that were open */
  readonly sessionIds: readonly string[]
}

/**
 * Erases an account by id or email and publishes `auth.account.erased.v1`. An id that was erased before is published
 * again, for a service that wrote something late. Undefined where there is no such account.
 */
export const eraseEverywhere = (
  { transaction, ...deps }: ErasingDeps & { readonly transaction: OpenTransaction<Tx> },
  idOrEmail: string,
): Promise<Erased | undefined> => transaction((tx) => eraseIn(tx, deps, idOrEmail))

type ErasingDeps = Pick<Deps, 'clock' | 'contactSecret'>

/** The same in a transaction that does more. */
export async function eraseIn(tx: Tx, deps: ErasingDeps, idOrEmail: string): Promise<Erased | undefined> {
  const accountId = await accountIdOf(tx, idOrEmail)
  if (accountId === undefined) return undefined
  const { clock } = deps
  const now = clock.now()
  const account = await lockAccount(tx, accountId)
  if (account) await keepBarredContacts(tx, deps, account, now)
  const sessions = await tx.session.findMany({ where: { accountId, endedAt: null }, select: { id: true } })
  const { rows } = await eraseAccount(tx, { retention, clock }, accountId)
  await tx.erasure.upsert({
    where: { accountId_noun: { accountId, noun: 'auth' } },
    create: { accountId, noun: 'auth', rows, at: now },
    update: { rows: { increment: rows }, at: now },
  })
  await emit(tx, accountErased, { account_id: accountId }, { at: now, subject: accountId })
  return { accountId, rows, sessionIds: sessions.map(({ id }) => id) }
}

async function accountIdOf(tx: Tx, idOrEmail: string): Promise<string | undefined> {
  const where = accountWhere(idOrEmail)
  const found = await tx.account.findUnique({ where, select: { id: true } })
  if (found || !('id' in where)) return found?.id
  return (await tx.erasure.count({ where: { accountId: where.id } })) > 0 ? where.id : undefined
}
