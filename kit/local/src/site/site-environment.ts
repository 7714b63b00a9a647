import path from 'node:path'
import { generate } from '../build.ts'
import type { Noun } from '@lunchpail/contracts/noun'
import { createDatabases } from '@lunchpail/kit-service/create-databases'
import { migrateDatabases } from '../postgres/migrate-databases.ts'
import { readEnvironment } from '../environment.ts'
import {
  migrationVariables,
  natsVariables,
  overrideVariables,
  releaseStoreVariables,
  serviceAddresses,
  serviceVariables,
} from '../process-environment.ts'
import { clearRunningSite, recordRunningSite, runningSite, waitUntilNoneRuns } from './running-site.ts'
import { CliError } from '../cli-error.ts'
import { siteProcesses } from './site-processes.ts'
import { planSite } from './site-plan.ts'
import { secretVariables } from '../secret-variables.ts'
import { openStateFolder, root, stateFolder } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

type Variables = Record<string, string>

/** The environment variables that a command gets of the site that it works on. */
export interface SiteEnvironment {
  readonly service: (noun: string) => Variables
  /** the same, with all rights at NATS */
  readonly operator: (noun: string) => Variables
  /** how the database of a service is migrated */
  readonly migration: (noun: string) => Variables
  /** all rights at NATS, and nothing else */
  readonly nats: Variables
  /** where releases are, and the addresses of the services whose schemas they are checked against */
  readonly releases: Variables
  /** how a browser takes a microfrontend from a developer */
  readonly overrides: Variables
}

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** The environment of the site that runs, else of its databases and NATS, started for this command. */
export const withSiteEnvironment = async (
  needs: 'databases' | 'releases',
  watchdog: Watchdog,
  closing: (() => Promise<void>)[],
): Promise<SiteEnvironment> => {
  const running = runningSite(stateFolder)
  if (running) {
    if (needs === 'databases' && !running.ready)
      throw new CliError('The site is still starting: run this again in a moment.')
    const { processes, addresses, migrations } = running
    return {
      // the service itself holds its own port
      service: (noun) => ({ ...processes[noun], PORT: '0' }),
      operator: (noun) => ({ ...processes[noun], ...processes['operator'], PORT: '0' }),
      migration: (noun) => migrations[noun] ?? {},
      nats: processes['operator'] ?? {},
      releases: {
        ...addresses,
        ...processes['operator'],
        ...releaseStoreOf(processes['shell'] ?? {}),
      },
      overrides: overridesOf(processes['shell'] ?? {}),
    }
  }
  openStateFolder(stateFolder)
  const plan = await planSite(stateFolder, readEnvironment(path.join(root, '.env')))
  if (needs === 'databases') {
    await waitUntilNoneRuns(stateFolder)
    recordRunningSite(plan, watchdog.pid, false)
    closing.unshift(async () => clearRunningSite(stateFolder))
    const { postgres, nats } = siteProcesses({ plan, durable: true, watched: [], watchdog, log: log })
    const started = [postgres?.process, await nats()].filter((managed) => managed !== undefined)
    for (const managed of started) closing.unshift(() => managed.stop(2500))
    await Promise.all([generate(plan.logsFolder, watchdog), ...started.map((managed) => managed.start())])
    if (postgres) await createDatabases(postgres.url, plan.databases)
    if (postgres) await migrateDatabases(plan)
  }
  const service = (noun: string): Variables => ({ ...serviceVariables(plan, noun as Noun), PORT: '0' })
  return {
    service,
    operator: (noun) => ({ ...service(noun), ...natsVariables(plan, 'operator') }),
    migration: (noun) => migrationVariables(plan, noun as Noun),
    nats: natsVariables(plan, 'operator'),
    releases: {
      ...serviceAddresses(plan),
      ...secretVariables(plan.secrets, 'operator'),
      ...releaseStoreVariables(plan),
    },
    overrides: overrideVariables(plan),
  }
}

const releaseStoreOf = (shell: Variables): Variables =>
  Object.fromEntries(Object.entries(shell).filter(([name]) => name.startsWith('RELEASE_STORE')))

const overridesOf = ({
  OVERRIDE_KEY = '',
  OVERRIDE_ADDRESSES = '',
  PUBLIC_URL = '',
}: Variables): Variables => ({
  OVERRIDE_KEY,
  OVERRIDE_ADDRESSES,
  PUBLIC_URL,
})
