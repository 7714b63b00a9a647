// The shell's server before the bundle: configured by its environment as the site's own, and by a file that describes the bundle.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { emptyRegistry } from '@lunchpail/kit-build/releases/registry'
import { connectNats } from '@lunchpail/kit-events/nats'
import { callerTokens } from '@lunchpail/kit-service/caller-tokens'
import { systemClock } from '@lunchpail/kit-service/clock'
import { natsSettings } from '@lunchpail/kit-service/environment'
import { openLog } from '@lunchpail/kit-service/log'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { buildApps } from '../../../shell/server/app.ts'
import { siteConfig } from '../../../shell/server/config.ts'
import { renderPool, renderTimes } from '../../../shell/server/server-rendering/render-pool.ts'
import { renderFiles } from '../../../shell/server/server-rendering/render-page.ts'
import { upstream } from '../../../shell/server/gateway/upstream.ts'
import { liveHub, liveTimes } from '../../../shell/server/live/live-hub.ts'
import { askAuth } from '../../../shell/server/sessions/ask-auth.ts'
import { sessionCookies } from '../../../shell/server/sessions/session-cookies.ts'
import { sessions } from '../../../shell/server/sessions/sessions.ts'
import type { Bundle } from './bundle.ts'

/** Read on this server, and left out of what is written into pages: a bundle knows its files by itself. */
function unwritten<T extends object>(value: T, name: keyof T): T {
  return Object.defineProperty(value, name, { enumerable: false })
}
const withoutFiles = (entry: RegistryEntry): RegistryEntry =>
  unwritten({ ...entry, pages: entry.pages.map((page) => unwritten(page, 'preload')) }, 'entry')

const bundle = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Bundle
const { assets, dist, releases, releasesFolder } = bundle
const entries = bundle.entries.map(withoutFiles)
const config = { ...siteConfig(process.env), shellDist: dist, releasesFolder }
const log = openLog({ noun: 'shell', logLevel: config.logLevel })
const pool = renderPool(log, renderTimes(config.renderWaitMs))
void pool.prepare(
  [undefined, ...releases].flatMap(
    (release) => renderFiles({ ...config, assets: () => assets }, release) ?? [],
  ),
)

const { site } = buildApps({
  config,
  log,
  registry: {
    releases: () => releases,
    entries: () => entries,
    liveFor: () => ({ releases, entries }),
    known: () => emptyRegistry,
    isRead: () => true,
    errors: () => 0,
    reload: () => {},
    close: () => {},
  },
  storedFiles: { bringRelease: async () => false, bringShellBuild: async () => undefined },
  assets: () => assets,
  fileHashes: () => ({}),
  endTrial: async () => false,
  sessions: sessions(askAuth(config.services.auth, callerTokens(config.callerKey, systemClock)), systemClock),
  cookies: sessionCookies(config.secure),
  upstream: upstream(),
  upstreamTimeoutMs: 15_000,
  dataTimeoutMs: 400,
  renderPool: pool,
  clock: systemClock,
  hub: liveHub(liveTimes),
  nats: connectNats({ ...natsSettings(config), name: 'shell', log }),
  draining: () => false,
  notReady: () => undefined,
})
const handle = site.callback()
const server = http.createServer(
  { keepAliveTimeout: 65_000 },
  (request, response) => void handle(request, response),
)
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('SIGTERM', () => process.exit())
process.on('disconnect', () => process.exit())
