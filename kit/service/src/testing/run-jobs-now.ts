import type pg from 'pg'

/** The query for the number of jobs that run, or are due by the database's clock. */
export const jobsNowQuery = `
  select count(*)::int as count from graphile_worker.jobs
  where locked_at is not null or (run_at <= now() and attempts < max_attempts)`

/**
 * Has jobs that wait for a later time run now: the queue's clock is the database's, which no test moves. Its workers are told, as
 * they would look by themselves up to a second later.
 */
export const runJobsNow = (
  pool: Pick<pg.Pool, 'query'>,
  where = 'true',
  values: unknown[] = [],
): Promise<unknown> =>
  pool.query(
    `with due as (
       select graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) from graphile_worker.jobs where ${where}
     )
     select pg_notify('jobs:insert', json_build_object('count', count(*))::text) from due`,
    values,
  )
