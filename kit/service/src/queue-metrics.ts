import { Gauge, type Registry } from 'prom-client'
import type { ReadRows } from '@lunchpail/kit-events/shared-connection'

/** Of jobs that no worker has. One that failed waits for its next try, and is due only then. */
const counts = `
  select count(*) filter (where attempts = 0) as due,
    count(*) filter (where attempts > 0 and attempts < max_attempts) as retried,
    count(*) filter (where attempts >= max_attempts) as given_up
  from graphile_worker.jobs
  where locked_at is null and (attempts > 0 or run_at < now())`
const oldest = `
  select coalesce(extract(epoch from now() - min(run_at)), 0) as seconds
  from graphile_worker.jobs
  where locked_at is null and run_at < now() and attempts < max_attempts`

/** Metrics of the job queue, over all instances. */
export const queueMetrics = (registry: Registry, read: ReadRows): void => {
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by state: due, retried after a failure, given up after the last try.',
    labelNames: ['state'] as const,
    registers: [registry],
    async collect() {
      const [row] = (await read<{ due: string; retried: string; given_up: string }>(counts)) ?? []
      if (!row) return
      this.set({ state: 'due' }, Number(row.due))
      this.set({ state: 'retried' }, Number(row.retried))
      this.set({ state: 'given-up' }, Number(row.given_up))
    },
  })
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the job that has waited longest is due; 0 where none is.',
    registers: [registry],
    async collect() {
      const [row] = (await read<{ seconds: string }>(oldest)) ?? []
      if (row) this.set(Number(row.seconds))
    },
  })
}
