import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrateService } from '../src/migrate-service.ts'
import { service } from './sample/service.ts'

it('[SH-05] the tables of the job queue are waited for briefly and again, so that jobs are added meanwhile', async () => {
  const database = await createTestDatabase('patient')
  const role = `service-${randomBytes(4).toString('hex')}`
  onTestFinished(async () => {
    await database.pool.query(`drop owned by "${role}"; drop role "${role}"`)
    await database.drop()
  })
  await database.pool.query(`create role "${role}"`)
  await migrateService(database.url, service.migrations)
  const reader = new pg.Client({ connectionString: database.url })
  reader.on('error', () => {})
  await reader.connect()
  onTestFinished(() => reader.end())
  const held = [
    ['its migrations', 'lock table graphile_worker.migrations in share mode', {}],
    ['the rights of a role', 'select from graphile_worker._private_jobs', { role }],
  ] as const
  for (const [what, lock, whose] of held) {
    await database.pool.query('delete from graphile_worker.migrations where id = 20')
    await reader.query(`begin; ${lock}`)
    const busy: string[] = []
    const added: Promise<unknown>[] = []
    await migrateService(database.url, service.migrations, {
      ...whose,
      patience: { timeoutMs: 100, tries: 100, pauseMs: 10 },
      onStep: (step, name) => {
        busy.push(`${step} ${name}`)
        added.push(database.pool.query(`select graphile_worker.add_job('sample-task')`))
        if (busy.length === 3) void Promise.all(added).then(() => reader.query('commit'))
      },
    })
    expect([what, ...busy.slice(0, 3)]).toEqual([what, ...Array<string>(3).fill('busy the job queue')])
    const { rows } = await database.pool.query('select max(id) as newest from graphile_worker.migrations')
    expect(rows).toEqual([{ newest: 20 }])
  }
})
