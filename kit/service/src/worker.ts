import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import { removeLeftovers, type Republished } from '@lunchpail/kit-events/leftovers'
import { backgroundTask } from './background.ts'
import { eraseAgain, eraseLater, eraseLaterTask } from './erasure.ts'
import { leaveStream, leaveStreamTask } from './leave-stream.ts'
import { leftoversTask } from './leftover-subscriptions.ts'
import type { LiveService } from './live-service.ts'
import type { OpenService } from './open-service.ts'
import { workerPoolOf } from './worker-pool.ts'
import { dayMs } from '@lunchpail/contracts/durations'

const retentionTask = 'kit-retention'
const erasureTask = 'kit-erasure'
/** The lease of an instance on its jobs is a shared advisory lock, by the name of its worker pool. */
const leaseLock = 72_707_371
const takeLease = 'pg_advisory_lock_shared($1, hashtext($2))'
const releaseLease = 'pg_advisory_unlock_shared($1, hashtext($2))'
/** What a runner tells once none of its jobs runs anymore, and before it waits for their ends to be written. */
const drained = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const

/** Logs only the beginning of each message: the rest, and the metadata, hold errors and payloads. */
const quietLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ component: 'worker' }, message.split(/\n|:| with error/, 1)[0])
  })

/** A service on its database, and at NATS where it runs. */
type WorkingService = OpenService & Partial<Pick<LiveService, 'nats' | 'metrics'>>

/** The job queue of a service, with the daily tasks of retention and erasure, and by the minute that of its stream and the service's own. */
export class Worker {
  readonly #service: WorkingService
  readonly #stopping = new AbortController()
  #runner: Runner | undefined
  #running: Promise<void> = Promise.resolve()
  /** name of the worker pool, by which graphile-worker locks jobs */
  #poolName: string | undefined
  #lease: { session: pg.Client; name: string | undefined } | undefined

  constructor(service: WorkingService) {
    this.#service = service
  }

  start(): void {
    this.#running = this.#run()
    void this.#unlockAbandonedJobs()
  }

  /** Drains: takes no more jobs and waits for those that run. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    void this.#runner?.stop().catch(() => {})
    await this.#running
  }

  /** Takes no more jobs and leaves its own locked, as a crash would. */
  abandonJobs(): void {
    this.#stopping.abort()
  }

  /** Keeps the jobs of this instance under a lease that ends with the database session. */
  async holdLease(session: pg.Client): Promise<void> {
    const former = this.#lease
    const name = this.#poolName
    if (former?.session === session && former.name === name) return
    this.#lease = { session, name }
    if (former?.session === session && former.name)
      await session.query(`select ${releaseLease}`, [leaseLock, former.name])
    if (name) await session.query(`select ${takeLease}`, [leaseLock, name])
  }

  async #run(): Promise<void> {
    const { log, runtime } = this.#service
    while (!this.#stopping.signal.aborted) {
      try {
        this.#runner = await this.#startRunner()
        // stopped while it was starting
        if (this.#stopping.signal.aborted) void this.#runner.stop().catch(() => {})
        await this.#end(this.#runner)
      } catch (failure) {
        if (!isConnectionFailure(failure)) log.error({ error: loggedError(failure) }, 'worker failed')
      }
      await this.#pause(runtime.workerPauseMs)
    }
  }

