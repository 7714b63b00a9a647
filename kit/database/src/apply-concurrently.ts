import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { TableMigration } from './migrations.ts'

const statement = /^\s*(?:create\s+(?:unique\s+)?index|drop\s+index|reindex\b[^;]*?)\s+concurrently\b/im

/** Whether a file makes or drops an index while its table is written: it blocks no writer, and runs in no transaction. */
export const isConcurrent = (sql: string): boolean => statement.test(sql)

const identifier = String.raw`(?:"(?:[^"]|"")+"|[\w$]+)`
const build = new RegExp(
  String.raw`^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?(${identifier})\s+on\s+(?:only\s+)?((?:${identifier}\.)?${identifier})`,
  'im',
)

/** PostgreSQL's: no such index. */
const isGone = (failure: unknown): boolean => (failure as { code?: string }).code === '42704'

/**
 * Applies a file again and again until it is whole. Its row is there from the start, unfinished: whoever finds one, finds what a
 * run before left that was cut off. PostgreSQL goes on with the statement of a process that ended, so that may be a whole index;
 * or it is an invalid one, which costs every write and is never used.
 */
export const applyConcurrently = async (
  client: pg.Client,
  { name, sql, checksum, table }: TableMigration,
): Promise<void> => {
  const [, index, of] = build.exec(sql) ?? []
  if (!index && /^\s*create/im.test(sql)) throw new Error('An index that is built concurrently needs a name.')
  const { rowCount: begun } = await client.query(
    `select from ${table} where migration_name = $1 and checksum = $2`,
    [name, checksum],
  )
  const id = randomUUID()
  await client.query(`insert into ${table} (id, checksum, migration_name) values ($1, $2, $3)`, [
    id,
    checksum,
    name,
  ])
  await client.query(`delete from ${table} where migration_name = $1 and finished_at is null and id <> $2`, [
    name,
    id,
  ])
  const isWhole = async (): Promise<boolean> =>
    index !== undefined && (await withoutInvalid(client, index, of!))
  try {
    await client.query('set lock_timeout = 0; set statement_timeout = 0')
    if (!((await isWhole()) && begun))
      await client.query(sql).catch((failure: unknown) => {
        if (!(begun && isGone(failure))) throw failure
      })
    await client.query(`update ${table} set finished_at = now(), applied_steps_count = 1 where id = $1`, [id])
    await client.query('reset lock_timeout; reset statement_timeout')
  } catch (failure) {
    // of no use where the connection broke: then the next run finds the row
    await isWhole()
      .then(() => client.query(`delete from ${table} where id = $1`, [id]))
      .catch(() => {})
    throw failure
  }
}

/** Drops an index that was begun and not finished; true where there is a whole one. */
const withoutInvalid = async (client: pg.Client, index: string, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ name: string; valid: boolean }>(
    `select indexrelid::regclass::text as name, indisvalid as valid
     from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = to_regclass($2) and relname = (parse_ident($1))[1]::name`,
    [index, table],
  )
  const found = rows[0]
  if (found && !found.valid) await client.query(`drop index concurrently ${found.name}`)
  return found?.valid === true
}
