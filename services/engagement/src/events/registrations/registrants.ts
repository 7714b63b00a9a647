import type { Tx } from '../../database.ts'

/** Open tabs that are told at once; who stands further back sees it with their next page. */
const most = 500

type States = 'waiting' | { not: 'canceled' }

async function accountsOf(tx: Tx, gatheringId: string, state: States): Promise<string[]> {
  const rows = await tx.registration.findMany({
    where: { gatheringId, state },
    orderBy: { turn: 'asc' },
    take: most,
    select: { accountId: true },
  })
  return rows.map(({ accountId }) => accountId)
}

/** Whoever is registered or waits, those who came first before the others. */
export const whoComes = (tx: Tx, gatheringId: string): Promise<string[]> =>
  accountsOf(tx, gatheringId, { not: 'canceled' })

/** Whoever waits for a place, those who come first before the others: they are further ahead than they were. */
export const whoWaits = (tx: Tx, gatheringId: string): Promise<string[]> =>
  accountsOf(tx, gatheringId, 'waiting')
