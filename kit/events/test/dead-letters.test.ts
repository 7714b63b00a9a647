import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '@lunchpail/kit-database/migrate'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { listDeadLetters } from '../src/dead-letters.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('letters')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
})
afterAll(() => database?.drop())

it('serves instances of the release before, which know the table as kit.parked', async () => {
  const { pool } = database
  const insert = () =>
    pool.query(
      `insert into kit.parked (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (consumer, event_id) do nothing`,
      ['wizard--jobs-position-changed-v1', 'one', 'jobs.position.changed.v1', '{}', 'Error', 'no', 8],
    )
  expect((await insert()).rowCount).toBe(1)
  expect((await insert()).rowCount).toBe(0)
  expect(await listDeadLetters(pool)).toMatchObject([
    { event_id: 'one', attempts: 8, failed_at: expect.any(Date) },
  ])
  expect((await pool.query('select id from kit.parked order by parked_at, id')).rowCount).toBe(1)
  const expired = `delete from "kit"."parked" where ctid in
    (select ctid from "kit"."parked" where "parked_at" < $1 limit 5000)`
  expect((await pool.query(expired, [new Date(Date.now() + 60_000)])).rowCount).toBe(1)
  expect(await listDeadLetters(pool)).toEqual([])
})
