import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import { enqueueBackground } from '@lunchpail/kit-service/background'
import type { Clock } from '@lunchpail/kit-service/clock'
import type { Logger } from 'pino'
import type { Tx } from '../database.ts'
import { settleSome } from './settle-twins.ts'

/** the background work that decides what no change has */
export const settleTask = 'settle-twins'

/** More batches are not one change's, but what an import has left. */
const mostBatches = 4

/**
 * Decides which of the same jobs is shown while the request of a change waits. What others have left is done in the background; a
 * failure is logged, and repaired with the next change.
 */
export const settleAfterChange =
  (transaction: OpenTransaction<Tx>, clock: Clock, log: Logger) => async (): Promise<void> => {
    try {
      for (let batch = 0; batch < mostBatches; batch += 1)
        if ((await settleSome(transaction, clock)) === 0) return
      await transaction((tx) => enqueueBackground(tx, settleTask))
    } catch (error) {
      log.error({ err: error }, 'same jobs were not settled')
    }
  }
