import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { printError } from './shutdown.ts'
import { removeData } from './postgres/postgres.ts'
import { waitUntilNoneRuns } from './site/running-site.ts'
import { stateFolder } from './state-folder.ts'

try {
  await waitUntilNoneRuns(stateFolder)
  if (existsSync(stateFolder)) {
    // a closed home folder keeps PostgreSQL's data elsewhere
    removeData(path.join(stateFolder, 'postgres'))
    for (const name of readdirSync(stateFolder))
      rmSync(path.join(stateFolder, name), { recursive: true, force: true })
  }
  process.stdout.write(`${stateFolder} is empty: the next start begins with no data.\n`)
} catch (error) {
  printError(error)
  process.exitCode = 1
}
process.channel?.unref()
