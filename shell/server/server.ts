import { unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import type { DestinationStream } from 'pino'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { connectNats } from '@lunchpail/kit-events/nats'
import { registrySubject } from '@lunchpail/kit-events/registry-changed'
import { decodeTabUpdate, tabUpdateSubjects, type TabUpdate } from '@lunchpail/kit-events/tab-updates'
import { callerTokens } from '@lunchpail/kit-service/caller-tokens'
import { natsSettings } from '@lunchpail/kit-service/environment'
import { systemClock, type Clock } from '@lunchpail/kit-service/clock'
import { listen } from '@lunchpail/kit-service/http-server'
import { openLog } from '@lunchpail/kit-service/log'
import { buildApps } from './app.ts'
import { siteConfig } from './config.ts'
import { renderPool, renderTimes } from './server-rendering/render-pool.ts'
import type { RenderTimes } from './server-rendering/render-pool.ts'
import { renderFiles } from './server-rendering/render-page.ts'
import { endTrial } from '@lunchpail/kit-build/releases/release'
import { endedBecause } from '@lunchpail/kit-build/releases/release-health'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import type { ShellOffer } from '@lunchpail/kit-build/shell-offer'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { upstream } from './gateway/upstream.ts'
import { liveHub, liveTimes } from './live/live-hub.ts'
import type { LiveTimes } from './live/live-hub.ts'
import { readFileHashes } from './pages/file-hashes.ts'
import { readAssetManifest } from './pages/asset-manifest.ts'
import { servicesReady } from './services-ready.ts'
import { liveRegistry } from './registry/live-registry.ts'
import { publishedOrLater, publishRenderer, publishShellBuild, storedFiles } from './registry/stored-files.ts'
import { sayOffer } from './registry/say-offer.ts'
import { askAuth } from './sessions/ask-auth.ts'
import { sessionCookies } from './sessions/session-cookies.ts'
import { forgetChanged, sessions } from './sessions/sessions.ts'

interface SiteServer {
  readonly port: number
  /** of the operator's listener; undefined without one */
  readonly operatorPort: number | undefined
  readonly drainPauseSeconds: number
  /** each page that is rendered here has been rendered once, and the services are ready, as far as that is waited for */
  readonly warm: Promise<void>
  /** From now on readiness says no; requests are answered all the same. */
  readonly leave: () => void
  /** Drains; after the limit it closes the connections that are left. */
  readonly stop: (drainLimitMs?: number) => Promise<void>
}

/** What the server runs with beside its environment: its clock, log and patience. A test replaces some. */
export interface SiteRuntime {
  readonly clock: Clock
  readonly logTo: DestinationStream | undefined
  readonly live: LiveTimes
  /** for a service's response */
  readonly upstreamTimeoutMs: number
  readonly rendering: Partial<RenderTimes>
}
const defaultRuntime: SiteRuntime = {
  clock: systemClock,
  logTo: undefined,
  live: liveTimes,
  upstreamTimeoutMs: 15_000,
  rendering: {},
}

/** Starts the site's server: registry, NATS subscriptions, HTTP. */
export async function startSite(
  environment: NodeJS.ProcessEnv,
  given: Partial<SiteRuntime> = {},
): Promise<SiteServer> {
  const config = siteConfig(environment)
  const runtime = { ...defaultRuntime, ...given }
  const log = openLog({ noun: 'shell', logLevel: config.logLevel }, runtime.logTo)
  let leaving = false
  let draining = false
  const hub = liveHub(runtime.live)
  const authorize = callerTokens(config.callerKey, runtime.clock)
  const held = sessions(askAuth(config.services.auth, authorize, config.authTimeoutMs), runtime.clock)
  const services = upstream()
  let assets = await readAssetManifest(config.shellDist)
  let fileHashes = await readFileHashes(config.shellDist)
  const times = { ...renderTimes(config.renderWaitMs), ...runtime.rendering }
  const pool = renderPool(log, times)
  const prepare = (releases: readonly Release[]) =>
    pool.prepare(
      [undefined, ...releases].flatMap(
        (release) => renderFiles({ ...config, assets: () => assets }, release) ?? [],
      ),
    )
  let onRelease = (): void => {}
  const store = await openReleaseStore(config.releaseStore)
  const registry = await liveRegistry({ store, releasesFolder: config.releasesFolder }, log, {
    beforeLive: prepare,
    onChange: () => {
      onRelease()
      if (config.reload) hub.reload()
    },
  })
  const stopping = new AbortController()
  let published: Pick<ShellOffer, 'renderer' | 'build'> = {}
  const publish = async () => {
    const { serverBuild: file, offer: _, ...manifest } = assets
    const renderer = await publishRenderer(store, file && path.join(config.shellDist, file))
    published = { renderer, build: { archive: await publishShellBuild(store, config.shellDist), manifest } }
  }
  // in development a build has the names of the one before
  if (!config.reload) await publishedOrLater(publish, stopping.signal, log)
  const takeBackOffer = await sayOffer(store, () => assets.offer && { ...assets.offer, ...published }, log)
  let isWarm = false
  const reread = async () => {
    try {
      assets = await readAssetManifest(config.shellDist)
      fileHashes = await readFileHashes(config.shellDist)
      void prepare(registry.releases())
      hub.reload()
    } catch (error) {
      log.debug({ error: loggedError(error) }, 'the build of the shell is not complete yet')
    }
  }
  // polled by name: a build replaces the folder, and a watched folder that is deleted sends no more events
  const assetList = path.join(config.shellDist, 'assets.json')
  if (config.reload) watchFile(assetList, { interval: 250 }, () => void reread())

  const onTabUpdate = (update: TabUpdate): void => {
    forgetChanged(held, update)
    hub.update(update)
  }
  const nats = connectNats({ ...natsSettings(config), name: 'shell', log })
  for (const subject of tabUpdateSubjects)
    void nats.subscribe(subject, (actual, payload) => {
      const update = decodeTabUpdate(actual, payload)
      if (update !== undefined) onTabUpdate(update)
    })

  // what was published meanwhile did not arrive here
  nats.onConnect(hub.disconnect)

  void nats.subscribe(registrySubject, registry.reload)

  const { site, operator, routes } = buildApps({
    config,
    clock: runtime.clock,
    log,
    registry,
    storedFiles: storedFiles(store, config.releasesFolder),
    hub,
    nats,
    assets: () => assets,
    fileHashes: () => fileHashes,
    sessions: held,
    cookies: sessionCookies(config.secure),
    upstream: services,
    upstreamTimeoutMs: runtime.upstreamTimeoutMs,
    dataTimeoutMs: config.renderDataTimeoutMs,
    renderPool: pool,
    endTrial: ({ remote, version, trial, live }) =>
      endTrial(remote, version, endedBecause(trial, live), {
        store,
        // the other shells find out by themselves, in seconds
        announce: async () => registry.reload(),
      }),
    draining: () => draining,
    notReady: () =>
      leaving
        ? 'leaving'
        : nats.refused()
          ? 'nats-refused'
          : !registry.isRead()
            ? 'no-registry'
            : isWarm
              ? undefined
              : 'warming',
  })
  onRelease = routes.settle
  const limits = { limitMs: times.prepareMs, stopping: stopping.signal }
  const warm = Promise.all([
    prepare(registry.releases()),
    servicesReady(config.services, log, limits),
    routes.read(),
  ]).then(() => {
    isWarm = true
  })
  const { drainPauseSeconds, operatorHost } = config
  const serve = (app: typeof site, address: { host: string; port: number }) => {
    const handle = app.callback()
    const times = { requestTimeout: 60_000, keepAliveTimeout: 65_000 }
    return listen(address, times, (request, response) => void handle(request, response))
  }
  // who serves hears of changes, unless NATS is away
  await nats.tried()
  const server = await serve(site, config)
  const operatorServer =
    config.operatorPort === undefined
      ? undefined
      : await serve(operator, { host: operatorHost, port: config.operatorPort })
  const { port } = server
  const operatorPort = operatorServer?.port
  routes.start(port)
  void warm.then(() => {
    if (stopping.signal.aborted) return
    if (registry.isRead()) log.info({ port, operatorPort }, 'ready')
    else log.warn('not ready: no registry could be read')
  })

  const leave = (): void => {
    leaving = true
  }
  const stop = async (drainLimitMs = 7_000): Promise<void> => {
    draining = true
    stopping.abort()
    hub.close()
    await server.drain(drainLimitMs)
    await takeBackOffer()
    await routes.stop()
    // last, so that operators see the end
    await operatorServer?.drain(0)
    unwatchFile(assetList)
    registry.close()
    store.close()
    await services.close()
    await pool.close()
    await nats.close()
    log.info('stopped')
  }
  return { port, operatorPort, drainPauseSeconds, warm, leave, stop }
}
