import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What a service counts, for Prometheus. Labels are names of the contracts, never something a person sent. */
export const openMetrics = (pool: pg.Pool) => {
  const registry = new Registry()
  const registers = [registry]
  const request = new Histogram({
    name: 'request_seconds',
    help: 'Time to answer a request, by endpoint and status.',
    labelNames: ['endpoint', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const event = new Counter({
    name: 'event_total',
    help: 'Events by consumer and what became of them: handled, seen, skipped, again, parked.',
    labelNames: ['consumer', 'outcome'] as const,
    registers,
  })
  const published = new Counter({ name: 'event_published_total', help: 'Events published.', registers })
  const lag = new Gauge({
    name: 'consumer_lag',
    help: 'Events of a stream that a consumer has not handled yet.',
    labelNames: ['consumer'] as const,
    registers,
  })
  for (const [name, table] of [
    ['outbox_depth', 'kit.outbox'],
    ['parked_events', 'kit.parked'],
  ] as const)
    new Gauge({
      name,
      help: `Rows of ${table}.`,
      registers,
      async collect() {
        const answer = await pool
          .query<{ rows: string }>(`select count(*) as rows from ${table}`)
          .catch(() => undefined)
        if (answer) this.set(Number(answer.rows[0]!.rows))
      },
    })
  new Gauge({
    name: 'pool_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return { registry, request, event, published, lag }
}
export type Metrics = ReturnType<typeof openMetrics>
