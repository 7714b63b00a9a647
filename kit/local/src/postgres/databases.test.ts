import { existsSync } from 'node:fs'
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../test/temporary-folder.ts'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main as databases } from '../../../service/bin/databases.ts'
import { createDatabases, type DatabaseRole } from '@lunchpail/kit-service/create-databases'
import { environmentDefaults } from '../environment.ts'
import { freePort } from '../ports.ts'
import { postgres, postgresHost, type Postgres } from './postgres.ts'
import { planSite } from '../site/site-plan.ts'
import { root } from '../state-folder.ts'
import { startWatchdog } from '../watchdog.ts'

describe('databases of the services', () => {
  const folder = temporaryFolder()
  const watchdog = startWatchdog()
  let server: Postgres
  let port: number
  let roles: readonly DatabaseRole[]
  const passwordOf = (name: string): string => roles.find(({ role }) => role === name)!.password

  beforeAll(async () => {
    port = await freePort()
    // those that a site is started with
    roles = (await planSite(folder.path, environmentDefaults, { port: await freePort() })).databases
    const options = { port, password: 'superuser-secret', durable: false, watchdog, log: () => {} }
    server = postgres({ folder: folder.path, logsFolder: `${folder.path}/logs`, ...options })
    await server.process.start()
    await createDatabases(server.url, roles)
  })

  afterAll(async () => {
    await server.process.stop()
    watchdog.close()
    folder.remove()
  })

  const ask = async (
    role: string,
    password: string,
    database: string,
    sql = 'select 1',
  ): Promise<unknown> => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: role, password, database })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  it('are reached by a socket, which asks for a password, and by the address of this machine where its path is too long', async () => {
    const url = new URL(server.url())
    expect(decodeURIComponent(url.hostname)).toBe(path.join(folder.path, 'data'))
    url.password = 'another'
    await expect(new pg.Client({ connectionString: url.href }).connect()).rejects.toMatchObject({
      code: '28P01',
    })
    expect(postgresHost(path.join(folder.path, 'deep'.repeat(25)), port)).toBe(`127.0.0.1:${port}`)
  })

  it('[SH-05] each domain has a database and migrations of its own', () => {
    expect([...new Set(roles.map(({ database }) => database))].toSorted()).toEqual(nouns.toSorted())
    for (const noun of nouns) {
      expect(roles).toContainEqual(expect.objectContaining({ role: noun, database: noun }))
      expect(existsSync(path.join(root, 'services', noun, 'prisma/migrations')), noun).toBe(true)
    }
    expect(new Set(roles.map(({ password }) => password)).size).toBe(roles.length)
  })

  it('[SH-05] lets a service into its own database', async () => {
    for (const { role, database, password } of roles)
      expect(await ask(role, password, database)).toEqual([{ '?column?': 1 }])
    await ask('jobs', passwordOf('jobs'), 'jobs', 'create table position (id int)')
  })

  it('[SH-05] keeps each role out of every other database', async () => {
    const answers: string[] = []
    for (const { role, database, password } of roles)
      for (const other of [...nouns, 'postgres', 'template1'].filter((name) => name !== database)) {
        const code = await ask(role, password, other).then(
          () => 'let in',
          (error: { code?: string }) => error.code,
        )
        if (code !== '42501') answers.push(`${role} at ${other}: ${code}`)
      }
    expect(answers).toEqual([])
  })

  it('[SH-05] asks every role for its password', async () => {
    await expect(ask('auth', passwordOf('jobs'), 'auth')).rejects.toMatchObject({ code: '28P01' })
    await expect(ask('postgres', '', 'postgres')).rejects.toThrow(/password/)
  })

  it('gives only the owner a table of the database', async () => {
    await ask('wizard', passwordOf('wizard'), 'wizard', 'create table answer (id int)')
    await expect(
      ask('wizard_equal_opportunity', passwordOf('wizard_equal_opportunity'), 'wizard', 'table answer'),
    ).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('changes nothing when run again, and has the extensions that migrations may not make', async () => {
    await createDatabases(server.url, roles)
    await ask('jobs', passwordOf('jobs'), 'jobs', 'create extension if not exists earthdistance')
    const rows = await ask('jobs', passwordOf('jobs'), 'jobs', 'select extname from pg_extension order by 1')
    expect(rows).toEqual([{ extname: 'cube' }, { extname: 'earthdistance' }, { extname: 'plpgsql' }])
  })

  it('makes them by a command too, of the addresses that services of a deployment have', async () => {
    const url = ({ role, database, password }: DatabaseRole) =>
      `postgres://${role}:${password}@127.0.0.1:${port}/${database}`
    const env = {
      DATABASE_ADMIN_URL: server.url(),
      ...Object.fromEntries(roles.map((one) => [`DATABASE_URL_${one.role.toUpperCase()}`, url(one)])),
    }
    const run = (changed: NodeJS.ProcessEnv = {}) => runHere(databases, () => ({ ...env, ...changed }))()
    const { password, ...jobs } = roles.find(({ role }) => role === 'jobs')!
    const other = { ...jobs, password: `${password}2` }
    expect(await run({ DATABASE_URL_JOBS: url(other) })).toMatchObject({ code: 0 })
    expect(await ask('jobs', other.password, 'jobs')).toEqual([{ '?column?': 1 }])
    expect(await run()).toMatchObject({ code: 0 })
    const wrong = { code: 1, err: expect.stringMatching(/^These .*: DATABASE_URL_JOBS\n$/) }
    expect(await run({ DATABASE_URL_JOBS: url({ ...other, database: 'auth' }) })).toMatchObject(wrong)
    expect(await run({ DATABASE_URL_JOBS: '' })).toMatchObject(wrong)
    expect(await run({ DATABASE_ADMIN_URL: '' })).toMatchObject({ code: 2 })
  })

  it('keeps its data over a stop, and takes 300 connections', async () => {
    await server.process.stop()
    expect(server.process.state()).toBe('stopped')
    await server.process.start()
    expect(await ask('jobs', passwordOf('jobs'), 'jobs', 'table position')).toEqual([])
    expect(await ask('jobs', passwordOf('jobs'), 'jobs', 'show max_connections')).toEqual([
      { max_connections: '300' },
    ])
  })
})
