// `npm run mutate -- PLACE [--tests GLOB] [FILE…]` puts small faults into a place's code, one at a time, and tells which of
// them no test of that place noticed. Less than 85 of 100 noticed is a failure. Of a place that is sampled, 60 faults are put,
// or `--size`, drawn by `--seed`, of which `--only 3,7` plants those again, and less than 80 of 100 is one.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { generate } from '../build.ts'
import { CliError } from '../cli-error.ts'
import { installOwnPackages } from '../own-packages.ts'
import { endCommands, runCommand } from '../run-command.ts'
import { onShutdown, printError } from '../shutdown.ts'
import { root } from '../state-folder.ts'
import { serverStack, type Stack } from '../test-run/private-stack.ts'
import { startWatchdog } from '../watchdog.ts'
import { places, sampledPlaces } from './places.ts'
import { typeChecker } from './planted/check-types.ts'
import { testRunner } from './planted/run-tests.ts'
import { trySample, typeCheck, type Sampling, type Tried } from './planted/try-sample.ts'
import {
  countFaults,
  readReport,
  unnoticedLines,
  unnoticedPlaces,
  withFurther,
  writeReport,
  type Report,
} from './report.ts'

/** The least percentage of faults that the tests of a place must notice. */
const leastNoticed = 85
/** The same where a sample is planted. */
const leastOfSample = 80

const folder = mkdtempSync(path.join(tmpdir(), 'lunchpail-mutate-'))
// PostgreSQL may run as another user, who passes through
chmodSync(folder, 0o711)
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
let stack: Stack | undefined

const close = async (): Promise<void> => {
  endCommands()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
  watchdog.close()
}
onShutdown(close)

/** What Stryker is told: into what it puts faults, and where it writes what became of them. */
const options = (mutate: readonly string[], reportFile: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'kit/local/src/mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // what is evaluated once, at import, would need every test of the place again for each fault
  ignoreStatic: true,
  mutate: [...mutate, '!**/*.test.ts', '!**/testing/**'],
  ignorePatterns: ['.turbo', '.lunchpail', 'test-results', 'bench', 'docs'],
  tempDirName: path.join(folder, 'sandbox'),
  concurrency: 2,
  timeoutMS: 20_000,
  // on a busy machine a test takes several times as long as when it was measured, and did not hang for that
  timeoutFactor: 4,
  dryRunTimeoutMinutes: 30,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: reportFile },
  thresholds: { high: 95, low: leastNoticed, break: null },
})

/** Lets some tests look at faults, and tells what became of each. */
const run = async (mutate: readonly string[], tests: string, env: Stack['env']): Promise<Report> => {
  const reportFile = path.join(folder, 'report.json')
  const file = path.join(folder, 'stryker.json')
  writeFileSync(file, JSON.stringify(options(mutate, reportFile)))
  const code = await runCommand({
    name: 'stryker',
    command: path.join(import.meta.dirname, 'node_modules/.bin/stryker'),
    args: ['run', file],
    cwd: root,
    env: { ...process.env, ...env, MUTATION_TESTS: tests },
    watchdog,
  })
  if (code !== 0) throw new CliError(`Stryker ended with ${code}.`)
  return readReport(reportFile)
}

const percentage = ({ faults, noticed }: { faults: number; noticed: number }): number =>
  faults === 0 ? 100 : (100 * noticed) / faults

/** Writes the table of files and the faults that are left, and returns the percentage of those noticed. */
const print = (report: Report): number => {
  const counts = countFaults(report)
  const sum = (of: 'faults' | 'noticed' | 'timedOut') => counts.reduce((total, count) => total + count[of], 0)
  const all = { file: 'all', faults: sum('faults'), noticed: sum('noticed'), timedOut: sum('timedOut') }
  console.log(`\nNot noticed:\n${unnoticedLines(report).join('\n')}\n`)
  for (const count of [...counts, all])
    console.log(
      `${percentage(count).toFixed(1).padStart(6)} %  ${count.noticed} of ${count.faults}, ${count.timedOut} by the time limit  ${count.file}`,
    )
  return percentage(all)
}

const resultsFile = (name: string): string => {
  const results = path.join(root, 'test-results/mutation')
  mkdirSync(results, { recursive: true })
  return path.join(results, `${name.replace('/', '-')}.json`)
}

/** Lets a place's tests look at all of its faults, and returns the percentage of those noticed. */
const mutate = async (
  name: string,
  files: readonly string[],
  only: string | undefined,
  env: Stack['env'],
): Promise<number> => {
  const place = places[name]!
  const [quick, ...slower] = only === undefined ? place.tests : [only]
  let report = await run(files.length > 0 ? files : place.mutate, quick, env)
  for (const tests of slower) {
    const left = unnoticedPlaces(report)
    if (left.length > 0) report = withFurther(report, await run(left, tests, env))
  }
  writeReport(resultsFile(name), report)
  return print(report)
}

/** The same for a sample of them. */
const sample = async (name: string, sampling: Sampling, env: Stack['env']): Promise<number> => {
  const runner = testRunner(env, resultsFile(name).replace('.json', '.log'), watchdog)
  // as they come: whoever ends it early has what was tried until then
  const keep = (tried: readonly Tried[]): void => writeFileSync(resultsFile(name), JSON.stringify(tried))
  const refusesTypes = typeChecker(path.join(folder, 'types'))
  const tried = await trySample(sampledPlaces[name]!, sampling, runner, refusesTypes, keep).finally(
    runner.close,
  )
  const noticed = tried.filter(({ result }) => result.failed)
  const timedOut = tried.filter(({ result }) => result.timedOut)
  const refused = tried.filter(({ result }) => result.by === typeCheck)
  const left = tried.filter(({ result }) => !result.failed)
  console.log(`\nNot noticed:\n${left.map(({ text }) => text).join('\n')}\n`)
  const count = { faults: tried.length, noticed: noticed.length }
  const share = percentage(count)
  console.log(
    `${share.toFixed(1)} %  ${count.noticed} of ${count.faults}, ${timedOut.length} by the time limit, ${refused.length} by the type check alone`,
  )
  return share
}

const numbersOf = (list: string): number[] => list.split(',').filter(Boolean).map(Number)

let code = 1
try {
  const {
    values: { tests, size, seed, only },
    positionals: [name = '', ...files],
  } = parseArgs({
    options: {
      tests: { type: 'string' },
      size: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
    },
    allowPositionals: true,
  })
  const isSampled = Object.hasOwn(sampledPlaces, name)
  if (!isSampled && !Object.hasOwn(places, name))
    throw new CliError(
      `Which place? npm run mutate -- ${Object.keys({ ...places, ...sampledPlaces }).join(' | ')}, then perhaps files, and --tests, or --size, --seed and --only (3,7) of a sample.`,
    )
  await installOwnPackages(import.meta.dirname)
  await generate(path.join(folder, 'logs'), watchdog)
  stack = await serverStack(folder, watchdog)
  const { env } = stack
  const share = isSampled
    ? await sample(name, { size: Number(size), seed, files, only: numbersOf(only) }, env)
    : await mutate(name, files, tests, env)
  code = share < (isSampled ? leastOfSample : leastNoticed) ? 1 : 0
} catch (error) {
  printError(error)
}
await close()
process.exit(code)
