import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

type Payload = Readonly<Record<string, unknown>>

interface Options {
  readonly key: string
  readonly attempts: number
  readonly runAt?: Date
  readonly queue?: string
  readonly priority?: number
}

/**
 * SQL: the id of the job that is added. A worker that begins with the job of the same key as graphile-worker has looked, and before it
 * writes, leaves it without one: it adds none, and says so by null. Asked again it sees that the other has begun.
 */
export const addedFor = (args: string): string =>
  `coalesce((graphile_worker.add_job(${args})).id, (graphile_worker.add_job(${args})).id)`

/**
 * Puts a job for the service's own worker into the transaction: it exists if the transaction commits. A job with the
 * same key that has not run yet is replaced, so that a repeat does not double it; with `keepTime` it runs when it would have.
 * Jobs of one `queue` run one after the other, over all instances, and leave the other slots of the worker to the rest. A job
 * with a `priority` above 0 waits for those without.
 */
export async function enqueue(
  tx: Transaction,
  task: string,
  payload: Payload,
  options: Options & { readonly keepTime?: true },
): Promise<void> {
  await sendStatement(
    tx,
    `select ${addedFor(`$1, $2::json, job_key := $3, max_attempts := $4::int, run_at := $5::timestamptz,
      job_key_mode := $6, queue_name := $7, priority := $8::int`)}`,
    task,
    JSON.stringify(payload),
    options.key,
    options.attempts,
    options.runAt?.toISOString() ?? null,
    options.keepTime ? 'preserve_run_at' : 'replace',
    options.queue ?? null,
    options.priority ?? null,
  )
}

/** The same for jobs of several keys, for little more than PostgreSQL takes for one. */
export async function enqueueAll(
  tx: Transaction,
  jobs: readonly (Options & { readonly task: string; readonly payload: Payload })[],
): Promise<void> {
  if (jobs.length === 0) return
  const specs = jobs.map(({ task, payload, key, attempts, runAt, queue, priority }) => ({
    identifier: task,
    payload,
    job_key: key,
    max_attempts: attempts,
    run_at: runAt,
    queue_name: queue,
    priority,
  }))
  await sendStatement(
    tx,
    `with spec as materialized (
        select spec from json_populate_recordset(null::graphile_worker.job_spec, $1::json) as spec
      ), added as materialized (
        select key from graphile_worker.add_jobs(array(select spec from spec))
      )
      select count(${addedFor(`(spec).identifier, (spec).payload, job_key := (spec).job_key, run_at := (spec).run_at,
        max_attempts := (spec).max_attempts, queue_name := (spec).queue_name, priority := (spec).priority`)})
      from spec where (spec).job_key not in (select key from added)`,
    JSON.stringify(specs),
  )
}
