// The commands that work on a site: on the running one, else on its databases and NATS, started for the command.
import path from 'node:path'
import { nouns } from '@lunchpail/contracts/noun'
import { generate } from './build.ts'
import { natsFiles } from './nats/nats.ts'
import { findChromium } from './test-run/chromium.ts'
import { onShutdown, printError } from './shutdown.ts'
import { endCommands, runCommand } from './run-command.ts'
import { CliError } from './cli-error.ts'
import { withSiteEnvironment, type SiteEnvironment } from './site/site-environment.ts'
import { openStateFolder, root, stateFolder } from './state-folder.ts'
import { startWatchdog } from './watchdog.ts'

type Run = (script: string, args: readonly string[], env: Record<string, string>) => Promise<number>

interface Command {
  /** what the command needs of the site; bench and prove start their own, by the services' clients */
  readonly needs: 'databases' | 'releases' | 'clients' | 'nothing'
  readonly run: (args: readonly string[], site: SiteEnvironment, script: Run) => Promise<number>
}

const operate = 'kit/service/bin/operate.ts'

const parseNoun = (noun: string | undefined, command: string): string => {
  if (noun && (nouns as readonly string[]).includes(noun)) return noun
  throw new CliError(`Which service? npm run ${command} -- ${nouns.join(' | ')}`)
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
  account: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/auth/bin/account.ts', args, service('auth')),
  },
  'identity-provider': {
    needs: 'databases',
    run: (args, { service }, script) =>
      script('services/auth/bin/identity-provider.ts', args, service('auth')),
  },
  companies: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/auth/bin/companies.ts', args, service('auth')),
  },
  'no-shows': {
    needs: 'databases',
    run: (args, { service }, script) =>
      script('services/engagement/bin/no-shows.ts', args, service('engagement')),
  },
  why: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/matches/bin/why.ts', args, service('matches')),
  },
  reports: {
    needs: 'databases',
    run: (args, { service }, script) => script('services/jobs/bin/reports.ts', args, service('jobs')),
  },
  unsent: {
    needs: 'databases',
    run: (args, { service }, script) =>
      script('services/notifications/bin/list-unsent.ts', args, service('notifications')),
  },
  republish: {
    needs: 'databases',
    run: ([noun], { service }, script) =>
      script(operate, [parseNoun(noun, 'republish'), 'republish'], service(parseNoun(noun, 'republish'))),
  },
  migrate: {
    needs: 'databases',
    run: ([noun, ...args], { migration }, script) => {
      const chosen = parseNoun(noun, 'migrate')
      return script('kit/service/bin/migrate.ts', [chosen, ...args], migration(chosen))
    },
  },
  replay: {
    needs: 'databases',
    run: ([noun, ...args], { operator }, script) => {
      const chosen = parseNoun(noun, 'replay')
      return script(operate, [chosen, 'replay', ...args], operator(chosen))
    },
  },
  streams: {
    needs: 'databases',
    run: (args, { nats }, script) => script('kit/service/bin/streams.ts', args, nats),
  },
  prune: {
    needs: 'databases',
    run: async ([noun], { operator }, script) => {
      const chosen = noun === undefined ? nouns : [parseNoun(noun, 'prune')]
      let worst = 0
      for (const one of chosen) worst = Math.max(worst, await script(operate, [one, 'prune'], operator(one)))
      return worst
    },
  },
  'dead-letters': {
    needs: 'databases',
    run: ([noun, ...args], { service }, script) => {
      const chosen = parseNoun(noun, 'dead-letters')
      return script(operate, [chosen, 'dead-letters', ...args], service(chosen))
    },
  },
  release: {
    needs: 'releases',
    run: (args, { releases }, script) => {
      const browser = findChromium()
      return script('shell/server/bin/release.ts', args, {
        ...releases,
        ...(browser && { CHROMIUM_PATH: browser }),
      })
    },
  },
  fits: {
    needs: 'releases',
    run: ([noun, ...args], { releases, nats }, script) =>
      script('kit/build/bin/fits.ts', [parseNoun(noun, 'fits'), ...args], {
        ...releases,
        ...nats,
        ...(process.env['NATS_PERMISSIONS_FILE'] ? {} : natsFiles(path.join(stateFolder, 'nats'))),
      }),
  },
  rollback: {
    needs: 'releases',
    run: (args, { releases }, script) => script('kit/build/bin/rollback.ts', args, releases),
  },
  override: {
    needs: 'releases',
    // of another site where its key is given
    run: (args, { overrides }, script) =>
      script('shell/server/bin/override.ts', args, process.env['OVERRIDE_KEY'] ? {} : overrides),
  },
  'parse-resume': {
    needs: 'nothing',
    run: (args, _site, script) => script('services/wizard/bin/parse-resume.ts', args, {}),
  },
  keys: { needs: 'nothing', run: (args, _site, script) => script('kit/local/bin/keys.ts', args, {}) },
  databases: {
    needs: 'nothing',
    run: (args, _site, script) => script('kit/service/bin/databases.ts', args, {}),
  },
  manifests: { needs: 'nothing', run: (args, _site, script) => script('deploy/bin/manifests.ts', args, {}) },
  prove: { needs: 'clients', run: (args, _site, script) => script('prove/run.ts', args, {}) },
  bench: { needs: 'clients', run: (args, _site, script) => script('bench/run.ts', args, {}) },
}

const noSite: SiteEnvironment = {
  service: () => ({}),
  operator: () => ({}),
  migration: () => ({}),
  nats: {},
  releases: {},
  overrides: {},
}

const watchdog = startWatchdog()
const [name = '', ...args] = process.argv.slice(2)
const closing: (() => Promise<void>)[] = []

const close = async (): Promise<void> => {
  endCommands()
  for (const step of closing.splice(0)) await step()
  watchdog.close()
}
onShutdown(close)

/** Runs in the folder of the caller, so that relative paths are theirs. */
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
    throw new CliError(`There is no command ${name}; there is ${Object.keys(commands).join(', ')}.`)
  const { needs } = command
  if (needs === 'clients') await generate(path.join(openStateFolder(stateFolder), 'logs'), watchdog)
  const site =
    needs === 'clients' || needs === 'nothing' ? noSite : await withSiteEnvironment(needs, watchdog, closing)
  process.exitCode = await command.run(args, site, script)
} catch (error) {
  printError(error)
  process.exitCode = 1
}
await close()
process.exit()
