import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { BrowserReason } from './server-rendering/browser-reason.ts'
import type { WatchedReleases } from './registry/watched-releases.ts'
import type { SiteMiddleware } from './site-state.ts'

export interface Metrics {
  readonly middleware: SiteMiddleware
  readonly trialEnded: (remote: string) => void
  readonly leftToBrowser: (page: string, reason: BrowserReason) => void
  /** the pages that were left to the browser since this process began, how often and why */
  readonly pagesInBrowser: () => Promise<readonly PageInBrowser[]>
  readonly text: () => Promise<string>
  readonly type: string
}

export interface PageInBrowser {
  readonly page: string
  readonly reason: BrowserReason
  readonly count: number
}

/** Requests by name and status, and the open streams. Nothing in it is about a person. */
export function metrics({
  openStreams,
  registryErrors,
  natsConnected,
  watched = () => [],
}: Record<'openStreams' | 'registryErrors', () => number> & {
  readonly natsConnected: () => boolean
  readonly watched?: WatchedReleases['all']
}): Metrics {
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
  const inBrowser = new Counter({
    name: 'pages_rendered_in_browser_total',
    help: 'Pages that the server renders otherwise, left to the browser',
    labelNames: ['page', 'reason'],
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
  new Gauge({
    name: 'nats_connected',
    help: '1 while NATS is reached',
    registers: [registry],
    collect() {
      this.set(natsConnected() ? 1 : 0)
    },
  })
  for (const [what, help] of [
    ['visitors', 'Visitors who were given a release'],
    ['failed', 'Those of them for whom something of it failed'],
  ] as const)
    new Gauge({
      name: `release_${what === 'failed' ? 'failed_visitors' : what}`,
      help,
      labelNames: ['remote', 'version', 'trial'],
      registers: [registry],
      collect() {
        this.reset()
        for (const { remote, version, trial, ...health } of watched())
          this.set({ remote, version, trial: String(trial) }, health[what])
      },
    })
  const trialsEnded = new Counter({
    name: 'trials_ended_total',
    help: 'Trials that ended by themselves, as they failed for more than what was live',
    labelNames: ['remote'],
    registers: [registry],
    // from 0 on: Prometheus sees no increase in what begins with 1
    collect() {
      for (const { remote } of watched()) this.inc({ remote }, 0)
    },
  })
  return {
    trialEnded: (remote) => trialsEnded.inc({ remote }),
    middleware: async (ctx, next) => {
      const startedAt = performance.now()
      await next()
      requests.inc({ name: ctx.state.name, status: ctx.status })
      seconds.observe({ name: ctx.state.name }, (performance.now() - startedAt) / 1000)
    },
    leftToBrowser: (page, reason) => inBrowser.inc({ page, reason }),
    pagesInBrowser: async () =>
      (await inBrowser.get()).values.map(({ labels, value }) => ({
        page: String(labels.page),
        reason: labels.reason as BrowserReason,
        count: value,
      })),
    text: () => registry.metrics(),
    type: registry.contentType,
  }
}
