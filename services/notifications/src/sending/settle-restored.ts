import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../database.ts'
import { enqueueSend, mayBeSent, waitsForTurn } from '../requests/queue-message.ts'

/** After a restore: what was on its way, or waited, may have been sent since, so its provider is asked first (send-message.ts). */
export const settleRestored = (transaction: OpenTransaction<Tx>) => (): Promise<number> =>
  transaction(async (tx) => {
    // what waited for its turn has no job of its own
    const inTurn = await tx.message.findMany({
      where: { finishedAt: null, outcome: waitsForTurn },
      select: { id: true, template: true },
    })
    for (const message of inTurn) await enqueueSend(tx, message)
    const { count } = await tx.message.updateMany({
      where: { finishedAt: null, status: { not: 'sending' } },
      data: { outcome: mayBeSent },
    })
    return count
  })
