import pg from 'pg'
import type { Noun } from '@lunchpail/contracts/noun'

/** A role that may connect to one database and to no other. */
export interface DatabaseRole {
  readonly role: string
  readonly database: Noun
  readonly password: string
}

/** Extensions that only a superuser may put into a database; the service's migrations make the others. */
const superuserExtensions: Partial<Record<Noun, readonly string[]>> = { jobs: ['cube', 'earthdistance'] }

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const exists = async (
  client: pg.Client,
  table: 'pg_roles' | 'pg_database',
  name: string,
): Promise<boolean> => {
  const column = table === 'pg_roles' ? 'rolname' : 'datname'
  return (await client.query(`select 1 from ${table} where ${column} = $1`, [name])).rowCount === 1
}

const createRole = async (client: pg.Client, { role, password }: DatabaseRole): Promise<void> => {
  const name = client.escapeIdentifier(role)
  if (!(await exists(client, 'pg_roles', role))) await client.query(`create role ${name}`)
  await client.query(`alter role ${name} with login nosuperuser nocreatedb nocreaterole noinherit noreplication
    password ${client.escapeLiteral(password)}`)
}

const createDatabase = async (client: pg.Client, database: Noun): Promise<void> => {
  if (await exists(client, 'pg_database', database)) return
  await client.query(
    `create database ${client.escapeIdentifier(database)} owner ${client.escapeIdentifier(database)}`,
  )
}

/**
 * A database for each service, owned by a role with its own password. No other role may connect to it; roles whose
 * name is not the database's may connect, and see what the owner's migrations grant them.
 */
export const createDatabases = async (
  superuserUrl: (database?: string) => string,
  roles: readonly DatabaseRole[],
): Promise<void> => {
  const databases = [...new Set(roles.map(({ database }) => database))]
  await withClient(superuserUrl(), async (client) => {
    for (const role of roles) await createRole(client, role)
    for (const database of databases) await createDatabase(client, database)
    for (const open of ['postgres', 'template1', ...databases])
      await client.query(`revoke connect, temporary on database ${client.escapeIdentifier(open)} from public`)
    for (const { role, database } of roles)
      await client.query(
        `grant connect, temporary on database ${client.escapeIdentifier(database)} to ${client.escapeIdentifier(role)}`,
      )
  })
  await Promise.all(
    databases
      .filter((database) => superuserExtensions[database])
      .map((database) =>
        withClient(superuserUrl(database), async (client) => {
          for (const extension of superuserExtensions[database] ?? [])
            await client.query(`create extension if not exists ${extension}`)
        }),
      ),
  )
}
