// `npm run dev`: a site that reloads when the code changes. `npm run dev -- mf-jobs wizard` watches these two, and
// runs the others as they were built.
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { findRemotes } from '@lunchpail/kit-build/remotes'
import { watchBuilds } from './dev-builds.ts'
import { printError } from './shutdown.ts'
import { runSite } from './site/run-site.ts'
import { CliError } from './cli-error.ts'
import { root, stateFolder } from './state-folder.ts'

const remotes = findRemotes(root)
const known = [...remotes, 'shell', ...nouns]

const chosen = (args: readonly string[]): readonly string[] => {
  const names = args.map((arg) => arg.replace(/^services\//, '').replace(/\/$/, ''))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new CliError(`There is no ${unknown} to watch; there is ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

try {
  const watched = chosen(process.argv.slice(2))
  const builds = watched.filter((name) => remotes.includes(name) || name === 'shell')
  await runSite({
    folder: stateFolder,
    environmentFile: path.join(root, '.env'),
    watched,
    // a remote's development build needs the development React, which is the shell's
    alongside: (plan, watchdog, progress) =>
      watchBuilds(plan, watchdog, progress, builds.length > 0 ? [...new Set([...builds, 'shell'])] : []),
  })
} catch (error) {
  printError(error)
  process.exit(1)
}
