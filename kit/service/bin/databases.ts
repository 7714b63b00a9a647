#!/usr/bin/env node
// Makes the roles and databases of a deployment on a new server of PostgreSQL, by the addresses that its services have.
import { databaseUrlVariable, nouns } from '@lunchpail/contracts/noun'
import { runMain, type Command } from '../src/command.ts'
import { createDatabases, type DatabaseRole } from '../src/create-databases.ts'

const usage = `npm run databases    makes the roles and databases that each DATABASE_URL_<NOUN> names, and lets no one else in
It needs DATABASE_ADMIN_URL, of a superuser, and DATABASE_URL_<NOUN> of every service; a second run changes passwords alone.
`

/** Whom an address names: its role owns the database of its own name; others of that name, as `wizard_…`, are let in. */
const roleOf = (value: string | undefined): DatabaseRole | undefined => {
  if (!value || !URL.canParse(value)) return undefined
  const { username, password, pathname } = new URL(value)
  const database = nouns.find((noun) => noun === pathname.slice(1))
  if (!database || !password) return undefined
  const isNamed = username === database || username.startsWith(`${database}_`)
  return isNamed ? { role: username, database, password: decodeURIComponent(password) } : undefined
}

export const main: Command = async (args, { env, out, err }) => {
  const admin = env['DATABASE_ADMIN_URL']
  const names = [...nouns.map(databaseUrlVariable), 'DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY']
  const roles = names.map((name) => roleOf(env[name]))
  if (args.length > 0 || !admin || !URL.canParse(admin)) {
    err(usage)
    return 2
  }
  const wrong = names.filter((_name, index) => roles[index] === undefined)
  if (wrong.length > 0) {
    err(`These must look like postgres://jobs:password@db.example:5432/jobs: ${wrong.join(', ')}\n`)
    return 1
  }
  const at = (database?: string): string => {
    const url = new URL(admin)
    if (database !== undefined) url.pathname = `/${database}`
    return url.href
  }
  try {
    await createDatabases(
      at,
      roles.filter((role) => role !== undefined),
    )
  } catch (failure) {
    err(`${failure instanceof Error ? failure.message : 'failed'}\n`)
    return 1
  }
  out(`${nouns.length} databases are there, each for its own service\n`)
  return 0
}

if (import.meta.main) await runMain(main)
