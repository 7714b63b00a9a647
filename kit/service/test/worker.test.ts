import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Task } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveTombstone } from '@lunchpail/kit-database/tombstone'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { MovableClock } from '../src/clock.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import { defaultRuntime } from '../src/runtime.ts'
import { contentOf } from '../src/testing/first-content.ts'
import { createTestTokens } from '../src/testing/test-tokens.ts'
import { Worker } from '../src/worker.ts'
import { workerPoolOf } from '../src/worker-pool.ts'
import { service as definition } from './sample/service.ts'

interface Logged {
  readonly level: number
  readonly message: string
  readonly [field: string]: unknown
}

const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
const soon = { interval: 20 }
let database: TestDatabase
let open: OpenService
let logged: Logged[] = []
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await createTestDatabase('worker', contentOf(definition.migrations))
  const environment = {
    NATS_URL: 'nats://127.0.0.1:9',
    PUBLIC_URL: 'http://127.0.0.1',
    TOKEN_KEYS: (await createTestTokens(clock)).keys,
    DATABASE_URL_ENGAGEMENT: database.url,
  }
  const logTo = { write: (line: string) => void logged.push(JSON.parse(line) as Logged) }
  open = (await openService(definition, environment, {
    runtime: { ...defaultRuntime, clock, logTo, leaseMs: 200, jobPollMs: 50, workerPauseMs: 50 },
  })) as unknown as OpenService
})
afterAll(async () => {
  await open?.close()
  await database?.drop()
})
beforeEach(async () => {
  logged = []
  await database.pool.query(
    'truncate graphile_worker._private_jobs, note, kit.idempotency_key, kit.tombstone, kit.outbox',
  )
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const startWorker = (tasks: Readonly<Record<string, Task>> = {}) => {
  const worker = new Worker({ ...open, tasks })
  worker.start()
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= worker.stop())
  closing.push(stop)
  return { worker, stop }
}
const addJob = (task: string, payload: object = {}) =>
  database.pool.query('select graphile_worker.add_job($1, $2::json)', [task, payload])
const jobs = async (where = 'true') =>
  (await database.pool.query(`select from graphile_worker.jobs where ${where}`)).rowCount
const saying = (text: string) => logged.filter(({ message }) => message === text)

/** Has the database refuse what the worker does to a job, until it is allowed again. */
const refusing = async (operation: 'delete' | 'update', when = 'true') => {
  const { pool } = database
  await pool.query(`
    create sequence refusal;
    create function refuse_job() returns trigger language plpgsql as
      $$ begin perform nextval('refusal'); raise exception 'refused'; end $$;
    create trigger refuse_job before ${operation} on graphile_worker._private_jobs
      for each row when (${when}) execute function refuse_job()`)
  let allowed: Promise<unknown> | undefined
  const allow = () => (allowed ??= pool.query('drop function refuse_job cascade; drop sequence refusal'))
  closing.push(allow)
  /** No transaction takes a number of a sequence back. */
  const times = async () =>
    Number(
      (await pool.query(`select case when is_called then last_value else 0 end as times from refusal`))
        .rows[0].times,
    )
  return { allow, times }
}

const session = async () => {
  const client = new pg.Client({ connectionString: database.url, application_name: 'lease' })
  await client.connect()
  closing.push(() => client.end())
  return client
}
/** The leases that sessions hold. */
const leases = async () =>
  (
    await database.pool.query<{ objid: string }>(
      `select objid from pg_locks join pg_stat_activity using (pid)
       where locktype = 'advisory' and application_name = 'lease' and classid = 72707371 and granted`,
    )
  ).rows.map(({ objid }) => objid)
/** Gives the worker a lease once it has a pool: without one, its own jobs are freed where it is slow, and run again. */
const leased = async (worker: Worker): Promise<pg.Client> => {
  const holder = await session()
  await vi.waitFor(async () => {
    await worker.holdLease(holder)
    expect(await leases()).toHaveLength(1)
  }, soon)
  return holder
}

describe('[SH-06] the worker of a service', () => {
  it('runs a job once, with what was put into it', async () => {
    const run = vi.fn<Task>()
    await addJob('greet', { whom: 'ana' })
    startWorker({ greet: run })
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
    await expect.poll(() => saying('job failed'), soon).toHaveLength(1)
    expect(saying('job failed')).toMatchObject([
      { level: 40, task: 'greet', attempts: 1, error: { message: 'cannot', code: 'no-voice' } },
    ])
    expect(JSON.stringify(logged)).not.toContain('hunter2')
    // of the queue's own words those before the error
    await expect.poll(() => logged.filter(({ component }) => component === 'worker'), soon).toHaveLength(1)
    const [said] = logged.filter(({ component }) => component === 'worker')
    expect(said).toMatchObject({
      level: 40,
      message: expect.stringMatching(/^Failed task \d+ \(greet[^:]*$/),
    })
    expect(said!.message).not.toMatch(/error|cannot/)
    await expect.poll(() => jobs('attempts = 1 and locked_at is null'), soon).toBe(1)
  })

  it('has retention and erasure run every night, and catches up with a night that it missed', async () => {
    await database.pool.query('delete from graphile_worker._private_known_crontabs')
    await database.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       select identifier, now() - interval '9 days', now() - interval '2 days' from unnest(array['kit-retention', 'kit-erasure']) identifier`,
    )
    startWorker()
    await expect.poll(() => saying('expired rows deleted'), soon).toHaveLength(1)
    const { rows } = await database.pool.query<{ identifier: string; at: string }>(
      `select identifier, to_char(last_execution at time zone 'UTC', 'HH24:MI') as at
       from graphile_worker._private_known_crontabs
       where identifier <> 'kit-leave-stream' order by identifier`,
    )
    expect(rows).toEqual([
      { identifier: 'kit-erasure', at: '02:47' },
      { identifier: 'kit-retention', at: '03:17' },
    ])
  })

  it('tells how many rows retention deleted', async () => {
    await database.pool.query(`insert into note (text, created_at) values ('old', $1)`, [
      new Date('2026-11-01T00:00:00Z'),
    ])
    startWorker()
    await addJob('kit-retention')
    await expect.poll(() => saying('expired rows deleted').map(({ rows }) => rows), soon).toContain(1)
  })

  it('warns of rows of an erased person that had come back, and says nothing where there are none', async () => {
    const id = randomUUID()
    await open.transaction((tx) => saveTombstone(tx, id, clock.now()))
    startWorker()
    await addJob('kit-erasure')
    await expect.poll(() => jobs(`task_identifier = 'kit-erasure'`), soon).toBe(0)
    const message = 'rows of erased accounts had come back, and were erased again'
    expect(saying(message)).toEqual([])
    await database.pool.query(`insert into note (account_id, text) values ($1, 'back')`, [id])
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
    expect([run.mock.calls.length, await jobs()]).toEqual([1, 1])
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
    const { worker } = startWorker({ greet: run })
    const holder = await leased(worker)
    const { query } = pg.Client.prototype as { query: (...of: unknown[]) => unknown }
    let lost = 0
    const queries = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
      this: pg.Client,
      ...of: unknown[]
    ) {
      const answer = await (query.apply(this, of) as Promise<pg.QueryResult | undefined>)
      const { name } = (of[0] ?? {}) as pg.QueryConfig
      if (!name?.startsWith('get_job') || !answer?.rowCount || lost++ > 0) return answer
      throw Object.assign(new Error('reset'), { code: 'ECONNRESET' })
    } as never)
    closing.push(async () => queries.mockRestore())
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
        await database.pool.query(
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
    startWorker({ greet: run })
    await addJob('greet')
    // it is done once its row is gone: one that was cut off before that runs again
    await expect.poll(async () => [run.mock.calls.length, await jobs()], soon).toEqual([1, 0])
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'engagement' and datname = current_database()`,
    )
    await addJob('greet')
    await expect.poll(() => run.mock.calls.length, soon).toBe(2)
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
    const runtime = { ...open.runtime, workerPauseMs: 1_000 }
    const worker = new Worker(Object.defineProperty({ ...open, runtime }, 'workerPool', workerPool))
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

it('[SH-06] goes on where graphile-worker releases the client that listens twice', async () => {
  const pool = workerPoolOf(database.pool)
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
  const ended = new pg.Pool({ connectionString: database.url })
  await ended.end()
  const released = new Promise<Error | undefined>((resolve) => {
    workerPoolOf(ended).connect((error, _client, release) => {
      release()
      resolve(error)
    })
  })
  expect((await released)?.message).toContain('after calling end')
})

describe('[SH-06] the lease of a worker on its jobs', () => {
  /** A job that an instance has locked for a while. */
  const lockedBy = async (instance: string) => {
    await addJob('greet', { of: instance })
    await database.pool.query(
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
      database.pool.query(
        `select graphile_worker.add_job('greet', json_build_object('of', $1::text), job_key := 'one', max_attempts := 3)`,
        [of],
      )
    await keyed('older')
    await database.pool.query(
      `update graphile_worker._private_jobs set locked_by = 'gone', attempts = 1, locked_at = now() - interval '1 minute'`,
    )
    await keyed('newer')
    expect(await jobs()).toBe(2)
    const run = vi.fn<Task>()
    startWorker({ greet: run })
    await expect.poll(() => jobs(), soon).toBe(0)
    expect(run.mock.calls.map(([payload]) => payload)).toEqual([{ of: 'newer' }])
  })

  it('is checked no more often than it lasts', async () => {
    const times: number[] = []
    const pool = { query: async () => void times.push(performance.now()) } as unknown as pg.Pool
    const worker = new Worker({ ...open, pool })
    worker.start()
    closing.push(() => worker.stop())
    await expect.poll(() => times.length, soon).toBeGreaterThan(2)
    const { leaseMs } = open.runtime
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
      await database.pool.query(`select pg_notify('jobs:insert', '{"count":2}')`)
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
    await new Worker({ ...open }).holdLease(first)
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
    const { rows } = await database.pool.query<{ lease: string }>(
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
