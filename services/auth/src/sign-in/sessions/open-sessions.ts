// SQL by hand: `for update`, which Prisma cannot say.
import type { SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../../database.ts'
import type { Deps } from '../../deps.ts'
import type { signedOut } from '../../accounts/standing.ts'

/** One session, or those of an account: one of them, or all but one, where that is given. */
type Which =
  | { readonly id: string }
  | { readonly accountId: string; readonly id?: string | { readonly not: string } }

/**
 * Ends open sessions; returns their ids. Their browsers see `level` until the next login. The account comes before its sessions
 * in every transaction: two that end several of them would each hold one that the other waits for.
 */
export async function endSessions(
  tx: Tx,
  which: Which,
  now: Date,
  level?: SessionLevel | typeof signedOut,
): Promise<readonly string[]> {
  if ('accountId' in which)
    await tx.$queryRaw`select id from account where id = ${which.accountId}::uuid for update`
  const ended = await tx.session.updateManyAndReturn({
    where: { ...which, endedAt: null },
    data: { endedAt: now, ...(level && { level }) },
    select: { id: true },
  })
  return ended.map(({ id }) => id)
}

/** The ids of the sessions of an account that have not ended. */
export async function findOpenSessions(tx: Transaction, accountId: string): Promise<readonly string[]> {
  const text = 'select id from session where account_id = $1::uuid and ended_at is null'
  const sessions = await tx.$queryRawUnsafe<{ id: string }[]>(text, accountId)
  return sessions.map(({ id }) => id)
}

/** The same of everybody at a company. */
export async function findCompanySessions(
  tx: Pick<Tx, 'session'>,
  companyId: string,
): Promise<readonly string[]> {
  const where = { account: { companyId }, endedAt: null }
  const sessions = await tx.session.findMany({ where, select: { id: true } })
  return sessions.map(({ id }) => id)
}

/** Notifies gateways and open tabs, after the commit, that these sessions have changed. */
export function refreshSessions(
  { updateTabs }: Pick<Deps, 'updateTabs'>,
  sessionIds: readonly string[],
): void {
  for (const sessionId of sessionIds) updateTabs({ kind: 'session', sessionId })
}
