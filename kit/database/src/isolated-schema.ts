import type pg from 'pg'
import type { MigrationFolder } from './migrations.ts'

/** A schema of a service's database that belongs to a role of its own: the service's has no privilege on it. */
export interface IsolatedSchema {
  readonly schema: string
  readonly folder: string
  /** the database, by that role */
  readonly url: string
}

export const folderOfIsolated = ({ schema, folder }: Omit<IsolatedSchema, 'url'>): MigrationFolder => ({
  folder,
  table: `${schema}._prisma_migrations`,
})

/**
 * The role creates its schema itself, so that it alone owns it; whoever migrates grants it the privilege only for that
 * statement. Where neither owns the database, its owner creates it in advance.
 */
export const createSchema = async (owner: pg.Client, isolated: pg.Client, schema: string): Promise<void> => {
  const { rows } = await isolated.query<{ role: string; privilege: string; exists: boolean }>(
    `select quote_ident(current_user) as role, 'create on database ' || quote_ident(current_database()) as privilege,
      to_regnamespace($1) is not null as exists`,
    [schema],
  )
  const { role, privilege, exists } = rows[0]!
  if (exists) return
  const create = async (): Promise<void> => {
    await owner.query(`grant ${privilege} to ${role}`)
    try {
      await isolated.query(`create schema ${schema}`)
    } finally {
      await owner.query(`revoke ${privilege} from ${role}`)
    }
  }
  await create().catch((cause: unknown) => {
    const statement = `create schema ${schema} authorization ${role}`
    throw new Error(`The owner of the database has to run this once: ${statement}.`, { cause })
  })
}
