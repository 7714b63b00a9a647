import { unwatchFile, watchFile } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { connectNats } from '@lunchpail/kit-events/nats'
import { decodeNotice, noticeSubjects, type Notice } from '@lunchpail/kit-events/notices'
import { systemClock, type Clock } from '@lunchpail/kit-service/clock'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { SiteConfig } from './config.ts'
import { renderPool, renderTimes } from './server-rendering/render-pool.ts'
import type { RenderTimes } from './server-rendering/render-pool.ts'
import { renderFiles } from './server-rendering/render-page.ts'
import { upstream } from './gateway/upstream.ts'
import { liveHub, liveTimes } from './live/live-hub.ts'
import type { LiveTimes } from './live/live-hub.ts'
import { readAssetManifest } from './pages/asset-manifest.ts'
import { liveRegistry } from './registry/live-registry.ts'
import { askAuth } from './sessions/ask-auth.ts'
import { sessionCookies } from './sessions/session-cookies.ts'
import { sessions } from './sessions/sessions.ts'

interface SiteServer {
  readonly url: string
  /** Lets what is under way end, and ends what never would, within the given milliseconds. */
  readonly stop: (within?: number) => Promise<void>
}

/** What a test may replace when it starts the server. */
export interface TestHooks {
  readonly clock: Clock
  readonly live: LiveTimes
  /** for a service's response */
  readonly upstreamTimeoutMs: number
  /** the same for server rendering: after it, the browser renders */
  readonly dataTimeoutMs: number
  readonly rendering: RenderTimes
}
const defaultHooks: TestHooks = {
  clock: systemClock,
  live: liveTimes,
  upstreamTimeoutMs: 15_000,
  dataTimeoutMs: 400,
  rendering: renderTimes,
}

/** Starts the site's server: its registry, its ears on NATS, its sockets. */
export async function startSite(
  config: SiteConfig,
  log: Logger,
  given: Partial<TestHooks> = {},
): Promise<SiteServer> {
  const hooks = { ...defaultHooks, ...given }
  let draining = false
  const hub = liveHub(hooks.live)
  const held = sessions(askAuth(config.services.auth), hooks.clock)
  const services = upstream()
  let assets = await readAssetManifest(config.shellDist)
  const pool = renderPool(log, hooks.rendering)
  const prepare = () =>
    pool.prepare(
      [undefined, ...registry.releases()].flatMap(
        (release) => renderFiles({ ...config, assets: () => assets }, release) ?? [],
      ),
    )
  const registry = await liveRegistry(config.registryFile, log, () => {
    prepare()
    if (config.reload) hub.reload()
  })
  prepare()
  const reread = async () => {
    try {
      assets = await readAssetManifest(config.shellDist)
      prepare()
      hub.reload()
    } catch (error) {
      log.debug({ error: loggedError(error) }, 'the build of the shell is not whole yet')
    }
  }
  // looked at by name: a build replaces the folder itself, and a watched folder that is gone tells nothing more
  const assetList = path.join(config.shellDist, 'assets.json')
  if (config.reload) watchFile(assetList, { interval: 250 }, () => void reread())

  const notice = (told: Notice): void => {
    if (told.kind === 'session') held.forgetSession(told.sessionId)
    else if (told.topic === 'session') held.forgetAccount(told.accountId)
    hub.notice(told)
  }
  const nats = connectNats({ url: config.natsUrl, name: 'shell' })
  for (const subject of noticeSubjects)
    void nats.subscribe(subject, (at, payload) => {
      const told = decodeNotice(at, payload)
      if (told !== undefined) notice(told)
    })

  const app = buildApp({
    config,
    log,
    registry,
    hub,
    assets: () => assets,
    sessions: held,
    cookies: sessionCookies(config.secure),
    upstream: services,
    upstreamTimeoutMs: hooks.upstreamTimeoutMs,
    dataTimeoutMs: hooks.dataTimeoutMs,
    renderPool: pool,
    draining: () => draining,
  })
  const handle = app.callback()
  const server = http.createServer(
    { requestTimeout: 60_000, keepAliveTimeout: 65_000 },
    (request, response) => void handle(request, response),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })

  const stop = async (within = 7_000): Promise<void> => {
    draining = true
    hub.close()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // a connection whose answer began before is kept alive by its browser, and closed here once it is idle
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    const force = setTimeout(() => server.closeAllConnections(), within)
    await closed
    clearInterval(idle)
    clearTimeout(force)
    if (config.reload) unwatchFile(assetList)
    registry.close()
    services.close()
    await pool.close()
    await nats.close()
  }
  const { port } = server.address() as AddressInfo
  return { url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`, stop }
}
