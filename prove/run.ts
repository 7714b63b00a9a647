// `npm run prove` is the stress suite: fuzz, faults, soak, scale, new, deploy, two, images, bench, webkit,
// browser, alerts, slow and calendar. `npm test` runs the first two in small, and `npm run prove -- fuzz` one of them.
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build, generate } from '@lunchpail/kit-local/build'
import { onShutdown, printError } from '@lunchpail/kit-local/shutdown'
import { endCommands } from '@lunchpail/kit-local/run-command'
import { CliError } from '@lunchpail/kit-local/cli-error'
import { openStateFolder, root } from '@lunchpail/kit-local/state-folder'
import { chromium } from '@lunchpail/kit-local/test-run/chromium'
import { serverStack, siteStack } from '@lunchpail/kit-local/test-run/private-stack'
import { playwright, vitest, type Variables } from '@lunchpail/kit-local/test-run/suites'
import { testStage } from '@lunchpail/kit-local/test-run/stages'
import { summary, type StageResult } from '@lunchpail/kit-local/test-run/summary'
import { startWatchdog } from '@lunchpail/kit-local/watchdog'
import { installDebian } from './install-debian.ts'

const library = '/usr/lib/*/faketime/libfaketime.so.1'

/**
 * The variables of a process for which it is 400 days later, but that waits as long as ever. NATS, which asks the system
 * and not the C library, stays where it is.
 */
async function nextYear(): Promise<Record<string, string>> {
  await installDebian(['faketime'], '/usr/bin/faketime')
  return { LD_PRELOAD: globSync(library)[0]!, FAKETIME: '+400d', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
}

/** Property tests, which run with far more cases, and the tests that fuzz every endpoint and the bytes of requests. */
const propertyTests = (): string[] =>
  globSync(
    ['contracts/src/**/*.test.ts', 'services/*/{src,test}/**/*.test.ts', 'shell/server/**/*.test.ts'],
    { cwd: root },
  ).filter((file) =>
    /from '(fast-check|@lunchpail\/kit-service\/testing\/(access-tests|fuzz-wire))'/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  )
/** By suite: the arguments of vitest. */
const suites: Record<string, () => string[]> = {
  fuzz: propertyTests,
  faults: () => ['prove', 'kit/events/test/nats-connection.test.ts', '-t', 'faults:'],
  soak: () => ['prove', '-t', 'soak:'],
  scale: () => ['prove', '-t', 'scale:'],
  // what a newcomer gets: what `npm run new` writes, in a copy of the repository, NATS from Debian, and every command
  new: () => ['kit/build/src/new', 'kit/local/src/nats/nats.test.ts', 'kit/service/test/command.test.ts'],
  // a team in a repository of its own, from packages to a running site
  deploy: () => ['prove/deploy'],
  // the site as it is deployed, two of everything behind a balancer
  two: () => ['prove/two'],
  // the image of each process, built and run, where buildah is
  images: () => ['prove/images'],
  // the benches that take minutes at their smallest size
  bench: () => ['bench'],
  // the application in the engine of iPhones
  webkit: () => ['prove/webkit'],
  // that alerts fire, by Prometheus itself
  alerts: () => ['deploy/src/alerts.test.ts'],
  // use cases while what they wait for takes its time: a test that does not wait fails here, and not by chance elsewhere
  slow: () => ['services', 'kit/service', 'kit/events'],
  // rules and use cases in the next year: no fixture has a date that grows old
  calendar: () => ['contracts', 'services'],
  // all browser tests, with all of what they try with few (`e2e/src/whole.ts`), and those that are too long for `npm test`
  browser: () => [],
}

/** Browser tests, on a site of their own; their arguments are Playwright's. */
const onSite = new Set(['browser'])

const folder = openStateFolder(mkdtempSync(path.join(tmpdir(), 'lunchpail-prove-')))
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
const figuresFile = path.join(folder, 'figures')
const stopping: (() => Promise<void>)[] = []
const close = async (): Promise<void> => {
  endCommands()
  for (const stop of stopping.splice(0)) await stop()
  rmSync(folder, { recursive: true, force: true })
  watchdog.close()
}
onShutdown(close)

/** The figures that the suites noted, a line each. */
const figures = (): string[] => {
  if (!existsSync(figuresFile)) return []
  const lines = readFileSync(figuresFile, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { suite, what, value } = JSON.parse(line) as Record<'suite' | 'what' | 'value', string>
    return `  ${suite.padEnd(8)}${what}: ${value}`
  })
}

const prove = async (chosen: readonly string[]): Promise<boolean> => {
  const unknown = chosen.find((name) => !(name in suites))
  if (unknown) throw new CliError(`There is no suite ${unknown}; there is ${Object.keys(suites).join(', ')}.`)
  const logsFolder = path.join(folder, 'logs')
  await generate(logsFolder, watchdog)
  const wants = (name: string) => chosen.length === 0 || chosen.includes(name)
  const browser = (wants('bench') || wants('browser') || wants('deploy')) && {
    CHROMIUM_PATH: await chromium(logsFolder, watchdog),
  }
  if (wants('browser')) await build(logsFolder, watchdog)
  const start = async (state: string) => {
    const stack = await serverStack(state, watchdog)
    stopping.push(() => stack.stop())
    return stack.env
  }
  const now = await start(folder)
  const results: StageResult[] = []
  for (const [name, files] of Object.entries(suites)) {
    if (!wants(name)) continue
    const how: Variables = name === 'slow' ? { SLOW: '1' } : { PROVE: '1', PROVE_FIGURES: figuresFile }
    const env = { ...now, ...browser, ...how }
    if (name === 'calendar') {
      const moved = await nextYear()
      Object.assign(process.env, moved)
      const stage = async () =>
        vitest({ folder, watchdog }, files(), await start(path.join(folder, name)), 'verbose')
      results.push(await testStage(name, stage))
      for (const variable of Object.keys(moved)) delete process.env[variable]
      continue
    }
    if (onSite.has(name)) {
      const site = await siteStack(path.join(folder, `${name}-site`), watchdog)
      try {
        const stage = () => playwright({ folder, watchdog }, files(), { ...env, ...site.env })
        results.push(await testStage(name, stage))
      } finally {
        await site.stop()
      }
      continue
    }
    // a line for each test as it ends: a suite takes up to an hour
    results.push(await testStage(name, () => vitest({ folder, watchdog }, files(), env, 'verbose')))
  }
  console.log([summary(results), '', ...figures()].join('\n'))
  return results.every(({ failed }) => failed === 0)
}

let passed = false
try {
  passed = await prove(process.argv.slice(2))
} catch (error) {
  printError(error)
}
await close()
process.exit(passed ? 0 : 1)
