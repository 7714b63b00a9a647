import { dayMs } from '@lunchpail/contracts/durations'
import type pg from 'pg'

/**
 * How long rows of a table are kept, and whose they are. Every table of a service has one entry; a test compares them
 * with the database. Erasure deletes by these entries from the last to the first: a table follows those it refers to.
 */
export interface Retention {
  readonly table: string
  /** days after `column`, until the account is erased, or forever where nothing in it is about a person */
  readonly keep: { readonly days: number; readonly column: string } | 'until-erased' | 'for-ever'
  /**
   * the column with the account whose erasure deletes the row, or the column that refers to the id of a row of another
   * table; absent where nothing in it is about a person
   */
  readonly account?: string | { readonly column: string; readonly of: string }
  /**
   * the column with the account of another person whom the row names: it goes with either, and is in the archive of the first
   */
  readonly names?: string
  /** where erasure does not delete the rows: they outlive the account, or `eraseElsewhere` of the service deletes them */
  readonly atErasure?: 'kept' | 'deleted-elsewhere'
  /** where its rows are in no archive for their person: what is in them is only on its way */
  readonly archive?: 'transient'
}

/** How long the stream of a service keeps its events. */
export const streamDays = 30

/** How long kit's own rows are kept. */
const kitRetention: readonly Retention[] = [
  { table: 'kit.outbox', keep: { days: streamDays, column: 'created_at' } },
  // as long as the stream could deliver the event again
  { table: 'kit.inbox', keep: { days: streamDays, column: 'seen_at' } },
  { table: 'kit.dead_letter', keep: { days: 30, column: 'failed_at' } },
  { table: 'kit.unfinished_delivery', keep: { days: 30, column: 'began_at' } },
  { table: 'kit.idempotency_key', keep: { days: 2, column: 'created_at' } },
  // longer than a stream has an event of the account, and than any backup has the account. A backup that is older still
  // needs `npm run republish -- auth` after it was restored: auth keeps forever whom it erased.
  { table: 'kit.tombstone', keep: { days: 400, column: 'erased_at' } },
]

/** Rows per statement, so that none holds its locks for long. */
const batchRows = 5_000
export const quoteIdentifier = (name: string): string =>
  name
    .split('.')
    .map((identifier) => `"${identifier}"`)
    .join('.')

/** Deletes expired rows. Returns their number. */
export const deleteExpired = async (
  pool: pg.Pool,
  now: Date,
  retention: readonly Retention[],
): Promise<number> => {
  let deleted = 0
  for (const { table, keep } of [...retention, ...kitRetention]) {
    if (typeof keep === 'string') continue
    const before = new Date(now.getTime() - keep.days * dayMs)
    for (;;) {
      const { rowCount } = await pool.query(
        // a row that is locked goes the next day: to wait for it, with others locked, may end in a deadlock
        `delete from ${quoteIdentifier(table)} where ctid in
         (select ctid from ${quoteIdentifier(table)} where ${quoteIdentifier(keep.column)} < $1
          limit ${batchRows} for update skip locked)`,
        [before],
      )
      deleted += rowCount ?? 0
      if ((rowCount ?? 0) < batchRows) break
    }
  }
  return deleted
}
