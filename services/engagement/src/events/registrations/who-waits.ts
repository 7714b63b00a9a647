import type { Tx } from '../../database.ts'

/** Open tabs that are told at once; who stands further back sees it with their next page. */
const most = 500

/** Whoever waits for a place, those who come first before the others: they are further ahead than they were. */
export async function whoWaits(tx: Tx, gatheringId: string): Promise<string[]> {
  const rows = await tx.registration.findMany({
    where: { gatheringId, state: 'waiting' },
    orderBy: { turn: 'asc' },
    take: most,
    select: { accountId: true },
  })
  return rows.map(({ accountId }) => accountId)
}
