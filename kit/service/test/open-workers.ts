import pg from 'pg'
import type { Task } from 'graphile-worker'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { MovableClock } from '../src/clock.ts'
import { leaveStreamTask } from '../src/leave-stream.ts'
import { openService, type OpenService } from '../src/open-service.ts'
import { defaultRuntime } from '../src/runtime.ts'
import { contentOf } from '../src/testing/first-content.ts'
import { createTestTokens } from '../src/testing/test-tokens.ts'
import { Worker } from '../src/worker.ts'
import { service as definition } from './sample/service.ts'

interface Logged {
  readonly level: number
  readonly message: string
  readonly [field: string]: unknown
}

export const soon = { interval: 20 }

/** Workers on a database of their own, for the tests of a file. */
export function openWorkers() {
  const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
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

  const startWorker = (
    tasks: Readonly<Record<string, Task>> = {},
    more: Pick<OpenService, 'everyMinute'> = {},
  ) => {
    const worker = new Worker({ ...open, tasks, ...more })
    worker.start()
    let stopped: Promise<void> | undefined
    const stop = () => (stopped ??= worker.stop())
    closing.push(stop)
    return { worker, stop }
  }
  const addJob = (task: string, payload: object = {}) =>
    database.pool.query('select graphile_worker.add_job($1, $2::json)', [task, payload])
  /** Without the one of each minute, which comes into whatever is counted. */
  const jobs = async (where = 'true') =>
    (
      await database.pool.query(
        `select from graphile_worker.jobs where task_identifier <> $1 and (${where})`,
        [leaveStreamTask],
      )
    ).rowCount
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
  /** The leases that sessions hold on this database: other files have workers on theirs. */
  const leases = async () =>
    (
      await database.pool.query<{ objid: string }>(
        `select objid from pg_locks l join pg_stat_activity a using (pid)
       where locktype = 'advisory' and application_name = 'lease' and a.datname = current_database()
         and classid = 72707371 and granted`,
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
  return {
    get database() {
      return database
    },
    get open() {
      return open
    },
    get logged() {
      return logged
    },
    startWorker,
    addJob,
    jobs,
    saying,
    refusing,
    session,
    leases,
    leased,
    clock,
    closing,
  }
}
