import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serviceVariables } from './process-environment.ts'
import { runQuietly } from './run-command.ts'
import type { SitePlan } from './site-plan.ts'
import { readJson, root, writeSecretJson } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

const jobsFolder = path.join(root, 'services/jobs')
const command = path.join(jobsFolder, 'bin/load-demonstration.ts')

/** Changes when the data or the way it is loaded changes. */
const dataVersion = (): string => {
  const hash = createHash('sha256').update(readFileSync(command))
  for (const file of globSync('src/demonstration/**/*.*', { cwd: jobsFolder }).sort())
    hash.update(file).update(readFileSync(path.join(jobsFolder, file)))
  return hash.digest('hex')
}

/** Loads the demonstration data, once for each version of it, into a database that was created here and into no other. */
export const loadDemonstration = async (plan: SitePlan, watchdog: Watchdog): Promise<void> => {
  if (!existsSync(command) || !plan.databases.some(({ database }) => database === 'jobs')) return
  const file = path.join(plan.folder, 'demonstration.json')
  const version = dataVersion()
  if (readJson<{ version: string }>(file)?.version === version) return
  await runQuietly({
    name: 'Loading the demonstration data',
    command: process.execPath,
    args: [command],
    cwd: jobsFolder,
    // a port of its own, should the command listen
    env: { ...serviceVariables(plan, 'jobs'), PORT: '0' },
    logFile: path.join(plan.logsFolder, 'demonstration.log'),
    watchdog,
  })
  writeSecretJson(file, { version })
}
