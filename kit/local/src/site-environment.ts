import path from 'node:path'
import { generate } from './build.ts'
import type { Noun } from '@lunchpail/contracts/noun'
import { createDatabases } from './databases.ts'
import { readEnvironment } from './environment.ts'
import { releaseVariables, serviceVariables } from './process-environment.ts'
import { addressesOf, forgetRunning, noteRunning, runningSite, untilNoneRuns } from './running-site.ts'
import { Sentence } from './sentence.ts'
import { siteParts } from './site-parts.ts'
import { planSite } from './site-plan.ts'
import { openStateFolder, root, stateFolder } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

type Variables = Record<string, string>

/** What a command is told of the site that it works on. */
export interface SiteEnvironment {
  readonly service: (noun: string) => Variables
  /** where releases are, and the addresses of services to ask what fits */
  readonly releases: Variables
}

const say = (line: string): void => void process.stderr.write(`${line}\n`)

/** The environment of the site that runs, else of its databases and NATS, started for this command. */
export const withSiteEnvironment = async (
  needs: 'databases' | 'releases',
  watchdog: Watchdog,
  closing: (() => Promise<void>)[],
): Promise<SiteEnvironment> => {
  const running = runningSite(stateFolder)
  if (running) {
    if (needs === 'databases' && !running.ready)
      throw new Sentence('The site is still starting: run this again in a moment.')
    const { processes, addresses } = running
    return {
      // beside the service itself, so on a port of its own
      service: (noun) => ({ ...processes[noun], PORT: '0' }),
      releases: { ...addresses, ...releasesOf(processes['shell'] ?? {}) },
    }
  }
  openStateFolder(stateFolder)
  const plan = await planSite(stateFolder, readEnvironment(path.join(root, '.env')))
  if (needs === 'databases') {
    await untilNoneRuns(stateFolder)
    noteRunning(plan, watchdog.pid, false)
    closing.unshift(async () => forgetRunning(stateFolder))
    const { postgres, nats } = siteParts({ plan, durable: true, followed: [], watchdog, say })
    const started = [postgres?.part, await nats()].filter((part) => part !== undefined)
    for (const part of started) closing.unshift(() => part.stop(2500))
    await Promise.all([generate(plan.logsFolder, watchdog), ...started.map((part) => part.start())])
    if (postgres) await createDatabases(postgres.url, plan.databases)
  }
  return {
    service: (noun) => ({ ...serviceVariables(plan, noun as Noun), PORT: '0' }),
    releases: { ...addressesOf(plan), ...releaseVariables(plan) },
  }
}

const releasesOf = ({ REGISTRY_FILE = '', RELEASES_FOLDER = '' }: Variables): Variables => ({
  REGISTRY_FILE,
  RELEASES_FOLDER,
})
