import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { SiteMiddleware } from './site-state.ts'

export interface Metrics {
  readonly middleware: SiteMiddleware
  readonly text: () => Promise<string>
  readonly type: string
}

/** Requests by name and status, and the open streams. Nothing in it is about a person. */
export function metrics({
  openStreams,
  registryErrors,
}: Record<'openStreams' | 'registryErrors', () => number>): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames: ['name', 'status'],
    registers: [registry],
  })
  const seconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Seconds until the response',
    labelNames: ['name'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  })
  new Gauge({
    name: 'live_streams',
    help: 'Open streams of server-sent events',
    registers: [registry],
    collect() {
      this.set(openStreams())
    },
  })
  new Gauge({
    name: 'registry_errors',
    help: 'Remotes that are not live as the registry says',
    registers: [registry],
    collect() {
      this.set(registryErrors())
    },
  })
  return {
    middleware: async (ctx, next) => {
      const startedAt = performance.now()
      await next()
      requests.inc({ name: ctx.state.name, status: ctx.status })
      seconds.observe({ name: ctx.state.name }, (performance.now() - startedAt) / 1000)
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
