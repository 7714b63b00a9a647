import type { JobHelpers } from 'graphile-worker'
import type pg from 'pg'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { enqueue } from './enqueue.ts'
import type { OpenService } from './open-service.ts'

interface DueJob {
  readonly id: string
  readonly task: string
  readonly key: string | null
  readonly run_at: Date
  readonly max_attempts: number
}

/**
 * Does the jobs of these tasks that were due at a moment, and those that were put into the queue since `begun` to be done at once.
 * For a service that does not run: whoever had locked one is gone. A job is taken out before it is done, as one that is done
 * twice might send a message twice; where it fails, it is put back. Returns how many were done of each task, and how many
 * failed.
 */
export async function doDueJobs(
  { pool, tasks = {}, log }: Pick<OpenService, 'pool' | 'tasks' | 'log'>,
  names: readonly string[],
  { until, begun }: { readonly until: Date; readonly begun: Date },
): Promise<{ readonly done: Readonly<Record<string, number>>; readonly failed: number }> {
  const done: Record<string, number> = {}
  const failed = new Set<string>()
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_by is not null having count(*) > 0`,
  )
  const nextJob = () => findDue(pool, names, { until, begun, not: [...failed] })
  for (let job = await nextJob(); job; job = await nextJob()) {
    const { rows } = await pool.query<{ payload: unknown }>(
      'select payload from graphile_worker.complete_jobs(array[$1::bigint])',
      [job.id],
    )
    try {
      await tasks[job.task]!(rows[0]!.payload, {} as JobHelpers)
      done[job.task] = (done[job.task] ?? 0) + 1
    } catch (failure) {
      log.warn({ task: job.task, error: loggedError(failure) }, 'job failed')
      failed.add(job.key ?? '')
      await putBack(pool, job, rows[0]!.payload)
    }
  }
  return { done, failed: failed.size }
}

async function findDue(
  pool: pg.Pool,
  names: readonly string[],
  { until, begun, not }: { readonly until: Date; readonly begun: Date; readonly not: readonly string[] },
): Promise<DueJob | undefined> {
  const { rows } = await pool.query<DueJob>(
    `select id, task_identifier as task, key, run_at, max_attempts from graphile_worker.jobs
     where task_identifier = any($1) and coalesce(key, '') <> all($4)
       and (run_at <= $2 or (run_at between $3 and now() and updated_at >= $3))
     order by run_at, id limit 1`,
    [names, until, begun, not],
  )
  return rows[0]
}

const putBack = (
  pool: pg.Pool,
  { task, key, run_at, max_attempts }: DueJob,
  payload: unknown,
): Promise<void> =>
  enqueue(pgStatements(pool), task, payload as Readonly<Record<string, unknown>>, {
    key: key ?? `${task} ${run_at.toISOString()}`,
    attempts: max_attempts,
    runAt: run_at,
  })
