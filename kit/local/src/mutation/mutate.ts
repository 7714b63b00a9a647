// `npm run mutate -- PLACE [FILE…]` puts small faults into a place's code, one at a time, and tells which of them no
// test of that place noticed. Less than 85 of 100 noticed is a failure.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generate } from '../build.ts'
import { CliError } from '../cli-error.ts'
import { endCommands, runCommand } from '../run-command.ts'
import { onShutdown, printError } from '../shutdown.ts'
import { root } from '../state-folder.ts'
import { serverStack, type Stack } from '../test-run/private-stack.ts'
import { startWatchdog } from '../watchdog.ts'
import { places } from './places.ts'

/** The least percentage of faults that the tests of a place must notice. */
const leastNoticed = 85

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

/** What Stryker is told for a place; files narrow it to some of its code. */
const configuration = (name: string, files: readonly string[]) => {
  const place = places[name]
  if (!place)
    throw new CliError(
      `Which place? npm run mutate -- ${Object.keys(places).join(' | ')}, then perhaps files.`,
    )
  const report = path.join(root, 'test-results/mutation', name.replace('/', '-'))
  return {
    tests: place.tests,
    options: {
      testRunner: 'vitest',
      plugins: ['@stryker-mutator/vitest-runner'],
      vitest: { configFile: 'kit/local/src/mutation/vitest.config.ts', related: false },
      coverageAnalysis: 'perTest',
      // what is evaluated once, at import, would need every test of the place again for each fault
      ignoreStatic: true,
      mutate: [...(files.length > 0 ? files : place.mutate), '!**/*.test.ts', '!**/testing/**'],
      ignorePatterns: ['.turbo', '.lunchpail', 'test-results', 'bench', 'docs'],
      tempDirName: path.join(folder, 'sandbox'),
      concurrency: 2,
      timeoutMS: 20_000,
      dryRunTimeoutMinutes: 30,
      reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
      clearTextReporter: { logTests: false, allowColor: false },
      htmlReporter: { fileName: `${report}.html` },
      jsonReporter: { fileName: `${report}.json` },
      thresholds: { high: 95, low: leastNoticed, break: leastNoticed },
    },
  }
}

let code = 1
try {
  const [name = '', ...files] = process.argv.slice(2)
  const { tests, options } = configuration(name, files)
  const file = path.join(folder, 'stryker.json')
  writeFileSync(file, JSON.stringify(options))
  await generate(path.join(folder, 'logs'), watchdog)
  stack = await serverStack(folder, watchdog)
  code = await runCommand({
    name: 'stryker',
    command: path.join(root, 'node_modules/.bin/stryker'),
    args: ['run', file],
    cwd: root,
    env: { ...process.env, ...stack.env, MUTATION_TESTS: tests },
    watchdog,
  })
} catch (error) {
  printError(error)
}
await close()
process.exit(code)
