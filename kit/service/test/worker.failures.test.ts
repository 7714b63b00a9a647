import pg from 'pg'
import type { Task } from 'graphile-worker'
import { describe, expect, it, vi } from 'vitest'
import { workerPoolOf } from '../src/worker-pool.ts'
import { soon, openWorkers } from './open-workers.ts'

const own = openWorkers()
const { startWorker, addJob, jobs, refusing, session, leased, closing } = own

describe('[SH-06] the worker of a service', () => {
  it.each([
    ['well', 'delete', 'true', 'true', 0],
    ['badly', 'update', 'new.last_error is not null', `last_error = 'cannot' and locked_at is null`, 1],
  ] as const)(
    'does a job again whose end could not be written, where the job ended %s',
    async (end, operation, refused, done, left) => {
      const { allow, times } = await refusing(operation, refused)
      const { worker } = startWorker({
        greet: () => {
          if (end === 'badly') throw new Error('cannot')
        },
      })
      const holder = await leased(worker)
      await addJob('greet')
      await expect.poll(times, soon).toBeGreaterThan(0)
      expect(await jobs('locked_at is not null')).toBe(1)
      await allow()
      await vi.waitFor(async () => {
        await worker.holdLease(holder)
        expect([await jobs(), await jobs(done)]).toEqual([left, left])
      }, soon)
    },
  )

  it('does a job that a poll locked whose answer was lost', async () => {
    const run = vi.fn<Task>()
    // before the worker's first poll, which else could take the job unseen
    const { query } = pg.Client.prototype as { query: (...of: unknown[]) => unknown }
    let lost = 0
    const queries = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...of: unknown[]
    ) {
      const answer = await (query.apply(this, of) as Promise<pg.QueryResult | undefined>)
      const { name } = (of[0] ?? {}) as pg.QueryConfig
      // not the job of each minute, which has a key
      const isTaken = name?.startsWith('get_job') && answer?.rows.some(({ key }) => key === null)
      if (!isTaken || lost++ > 0) return answer
      throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    } as never)
    closing.push(async () => queries.mockRestore())
    const { worker } = startWorker({ greet: run })
    const holder = await leased(worker)
    await addJob('greet')
    await vi.waitFor(async () => {
      await worker.holdLease(holder)
      expect(run).toHaveBeenCalledOnce()
    }, soon)
    expect(lost).toBe(2)
  })

  it('begins anew where the ends of two jobs could not be written at once', async () => {
    // the first end waits for this lock, and the second one comes meanwhile
    const lock = await session()
    await lock.query('select pg_advisory_lock(1)')
    const { allow } = await refusing('delete', 'pg_advisory_xact_lock_shared(1) is not null')
    const waiting = async () =>
      (
        await own.database.pool.query(
          `select from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
        )
      ).rowCount
    const second = Promise.withResolvers<void>()
    closing.push(async () => second.resolve())
    const ended: string[] = []
    const { worker } = startWorker({
      first: () => void ended.push('first'),
      second: async () => {
        await second.promise
        ended.push('second')
      },
    })
    const holder = await leased(worker)
    await addJob('first')
    await addJob('second')
    await expect.poll(waiting, soon).toBe(1)
    second.resolve()
    await expect.poll(waiting, soon).toBe(2)
    await lock.query('select pg_advisory_unlock(1)')
    await expect.poll(waiting, soon).toBe(0)
    await allow()
    await vi.waitFor(async () => {
      await worker.holdLease(holder)
      expect(await jobs()).toBe(0)
    }, soon)
    expect(ended.toSorted()).toEqual(['first', 'first', 'second', 'second'])
  })

  it('goes on where its way to the database broke', async () => {
    const run = vi.fn<Task>()
    await leased(startWorker({ greet: run }).worker)
    await addJob('greet')
    // it is done once its row is gone: one that was cut off before that runs again
    await expect.poll(async () => [run.mock.calls.length, await jobs()], soon).toEqual([1, 0])
    await own.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'engagement' and datname = current_database()`,
    )
    await addJob('greet')
    await expect.poll(() => run.mock.calls.length, soon).toBe(2)
  })
})

it('[SH-06] goes on where graphile-worker releases the client that listens twice', async () => {
  const pool = workerPoolOf(own.database.pool)
  const { promise, resolve } = Promise.withResolvers<pg.PoolClient>()
  pool.connect((error, client, release) => {
    expect(error).toBeUndefined()
    release()
    release()
    resolve(client!)
  })
  const listening = await promise
  const client = await pool.connect()
  expect(client).toBe(listening)
  client.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('[SH-06] goes on where graphile-worker releases the client that a pool did not give, as it has ended', async () => {
  const ended = new pg.Pool({ connectionString: own.database.url })
  await ended.end()
  const released = new Promise<Error | undefined>((resolve) => {
    workerPoolOf(ended).connect((error, _client, release) => {
      release()
      resolve(error)
    })
  })
  expect((await released)?.message).toContain('after calling end')
})
