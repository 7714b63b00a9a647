import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TaskList } from 'graphile-worker'
import { pino } from 'pino'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { doDueJobs } from '../src/due-jobs.ts'
import { enqueue } from '../src/enqueue.ts'
import { migrateWorker } from '../src/worker-migrations.ts'

const log = pino({ enabled: false })
let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('due_jobs')
  await migrateWorker(database.pool)
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate graphile_worker._private_jobs'))

const [early, late, begun] = ['2026-11-20T09:00:00Z', '2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z']
const until = new Date('2026-11-20T10:00:00Z')
const add = (task: string, key: string, runAt?: string) =>
  enqueue(
    pgStatements(database.pool),
    task,
    { key },
    { key, attempts: 5, ...(runAt && { runAt: new Date(runAt) }) },
  )
const left = async () =>
  (await database.pool.query('select key from graphile_worker.jobs order by key')).rows.map(({ key }) => key)
const doDue = (tasks: TaskList) =>
  doDueJobs({ pool: database.pool, log, tasks }, ['tell'], { until, begun: new Date(begun!) })
const keyIn = (payload: unknown) => (payload as { key: string }).key

it('[SH-06] does what was due, locked or not, and leaves what comes later, and the jobs of other tasks', async () => {
  await add('tell', 'due', early)
  await add('tell', 'locked', early)
  await add('tell', 'later', late)
  await add('other', 'other', early)
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'gone' where key = 'locked'`,
  )
  const told: string[] = []
  const tell = async (payload: unknown) => {
    told.push(keyIn(payload))
    // each plans the next, and one is to be done at once
    if (keyIn(payload) === 'due') await add('tell', 'due', late)
    if (keyIn(payload) === 'locked') await add('tell', 'at once')
  }
  expect(await doDue({ tell })).toEqual({ done: { tell: 3 }, failed: 0 })
  expect(told).toEqual(['due', 'locked', 'at once'])
  expect(await left()).toEqual(['due', 'later', 'other'])
})

it('[SH-06] puts back a job that fails, and goes on with the others', async () => {
  await add('tell', 'broken', early)
  await add('tell', 'fine', early)
  const tell = (payload: unknown) =>
    keyIn(payload) === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve()
  expect(await doDue({ tell })).toEqual({ done: { tell: 1 }, failed: 1 })
  expect(await left()).toEqual(['broken'])
})
