import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'

/**
 * Notifies the relay of this process after a commit that wrote to the outbox. Rows that another process writes, such as
 * a command, are found by polling.
 *
 * The listeners belong to the process, as one process runs one service. Where tests run several, a needless poll does no
 * harm.
 */
const listeners = new Set<() => void>()
const emitted = new WeakSet<object>()

export const onCommit = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Marks a transaction that wrote to the outbox. */
export const markEmitted = (tx: Transaction): void => void emitted.add(tx)

/** The same transaction, with a notification after its commit where it wrote to the outbox. */
export const notifying =
  <Tx extends Transaction>(transaction: OpenTransaction<Tx>): OpenTransaction<Tx> =>
  async (work) => {
    let committed: Tx | undefined
    const result = await transaction((tx) => work((committed = tx)))
    if (committed && emitted.has(committed)) listeners.forEach((listener) => listener())
    return result
  }
