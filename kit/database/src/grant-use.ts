import pg from 'pg'

/** What a service works with. A schema of another role's, such as that of equal-opportunity answers, is none of it. */
const schemas = ['public', 'kit', 'graphile_worker']

/** What lists the migrations that are there: a service only reads it. */
const lists = 'public._prisma_migrations, kit.migration, graphile_worker.migrations'

interface Guarded {
  readonly name: string
  /** whom the policy is for, each as an identifier; none where there is no policy */
  readonly roles: string | null
  readonly includes: boolean
}

/**
 * Lets a service's role read and write the rows of tables that another role owns, and change none of the tables. After each
 * migration, under its lock: what it made is of its owner alone.
 */
export const grantUse = async (owner: pg.Pool, role: string): Promise<void> => {
  const to = pg.escapeIdentifier(role)
  const statements = schemas.flatMap((schema) => [
    `grant usage on schema ${schema} to ${to}`,
    `grant select, insert, update, delete, truncate on all tables in schema ${schema} to ${to}`,
    `grant usage, select, update on all sequences in schema ${schema} to ${to}`,
    `grant execute on all functions in schema ${schema} to ${to}`,
  ])
  // graphile-worker's tables show their rows to their owner alone
  const { rows } = await owner.query<Guarded>(
    `select format('%I.%I', nspname, relname) as name, of.roles, coalesce(of.includes, false) as includes
     from pg_class join pg_namespace n on n.oid = relnamespace
     left join lateral (
       select string_agg(quote_ident(rolname), ', ') as roles, bool_or(rolname = $2) as includes
       from pg_policy join pg_roles r on r.oid = any(polroles)
       where polrelid = pg_class.oid and polname = 'use_by_service'
     ) of on true
     where relrowsecurity and nspname = any($1)`,
    [schemas, role],
  )
  const policies = rows.flatMap(({ name, roles, includes }) => {
    if (roles === null)
      return [`create policy use_by_service on ${name} to ${to} using (true) with check (true)`]
    // the role before stays: its instances run until those of the new one do
    return includes ? [] : [`alter policy use_by_service on ${name} to ${roles}, ${to}`]
  })
  const lessOf = `revoke insert, update, delete, truncate on ${lists} from ${to}`
  await owner.query([...statements, lessOf, ...policies].join(';'))
}
