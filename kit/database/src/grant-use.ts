import pg from 'pg'

/** What a service works with. A schema of another role's, such as that of equal-opportunity answers, is none of it. */
const schemas = ['public', 'kit', 'graphile_worker']

/**
 * Lets a service's role read and write the rows of tables that another role owns, and change none of the tables. After each
 * migration: what it made is of its owner alone.
 */
export const grantUse = async (databaseUrl: string, role: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    const to = client.escapeIdentifier(role)
    const statements = schemas.flatMap((schema) => [
      `grant usage on schema ${schema} to ${to}`,
      `grant select, insert, update, delete, truncate on all tables in schema ${schema} to ${to}`,
      `grant usage, select, update on all sequences in schema ${schema} to ${to}`,
      `grant execute on all functions in schema ${schema} to ${to}`,
    ])
    // graphile-worker's tables show their rows to their owner alone
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', nspname, relname) as name
       from pg_class join pg_namespace n on n.oid = relnamespace
       where relrowsecurity and nspname = any($1)
         and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'use_by_service')`,
      [schemas],
    )
    const policies = rows.map(
      ({ name }) => `create policy use_by_service on ${name} to ${to} using (true) with check (true)`,
    )
    await client.query([...statements, ...policies].join(';'))
  } finally {
    await client.end()
  }
}
