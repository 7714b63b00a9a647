import Koa from 'koa'
import { addressTable } from '@lunchpail/contracts/address-table'
import { reportsPath } from '@lunchpail/contracts/shell/reports-address'
import type { NatsClient } from '@lunchpail/kit-events/nats'
import { allEndpoints, allFragments, allPages } from '@lunchpail/contracts/addresses'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Logger } from 'pino'
import type { Clock } from '@lunchpail/kit-service/clock'
import { networkOf } from '@lunchpail/kit-service/network'
import { compression } from './compression.ts'
import type { SiteConfig } from './config.ts'
import type { RenderPool } from './server-rendering/render-pool.ts'
import { gateway } from './gateway/gateway.ts'
import { liveRoutes, type LiveRoutes } from './gateway/live-routes.ts'
import type { Upstream } from './gateway/upstream.ts'
import { liveStream } from './live/live-stream.ts'
import type { LiveHub } from './live/live-hub.ts'
import { metrics } from './metrics.ts'
import { overrides } from './overrides/overrides.ts'
import { ownAddresses } from './own-addresses.ts'
import type { AssetManifest } from './pages/asset-manifest.ts'
import type { FileHashes } from './pages/file-hashes.ts'
import { pages } from './pages/pages.ts'
import { reference } from './reference/reference.ts'
import { refuse } from './refusal.ts'
import { refusedCookies } from './refused-cookies.ts'
import { reports } from './reports/reports.ts'
import { reportSinks } from './reports/report-sinks.ts'
import type { LiveRegistry } from './registry/live-registry.ts'
import { remoteOfReport, watchedReleases, type FailingTrial } from './registry/watched-releases.ts'
import type { StoredFiles } from './registry/stored-files.ts'
import { readableTargets, requestLog, unknownFailures } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { sessionData } from './sessions/session-data.ts'
import type { SessionCookies } from './sessions/session-cookies.ts'
import type { Sessions } from './sessions/sessions.ts'
import type { SiteContext, SiteHandler, SiteMiddleware, SiteState } from './site-state.ts'
import { sitemap } from './sitemap/sitemap.ts'
import { files, rootFiles } from './static/files.ts'

export interface AppDeps {
  readonly config: SiteConfig
  readonly clock: Clock
  readonly log: Logger
  readonly registry: LiveRegistry
  readonly storedFiles: StoredFiles
  readonly assets: () => AssetManifest
  /** of the shell's build */
  readonly fileHashes: () => FileHashes
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly upstream: Upstream
  readonly upstreamTimeoutMs: number
  readonly dataTimeoutMs: number
  readonly renderPool: RenderPool
  readonly hub: LiveHub
  readonly nats: NatsClient
  /** ends a trial that fails, for all shells; says whether it was on trial */
  readonly endTrial: (failing: FailingTrial) => Promise<boolean>
  readonly draining: () => boolean
  /** why a load balancer is to send nothing, or no more; undefined where it is to */
  readonly notReady: () => NotReady | undefined
}

/** What goes to .example reaches no one (RFC 2606), and no page promises an answer from there; in development it is caught. */
const isRead = (address: string, environment: SiteConfig['environment']): boolean =>
  environment === 'dev' || !address.endsWith('.example')

/** What is the shell's beside its handlers by path, and what no browser is to reach. */
const reserved = ['/assets/*', '/remotes/*', '/override/*', '/health/*', '/internal/*', reportsPath]

interface Apps {
  readonly site: Koa<SiteState>
  readonly operator: Koa<SiteState>
  readonly routes: LiveRoutes
}

/** Where NATS refuses this process, no update would ever come. */
export type NotReady = 'leaving' | 'nats-refused' | 'no-registry' | 'warming'

/**
 * `site` is the whole site on one origin: its own addresses, files, calls to the services, and pages, in this order.
 * `operator` is for those who run it: health, metrics, and the pages for developers.
 */
