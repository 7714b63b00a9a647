import type { Tx } from '../../database.ts'

/** The ids of the sessions of an account that have not ended. */
export async function findOpenSessions(
  tx: Pick<Tx, 'session'>,
  accountId: string,
): Promise<readonly string[]> {
  const sessions = await tx.session.findMany({ where: { accountId, endedAt: null }, select: { id: true } })
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
