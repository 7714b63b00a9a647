import { existsSync, rmSync, statSync, unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import { releaseAllBuilds } from '@lunchpail/kit-build/releases/release'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { releasesFolder, releaseStoreVariables } from './process-environment.ts'
import { managedProcess, type ManagedProcess } from './managed-process.ts'
import type { Progress } from './progress.ts'
import type { SitePlan } from './site/site-plan.ts'
import { root } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

/** The file that a build writes last: where it is there, the build is whole. */
const lastFileOfBuild = (folder: string): string =>
  path.join(root, folder, 'dist', folder === 'shell' ? 'assets.json' : 'release.json')

const modified = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

const watcher = (
  plan: SitePlan,
  watchdog: Watchdog,
  log: (line: string) => void,
  folder: string,
): ManagedProcess => {
  const before = modified(lastFileOfBuild(folder))
  return managedProcess({
    name: `${folder} build`,
    command: path.join(root, 'node_modules/.bin/rspack'),
    args: ['build', '--watch', '--mode', 'development'],
    cwd: path.join(root, folder),
    env: { ...(process.env as Record<string, string>), NODE_ENV: 'development', FORCE_COLOR: '0' },
    logsFolder: plan.logsFolder,
    ready: async () => modified(lastFileOfBuild(folder)) > before,
    watchdog,
    log,
  })
}

/**
 * Rebuilds these folders whenever they change, and releases the builds on the running site. The shell server sees the new
 * files and makes open pages reload.
 */
export const watchBuilds = async (
  plan: SitePlan,
  watchdog: Watchdog,
  progress: Progress,
  folders: readonly string[],
): Promise<() => Promise<void>> => {
  const store = await openReleaseStore(releaseStoreVariables(plan))
  let releasing = Promise.resolve()
  const release = (): void => {
    releasing = releasing
      .then(() => releaseAllBuilds(root, { store, services: {} }, new Date()))
      .then((released) => released.forEach(({ name, version }) => progress.log(`  ✓ ${name} ${version}`)))
      // an incomplete or incompatible build: the next change builds again
      .catch((error: unknown) =>
        progress.log(`  ! ${error instanceof Error ? error.message : String(error)}`),
      )
  }
  const processes = folders.map((folder) => watcher(plan, watchdog, progress.log, folder))
  const remotes = folders.filter((folder) => folder !== 'shell')
  await Promise.all(processes.map((managed) => progress.step(managed.name, () => managed.start())))
  release()
  for (const folder of remotes) watchFile(lastFileOfBuild(folder), { interval: 250 }, release)
  return async () => {
    for (const folder of remotes) unwatchFile(lastFileOfBuild(folder))
    await Promise.all(processes.map((managed) => managed.stop(1000)))
  }
}

/** Development has releases of its own, which an ordinary start does not see; each run begins with none. */
export const clearDevelopmentReleases = (plan: SitePlan): void =>
  rmSync(path.dirname(releasesFolder(plan)), { recursive: true, force: true })
