import type { Transaction } from './transaction.ts'

/**
 * Upserts rows of a read model where their `version` is newer than the stored one; of several rows with one key the newest
 * counts. `key` is the column of the key, or its columns with commas. Every row has the same columns. Returns the keys of
 * the rows that were written.
 *
 * SQL by hand: Prisma's upsert knows no condition, and takes one row at a time.
 */
export async function upsertNewest(
  tx: Transaction,
  table: string,
  key: string,
  rows: readonly ({ readonly version: number } & Readonly<Record<string, unknown>>)[],
): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const columns = Object.keys(first)
  const text = `insert into "${table}" as stored (${columns.join(', ')})
    select distinct on (${key}) ${columns.join(', ')} from jsonb_populate_recordset(null::"${table}", $1::jsonb)
    order by ${key}, version desc
    on conflict (${key}) do update set (${columns.join(', ')}) = row (${columns.map((column) => `excluded.${column}`).join(', ')})
    where stored.version < excluded.version
    returning concat_ws(' ', ${key}) as key`
  const written = await tx.$queryRawUnsafe<{ key: string }[]>(text, JSON.stringify(rows))
  return written.map((row) => row.key)
}
