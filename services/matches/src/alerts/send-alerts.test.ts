import { randomUUID } from 'node:crypto'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { onMatches, type OwnMatches } from '../../test/matches-service.ts'
import { service } from '../service.ts'
import { alertTask, enqueueAlerts } from './send-alerts.ts'

let matches: OwnMatches
let database: ReturnType<typeof openDatabase>
beforeAll(async () => {
  const clock = new MovableClock(new Date('2020-03-02T09:00:00Z'))
  matches = onMatches(await startTestService(service, { clock }))
  database = openDatabase(matches.pool)
})
afterAll(async () => {
  await database.close()
  await matches.stop()
})

it('[MT-12] whoever notes an earlier alert meanwhile is waited for: the job runs when the first is due', async () => {
  const due = (at: string) =>
    matches.pool.query('insert into alert_due (account_id, due_at) values ($1, $2)', [randomUUID(), at])
  const lock = 'pg_advisory_xact_lock(hashtext($1))'
  await due('2099-01-02T00:00:00Z')
  const other = await matches.pool.connect()
  await other.query('begin')
  await other.query(`select ${lock}`, [alertTask])
  const enqueued = enqueueAlerts(database.transaction)
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await expect.poll(async () => (await matches.pool.query(waiting)).rowCount).toBeGreaterThan(0)
  await due('2099-01-01T00:00:00Z')
  await other.query('commit')
  other.release()
  await enqueued
  const { rows } = await matches.pool.query('select run_at from graphile_worker.jobs where key = $1', [
    alertTask,
  ])
  expect(rows).toEqual([{ run_at: new Date('2099-01-01T00:00:00Z') }])
})
