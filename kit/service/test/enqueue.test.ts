import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { reaction, type Subscription } from '@lunchpail/kit-events/subscription'
import { enqueue, enqueueAll } from '../src/enqueue.ts'
import { leftoverSubscriptions, leftoversTask } from '../src/leftover-subscriptions.ts'
import { migrateWorker } from '../src/worker-migrations.ts'
import * as contract from './sample/contract.ts'

interface Job {
  readonly task_identifier: string
  readonly payload: unknown
  readonly key: string
  readonly max_attempts: number
  readonly run_at: Date
}

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('enqueue')
  await migrateWorker(database.pool)
})
afterAll(() => database?.drop())
beforeEach(() => database.pool.query('truncate graphile_worker._private_jobs'))

const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => pgTransaction(database.pool)(work)
const jobs = async () =>
  (
    await database.pool.query<Job>(
      `select identifier as task_identifier, payload, key, job.max_attempts, run_at
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id`,
    )
  ).rows

describe('a job', () => {
  const runAt = new Date('2030-01-01T08:00:00Z')
  const later = new Date('2030-02-01T08:00:00Z')

  it('is there once its transaction has committed, to run at its time and at most so often', async () => {
    await inTransaction((tx) => enqueue(tx, 'remind', { to: 'ñ' }, { key: 'one', attempts: 7, runAt }))
    const failed = inTransaction(async (tx) => {
      await enqueue(tx, 'remind', {}, { key: 'two', attempts: 7 })
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    expect(await jobs()).toEqual([
      { task_identifier: 'remind', payload: { to: 'ñ' }, key: 'one', max_attempts: 7, run_at: runAt },
    ])
  })

  it('waits for those of no priority where it has one', async () => {
    await inTransaction(async (tx) => {
      await enqueue(tx, 'visitor', {}, { key: 'one', attempts: 1, priority: 10 })
      await enqueue(tx, 'remind', {}, { key: 'two', attempts: 1 })
    })
    const { rows } = await database.pool.query(
      'select key, priority from graphile_worker._private_jobs order by priority',
    )
    expect(rows).toEqual([
      { key: 'two', priority: 0 },
      { key: 'one', priority: 10 },
    ])
  })

  it('is in the queue that is named, whose jobs run one after the other, and else in none', async () => {
    await inTransaction(async (tx) => {
      await enqueue(tx, 'scan', {}, { key: 'one', attempts: 1, queue: 'scans' })
      await enqueue(tx, 'remind', {}, { key: 'two', attempts: 1 })
    })
    const { rows } = await database.pool.query(
      `select key, queue_name from graphile_worker._private_jobs job
       left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id order by key`,
    )
    expect(rows).toEqual([
      { key: 'one', queue_name: 'scans' },
      { key: 'two', queue_name: null },
    ])
  })

  it('runs at once where no time is told', async () => {
    await inTransaction((tx) => enqueue(tx, 'remind', {}, { key: 'one', attempts: 1 }))
    const [{ isDue } = { isDue: false }] = (
      await database.pool.query<{ isDue: boolean }>(
        `select run_at <= now() as "isDue" from graphile_worker._private_jobs`,
      )
    ).rows
    expect(isDue).toBe(true)
  })

  it('takes the place of one by the same key, at its own time, or at that of the one before', async () => {
    const again = (text: string, options: { runAt: Date; keepTime?: true }) =>
      inTransaction((tx) => enqueue(tx, 'remind', { text }, { key: 'one', attempts: 3, ...options }))
    await again('first', { runAt })
    await again('second', { runAt: later })
    expect(await jobs()).toMatchObject([{ payload: { text: 'second' }, run_at: later }])
    await again('third', { runAt, keepTime: true })
    expect(await jobs()).toMatchObject([{ payload: { text: 'third' }, run_at: later }])
  })

  it('is added where a worker begins with the one of the same key just then, which may have looked before', async () => {
    // as if it began between the two statements of graphile-worker, the first of which looks for jobs that have begun
    await database.pool.query(`create function begin_it() returns trigger language plpgsql as $$ begin
      if pg_trigger_depth() = 1 then
        update graphile_worker._private_jobs set locked_at = now(), locked_by = 'other'
        where key = 'one' and not exists (select from graphile_worker._private_jobs where locked_at is not null);
      end if;
      return null; end $$`)
    const one = { task: 'remind', payload: {}, key: 'one', attempts: 3 }
    const all = {
      enqueue: (tx: Transaction) => enqueue(tx, one.task, one.payload, one),
      enqueueAll: (tx: Transaction) => enqueueAll(tx, [one, { ...one, key: 'two' }]),
    }
    for (const [name, add] of Object.entries(all)) {
      await database.pool.query('truncate graphile_worker._private_jobs')
      await inTransaction((tx) => enqueue(tx, 'remind', {}, { key: 'one', attempts: 3 }))
      await database.pool.query(`create trigger begins after update on graphile_worker._private_jobs
        for each statement execute function begin_it()`)
      await inTransaction(add)
      await database.pool.query('drop trigger begins on graphile_worker._private_jobs')
      const { rows } = await database.pool.query(
        `select count(*) filter (where locked_at is null and key = 'one')::int as open, count(locked_at)::int as begun
         from graphile_worker._private_jobs`,
      )
      expect([name, ...rows]).toEqual([name, { open: 1, begun: 1 }])
    }
  })

  it('comes with others in one statement, each as it would alone', async () => {
    const one = { task: 'remind', payload: { to: 'ñ', list: [{ b: 1, a: [2] }] }, key: 'one', attempts: 7 }
    await inTransaction((tx) => enqueueAll(tx, []))
    await inTransaction((tx) => enqueue(tx, 'remind', {}, { key: 'one', attempts: 3, runAt: later }))
    await inTransaction((tx) =>
      enqueueAll(tx, [
        { ...one, runAt },
        { task: 'scan', payload: {}, key: 'two', attempts: 1, queue: 'scans', priority: 10 },
      ]),
    )
    const { rows } = await database.pool.query(
      `select task.identifier, payload, key, job.max_attempts as attempts, priority, queue_name, run_at <= now() as due
       from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = task_id
       left join graphile_worker._private_job_queues queue on queue.id = job_queue_id order by key`,
    )
    const { payload } = one
    expect(rows).toEqual([
      { identifier: 'remind', payload, key: 'one', attempts: 7, priority: 0, queue_name: null, due: false },
      {
        identifier: 'scan',
        payload: {},
        key: 'two',
        attempts: 1,
        priority: 10,
        queue_name: 'scans',
        due: true,
      },
    ])
    expect((await jobs()).find(({ key }) => key === 'one')?.run_at).toEqual(runAt)
  })
})

describe('the leftovers of a republish', () => {
  const subscriptions = [
    contract.positionChanged,
    contract.positionChanged,
    contract.personChanged,
    contract.applicationSubmitted,
  ].map((event) => reaction(event, { from: 'new' }, async () => {}))
  const ofState = [contract.positionChanged, contract.personChanged]

  it('are looked for after each owner of state that is read here, once', () => {
    expect(leftoverSubscriptions(subscriptions)).toMatchObject(
      [...new Set(ofState.map(({ owner }) => owner))].map((owner) => ({
        kind: 'reaction',
        from: 'new',
        event: { type: republishCompleted(owner).type },
      })),
    )
    expect(leftoverSubscriptions([])).toEqual([])
  })

  it('are one job of an owner, which is tried for days', async () => {
    const [first] = leftoverSubscriptions(subscriptions)
    const { owner } = contract.positionChanged
    const events = { [contract.positionChanged.type]: 2 }
    for (const epoch of [3, 4])
      await inTransaction((tx) =>
        (first as Subscription).handle(tx, { epoch, events, more: 'left out' }, {} as never),
      )
    expect(await jobs()).toMatchObject([
      { task_identifier: leftoversTask, key: `${leftoversTask} ${owner}`, max_attempts: 25 },
    ])
    expect((await jobs())[0]!.payload).toEqual({ owner, epoch: 4, events })
    expect(leftoversTask).toBe('kit-leftovers')
  })
})
