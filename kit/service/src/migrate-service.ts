import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import {
  databaseUrlVariable,
  directUrlVariable,
  migrationUrlVariable,
  type Noun,
} from '@lunchpail/contracts/noun'
import { grantUse } from '@lunchpail/kit-database/grant-use'
import type { IsolatedSchema } from '@lunchpail/kit-database/isolated-schema'
import { patiently, usualPatience } from '@lunchpail/kit-database/lock-patience'
import { migrate, type MigrateOptions } from '@lunchpail/kit-database/migrate'
import { migrateWorker, patientPool } from './worker-migrations.ts'

/** Where a service's migrations go: to a role of their own, else around a pooler, else to the service's own address. */
export const migrationUrl = (noun: Noun, env: NodeJS.ProcessEnv): string | undefined =>
  env[migrationUrlVariable(noun)] || env[directUrlVariable(noun)] || env[databaseUrlVariable(noun)]

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username)

/** The role of the service, where another one migrates: it gets the use of what that makes. */
export const servicesRole = (noun: Noun, env: NodeJS.ProcessEnv): string | undefined => {
  const [own, migrating] = [env[databaseUrlVariable(noun)], env[migrationUrlVariable(noun)]]
  if (!own || !migrating || roleOf(own) === roleOf(migrating)) return undefined
  return roleOf(own)
}

/**
 * The schemas of roles of their own: `prisma/isolated/equal_opportunity` beside a service's migrations is that of the role in
 * `DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY`.
 */
export const isolatedSchemas = (noun: Noun, folder: string, env: NodeJS.ProcessEnv): IsolatedSchema[] => {
  const isolated = path.join(folder, '../isolated')
  const schemas = existsSync(isolated) ? readdirSync(isolated) : []
  return schemas.map((schema) => {
    const variable = `${databaseUrlVariable(noun)}_${schema.toUpperCase()}`
    const url = env[variable]
    if (!url) throw new Error(`${variable} is missing.`)
    return { schema, folder: path.join(isolated, schema), url }
  })
}

/** Brings a database to what its service needs: kit's tables, its own, and those of its job queue. */
export const migrateService = async (
  databaseUrl: string,
  folder: string,
  { role, ...options }: Omit<MigrateOptions, 'after'> & { readonly role?: string | undefined } = {},
): Promise<void> => {
  const { patience = usualPatience, onStep = () => {} } = options
  const pool = patientPool(databaseUrl, patience)
  const afterThem = async (): Promise<void> => {
    await migrateWorker(pool)
    if (role !== undefined) await grantUse(pool, role)
  }
  const after = () => patiently(afterThem, patience, () => onStep('busy', 'the job queue'))
  try {
    await migrate(databaseUrl, folder, { ...options, after })
  } finally {
    await pool.end()
  }
}
