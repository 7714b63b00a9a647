/**
 * Tells the relay of this process that the outbox may hold rows. An event is emitted inside a transaction that kit
 * did not always open, so there are two calls: `expect` when a row was written (look again and again for a moment),
 * `committed` when a transaction is known to have ended (look now).
 *
 * One process runs one service; where tests run several, a needless look does no harm.
 */
interface Ears {
  readonly expect: () => void
  readonly committed: () => void
}
const listening = new Set<Ears>()

export const listen = (ears: Ears): (() => void) => {
  listening.add(ears)
  return () => listening.delete(ears)
}
/** Transactions that wrote an event. */
const wrote = new WeakSet<object>()

export const nudge = {
  expect: (tx: object): void => {
    wrote.add(tx)
    listening.forEach((ears) => ears.expect())
  },
  /** Where it is known which transaction has ended: one that wrote no event is no reason to look. */
  committed: (tx?: object): void => {
    if (!tx || wrote.has(tx)) listening.forEach((ears) => ears.committed())
  },
}
