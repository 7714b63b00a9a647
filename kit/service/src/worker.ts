import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import {
  Logger as WorkerLogger,
  parseCronItems,
  run,
  runMigrations,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import type { Logger } from 'pino'
import { isConnectionFailure } from '@lunchpail/kit-database/connection-failure'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { deleteExpired } from '@lunchpail/kit-database/retention'
import type { OpenService } from './open-service.ts'

const retentionTask = 'kit-retention'
const lock = 72_707_371
const hold = 'pg_advisory_lock_shared($1, hashtext($2))'
const unlock = 'pg_advisory_unlock_shared($1, hashtext($2))'
/** Asking for work fails so often in a row before the runner is begun anew. */
const mostFailures = 10

/** The beginning of its own texts alone: their rest, and what it passes beside them, holds errors and payloads. */
const quietLogger = (log: Logger): WorkerLogger =>
  new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.warn({ part: 'worker' }, message.split(/\n|:| with error/, 1)[0])
  })

export const migrateWorker = async (pool: pg.Pool, log: Logger): Promise<void> =>
  runMigrations({ pgPool: pool, logger: quietLogger(log) })

/** The service's queue of slow and timed work, with kit's daily clean-up. */
export class Worker {
  readonly #service: OpenService
  readonly #stopping = new AbortController()
  #runner: Runner | undefined
  #running: Promise<void> = Promise.resolve()
  /** what the queue calls this instance */
  #name: string | undefined
  #claimed: { session: pg.Client; name: string | undefined } | undefined

  constructor(service: OpenService) {
    this.#service = service
  }

  start(): void {
    this.#running = this.#run()
    void this.#sweep()
  }

  /** Takes no more jobs, and ends when those it has are done. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#runner?.stop().catch(() => {})
    await this.#running
  }

  /** Takes no more jobs, and leaves those it has where they are, as a crash would. */
  abandon(): void {
    this.#stopping.abort()
  }

  /** Shows, for as long as this session lasts, that the jobs of this instance are in hands that live. */
  async claim(session: pg.Client): Promise<void> {
    const former = this.#claimed
    const name = this.#name
    if (former?.session === session && former.name === name) return
    this.#claimed = { session, name }
    if (former?.session === session && former.name)
      await session.query(`select ${unlock}`, [lock, former.name])
    if (name) await session.query(`select ${hold}`, [lock, name])
  }

  async #run(): Promise<void> {
    const { log } = this.#service
    while (!this.#stopping.signal.aborted) {
      try {
        this.#runner = await this.#begin()
        // told to stop while it was beginning
        if (this.#stopping.signal.aborted) await this.#runner.stop()
        else await this.#runner.promise
      } catch (failure) {
        if (!isConnectionFailure(failure)) log.error({ error: loggedError(failure) }, 'worker failed')
      }
      await this.#pause(1_000)
    }
  }

  async #begin(): Promise<Runner> {
    const { tasks, retention, pool, log, testHooks } = this.#service
    const taskList: TaskList = {
      ...tasks,
      [retentionTask]: async () => {
        log.info(
          { rows: await deleteExpired(pool, testHooks.clock.now(), retention) },
          'expired rows deleted',
        )
      },
    }
    const daily = { task: retentionTask, match: '17 3 * * *', options: { backfillPeriod: 86_400_000 } }
    const events: WorkerEvents = new EventEmitter()
    let failures = 0
    events.on('pool:create', ({ workerPool }) => (this.#name = workerPool.id))
    events.on('worker:getJob:empty', () => (failures = 0))
    events.on('job:start', () => (failures = 0))
    events.on('job:error', ({ job: { task_identifier: task, attempts }, error }) =>
      log.warn({ task, attempts, error: loggedError(error) }, 'job failed'),
    )
    events.on('worker:getJob:error', () => {
      failures += 1
      if (failures === mostFailures && !this.#stopping.signal.aborted)
        void this.#runner?.stop().catch(() => {})
    })
    return run({
      pgPool: pool,
      taskList,
      parsedCronItems: parseCronItems([daily]),
      concurrency: 2,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: quietLogger(log),
      events,
      // So that a job whose end cannot be written stops the runner; unbatched, it would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    })
  }

  /** Jobs that a dead instance held are free again at once; the queue itself would wait for four hours. */
  async #sweep(): Promise<void> {
    const { leaseMs } = this.#service.testHooks
    for (let pause = 1.2 * leaseMs; !this.#stopping.signal.aborted; pause = 2 * leaseMs) {
      await this.#service.pool.query(freeJobsOfTheDead, [leaseMs]).catch(() => {})
      await this.#pause(pause)
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.#stopping.signal, ref: false }).catch(() => {})
  }
}

const freeJobsOfTheDead = `
  with holder as materialized (
    select distinct locked_by from graphile_worker.jobs where locked_at < now() - $1 * interval '1 millisecond'
  ), dead as materialized (
    select locked_by from holder where pg_try_advisory_xact_lock(${lock}, hashtext(locked_by))
  )
  select graphile_worker.force_unlock_workers(array_agg(locked_by)) from dead having count(*) > 0`
