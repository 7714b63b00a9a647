import type pg from 'pg'
import { Gauge, Histogram, Registry } from 'prom-client'
import { sharedConnection } from '@lunchpail/kit-events/shared-connection'
import { eventMetrics } from '@lunchpail/kit-events/event-metrics'
import { backgroundMetrics } from './background.ts'
import { queueMetrics } from './queue-metrics.ts'

/** Prometheus metrics. Labels are names of the contracts, never what a person sent. */
export const openMetrics = (
  pool: pg.Pool,
  nats: { connected: () => boolean },
  background: readonly string[] = [],
) => {
  const registry = new Registry()
  const read = sharedConnection(pool)
  const request = new Histogram({
    name: 'request_seconds',
    help: 'Time to answer a request, by endpoint and status.',
    labelNames: ['endpoint', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'pool_connections',
    help: 'Connections of the pool by state.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  queueMetrics(registry, read)
  return {
    registry,
    request,
    background: backgroundMetrics(registry, read, background),
    ...eventMetrics(registry, read, nats),
  }
}
export type Metrics = ReturnType<typeof openMetrics>
