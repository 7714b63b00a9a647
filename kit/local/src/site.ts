import { releaseAllBuilds } from '@lunchpail/kit-build/release'
import { build } from './build.ts'
import { createDatabases } from './databases.ts'
import { loadDemonstration } from './demonstration.ts'
import { releaseVariables } from './process-environment.ts'
import type { Part } from './process-part.ts'
import type { Progress } from './progress.ts'
import { Sentence } from './sentence.ts'
import { siteParts } from './site-parts.ts'
import type { SitePlan } from './site-plan.ts'
import { root } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

interface SiteOptions {
  readonly plan: SitePlan
  readonly progress: Progress
  readonly watchdog: Watchdog
  readonly durable: boolean
  /** services that start again when their code changes */
  readonly followed?: readonly string[]
}

/** A whole site: its processes by name, and how to bring all of them up and down. */
export interface Site {
  /** by name, in the order in which they were started */
  readonly parts: ReadonlyMap<string, Part>
  start(): Promise<void>
  /** ends everything, in order, within ten seconds */
  stop(): Promise<void>
}

const labels: Record<string, string> = {
  postgres: 'PostgreSQL',
  nats: 'NATS with JetStream',
  'object-store': 'object store',
  inbox: 'inbox',
  shell: 'site',
}

/** Together less than ten seconds: the ones that people wait for, then those that these write to. */
const patience = { front: 5500, back: 1500, postgres: 2500 }

export const site = (options: SiteOptions): Site => {
  const { plan, progress, watchdog } = options
  const parts = new Map<string, Part>()
  let ending = false

  const bringUp = async (part: Part | undefined, note = ''): Promise<void> => {
    if (!part) return
    if (ending) throw new Sentence('It was stopped while it started.')
    parts.set(part.name, part)
    await progress.part(
      labels[part.name] ?? part.name,
      () => part.start(),
      () => note,
    )
  }

  const buildAll = async (): Promise<void> => {
    await progress.part('build', () => build(plan.logsFolder, watchdog))
    const { REGISTRY_FILE = '', RELEASES_FOLDER = '' } = releaseVariables(plan)
    // no service is asked: all of them start from the same tree as these builds
    const places = { registryFile: REGISTRY_FILE, releasesFolder: RELEASES_FOLDER, services: {} }
    await releaseAllBuilds(root, places, new Date())
  }

  const start = async (): Promise<void> => {
    const own = siteParts({ ...options, followed: options.followed ?? [], say: progress.say })
    const { postgres } = own
    await Promise.all([
      buildAll(),
      bringUp(postgres?.part).then(() =>
        postgres
          ? progress.part('databases', () => createDatabases(postgres.url, plan.databases))
          : undefined,
      ),
      own.nats().then((part) => bringUp(part)),
      bringUp(own.objectStore),
      bringUp(own.inbox, plan.inboxUrl),
    ])
    await Promise.all([...own.services, own.shell].map((part) => bringUp(part)))
    await progress.part('demonstration data', () => loadDemonstration(plan, watchdog))
  }

  const stop = async (): Promise<void> => {
    ending = true
    const named = (test: (name: string) => boolean): Part[] =>
      [...parts.values()].filter(({ name }) => test(name))
    const back = ['nats', 'object-store', 'inbox']
    await Promise.all(
      named((name) => name !== 'postgres' && !back.includes(name)).map((part) => part.stop(patience.front)),
    )
    await Promise.all(named((name) => back.includes(name)).map((part) => part.stop(patience.back)))
    await Promise.all(named((name) => name === 'postgres').map((part) => part.stop(patience.postgres)))
  }

  return { parts, start, stop }
}
