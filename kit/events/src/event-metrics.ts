import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReadRows } from './shared-connection.ts'

/** Metrics of events. Labels are names of the contracts. */
export const eventMetrics = (registry: Registry, read: ReadRows, nats: { connected: () => boolean }) => {
  const registers = [registry]
  const event = new Counter({
    name: 'event_total',
    help: 'Deliveries by consumer and outcome: handled, duplicate, skipped, erased, retried, dead-letter.',
    labelNames: ['consumer', 'outcome'] as const,
    registers,
  })
  const batch = new Counter({
    name: 'event_batch_total',
    help: 'Transactions of several deliveries by consumer and outcome: handled, or failed and handled one by one.',
    labelNames: ['consumer', 'outcome'] as const,
    registers,
  })
  const published = new Counter({ name: 'event_published_total', help: 'Events published.', registers })
  const publishFailed = new Counter({
    name: 'event_publish_failed_total',
    help: 'Publishes without an ack, by reason: the code of NATS.',
    labelNames: ['reason'] as const,
    registers,
  })
  const leads = new Gauge({
    name: 'relay_leader',
    help: '1 where this instance publishes the outbox; over all instances the sum is 1.',
    registers,
  })
  const lag = new Gauge({
    name: 'consumer_lag',
    help: 'Events of a stream that a consumer has not handled yet.',
    labelNames: ['consumer'] as const,
    registers,
  })
  const copiesBehind = new Gauge({
    name: 'consumer_copies_behind',
    help: 'Copies of a consumer on other servers of NATS that do not have what its leader has.',
    labelNames: ['consumer'] as const,
    registers,
  })
  const consumerReady = new Gauge({
    name: 'consumer_ready',
    help: '1 where the consumer is there and pulls, 0 while it cannot be made.',
    labelNames: ['consumer'] as const,
    registers,
  })
  new Gauge({
    name: 'nats_connected',
    help: '1 where this instance is connected to NATS.',
    registers,
    collect() {
      this.set(Number(nats.connected()))
    },
  })
  const ofDatabase = (name: string, help: string, query: string): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const rows = await read<{ value: string }>(query)
        if (rows) this.set(Number(rows[0]!.value))
      },
    })
  }
  ofDatabase('outbox_depth', 'Rows of kit.outbox.', 'select count(*) as value from kit.outbox')
  ofDatabase(
    'outbox_oldest_seconds',
    'Age of the oldest event that is not published yet; 0 without one.',
    `select coalesce(extract(epoch from now() - (select created_at from kit.outbox order by seq limit 1)), 0) as value`,
  )
  ofDatabase('dead_letters', 'Rows of kit.dead_letter.', 'select count(*) as value from kit.dead_letter')
  return { event, batch, published, publishFailed, leads, lag, copiesBehind, consumerReady }
}
export type EventMetrics = ReturnType<typeof eventMetrics>
