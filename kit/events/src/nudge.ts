import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'

/**
 * Tells the relay of this process that events were committed. An event is emitted inside a transaction that others
 * open, so what they end is asked whether it emitted. What nobody ends here, such as a command in a process of its own,
 * the relay finds by looking.
 *
 * One process runs one service; where tests run several, a needless look does no harm.
 */
const listening = new Set<() => void>()
const wrote = new WeakSet<object>()

export const listen = (wake: () => void): (() => void) => {
  listening.add(wake)
  return () => listening.delete(wake)
}

/** Notes that this transaction wrote an event. */
export const noteEvent = (tx: Transaction): void => void wrote.add(tx)

/** The same transaction, telling the relay after its commit. */
export const nudging =
  <Tx extends Transaction>(transaction: OpenTransaction<Tx>): OpenTransaction<Tx> =>
  async (work) => {
    let ended: Tx | undefined
    const result = await transaction((tx) => work((ended = tx)))
    if (ended && wrote.has(ended)) listening.forEach((wake) => wake())
    return result
  }
