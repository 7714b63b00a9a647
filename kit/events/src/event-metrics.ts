import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'

/** What is counted of events. Labels are names of the contracts. */
export const eventMetrics = (registry: Registry, pool: pg.Pool) => {
  const registers = [registry]
  const event = new Counter({
    name: 'event_total',
    help: 'Events by consumer and what became of them: handled, seen, skipped, again, dead-letter.',
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
    ['dead_letters', 'kit.dead_letter'],
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
  return { event, published, lag }
}
export type EventMetrics = ReturnType<typeof eventMetrics>
