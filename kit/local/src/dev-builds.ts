import { existsSync, rmSync, statSync, unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import { releaseAllBuilds } from '@lunchpail/kit-build/release'
import { releaseVariables } from './process-environment.ts'
import { processPart, type Part } from './process-part.ts'
import type { Progress } from './progress.ts'
import type { SitePlan } from './site-plan.ts'
import { root } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

/** What a build says last: it is there when the build is whole. */
const mark = (folder: string): string =>
  path.join(root, folder, 'dist', folder === 'shell' ? 'assets.json' : 'release.json')

const modified = (file: string): number => (existsSync(file) ? statSync(file).mtimeMs : 0)

const watcher = (plan: SitePlan, watchdog: Watchdog, say: (line: string) => void, folder: string): Part => {
  const before = modified(mark(folder))
  return processPart({
    name: `${folder} build`,
    command: path.join(root, 'node_modules/.bin/rspack'),
    args: ['build', '--watch', '--mode', 'development'],
    cwd: path.join(root, folder),
    env: { ...(process.env as Record<string, string>), NODE_ENV: 'development', FORCE_COLOR: '0' },
    logsFolder: plan.logsFolder,
    ready: async () => modified(mark(folder)) > before,
    watchdog,
    say,
  })
}

/**
 * Builds these folders again whenever they change, and makes what comes out live on the site that runs. The shell
 * server sees the new files and tells open pages to load again.
 */
export const watchBuilds = async (
  plan: SitePlan,
  watchdog: Watchdog,
  progress: Progress,
  folders: readonly string[],
): Promise<() => Promise<void>> => {
  const { REGISTRY_FILE = '', RELEASES_FOLDER = '' } = releaseVariables(plan)
  let releasing = Promise.resolve()
  const release = (): void => {
    releasing = releasing
      .then(() =>
        releaseAllBuilds(
          root,
          { registryFile: REGISTRY_FILE, releasesFolder: RELEASES_FOLDER, services: {} },
          new Date(),
        ),
      )
      .then((released) => released.forEach(({ name, version }) => progress.say(`  ✓ ${name} ${version}`)))
      // half a build, or one that does not fit: the next change brings another
      .catch((error: unknown) =>
        progress.say(`  ! ${error instanceof Error ? error.message : String(error)}`),
      )
  }
  const parts = folders.map((folder) => watcher(plan, watchdog, progress.say, folder))
  const remotes = folders.filter((folder) => folder !== 'shell')
  await Promise.all(parts.map((part) => progress.part(part.name, () => part.start())))
  release()
  for (const folder of remotes) watchFile(mark(folder), { interval: 250 }, release)
  return async () => {
    for (const folder of remotes) unwatchFile(mark(folder))
    await Promise.all(parts.map((part) => part.stop(1000)))
  }
}

/** Development has releases of its own, so that an ordinary start does not meet them; each run begins with none. */
export const forgetDevelopmentReleases = (plan: SitePlan): void =>
  rmSync(path.dirname(releaseVariables(plan).REGISTRY_FILE ?? ''), { recursive: true, force: true })
