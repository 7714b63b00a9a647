import { randomBytes } from 'node:crypto'
import { createTestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { expect, it, onTestFinished } from 'vitest'
import { migrateService } from '../src/migrate-service.ts'
import { startTestService } from '../src/testing/test-service.ts'
import { startService } from '../src/start.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

it('[SH-05] a service works by a role that can change none of its tables', async () => {
  const sample = await startTestService(service, { losesPostgres: true })
  onTestFinished(sample.stop)
  await sample.crash()
  const database = await createTestDatabase('role')
  const role = `service_${randomBytes(4).toString('hex')}`
  await database.pool.query(`create role ${role} login password 'secret'`)
  onTestFinished(async () => {
    await database.pool.query(`drop owned by ${role}; drop role ${role}`)
    await database.drop()
  })
  for (let time = 0; time < 2; time += 1) await migrateService(database.url, service.migrations, { role })

  const url = Object.assign(new URL(database.url), { username: role, password: 'secret' }).href
  const running = await startService(service, { ...sample.env, DATABASE_URL_ENGAGEMENT: url })
  onTestFinished(running.stop)
  await sample.publish(contract.applicationSubmitted, { what: 'an event' })
  await database.pool.query(`select graphile_worker.add_job('sample-task')`)
  const effects = async () =>
    (await database.pool.query<{ what: string }>('select what from effect order by what')).rows.map(
      ({ what }) => what,
    )
  await expect.poll(effects).toEqual(['an event', 'task'])
  await expect.poll(() => sample.events.published(contract.noteAdded).length).toBe(1)
  await expect(
    database.pool.query(`set role ${role}; alter table note add column more text`),
  ).rejects.toThrow('must be owner')
})
