/**
 * Tells the relay of this process that events were committed. An event is emitted inside a transaction that others
 * open, so what they end is asked whether it emitted. What nobody ends here, such as a command in a process of its own,
 * the relay finds by looking.
 *
 * One process runs one service; where tests run several, a needless look does no harm.
 */
const listening = new Set<() => void>()
/** Transactions that wrote an event. */
const wrote = new WeakSet<object>()

export const listen = (wake: () => void): (() => void) => {
  listening.add(wake)
  return () => listening.delete(wake)
}

export const nudge = {
  wrote: (tx: object): void => void wrote.add(tx),
  committed: (tx: object | undefined): void => {
    if (tx && wrote.has(tx)) listening.forEach((wake) => wake())
  },
}
