import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { migrateService } from '@lunchpail/kit-service/migrate-service'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import { expect, it, onTestFinished } from 'vitest'
import { service } from '../src/service.ts'
import { posting } from './factories.ts'
import { startJobs } from './jobs-service.ts'

/** The service's migrations, and one more. */
const withMigration = async (sql: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(service.migrations, folder, { recursive: true })
  await mkdir(path.join(folder, '29991231000000_later'))
  await writeFile(path.join(folder, '29991231000000_later/migration.sql'), sql)
  return folder
}

it('[SH-05] the job list is answered while a migration waits for its table, which a long transaction reads', async (test) => {
  // prove/run.ts
  test.skip(
    process.env['FAKETIME'] !== undefined,
    'with a clock that is moved, a lock timeout of PostgreSQL never ends',
  )
  const jobs = await startJobs()
  onTestFinished(jobs.stop)
  await jobs.save([posting()])
  const url = jobs.env['DATABASE_URL_JOBS']!
  const reader = new pg.Client({ connectionString: url })
  reader.on('error', () => {})
  await reader.connect()
  onTestFinished(() => reader.end())
  await reader.query('begin; select from position limit 1')

  const statuses: number[] = []
  let busy = 0
  let migrating = true
  const visitor = jobs.visitor()
  const list = async () => {
    while (migrating) {
      const headers = { 'x-forwarded-for': randomAddress() }
      statuses.push((await visitor.call(listPositions, { query: {}, headers })).status)
    }
  }
  const lists = Array.from({ length: 8 }, list)
  const folder = await withMigration('alter table position add column later text')
  await migrateService(url, folder, {
    patience: { timeoutMs: 200, tries: 60, pauseMs: 50 },
    onStep: (step) => {
      if (step === 'busy') busy += 1
      if (busy === 5) void reader.query('commit')
    },
  })
  migrating = false
  await Promise.all(lists)

  expect(busy).toBeGreaterThanOrEqual(5)
  expect(statuses.filter((status) => status !== 200)).toEqual([])
  expect(statuses.length).toBeGreaterThan(20)
  expect((await jobs.pool.query('select later from position')).rows).toEqual([{ later: null }])
})
