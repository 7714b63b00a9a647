import { someCause } from './failure-causes.ts'
import type { OpenTransaction, Transaction } from './transaction.ts'

/** PostgreSQL: could not serialize, deadlock; Prisma; `cause.kind` of its driver adapter. */
const codes = new Set<unknown>(['40001', '40P01', 'P2034'])
const kind = 'TransactionWriteConflict'

/** Runs of a transaction that others get in the way of. */
const maxRuns = 3

/**
 * A transaction that PostgreSQL rolled back because of another one, such as a deadlock, is run again: nothing of it was kept, and
 * the other one goes on meanwhile. So work writes to nothing but the database, or to what a second run replaces.
 */
export const runAgain =
  <Tx extends Transaction>(transaction: OpenTransaction<Tx>): OpenTransaction<Tx> =>
  async (work) => {
    for (let run = 1; ; run += 1)
      try {
        return await transaction(work)
      } catch (failure) {
        if (run === maxRuns || !isConflict(failure)) throw failure
      }
  }

const isConflict = (failure: unknown): boolean =>
  someCause(failure, (cause) => codes.has(cause.code) || cause.kind === kind)
