// The commands that work on a site: on the one that runs, else on its parts, started for as long as it takes.
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { onEnd, tell } from './end-of-process.ts'
import { endCommands, runCommand } from './run-command.ts'
import { Sentence } from './sentence.ts'
import { withSiteEnvironment, type SiteEnvironment } from './site-environment.ts'
import { root } from './state-folder.ts'
import { startWatchdog } from './watchdog.ts'

type Run = (script: string, args: readonly string[], env: Record<string, string>) => Promise<number>

interface Command {
  /** what the site has to give; bench and prove bring what they try */
  readonly needs: 'databases' | 'releases' | 'nothing'
  readonly run: (args: readonly string[], site: SiteEnvironment, script: Run) => Promise<number>
}

const operate = 'kit/service/bin/operate.ts'

const askedNoun = (noun: string | undefined, command: string): string => {
  if (noun && (nouns as readonly string[]).includes(noun)) return noun
  throw new Sentence(`Which service? npm run ${command} -- ${nouns.join(' | ')}`)
}

const commands: Record<string, Command> = {
  import: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/jobs/bin/import.ts', args, service('jobs')),
  },
  erase: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/auth/bin/erase-account.ts', args, service('auth')),
  },
  unsent: {
    needs: 'databases',
    run: (args, { service }, script) =>
      script('services/notifications/bin/list-unsent.ts', args, service('notifications')),
  },
  republish: {
    needs: 'databases',
    run: ([noun], { service }, script) =>
      script(operate, [askedNoun(noun, 'republish'), 'republish'], service(askedNoun(noun, 'republish'))),
  },
  prune: {
    needs: 'databases',
    run: async ([noun], { service }, script) => {
      const chosen = noun === undefined ? nouns : [askedNoun(noun, 'prune')]
      let worst = 0
      for (const one of chosen) worst = Math.max(worst, await script(operate, [one, 'prune'], service(one)))
      return worst
    },
  },
  'dead-letters': {
    needs: 'databases',
    run: ([noun, ...args], { service }, script) => {
      const asked = askedNoun(noun, 'dead-letters')
      return script(operate, [asked, 'dead-letters', ...args], service(asked))
    },
  },
  release: {
    needs: 'releases',
    run: (args, { releases }, script) => script('kit/build/bin/release.ts', args, releases),
  },
  rollback: {
    needs: 'releases',
    run: (args, { releases }, script) => script('kit/build/bin/rollback.ts', args, releases),
  },
  prove: { needs: 'nothing', run: (args, _site, script) => script('prove/run.ts', args, {}) },
  bench: { needs: 'nothing', run: (args, _site, script) => script('bench/run.ts', args, {}) },
}

const nowhere: SiteEnvironment = { service: () => ({}), releases: {} }

const watchdog = startWatchdog()
const [name = '', ...args] = process.argv.slice(2)
const closing: (() => Promise<void>)[] = []

const close = async (): Promise<void> => {
  endCommands()
  for (const step of closing.splice(0)) await step()
  watchdog.close()
}
onEnd(close)

/** Runs where the person stands, so that the paths they write are theirs. */
const script: Run = (file, scriptArgs, env) =>
  runCommand({
    name,
    command: process.execPath,
    args: [path.join(root, file), ...scriptArgs],
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...process.env, ...env },
    watchdog,
  })

try {
  const command = commands[name]
  if (!command)
    throw new Sentence(`There is no command ${name}; there is ${Object.keys(commands).join(', ')}.`)
  const site =
    command.needs === 'nothing' ? nowhere : await withSiteEnvironment(command.needs, watchdog, closing)
  process.exitCode = await command.run(args, site, script)
} catch (error) {
  tell(error)
  process.exitCode = 1
}
await close()
process.exit()
