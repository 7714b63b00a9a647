import pg from 'pg'

const table = `create table if not exists equal_opportunity.answer (
  account_id uuid primary key,
  gender text,
  ethnicity smallint,
  veteran_status smallint,
  disability_status smallint,
  updated_at timestamptz(3) not null
)`

/**
 * The schema belongs to the role that keeps the answers, so wizard's own role, which runs the migrations, has no right
 * to it. That role makes its schema itself; wizard's, as the owner of the database, lends it the right to for that one
 * moment. Where the owner is somebody else, they make it beforehand:
 * `create schema equal_opportunity authorization <role>`.
 */
export async function createSchema(own: pg.Pool, owner: pg.Pool): Promise<void> {
  const client = await own.connect()
  try {
    // Several instances may start at once.
    await client.query(`select pg_advisory_lock(hashtext('equal_opportunity'))`)
    const { rows } = await client.query<{ role: string; database: string; made: boolean }>(
      `select current_user as role, current_database() as database,
        to_regnamespace('equal_opportunity') is not null as made`,
    )
    const { role, database, made } = rows[0]!
    if (!made) {
      const place = `create on database ${pg.escapeIdentifier(database)}`
      await owner.query(`grant ${place} to ${pg.escapeIdentifier(role)}`)
      await client.query('create schema equal_opportunity')
      await owner.query(`revoke ${place} from ${pg.escapeIdentifier(role)}`)
    }
    await client.query(table)
  } finally {
    // Ends the session, and with it the lock.
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
