#!/usr/bin/env node
// Brings the database of a service to what its release needs: `migrate.ts jobs`; `migrate.ts jobs contract` also takes away
// what the release before reads, once none of it runs anymore.
import path from 'node:path'
import { databaseUrlVariable, nouns, type Noun } from '@lunchpail/contracts/noun'
import { runMain, type Command } from '../src/command.ts'
import { serviceFolder } from '../src/repository.ts'
import { isolatedSchemas, migrateService, migrationUrl, servicesRole } from '../src/migrate-service.ts'

const usage = `npm run migrate -- ${nouns.join(' | ')}            applies what the release needs
npm run migrate -- jobs contract    also what takes away what the release before reads
`
const isNoun = (name: string): name is Noun => (nouns as readonly string[]).includes(name)

const says = {
  applied: (migration: string) => `${migration} is applied`,
  left: (migration: string) =>
    `${migration} is left until it is asked for: it takes away what is read before`,
  busy: (migration: string) => `${migration} waits: another transaction holds its table`,
}

export const main: Command = async ([noun = '', part, ...more], { env, out, err }) => {
  if (!isNoun(noun) || (part !== undefined && part !== 'contract') || more.length > 0) {
    err(usage)
    return 2
  }
  const url = migrationUrl(noun, env)
  if (url === undefined) {
    err(`${databaseUrlVariable(noun)} is missing.\n`)
    return 1
  }
  const folder = path.join(serviceFolder(noun), 'prisma/migrations')
  try {
    await migrateService(url, folder, {
      contract: part === 'contract',
      role: servicesRole(noun, env),
      isolated: isolatedSchemas(noun, folder, env),
      onStep: (step, migration) => out(`${says[step](migration)}\n`),
    })
  } catch (failure) {
    const { message, cause } = failure as Error
    err(`${[message, (cause as Error | undefined)?.message].filter(Boolean).join(' ')}\n`)
    return 1
  }
  out(`${noun} has what this release needs\n`)
  return 0
}

if (import.meta.main) await runMain(main)
