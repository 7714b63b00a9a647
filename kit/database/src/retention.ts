import type pg from 'pg'

/** How long rows of a table are kept. Every table of a service has one line; a test compares with the database. */
export interface Retention {
  readonly table: string
  /** days after `column`, or until the account is erased, or for ever because nothing in it is about a person */
  readonly keep: { readonly days: number; readonly column: string } | 'until-erased' | 'for-ever'
  /** the column that names the account whose erasure removes the row; absent where there is nothing personal */
  readonly account?: string
}

/** How long kit's own rows are kept. */
const kitRetention: readonly Retention[] = [
  { table: 'kit.outbox', keep: { days: 30, column: 'created_at' } },
  { table: 'kit.inbox', keep: { days: 30, column: 'seen_at' } },
  { table: 'kit.dead_letter', keep: { days: 30, column: 'failed_at' } },
  { table: 'kit.idempotency_key', keep: { days: 2, column: 'created_at' } },
]

const day = 86_400_000
/** Rows for each statement, so that none holds its locks for long. */
const batch = 5_000
const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')

/** Deletes the rows whose days are over; answers how many went. */
export const deleteExpired = async (
  pool: pg.Pool,
  now: Date,
  retention: readonly Retention[],
): Promise<number> => {
  let deleted = 0
  for (const { table, keep } of [...retention, ...kitRetention]) {
    if (typeof keep === 'string') continue
    const before = new Date(now.getTime() - keep.days * day)
    for (;;) {
      const { rowCount } = await pool.query(
        `delete from ${quoted(table)} where ctid in
         (select ctid from ${quoted(table)} where ${quoted(keep.column)} < $1 limit ${batch})`,
        [before],
      )
      deleted += rowCount ?? 0
      if ((rowCount ?? 0) < batch) break
    }
  }
  return deleted
}
