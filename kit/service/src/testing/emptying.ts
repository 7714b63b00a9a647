import type pg from 'pg'

/** Those of the job queue are its own: it keeps numbers of them in memory. */
const tablesOf = async (pool: pg.Pool): Promise<string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'graphile_worker') order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** What tables hold, by name; those without a row are left out. */
const contents = async (pool: pg.Pool, tables: readonly string[]): Promise<Record<string, string>> => {
  const { rows } = await pool.query<{ name: string; content: string }>(
    tables
      .map(
        (name) =>
          `select '${name}' as name, concat(count(*), ' ', sum(hashtextextended(row::text, 0))) as content
           from ${name} as row having count(*) > 0`,
      )
      .join(' union all '),
  )
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]))
}

/**
 * Returns how to empty a database of what comes to it from now on: jobs, and the rows of each table that has none now, whose
 * numbers begin again. It rejects where a table that has rows now was changed.
 */
export const emptying = async (pool: pg.Pool): Promise<() => Promise<void>> => {
  const tables = await tablesOf(pool)
  const filled = await contents(pool, tables)
  const empty = [...tables.filter((name) => !(name in filled)), 'graphile_worker._private_jobs']
  return async () => {
    const now = await contents(pool, Object.keys(filled))
    const changed = Object.keys(filled).filter((name) => now[name] !== filled[name])
    if (changed.length > 0) throw new Error(`${changed.join(' and ')} changed`)
    await pool.query(
      [
        'begin',
        // in any order, whatever refers to what
        'set local session_replication_role = replica',
        ...empty.map((name) => `delete from ${name}`),
        `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences
         where last_value is not null and schemaname <> 'graphile_worker'`,
        'commit',
      ].join(';'),
    )
  }
}
