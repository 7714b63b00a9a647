import type { Tx } from './database.ts'

export async function erase(tx: Tx, accountId: string): Promise<number> {
  const gone = await Promise.all([
    tx.candidate.deleteMany({ where: { accountId } }),
    tx.application.deleteMany({ where: { accountId } }),
    tx.decision.deleteMany({ where: { accountId } }),
    tx.shown.deleteMany({ where: { accountId } }),
  ])
  return gone.reduce((rows, { count }) => rows + count, 0)
}
