// `npm run dev`: a site whose parts follow the code. `npm run dev -- mf-jobs wizard` follows these, and takes the
// other parts from their builds.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { watchBuilds } from './dev-builds.ts'
import { tell } from './end-of-process.ts'
import { runSite } from './run-site.ts'
import { Sentence } from './sentence.ts'
import { root, stateFolder } from './state-folder.ts'

const remotes = readdirSync(root).filter((name) => /^mf-[a-z]+$/.test(name))
const known = [...remotes, 'shell', ...nouns]

const chosen = (args: readonly string[]): readonly string[] => {
  const names = args.map((arg) => arg.replace(/^services\//, '').replace(/\/$/, ''))
  const unknown = names.find((name) => !known.includes(name))
  if (unknown) throw new Sentence(`There is no ${unknown} to follow; there is ${known.join(', ')}.`)
  return names.length > 0 ? names : known
}

try {
  const followed = chosen(process.argv.slice(2))
  const builds = followed.filter((name) => remotes.includes(name) || name === 'shell')
  await runSite({
    folder: stateFolder,
    environmentFile: path.join(root, '.env'),
    followed,
    // a remote's development build needs the development React, which is the shell's
    beside: (plan, watchdog, progress) =>
      watchBuilds(plan, watchdog, progress, builds.length > 0 ? [...new Set([...builds, 'shell'])] : []),
  })
} catch (error) {
  tell(error)
  process.exit(1)
}
