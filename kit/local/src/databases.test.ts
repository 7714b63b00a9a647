import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../test/temporary-folder.ts'
import { createDatabases, type DatabaseRole } from './databases.ts'
import { freePort } from './ports.ts'
import { postgres, type Postgres } from './postgres.ts'
import { startWatchdog } from './watchdog.ts'

const roles: DatabaseRole[] = [
  { role: 'auth', database: 'auth', password: 'auth-secret' },
  { role: 'jobs', database: 'jobs', password: 'jobs-secret' },
  { role: 'wizard', database: 'wizard', password: 'wizard-secret' },
  { role: 'wizard_equal_opportunity', database: 'wizard', password: 'apart-secret' },
]

describe('databases of the services', () => {
  const folder = temporaryFolder()
  const watchdog = startWatchdog()
  let server: Postgres
  let port: number

  beforeAll(async () => {
    port = await freePort()
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

  it('[SH-05] lets a service into its own database', async () => {
    for (const { role, database, password } of roles)
      expect(await ask(role, password, database)).toEqual([{ '?column?': 1 }])
    await ask('jobs', 'jobs-secret', 'jobs', 'create table position (id int)')
  })

  it.each([
    ['auth', 'jobs', 'auth-secret'],
    ['jobs', 'auth', 'jobs-secret'],
    ['wizard', 'jobs', 'wizard-secret'],
    ['wizard_equal_opportunity', 'auth', 'apart-secret'],
    ['auth', 'postgres', 'auth-secret'],
    ['auth', 'template1', 'auth-secret'],
  ])('[SH-05] keeps the role %s out of the database %s', async (role, database, password) => {
    await expect(ask(role, password, database)).rejects.toMatchObject({ code: '42501' })
  })

  it('[SH-05] asks every role for its password', async () => {
    await expect(ask('auth', 'jobs-secret', 'auth')).rejects.toMatchObject({ code: '28P01' })
    await expect(ask('postgres', '', 'postgres')).rejects.toThrow(/password/)
  })

  it('gives nobody but the owner a table of the database', async () => {
    await ask('wizard', 'wizard-secret', 'wizard', 'create table answer (id int)')
    await expect(
      ask('wizard_equal_opportunity', 'apart-secret', 'wizard', 'table answer'),
    ).rejects.toMatchObject({
      code: '42501',
    })
  })

  it('changes nothing when run again, and has the extensions that migrations may not make', async () => {
    await createDatabases(server.url, roles)
    await ask('jobs', 'jobs-secret', 'jobs', 'create extension if not exists earthdistance')
    const rows = await ask('jobs', 'jobs-secret', 'jobs', 'select extname from pg_extension order by 1')
    expect(rows).toEqual([{ extname: 'cube' }, { extname: 'earthdistance' }, { extname: 'plpgsql' }])
  })

  it('keeps its data over a stop, and takes 300 connections', async () => {
    await server.process.stop()
    expect(server.process.state()).toBe('stopped')
    await server.process.start()
    expect(await ask('jobs', 'jobs-secret', 'jobs', 'table position')).toEqual([])
    expect(await ask('jobs', 'jobs-secret', 'jobs', 'show max_connections')).toEqual([
      { max_connections: '300' },
    ])
  })
})
