import type { Tx } from '../database.ts'

/** The ids of the sessions of an account that have not ended. */
export async function findOpenSessions(
  tx: Pick<Tx, 'session'>,
  accountId: string,
): Promise<readonly string[]> {
  const sessions = await tx.session.findMany({ where: { accountId, endedAt: null }, select: { id: true } })
  return sessions.map(({ id }) => id)
}
