import pg from 'pg'

const table = `create table if not exists equal_opportunity.answer (
  account_id uuid primary key,
  gender text,
  ethnicity smallint,
  veteran_status smallint,
  disability_status smallint,
  updated_at timestamptz(3) not null
)`
/** BY-29: what was counted of a company's quarter and could be shown. */
const reports = `create table if not exists equal_opportunity.report (
  company_id uuid not null,
  quarter text not null,
  content jsonb not null,
  counted_at timestamptz(3) not null,
  primary key (company_id, quarter)
)`

/**
 * The schema belongs to the role of the answers, so that wizard's own role, which runs the migrations, has no privilege on
 * it. That role creates its schema; wizard's, as the owner of the database, grants it the privilege only for that
 * statement. Where somebody else owns the database, they create it in advance:
 * `create schema equal_opportunity authorization <role>`.
 */
export async function createSchema(isolated: pg.Pool, owner: pg.Pool): Promise<void> {
  const client = await isolated.connect()
  try {
    await client.query('begin')
    // Several instances may start at once. The lock ends with the transaction: a pooler may stand in between.
    await client.query(`select pg_advisory_xact_lock(hashtext('equal_opportunity'))`)
    const { rows } = await client.query<{ role: string; database: string; exists: boolean }>(
      `select current_user as role, current_database() as database,
        to_regnamespace('equal_opportunity') is not null as exists`,
    )
    const { role, database, exists } = rows[0]!
    if (!exists) {
      const privilege = `create on database ${pg.escapeIdentifier(database)}`
      await owner.query(`grant ${privilege} to ${pg.escapeIdentifier(role)}`)
      await client.query('create schema equal_opportunity')
      await owner.query(`revoke ${privilege} from ${pg.escapeIdentifier(role)}`)
    }
    await client.query(table)
    await client.query(reports)
    await client.query('commit')
  } finally {
    // Closes the connection, so that what failed is rolled back.
    client.release(true)
  }
}

/** Whether wizard's own role could read the answers: a superuser, or the same role under both addresses. */
export async function isReadableBy(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ readable: boolean }>(
    `select has_schema_privilege('equal_opportunity', 'usage') as readable`,
  )
  return rows[0]!.readable
}
