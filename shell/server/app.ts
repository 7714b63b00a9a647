import Koa from 'koa'
import { addressTable } from '@lunchpail/contracts/address-table'
import { allEndpoints, allFragments, allPages } from '@lunchpail/contracts/addresses'
import type { Logger } from 'pino'
import { compression } from './compression.ts'
import type { SiteConfig } from './config.ts'
import type { RenderPool } from './server-rendering/render-pool.ts'
import { gateway } from './gateway/gateway.ts'
import type { Upstream } from './gateway/upstream.ts'
import { liveStream } from './live/live-stream.ts'
import type { LiveHub } from './live/live-hub.ts'
import { metrics } from './metrics.ts'
import { ownAddresses } from './own-addresses.ts'
import type { AssetManifest } from './pages/asset-manifest.ts'
import { pages } from './pages/pages.ts'
import { reference } from './reference/reference.ts'
import { refuse } from './refusal.ts'
import type { LiveRegistry } from './registry/live-registry.ts'
import { readableTargets, requestLog, unknownFailures } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { sessionData } from './sessions/session-data.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { SiteHandler, SiteState } from './site-state.ts'
import { files, rootFiles } from './static/files.ts'

export interface AppDeps {
  readonly config: SiteConfig
  readonly log: Logger
  readonly registry: LiveRegistry
  readonly assets: () => AssetManifest
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly upstream: Upstream
  readonly upstreamTimeoutMs: number
  readonly dataTimeoutMs: number
  readonly renderPool: RenderPool
  readonly hub: LiveHub
  readonly draining: () => boolean
  /** NATS refuses this process: no notice would ever come */
  readonly refused: () => boolean
}

/** The whole site on one origin: its own addresses, files, calls to the services, and pages, in this order. */
export function buildApp(deps: AppDeps): Koa<SiteState> {
  const { config, log, registry, sessions, cookies, hub, draining, refused } = deps
  // both throw when two nouns claim one address, so that such a site does not start
  addressTable(allEndpoints, allPages, allFragments)
  const table = addressTable(
    allEndpoints.filter(({ access }) => access.kind !== 'internal'),
    allPages,
  )
  const measured = metrics(hub.count)
  const { environment, services, shellDist, releasesFolder, publicUrl } = config
  const site = pages({
    ...deps,
    table,
    pages: allPages,
    fragments: allFragments,
    environment,
    services,
    shellDist,
    releasesFolder,
    publicUrl,
  })

  const session: SiteHandler = async (ctx) => {
    ctx.set('cache-control', 'no-store')
    ctx.body = await sessionData(sessions, cookies.ensure(ctx))
  }
  const ready: SiteHandler = (ctx) => {
    ctx.set('cache-control', 'no-store')
    const isReady = !draining() && !refused()
    ctx.status = isReady ? 200 : 503
    ctx.body = { ready: isReady }
  }
  const showMetrics: SiteHandler = async (ctx) => {
    // for operators: requests from outside come through the proxy
    if (ctx.get('x-forwarded-for') !== '') return refuse(ctx, 'not-found')
    ctx.type = measured.type
    ctx.body = await measured.text()
  }
  const rest: SiteHandler = (ctx) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    const fragment = reads ? site.fragmentOf(ctx) : undefined
    if (fragment !== undefined) return site.answerFragment(ctx, fragment)
    if (reads && site.nameOf(ctx.path) !== undefined && ctx.accepts('html')) return site.answer(ctx)
    const methods = table.methods(ctx.path)
    if (methods.length > 0) {
      ctx.set('allow', methods.join(', '))
      return refuse(ctx, 'method-not-allowed')
    }
    // a browser gets the not-found page, a program the refusal
    const person = reads && !ctx.path.startsWith('/api/') && ctx.accepts('json', 'html') === 'html'
    return person ? site.answer(ctx) : refuse(ctx, 'not-found')
  }

  const app = new Koa<SiteState>()
  app.on('error', (error: Error & { code?: string }) => log.debug({ code: error.code }, 'connection closed'))
  app.use(requestLog(log, config.trustedProxies))
  app.use(securityHeaders(config.secure))
  app.use(measured.middleware)
  app.use(compression)
  app.use(unknownFailures)
  app.use(readableTargets)
  app.use(
    ownAddresses({
      '/session/': session,
      '/live/': liveStream({ hub, sessions, cookies, draining, reload: config.reload }),
      '/health/live': (ctx) => void (ctx.body = { live: true }),
      '/health/ready': ready,
      '/metrics': showMetrics,
      ...rootFiles,
      ...reference(config, registry),
    }),
  )
  app.use(files({ shellDist, releasesFolder }))
  app.use(gateway({ table, services, ...deps }))
  app.use((ctx) => rest(ctx))
  return app
}
