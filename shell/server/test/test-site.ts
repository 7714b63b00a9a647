import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { editRegistry } from '@lunchpail/kit-build/releases/edit-registry'
import { folderStore } from '@lunchpail/kit-build/releases/store/folder-store'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { systemClock } from '@lunchpail/kit-service/clock'
import { createCallerKeys } from '@lunchpail/kit-service/testing/test-tokens'
import { onTestFinished } from 'vitest'
import { startSite } from '../server.ts'
import type { SiteRuntime } from '../server.ts'

const shellKey = (await createCallerKeys(systemClock)).key('shell')

/** An address where nothing listens. */
export const unreachable = 'http://127.0.0.1:9'

export interface TestSite {
  readonly url: string
  readonly operatorPort: number | undefined
  readonly folder: string
  readonly store: ReleaseStore
  readonly releasesFolder: string
  readonly warm: Promise<void>
  readonly leave: () => void
  readonly stop: (drainLimitMs?: number) => Promise<void>
}

/** A folder that goes with the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** The site's server in this process, with a small build of the shell, on a free port. `serverBuild` is the text of the shell's. */
export async function testSite(
  environment: NodeJS.ProcessEnv = {},
  runtime: Partial<SiteRuntime> = {},
  serverBuild?: string,
): Promise<TestSite> {
  const folder = await testFolder()
  const dist = path.join(folder, 'dist')
  const assets = {
    scripts: ['assets/main.1f3a9c2b.js'],
    styles: ['assets/main.77aa01ff.css'],
    preload: [],
    sentences: { es: ['assets/sentences-es.5e1f0a2b.js'] },
    serverBuild: serverBuild && 'first.0a1b2c3d.mjs',
    offer: { hostApi: 1, shared: { react: { version: '19.3.1', names: null } } },
  }
  if (serverBuild) await write(path.join(dist, 'first.0a1b2c3d.mjs'), serverBuild)
  const store = folderStore(path.join(folder, 'store'))
  await editRegistry(store, (state) => ({ ...state }))
  await write(path.join(dist, 'assets.json'), JSON.stringify(assets))
  await write(path.join(dist, 'assets/main.1f3a9c2b.js'), 'globalThis.started = true')
  const variables = {
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:3000',
    NATS_URL: 'nats://127.0.0.1:9',
    AUTH_URL: unreachable,
    CALLER_KEY: shellKey,
    JOBS_URL: unreachable,
    WIZARD_URL: unreachable,
    ENGAGEMENT_URL: unreachable,
    PROFILE_URL: unreachable,
    NOTIFICATIONS_URL: unreachable,
    MATCHES_URL: unreachable,
    RELEASE_STORE: store.address,
    RELEASES_FOLDER: path.join(folder, 'releases'),
    SHELL_DIST: dist,
    RENDER_DATA_TIMEOUT_MS: '5000',
    ...environment,
  }
  // most tests need no page that was rendered before, and have no services to wait for
  const rendering = { prepareMs: 100, ...runtime.rendering }
  const site = await startSite(variables, { ...runtime, rendering })
  onTestFinished(() => site.stop(100))
  const url = `http://127.0.0.1:${site.port}`
  return {
    ...site,
    url,
    folder,
    store: folderStore(variables.RELEASE_STORE),
    releasesFolder: variables.RELEASES_FOLDER,
  }
}
