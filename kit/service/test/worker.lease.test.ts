import type pg from 'pg'
import type { Task } from 'graphile-worker'
import { describe, expect, it, vi } from 'vitest'
import { Worker } from '../src/worker.ts'
import { soon, openWorkers } from './open-workers.ts'

const own = openWorkers()
const { startWorker, addJob, jobs, refusing, session, leases, leased, closing } = own

describe('[SH-06] the lease of a worker on its jobs', () => {
  /** A job that an instance has locked for a while. */
  const lockedBy = async (instance: string) => {
    await addJob('greet', { of: instance })
    await own.database.pool.query(
      `update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 minute'
       where locked_by is null`,
      [instance],
    )
  }

  it('frees the jobs of an instance that has none', async () => {
    await lockedBy('gone')
    const run = vi.fn<Task>()
    startWorker({ greet: run })
    await expect.poll(() => run.mock.calls.length, soon).toBe(1)
  })

  it('leaves an instance its jobs that has one', async () => {
    const alive = await session()
    await alive.query(`select pg_advisory_lock_shared(72707371, hashtext('alive'))`)
    await lockedBy('alive')
    await lockedBy('gone')
    // this worker has no lease: where it is slow, its own jobs are freed too, and run again
    const run = vi.fn<Task>()
    const whose = () => run.mock.calls.map(([payload]) => (payload as { of: string }).of)
    startWorker({ greet: run })
    await expect.poll(whose, soon).toContain('gone')
    expect(await jobs(`locked_by = 'alive'`)).toBe(1)
    expect(whose()).not.toContain('alive')
    await alive.query(`select pg_advisory_unlock_shared(72707371, hashtext('alive'))`)
    await expect.poll(whose, soon).toContain('alive')
  })

  it('deletes a job that was replaced while an instance had it that is gone', async () => {
    const keyed = (of: string) =>
      own.database.pool.query(
        `select graphile_worker.add_job('greet', json_build_object('of', $1::text), job_key := 'one', max_attempts := 3)`,
        [of],
      )
    await keyed('older')
    await own.database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'gone', attempts = 1, locked_at = now() - interval '1 minute'`,
    )
    await keyed('newer')
    expect(await jobs()).toBe(2)
    const run = vi.fn<Task>()
    await leased(startWorker({ greet: run }).worker)
    await expect.poll(() => jobs(), soon).toBe(0)
    expect(run.mock.calls.map(([payload]) => payload)).toEqual([{ of: 'newer' }])
  })

  it('is checked no more often than it lasts', async () => {
    const times: number[] = []
    const pool = { query: async () => void times.push(performance.now()) } as unknown as pg.Pool
    const worker = new Worker({ ...own.open, pool })
    worker.start()
    closing.push(() => worker.stop())
    await expect.poll(() => times.length, soon).toBeGreaterThan(2)
    const { leaseMs } = own.open.runtime
    const pauses = times.slice(1).map((time, index) => time - times[index]!)
    for (const pause of pauses) expect(pause).toBeGreaterThan(leaseMs)
  })

  it('is given back where the worker begins anew, as it does where it can get no job', async () => {
    const run = vi.fn<Task>()
    const { worker } = startWorker({ greet: run })
    const holder = await leased(worker)
    const former = await leases()
    const { allow } = await refusing('update')
    await addJob('greet')
    await vi.waitFor(async () => {
      await own.database.pool.query(`select pg_notify('jobs:insert', '{"count":2}')`)
      await worker.holdLease(holder)
      const held = await leases()
      expect(held).toHaveLength(1)
      expect(held).not.toEqual(former)
    }, soon)
    await allow()
    await expect.poll(() => run.mock.calls.length, soon).toBe(1)
  })

  it('is taken once for each session, and for nothing before there is a pool', async () => {
    const asked: string[] = []
    const recording = (name: string) =>
      ({ query: async (text: string) => void asked.push(`${name}: ${text}`) }) as unknown as pg.Client
    const [first, second] = [recording('first'), recording('second')]
    await new Worker({ ...own.open }).holdLease(first)
    expect(asked).toEqual([])
    const { worker } = startWorker()
    await vi.waitFor(async () => {
      await worker.holdLease(first)
      expect(asked).toHaveLength(1)
    }, soon)
    await worker.holdLease(first)
    await worker.holdLease(second)
    expect(asked).toEqual(
      ['first', 'second'].map((name) => `${name}: select pg_advisory_lock_shared($1, hashtext($2))`),
    )
  })

  it('is of the worker pool that locks its jobs, taken once for each session', async () => {
    const held = Promise.withResolvers<void>()
    closing.push(async () => held.resolve())
    const { worker } = startWorker({ greet: () => held.promise })
    const first = await leased(worker)
    await worker.holdLease(first)
    await addJob('greet')
    await expect.poll(() => jobs('locked_by is not null'), soon).toBe(1)
    const { rows } = await own.database.pool.query<{ lease: string }>(
      'select hashtext(locked_by)::oid::text as lease from graphile_worker.jobs',
    )
    expect((await leases()).map(String)).toEqual([rows[0]!.lease])
    await first.query(
      `select pg_advisory_unlock_shared(72707371, hashtext(locked_by)) from graphile_worker.jobs`,
    )
    expect(await leases()).toEqual([])
    const second = await session()
    await worker.holdLease(second)
    expect(await leases()).toHaveLength(1)
  })
})