  /**
   * Waits until a runner has ended, once its jobs have no longer than for a lease: where the ends of two jobs cannot be written
   * at once, graphile-worker counts wrong and waits forever (0.18.0).
   */
  async #end(runner: Runner): Promise<void> {
    const ended = new AbortController()
    const { signal } = ended
    const { leaseMs } = this.#service.runtime
    const limit = Promise.race(drained.map((event) => once(runner.events, event, { signal }))).then(() =>
      wait(leaseMs, undefined, { signal }),
    )
    try {
      await Promise.race([runner.promise, limit])
    } finally {
      ended.abort()
    }
  }

  async #startRunner(): Promise<Runner> {
    const {
      tasks,
      everyMinute = [],
      background = {},
      retention,
      erasing,
      pool,
      workerPool,
      log,
      runtime,
      nats,
    } = this.#service
    const taskList: TaskList = {
      ...tasks,
      ...Object.fromEntries(
        Object.entries(background).map(([name, work]) => [
          name,
          backgroundTask(name, work, {
            pool,
            stopping: this.#stopping.signal,
            onRows: (rows) => this.#service.metrics?.background.rows.inc({ task: name }, rows),
          }),
        ]),
      ),
      [retentionTask]: async () => {
        log.info({ rows: await deleteExpired(pool, runtime.clock.now(), retention) }, 'expired rows deleted')
      },
      [leftoversTask]: async (payload) => {
        const republished = payload as Republished
        const rows = await removeLeftovers(this.#service, republished)
        log.info({ owner: republished.owner, rows }, 'rows deleted that their owner no longer has')
      },
      [eraseLaterTask]: (payload) => eraseLater(erasing, payload as Parameters<typeof eraseLater>[1]),
      [leaveStreamTask]: async () => {
        const messages = nats ? await leaveStream({ ...this.#service, nats }) : 0
        if (messages > 0) log.info({ messages }, 'what the stream said of erased accounts was deleted')
      },
      [erasureTask]: async () => {
        const found = await eraseAgain(erasing)
        if (found.rows > 0) log.warn(found, 'rows of erased accounts had come back, and were erased again')
      },
    }
    const daily = (task: string, match: string) => ({ task, match, options: { backfillPeriod: dayMs } })
    const cron = [
      daily(retentionTask, '17 3 * * *'),
      daily(erasureTask, '47 2 * * *'),
      ...[leaveStreamTask, ...everyMinute].map((task) => ({
        task,
        match: '* * * * *',
        // one after the other, and none waits behind another that waits
        options: { queueName: task, jobKey: task, maxAttempts: 1 },
      })),
    ]
    const events: WorkerEvents = new EventEmitter()
    // A poll whose answer was lost may have locked a job, which stays locked for as long as its worker pool has a lease.
    events.on('worker:getJob:error', () => void this.#runner?.stop().catch(() => {}))
    events.on('pool:create', ({ workerPool }) => (this.#poolName = workerPool.id))
    events.on('job:error', ({ job: { task_identifier: task, attempts }, error }) =>
      log.warn({ task, attempts, error: loggedError(error) }, 'job failed'),
    )
    return run({
      pgPool: workerPoolOf(workerPool),
      taskList,
      parsedCronItems: parseCronItems(cron),
      // a queue of long jobs (enqueue.ts) takes one of them
      concurrency: 3,
      pollInterval: runtime.jobPollMs,
      noHandleSignals: true,
      logger: quietLogger(log),
      events,
      // With batching, a job whose end cannot be written stops the runner; without, it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  }

  /**
   * Unlocks the jobs of instances without a lease. graphile-worker itself would wait for four hours. One that was replaced
   * while it ran is not run again and would stay forever, with what is in it.
   */
  async #unlockAbandonedJobs(): Promise<void> {
    const { leaseMs } = this.#service.runtime
    for (let pauseMs = 1.2 * leaseMs; !this.#stopping.signal.aborted; pauseMs = 2 * leaseMs) {
      await this.#service.pool
        .query(unlockAbandonedJobs, [leaseMs, [retentionTask, erasureTask]])
        .catch(() => {})
      await this.#pause(pauseMs)
    }
  }

  async #pause(pauseMs: number): Promise<void> {
    await wait(pauseMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}

/** Every job has a key, but for those of the calendar ($2); graphile-worker takes it and all tries from a replaced one. */
const unlockAbandonedJobs = `
  with pool as materialized (
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 millisecond'
  ), abandoned as materialized (
    select locked_by from pool where pg_try_advisory_xact_lock(${leaseLock}, hashtext(locked_by))
  )
  select (select graphile_worker.force_unlock_workers(array_agg(locked_by)) from abandoned having count(*) > 0),
    (select count(*) from (
      select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
      where key is null and locked_at is null and attempts >= max_attempts and task_identifier <> all($2)
      having count(*) > 0) as replaced)`
