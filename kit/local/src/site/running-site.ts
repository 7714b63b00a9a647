import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { nouns } from '@lunchpail/contracts/noun'
import {
  migrationVariables,
  natsVariables,
  serviceAddresses,
  serviceVariables,
  shellVariables,
} from '../process-environment.ts'
import { CliError } from '../cli-error.ts'
import { secretVariables } from '../secret-variables.ts'
import type { SitePlan } from './site-plan.ts'
import { readJson, writeSecretJson } from '../state-folder.ts'

type Variables = Record<string, string>

/** What a running site records for the commands that work on it. */
interface RunningSite {
  readonly pid: number
  readonly watchdog: number | undefined
  readonly url: string
  readonly messageCatcherUrl: string
  /** false while it starts */
  readonly ready: boolean
  /** environment of each service by noun, and of the shell; what an operator's command has in place of a service's */
  readonly processes: Readonly<Record<string, Variables>>
  /** <NOUN>_URL of every service */
  readonly addresses: Variables
  /** how each database is migrated, by noun */
  readonly migrations: Readonly<Record<string, Variables>>
}

const fileOf = (folder: string): string => path.join(folder, 'environment.json')

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A process id may have been reused: where /proc exists, the command line must be of this project. */
const isSiteProcess = (pid: number): boolean => {
  if (!alive(pid)) return false
  const commandLine = `/proc/${pid}/cmdline`
  return !existsSync(commandLine) || readFileSync(commandLine, 'utf8').includes('kit/local')
}

export const recordRunningSite = (plan: SitePlan, watchdog: number | undefined, ready: boolean): void => {
  const site: RunningSite = {
    pid: process.pid,
    watchdog,
    url: plan.publicUrl,
    messageCatcherUrl: plan.messageCatcherUrl,
    ready,
    processes: {
      ...Object.fromEntries(nouns.map((noun) => [noun, serviceVariables(plan, noun)])),
      shell: shellVariables(plan),
      operator: { ...natsVariables(plan, 'operator'), ...secretVariables(plan.secrets, 'operator') },
    },
    addresses: serviceAddresses(plan),
    migrations: Object.fromEntries(nouns.map((noun) => [noun, migrationVariables(plan, noun)])),
  }
  writeSecretJson(fileOf(plan.folder), site)
}

export const clearRunningSite = (folder: string): void => rmSync(fileOf(folder), { force: true })

/** The site that runs on a state folder, if one does. */
export const runningSite = (folder: string): RunningSite | undefined => {
  const site = readJson<RunningSite>(fileOf(folder))
  return site && isSiteProcess(site.pid) ? site : undefined
}

/** Refuses where a site runs; waits for the processes of a killed one to end. */
export const waitUntilNoneRuns = async (folder: string): Promise<void> => {
  const site = runningSite(folder)
  if (site)
    throw new CliError(
      `Lunchpail already ${site.ready ? `runs at ${site.url}` : 'starts'} (process ${site.pid}): stop that one first, by Ctrl-C or "kill ${site.pid}".`,
    )
  const left = readJson<RunningSite>(fileOf(folder))?.watchdog
  for (let waited = 0; left && isSiteProcess(left) && waited < 120; waited += 1) await wait(100)
  clearRunningSite(folder)
}
