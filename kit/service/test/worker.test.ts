import { randomUUID } from 'node:crypto'
import type { Task } from 'graphile-worker'
import { describe, expect, it, vi } from 'vitest'
import { saveTombstone } from '@lunchpail/kit-database/tombstone'
import { Worker } from '../src/worker.ts'
import { soon, openWorkers } from './open-workers.ts'

const own = openWorkers()
const { startWorker, addJob, jobs, saying, leased, clock, closing } = own

describe('[SH-06] the worker of a service', () => {
  it('runs a job once, with what was put into it', async () => {
    const run = vi.fn<Task>()
    await leased(startWorker({ greet: run }).worker)
    await addJob('greet', { whom: 'ana' })
    await expect.poll(() => jobs(), soon).toBe(0)
    expect(run.mock.calls.map(([payload]) => payload)).toEqual([{ whom: 'ana' }])
  })

  it('does one job after another by the same pool', async () => {
    const pools: (string | null)[] = []
    startWorker({ greet: (_, { job }) => void pools.push(job.locked_by) })
    for (const done of [0, 1, 2]) {
      await addJob('greet')
      await expect.poll(() => pools.length, soon).toBeGreaterThan(done)
    }
    expect(new Set(pools).size).toBe(1)
  })

  it('tells of a job that failed by its task, its try and its error, and never by what is in it', async () => {
    await addJob('greet', { whom: 'hunter2' })
    startWorker({
      greet: () => {
        throw Object.assign(new Error('cannot'), { code: 'no-voice' })
      },
    })
    // some seconds later it is tried again
    await expect
      .poll(() => saying('job failed')[0], soon)
      .toMatchObject({
        level: 40,
        task: 'greet',
        attempts: 1,
        error: { message: 'cannot', code: 'no-voice' },
      })
    expect(JSON.stringify(own.logged)).not.toContain('hunter2')
    // of the queue's own words those before the error
    const said = () => own.logged.find(({ component }) => component === 'worker')
    await expect.poll(said, soon).toMatchObject({
      level: 40,
      message: expect.stringMatching(/^Failed task \d+ \(greet[^:]*$/),
    })
    expect(said()!.message).not.toMatch(/error|cannot/)
    await expect.poll(() => jobs('attempts > 0 and locked_at is null'), soon).toBe(1)
  })

  it('has retention and erasure run every night, and catches up with a night that it missed', async () => {
    await own.database.pool.query('delete from graphile_worker._private_known_crontabs')
    await own.database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select identifier, now() - interval '9 days', now() - interval '2 days' from unnest(array['kit-retention', 'kit-erasure']) identifier`,
    )
    startWorker()
    await expect.poll(() => saying('expired rows deleted'), soon).toHaveLength(1)
    const { rows } = await own.database.pool.query<{ identifier: string; at: string }>(
      `select identifier, to_char(last_execution at time zone 'UTC', 'HH24:MI') as at
       from graphile_worker._private_known_crontabs
       where identifier <> 'kit-leave-stream' order by identifier`,
    )
    expect(rows).toEqual([
      { identifier: 'kit-erasure', at: '02:47' },
      { identifier: 'kit-retention', at: '03:17' },
    ])
  })

  it('has a task of the service done each minute that asks for it', async () => {
    const minute = async () =>
      (
        await own.database.pool.query<{ identifier: string }>(
          `select identifier from graphile_worker._private_known_crontabs where identifier = 'greet'`,
        )
      ).rows.length
    startWorker({ greet: async () => {} }, { everyMinute: ['greet'] })
    await expect.poll(minute, soon).toBe(1)
  })

  it('tells how many rows retention deleted', async () => {
    await own.database.pool.query(`insert into note (text, created_at) values ('old', $1)`, [
      new Date('2026-11-01T00:00:00Z'),
    ])
    startWorker()
    await addJob('kit-retention')
    await expect.poll(() => saying('expired rows deleted').map(({ rows }) => rows), soon).toContain(1)
  })

  it('warns of rows of an erased person that had come back, and says nothing where there are none', async () => {
    const id = randomUUID()
    await own.open.transaction((tx) => saveTombstone(tx, id, clock.now()))
    startWorker()
    await addJob('kit-erasure')
    await expect.poll(() => jobs(`task_identifier = 'kit-erasure'`), soon).toBe(0)
    const message = 'rows of erased accounts had come back, and were erased again'
    expect(saying(message)).toEqual([])
    await own.database.pool.query(`insert into note (account_id, text) values ($1, 'back')`, [id])
    await addJob('kit-erasure')
    await expect.poll(() => saying(message), soon).toMatchObject([{ level: 40, accounts: 1, rows: 1 }])
  })

  it('tells whose read models were cleared after a republish', async () => {
    startWorker()
    await addJob('kit-leftovers', { owner: 'jobs', epoch: 7, events: {} })
    await expect
      .poll(() => saying('rows deleted that their owner no longer has'), soon)
      .toMatchObject([{ owner: 'jobs', rows: 0 }])
  })

  it('ends once its jobs have, and takes no more', async () => {
    const held = Promise.withResolvers<void>()
    closing.push(async () => held.resolve())
    const run = vi.fn<Task>(() => held.promise)
    const { worker, stop } = startWorker({ greet: run })
    await leased(worker)
    await addJob('greet')
    await expect.poll(() => run.mock.calls.length, soon).toBe(1)
    let hasEnded = false
    const stopping = stop().then(() => (hasEnded = true))
    // another one begins, does its job and ends meanwhile
    const wave = vi.fn<Task>()
    const other = startWorker({ wave })
    await addJob('wave')
    await expect.poll(() => wave.mock.calls.length, soon).toBe(1)
    await other.stop()
    // a poll that was under way at the stop has its answer by now
    await addJob('greet')
    expect(hasEnded).toBe(false)
    held.resolve()
    await stopping
    // on a slow machine the end of a job is written later than a lease lasts, for which a worker waits
    await expect.poll(() => jobs(), soon).toBe(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('ends where it was still beginning', async () => {
    const run = vi.fn<Task>()
    const { stop } = startWorker({ greet: run })
    await stop()
    await addJob('greet')
    // another one begins meanwhile
    await leased(startWorker().worker)
    expect([run.mock.calls.length, await jobs()]).toEqual([0, 1])
  })

  it('leaves the signals to its process, which drains more than jobs', async () => {
    const listeners = () => ['SIGTERM', 'SIGINT', 'SIGHUP'].map((signal) => process.listenerCount(signal))
    const before = listeners()
    await leased(startWorker().worker)
    expect(listeners()).toEqual(before)
  })
})

describe('[SH-06] a worker that cannot begin', () => {
  /** Begins where getting a connection fails, and tells of each try. */
  const beginWith = (failure: Error, tried: () => void = () => {}) => {
    const workerPool = {
      get: () => {
        tried()
        throw failure
      },
    }
    const runtime = { ...own.open.runtime, workerPauseMs: 1_000 }
    const worker = new Worker(Object.defineProperty({ ...own.open, runtime }, 'workerPool', workerPool))
    worker.start()
    closing.push(() => worker.stop())
    return worker
  }
  const away = () => Object.assign(new Error('away'), { code: 'ECONNREFUSED' })

  it('says why, but not that its database is away, which others say', async () => {
    beginWith(away())
    beginWith(new Error('impossible'))
    await expect.poll(() => saying('worker failed'), soon).toHaveLength(1)
    expect(saying('worker failed')).toMatchObject([{ level: 50, error: { message: 'impossible' } }])
  })

  it('tries again after a pause, which its end cuts short, and no more once it is stopped or abandoned', async () => {
    const tries: string[] = []
    const trying = (name: string) => beginWith(away(), () => tries.push(name))
    trying('going on')
    const stopped = trying('stopped')
    const abandoned = trying('abandoned')
    const first = ['going on', 'stopped', 'abandoned']
    await new Promise(setImmediate)
    abandoned.abandonJobs()
    await stopped.stop()
    expect(tries).toEqual(first)
    // the pauses of the others would have ended just after this one
    await expect.poll(() => tries.length, soon).toBeGreaterThan(first.length)
    expect(tries.filter((name) => name !== 'going on')).toEqual(['stopped', 'abandoned'])
  })
})