export function buildApps(deps: AppDeps): Apps {
  const { config, log, registry, sessions, cookies, hub, nats, draining, notReady } = deps
  // both throw when two nouns claim one address, so that such a site does not start
  addressTable(allEndpoints, allPages, allFragments)
  const watched = watchedReleases(registry, (failing) => endFailing(failing))
  const measured = metrics({
    openStreams: hub.count,
    registryErrors: registry.errors,
    natsConnected: nats.connected,
    watched: watched.all,
  })
  const endFailing = async ({ remote, version, ...fared }: FailingTrial): Promise<boolean> => {
    try {
      if (!(await deps.endTrial({ remote, version, ...fared }))) return true
      measured.trialEnded(remote)
      log.error(
        { remote, version, ...fared },
        'a trial ended by itself: it failed for more than what is live',
      )
      return true
    } catch (error) {
      log.error({ remote, version, error: loggedError(error) }, 'a trial that fails cannot be ended')
      return false
    }
  }
  const failedFor = (ctx: SiteContext, remote: string | undefined, network?: string): void => {
    const visitor = ctx.state.visitor ?? cookies.read(ctx).visitor
    if (remote !== undefined && visitor !== undefined) watched.failed(visitor, remote, network)
  }
  const searchEngines = sitemap({ ...deps, publicUrl: config.publicUrl, jobs: config.services.jobs })
  const { environment, supportEmail, services, shellDist, releasesFolder, publicUrl } = config
  const override = overrides(config, deps.clock)
  const routes = liveRoutes({
    nats,
    log,
    own: () => [...reserved, ...Object.keys({ ...ofSite, ...forOperators })],
    remotePages: () =>
      registry
        .releases()
        .flatMap(({ descriptor }) => descriptor.pages.map(({ path }) => ({ path, remote: descriptor.name }))),
  })
  const { table } = routes
  const site = pages({
    ...deps,
    overrides: override,
    table,
    pages: allPages,
    fragments: allFragments,
    environment,
    support: isRead(supportEmail, environment) ? supportEmail : undefined,
    supportChat: config.supportChatUrl,
    map:
      config.mapTileUrl === undefined
        ? undefined
        : { tiles: config.mapTileUrl, attribution: config.mapAttribution ?? '' },
    services,
    shellDist,
    releasesFolder,
    publicUrl,
    assetOrigin: config.assetOrigin,
    watched,
    renderFailed: (ctx, { descriptor }) => failedFor(ctx, descriptor.name),
    leftToBrowser: measured.leftToBrowser,
  })

  const session: SiteHandler = async (ctx) => {
    ctx.set('cache-control', 'no-store')
    const data = await sessionData(sessions, cookies.ensure(ctx))
    // a failure, so that a tab keeps the session that it knows: an auth that does not answer signs no one out
    if (data.available) ctx.body = data
    else refuse(ctx, 'unavailable')
  }
  const ready: SiteHandler = (ctx) => {
    ctx.set('cache-control', 'no-store')
    const reason = notReady()
    ctx.status = reason === undefined ? 200 : 503
    ctx.body = { ready: reason === undefined, ...(reason && { reason }) }
  }
  const showMetrics: SiteHandler = async (ctx) => {
    ctx.type = measured.type
    ctx.body = await measured.text()
  }
  const answerAsSpelled: SiteHandler = (ctx) => {
    const spelled = site.spelled(ctx.path)
    if (spelled === undefined) return site.answer(ctx)
    ctx.redirect(spelled.includes('?') || spelled.includes('#') ? spelled : spelled + ctx.search)
    ctx.status = 301
  }
  const rest: SiteHandler = (ctx) => {
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD'
    const fragment = reads ? site.fragmentOf(ctx) : undefined
    if (fragment !== undefined) return site.answerFragment(ctx, fragment)
    if (reads && site.nameOf(ctx.path) !== undefined && ctx.accepts('html')) return answerAsSpelled(ctx)
    const methods = table.methods(ctx.path)
    if (methods.length > 0) {
      ctx.set('allow', methods.join(', '))
      return refuse(ctx, 'method-not-allowed')
    }
    // a browser gets the not-found page, a program the refusal
    const person = reads && !ctx.path.startsWith('/api/') && ctx.accepts('json', 'html') === 'html'
    if (!person) return refuse(ctx, 'not-found')
    return answerAsSpelled(ctx)
  }

  const health = {
    '/health/live': ((ctx) => void (ctx.body = { live: true })) as SiteHandler,
    '/health/ready': ready,
  }
  const forOperators = {
    '/metrics': showMetrics,
    ...reference(config, registry, measured.pagesInBrowser, routes),
  }
  const ofSite = {
    '/session/': session,
    '/live/': liveStream({ hub, sessions, cookies, draining, reload: config.reload }),
    ...health,
    ...rootFiles,
    ...searchEngines.addresses,
  }
  const app = (...middleware: SiteMiddleware[]): Koa<SiteState> => {
    const koa = new Koa<SiteState>()
    koa.on('error', (error: Error & { code?: string }) =>
      log.debug({ code: error.code }, 'connection closed'),
    )
    const around = [
      requestLog(log, config.trustedProxies),
      securityHeaders(config),
      measured.middleware,
      compression,
      unknownFailures,
      readableTargets,
    ]
    for (const one of [...around, ...middleware]) koa.use(one)
    return koa
  }
  return {
    site: app(
      refusedCookies,
      ownAddresses({ ...ofSite, ...(config.operatorOnSite ? forOperators : {}) }),
      override.addresses,
      searchEngines.jobs,
      reports(reportSinks(config, log), (ctx, report) =>
        failedFor(ctx, remoteOfReport(report), networkOf(ctx.state.address)),
      ),
      files({ shellDist, releasesFolder }, deps.storedFiles),
      gateway({ table, services, origin: new URL(publicUrl).origin, ...deps }),
      (ctx) => rest(ctx),
    ),
    operator: app(ownAddresses({ ...health, ...rootFiles, ...forOperators }), (ctx) =>
      refuse(ctx, 'not-found'),
    ),
    routes,
  }
}
