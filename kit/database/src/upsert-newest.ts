import { sendStatement } from './send-statement.ts'
import type { Transaction } from './transaction.ts'

type Rows = readonly ({ readonly version: number } & Readonly<Record<string, unknown>>)[]

/**
 * Upserts rows of a read model where they are newer than the stored ones: of a later epoch, or of a later version in the
 * same one (`epoch` of the event; without it, versions alone count). Of several rows with one key the newest counts. `key`
 * is the column of the key, or its columns with commas. Every row has the same columns; the table has a column `epoch`
 * besides. Returns the keys of the rows that were written.
 *
 * SQL by hand: Prisma's upsert knows no condition, and takes one row at a time.
 */
export async function upsertNewest(
  tx: Transaction,
  table: string,
  key: string,
  rows: Rows,
  epoch: number | undefined,
): Promise<string[]> {
  if (rows.length === 0) return []
  const [text, ...values] = statement(table, key, rows, epoch)
  const written = await tx.$queryRawUnsafe<{ key: string }[]>(text, ...values)
  return written.map((row) => row.key)
}

/** The same, where it does not matter which were written. */
export async function storeNewest(
  tx: Transaction,
  table: string,
  key: string,
  rows: Rows,
  epoch: number | undefined,
): Promise<void> {
  if (rows.length > 0) await sendStatement(tx, ...statement(table, key, rows, epoch))
}

function statement(
  table: string,
  key: string,
  rows: Rows,
  epoch: number | undefined,
): [string, string, number | null] {
  const columns = Object.keys(rows[0]!)
  const text = `insert into "${table}" as stored (${columns.join(', ')}, epoch)
    select distinct on (${key}) ${columns.join(', ')}, coalesce($2::bigint, 0)
    from jsonb_populate_recordset(null::"${table}", $1::jsonb)
    order by ${key}, version desc
    on conflict (${key}) do update set (${columns.join(', ')}, epoch)
      = row (${columns.map((column) => `excluded.${column}`).join(', ')}, greatest(stored.epoch, excluded.epoch))
    where ${isNewer('excluded.version')}
    returning concat_ws(' ', ${key}) as key`
  return [text, JSON.stringify(rows), epoch ?? null]
}

/** The condition that a version of the epoch `$2` is newer than the stored row. */
export const isNewer = (version: string): string =>
  `(coalesce($2::bigint, stored.epoch), ${version}) > (stored.epoch, stored.version)`
