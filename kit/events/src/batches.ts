/** What a batch's keys are beyond, as part of a `where`: of the first one nothing. */
export interface Beyond<Key = string> {
  readonly gt?: Key
}

/** All rows of a table, read in batches in the order of their keys, so that none is read twice or left out while others are written. */
export async function* batches<Row, Key = string>(
  read: (beyond: Beyond<Key>) => PromiseLike<readonly Row[]>,
  keyOf: (row: Row) => Key,
): AsyncGenerator<readonly Row[]> {
  let beyond: Beyond<Key> = {}
  for (;;) {
    const rows = await read(beyond)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    beyond = { gt: keyOf(last) }
  }
}
