const turns = new Map<string, Promise<unknown>>()

/**
 * Works of one key come one after the other. Hundreds who register for one event at once would hold every connection of
 * this process while they wait for its row; so they wait here, and one connection is busy with the event.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(key) ?? Promise.resolve()
  const mine = before.then(work)
  const end = mine.then(
    () => {},
    () => {},
  )
  turns.set(key, end)
  void end.then(() => {
    if (turns.get(key) === end) turns.delete(key)
  })
  return mine
}
