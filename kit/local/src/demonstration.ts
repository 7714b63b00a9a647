import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import { demonstrationApplicants } from './demonstration/applicants.ts'
import { demonstrationPersons, secondDemonstrationCompany } from './identity-provider/persons.ts'
import { identityProviderVariables, serviceVariables } from './process-environment.ts'
import { runQuietly } from './run-command.ts'
import type { SitePlan } from './site/site-plan.ts'
import { readJson, root, writeSecretJson } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

const commandOf = (noun: Noun): string => path.join(root, 'services', noun, 'bin/load-demonstration.ts')

/** Changes when the data, the way it is loaded or the variables that it depends on change. */
const dataVersion = (noun: Noun, dependsOn: unknown): string => {
  const folder = path.join(root, 'services', noun)
  const hash = createHash('sha256')
    .update(readFileSync(commandOf(noun)))
    .update(JSON.stringify(dependsOn))
  for (const file of globSync('src/demonstration/**/*.*', { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex')
}

type Versions = Partial<Record<Noun, string>>

/** Loads the demonstration data, once for each version of it, into databases that were created here and into no others. */
export const loadDemonstration = async (plan: SitePlan, watchdog: Watchdog): Promise<void> => {
  const file = path.join(plan.folder, 'demonstration.json')
  const loaded: Versions = { ...readJson<Versions>(file) }
  const load = async (noun: Noun, variables: Record<string, string> = {}): Promise<void> => {
    if (!existsSync(commandOf(noun)) || !plan.databases.some(({ database }) => database === noun)) return
    const version = dataVersion(noun, [
      variables,
      demonstrationPersons,
      secondDemonstrationCompany,
      demonstrationApplicants,
    ])
    if (loaded[noun] === version) return
    await runQuietly({
      name: `Loading the demonstration data of ${noun}`,
      command: process.execPath,
      args: [commandOf(noun)],
      cwd: path.join(root, 'services', noun),
      // a port of its own, should the command listen
      env: { ...serviceVariables(plan, noun), ...variables, PORT: '0' },
      logFile: path.join(plan.logsFolder, `demonstration-${noun}.log`),
      watchdog,
    })
    loaded[noun] = version
  }
  await Promise.all([
    load('jobs'),
    load('engagement', plan.identityProviderUrl ? { DEMONSTRATION_APPLICANTS: 'yes' } : {}),
    // without their accounts there are no applicants either
    ...(plan.identityProviderUrl
      ? [load('auth', identityProviderVariables(plan)), load('wizard'), load('profile')]
      : []),
  ])
  writeSecretJson(file, loaded)
}
