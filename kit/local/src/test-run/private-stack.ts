import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { environmentDefaults } from '../environment.ts'
import { natsBinary } from '../nats/nats-binary.ts'
import { freePort } from '../ports.ts'
import { postgres, removeData } from '../postgres/postgres.ts'
import { silentProgress } from '../progress.ts'
import { clearRunningSite, recordRunningSite } from '../site/running-site.ts'
import { controlSite } from '../site/site-control.ts'
import { planSite } from '../site/site-plan.ts'
import { site } from '../site/site.ts'
import { makeFolder, openStateFolder, root, stateFolder } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'
import { daytimeZone } from './daytime-zone.ts'

/** The environment of tests, and how to stop the servers behind it. */
export interface Stack {
  readonly env: Record<string, string>
  stop(): Promise<void>
}

const log = (line: string): void => void process.stdout.write(`${line}\n`)

let nats: Promise<string> | undefined

/** The program that tests run as NATS; a download is kept for the next time. */
export const testNats = (): Promise<string> =>
  (nats ??= natsBinary({ folder: path.join(makeFolder(path.join(stateFolder, 'nats')), 'download'), log }))

/** A PostgreSQL of its own, and the program of NATS, for the tests of services. */
export const serverStack = async (
  folder: string,
  watchdog: Watchdog,
  settings: Readonly<Record<string, string>> = {},
): Promise<Stack> => {
  const binary = await testNats()
  openStateFolder(folder)
  const options = { port: await freePort(), password: 'test', durable: false, watchdog, log, settings }
  const server = postgres({
    folder: path.join(folder, 'postgres'),
    logsFolder: path.join(folder, 'logs'),
    ...options,
  })
  await server.process.start()
  return {
    env: { TEST_DATABASE_URL: server.url(), NATS_SERVER_BIN: binary },
    stop: async () => {
      await server.process.stop(2000)
      removeData(path.join(folder, 'postgres'))
    },
  }
}

/** A whole site with fresh state in its folder, on free ports, whose processes the tests may stop and start. */
export const siteStack = async (folder: string, watchdog: Watchdog): Promise<Stack> => {
  process.env.NATS_SERVER_BIN ??= await testNats()
  const tilesPort = await freePort()
  const given = {
    ...environmentDefaults,
    // each worker of the browser tests says by X-Forwarded-For that it is a network of its own
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
    // a busy machine takes its time: what is tested of sessions and of server rendering is not how soon they come
    AUTH_TIMEOUT_MS: '30000',
    RENDER_DATA_TIMEOUT_MS: '30000',
    RENDER_WAIT_MS: '30000',
    // no text of a test waits for the morning, at whatever hour it runs
    UNKNOWN_TIME_ZONES: daytimeZone(),
    // where the test of the map serves them
    MAP_TILE_URL: `http://127.0.0.1:${tilesPort}/{z}/{x}/{y}.png`,
  }
  const plan = await planSite(openStateFolder(folder), given, {
    port: await freePort(),
  })
  const whole = site({ plan, progress: { ...silentProgress, log }, watchdog, durable: false })
  const stop = async (): Promise<void> => {
    await whole.stop()
    clearRunningSite(plan.folder)
    removeData(path.join(plan.folder, 'postgres'))
  }
  try {
    await whole.start()
  } catch (error) {
    await stop()
    throw error
  }
  recordRunningSite(plan, watchdog.pid, true)
  const control = await controlSite(whole.processes)
  return {
    env: {
      SITE_URL: plan.publicUrl,
      MESSAGE_CATCHER_URL: plan.messageCatcherUrl,
      SITE_CONTROL: control.url,
      TILES_PORT: String(tilesPort),
      // commands that a test runs find its site, not the developer's
      LUNCHPAIL_STATE: plan.folder,
    },
    stop: async () => {
      control.close()
      await stop()
    },
  }
}

/** Keeps the logs of a site whose tests failed, where the next one to look finds them. */
export const keepLogs = (folder: string): string => {
  const target = path.join(root, 'test-results/site-logs')
  rmSync(target, { recursive: true, force: true })
  cpSync(path.join(folder, 'logs'), target, { recursive: true })
  return target
}
