import type pg from 'pg'

/** Keeps what the tables hold now, and the job queue; calling what it resolves to brings exactly that back, as a restore does. */
export const backUp = async (pool: pg.Pool): Promise<() => Promise<void>> => {
  const { rows } = await pool.query<{ name: string; kept: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name,
       format('backup.%I', table_schema || '_' || table_name) as kept,
       string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where (table_schema in ('public', 'kit') or table_name = '_private_jobs')
       and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_schema, table_name`,
  )
  const each = (statement: (table: (typeof rows)[number]) => string) => rows.map(statement).join(';')
  await pool.query(
    `create schema backup; ${each(({ name, kept, columns }) => `create table ${kept} as select ${columns} from ${name}`)}`,
  )
  return async () => {
    await pool.query(`begin; set local session_replication_role = replica;
      truncate ${rows.map(({ name }) => name).join(', ')};
      ${each(({ name, kept, columns }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`)}; commit`)
  }
}
