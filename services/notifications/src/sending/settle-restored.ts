import type { Database } from '../database.ts'
import { mayBeSent } from '../requests/queue-message.ts'

/** After a restore: what was on its way, or waited, may have been sent since, so its provider is asked first (send-message.ts). */
export const settleRestored = (database: Pick<Database, 'message'>) => async (): Promise<number> => {
  const { count } = await database.message.updateMany({
    where: { finishedAt: null, status: { not: 'sending' } },
    data: { outcome: mayBeSent },
  })
  return count
}
