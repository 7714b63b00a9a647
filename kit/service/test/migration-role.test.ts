import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrateService } from '../src/migrate-service.ts'
import { startTestService } from '../src/testing/test-service.ts'
import { startService } from '../src/start.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

it('[SH-05] a service works by a role that can change none of its tables, and by another one after it', async () => {
  const sample = await startTestService(service, { losesPostgres: true })
  onTestFinished(sample.stop)
  await sample.crash()
  const database = await createTestDatabase('role')
  const roles = [1, 2].map(() => `service-${randomBytes(4).toString('hex')}`)
  onTestFinished(async () => {
    await database.pool.query(roles.map((role) => `drop owned by "${role}"; drop role "${role}"`).join(';'))
    await database.drop()
  })
  const effects = async () =>
    (await database.pool.query<{ what: string }>('select what from effect order by what')).rows.map(
      ({ what }) => what,
    )
  const start = async (role: string) => {
    const url = Object.assign(new URL(database.url), { username: role, password: 'secret' }).href
    const running = await startService(service, { ...sample.env, DATABASE_URL_ENGAGEMENT: url })
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= running.stop())
    onTestFinished(stop)
    return { stop }
  }
  const work = async (role: string, what: string[]) => {
    await database.pool.query(`truncate effect; select graphile_worker.add_job('sample-task')`)
    await sample.publish(contract.applicationSubmitted, { what: role })
    await expect.poll(effects).toEqual(what)
  }

  for (const role of roles) {
    await database.pool.query(`create role "${role}" login password 'secret'`)
    await Promise.all([1, 2, 3].map(() => migrateService(database.url, service.migrations, { role })))
    const running = await start(role)
    await work(role, [role, 'task'])
    await expect.poll(() => sample.events.published(contract.noteAdded).length).toBe(1)
    sample.events.forget()
    await running.stop()
    const refused = [
      'alter table note add column more text',
      'delete from public._prisma_migrations',
      'update kit.migration set checksum = null',
      'insert into graphile_worker.migrations (id) values (0)',
    ]
    for (const sql of refused)
      await expect(database.pool.query(`begin; set local role "${role}"; ${sql}`), sql).rejects.toThrow(
        /must be owner|permission denied/,
      )
  }
  // its instances run until those of the second do
  await start(roles[0]!)
  await work('first', ['first', 'task'])
})
