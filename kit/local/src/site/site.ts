import { releaseAllBuilds } from '@lunchpail/kit-build/releases/release'
import { build } from '../build.ts'
import { createDatabases } from '@lunchpail/kit-service/create-databases'
import { migrateDatabases } from '../postgres/migrate-databases.ts'
import { createStreams } from '../nats/create-streams.ts'
import { loadDemonstration } from '../demonstration.ts'
import { openReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import { releaseStoreVariables } from '../process-environment.ts'
import type { ManagedProcess } from '../managed-process.ts'
import type { Progress } from '../progress.ts'
import { CliError } from '../cli-error.ts'
import { siteProcesses } from './site-processes.ts'
import type { SitePlan } from './site-plan.ts'
import { root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

interface SiteOptions {
  readonly plan: SitePlan
  readonly progress: Progress
  readonly watchdog: Watchdog
  readonly durable: boolean
  /** services that restart when their code changes */
  readonly watched?: readonly string[]
}

/** A whole site: its processes by name, and how to start and stop them all. */
export interface Site {
  /** by name, in the order in which they were started */
  readonly processes: ReadonlyMap<string, ManagedProcess>
  start(): Promise<void>
  /** ends everything, in order, within ten seconds */
  stop(): Promise<void>
}

const labels: Record<string, string> = {
  postgres: 'PostgreSQL',
  nats: 'NATS with JetStream',
  'object-store': 'object store',
  'message-catcher': 'message catcher',
  'identity-provider': "a company's own login",
  shell: 'site',
}

/** Together less than ten seconds: first the services and the shell, then the servers that they write to. */
const stopTimeoutsMs = { front: 5500, back: 1500, postgres: 2500 }

export const site = (options: SiteOptions): Site => {
  const { plan, progress, watchdog } = options
  const processes = new Map<string, ManagedProcess>()
  let ending = false

  const startProcess = async (managed: ManagedProcess | undefined, note = ''): Promise<void> => {
    if (!managed) return
    if (ending) throw new CliError('It was stopped while it started.')
    processes.set(managed.name, managed)
    await progress.step(
      labels[managed.name] ?? managed.name,
      () => managed.start(),
      () => note,
    )
  }

  const buildAll = async (): Promise<void> => {
    await progress.step('build', () => build(plan.logsFolder, watchdog))
    const store = await openReleaseStore(releaseStoreVariables(plan))
    // no service is asked for its schemas: all start from the same tree as these builds
    await releaseAllBuilds(root, { store, services: {} }, new Date())
    store.close()
  }

  const start = async (): Promise<void> => {
    const own = siteProcesses({ ...options, watched: options.watched ?? [], log: progress.log })
    const { postgres } = own
    await Promise.all([
      buildAll(),
      startProcess(postgres?.process).then(() =>
        progress.step('databases', async () => {
          if (postgres) await createDatabases(postgres.url, plan.databases)
          await migrateDatabases(plan)
        }),
      ),
      own
        .nats()
        .then((managed) => startProcess(managed))
        .then(() => progress.step('streams', () => createStreams(plan))),
      startProcess(own.objectStore),
      startProcess(own.messageCatcher, plan.messageCatcherUrl),
      startProcess(own.identityProvider),
    ])
    await Promise.all([...own.services, own.shell].map((managed) => startProcess(managed)))
    await progress.step('demonstration data', () => loadDemonstration(plan, watchdog))
  }

  const stop = async (): Promise<void> => {
    ending = true
    const named = (test: (name: string) => boolean): ManagedProcess[] =>
      [...processes.values()].filter(({ name }) => test(name))
    const back = ['nats', 'object-store', 'message-catcher', 'identity-provider']
    await Promise.all(
      named((name) => name !== 'postgres' && !back.includes(name)).map((managed) =>
        managed.stop(stopTimeoutsMs.front),
      ),
    )
    await Promise.all(
      named((name) => back.includes(name)).map((managed) => managed.stop(stopTimeoutsMs.back)),
    )
    await Promise.all(
      named((name) => name === 'postgres').map((managed) => managed.stop(stopTimeoutsMs.postgres)),
    )
  }

  return { processes, start, stop }
}
