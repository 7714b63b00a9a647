import { mkdtempSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { build } from './build.ts'
import { onShutdown, printError } from './shutdown.ts'
import { printedProgress } from './progress.ts'
import { endCommands } from './run-command.ts'
import {
  chooseStages,
  needsBrowser,
  needsServers,
  type Choice,
  type StageName,
} from './test-run/choose-stages.ts'
import { chromium } from './test-run/chromium.ts'
import { keptCompileCache } from './test-run/compile-cache.ts'
import { keepLogs, serverStack, siteStack, testNats, type Stack } from './test-run/private-stack.ts'
import { keepLog, quarters, type Log } from './test-run/stage-log.ts'
import { lint, signal, testStage, type StageOptions } from './test-run/stages.ts'
import { stateFolder } from './state-folder.ts'
import { playwright, projects, vitest, vitestInOrder, withPart } from './test-run/suites.ts'
import type { SuiteOptions, Variables } from './test-run/suites.ts'
import { isGreen, summary, type StageResult } from './test-run/summary.ts'
import type { FileReport, TestReport } from './test-run/test-report.ts'
import { testFolder } from './test-run/temporary-folder.ts'
import { startWatchdog } from './watchdog.ts'

const folder = testFolder()
// tests start a process hundreds of times: what one has read, the next does not parse again, nor does the next run
process.env.NODE_COMPILE_CACHE ??= keptCompileCache(path.join(stateFolder, 'compile-cache'))
// nor does Playwright, which would keep what it has compiled in the folder of this run
process.env.PWTEST_CACHE_DIR ??= path.join(process.env.NODE_COMPILE_CACHE, 'playwright')
const logsFolder = path.join(folder, 'logs')
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
const progress = printedProgress()
const stacks = new Set<Stack>()
const logs: Log[] = [{ name: 'build', file: path.join(logsFolder, 'build.log') }]
let ended = false

const clear = async (): Promise<void> => {
  endCommands()
  await Promise.all([...stacks].map((stack) => stack.stop()))
  keepLog(logs)
  rmSync(folder, { recursive: true, force: true })
  watchdog.close()
}

/** Runs the work with a stack that is stopped afterwards. */
const during = async <T>(
  name: string,
  start: () => Promise<Stack>,
  work: (env: Record<string, string>) => Promise<T>,
): Promise<T> => {
  const stack = await progress.step(name, start)
  stacks.add(stack)
  try {
    return await work(stack.env)
  } finally {
    if (!ended) await stack.stop()
    stacks.delete(stack)
  }
}

/** Where a run prints to: named tests, to the terminal; all of them, to the log. */
const output = (name: string, { unit, e2e }: Choice): SuiteOptions => {
  if (unit.length + e2e.length > 0) return { folder, watchdog }
  const file = path.join(folder, `${logs.length}.log`)
  logs.push({ name, file })
  return { folder, watchdog, logFile: file, onProgress: quarters(name, progress.log) }
}
/** Of a file that is run again, a line says that it is. */
const outputAgain = (file: string, choice: Choice): SuiteOptions => {
  progress.log(`    ${file} again`)
  return { ...output(`${file} again`, choice), onProgress: undefined }
}

interface UnitOptions {
  readonly choice: Choice
  readonly browser: string
  /** most of the tests of services have run, and some workers have none left */
  readonly most: PromiseWithResolvers<void>
  /** all of them have */
  readonly onServices: () => void
  /** the part of the browser tests that does not run beside the sites */
  readonly beforeSites: Promise<unknown>
  readonly browsersRan: Promise<unknown>
}

/**
 * The tests that are named, or all: those of services, and then those that start sites of their own. Rules and pages, which wait for
 * nothing, are kept for when the last services, the sites and the browser tests wait, and take what those leave of the processor.
 */
const unit = ({ choice, browser, most, onServices, beforeSites, browsersRan }: UnitOptions) =>
  during(
    'PostgreSQL for tests',
    () => serverStack(folder, watchdog),
    async (server): Promise<StageResult[]> => {
      const env = { ...server, ...(browser && { CHROMIUM_PATH: browser }) }
      const stage = (
        name: string,
        what: readonly string[],
        { onMost, ran, beside, priority }: StageOptions,
      ) => {
        const again = async (...files: readonly FileReport[]) => {
          await Promise.all(beside ?? [])
          return vitestInOrder(outputAgain(files.at(-1)!.file, choice), files, env)
        }
        const to = { ...withPart(output(name, choice), 0.9, onMost), ...(priority && { priority }) }
        return testStage(name, () => vitest(to, what, env).finally(ran?.resolve), {
          alone: again,
          behind: (file, before) => again(...before, file),
        })
      }
      if (choice.unit.length > 0) return [await stage('tests', choice.unit, {})]
      const [pagesRan, servicesRan, sitesRan] = [signal(), signal(), signal()]
      const pages = Promise.race([most.promise, servicesRan.promise]).then(() =>
        stage('rules and pages', projects('rules', 'pages'), {
          ran: pagesRan,
          beside: [servicesRan.promise, sitesRan.promise, browsersRan],
          priority: constants.priority.PRIORITY_BELOW_NORMAL,
        }),
      )
      const services = await stage('services', projects('services', 'servers', 'mocking'), {
        onMost: most.resolve,
        ran: servicesRan,
        beside: [pagesRan.promise],
      })
      onServices()
      await beforeSites
      const sites = ended
        ? []
        : [
            await stage('whole sites', projects('sites'), {
              ran: sitesRan,
              beside: [browsersRan, pagesRan.promise],
            }),
          ]
      return [await pages, services, ...sites]
    },
  )

interface BrowserOptions {
  readonly choice: Choice
  readonly browser: string
  /** the tests that do not run beside them; their site starts meanwhile */
  readonly after: Promise<unknown>
  /** a third of them have run */
  readonly onThird: () => void
  readonly onRan: () => void
  /** what runs beside them, without which they are run again */
  readonly beside: Promise<unknown>
}

/** Browser tests on a site of their own. */
const e2e = ({ choice, browser, after, onThird, onRan, beside }: BrowserOptions): Promise<StageResult> => {
  const siteFolder = path.join(folder, 'site')
  const run = (to: SuiteOptions, files: readonly string[], env: Variables): Promise<TestReport> =>
    playwright(to, files, { ...env, CHROMIUM_PATH: browser })
  // what the first run left, its pictures among them, is what the cause is found by
  const runAgain = (file: string, env: Variables): Promise<TestReport> =>
    run(outputAgain(file, choice), [file], { ...env, PLAYWRIGHT_OUTPUT: 'test-results/again' })
  return during(
    'a site for tests',
    () => siteStack(siteFolder, watchdog),
    async (env) => {
      await after
      const first = () =>
        run(withPart(output('browser', choice), 1 / 3, onThird), choice.e2e, env).finally(onRan)
      const result = await testStage('browser', first, {
        behind: async ({ file }) => {
          await beside
          return runAgain(file, env)
        },
        alone: ({ file }) =>
          during(
            'a site of its own',
            () => siteStack(mkdtempSync(path.join(folder, 'site-')), watchdog),
            (own) => runAgain(file, own),
          ),
      })
      if (!ended && result.failed + result.unstable.length > 0)
        progress.log(`  The logs of the site: ${keepLogs(siteFolder)}`)
      return result
    },
  )
}

const run = async (choice: Choice): Promise<boolean> => {
  // a browser and a NATS that have to be installed are waited for by the network, not by the processor
  const [browser] = await Promise.all([
    needsBrowser(choice) ? progress.step('Chromium', () => chromium(logsFolder, watchdog)) : '',
    progress.step('build', () => build(logsFolder, watchdog)),
    needsServers(choice) ? progress.step('NATS', testNats) : '',
  ])
  const wants = (name: StageName) => !ended && choice.stages.includes(name)
  // what tests leave of the processor while they wait is for lint, which waits for nothing
  const checks = wants('lint') ? lint({ folder, watchdog }) : undefined
  const most = signal()
  const services = signal()
  const thirdOfBrowsers = signal()
  const browsersRan = signal()
  if (!wants('e2e')) browsersRan.resolve()
  const units = wants('unit')
    ? unit({
        choice,
        browser,
        most,
        onServices: services.resolve,
        // they use one core: one that the last browser tests leave, which stop parts of their site one after the other
        beforeSites: Promise.race([thirdOfBrowsers.promise, browsersRan.promise]),
        browsersRan: browsersRan.promise,
      })
    : undefined
  const unitsEnded = Promise.allSettled([units])
  await Promise.race([most.promise, unitsEnded])
  const browsers = wants('e2e')
    ? e2e({
        choice,
        browser,
        after: Promise.race([services.promise, unitsEnded]),
        onThird: thirdOfBrowsers.resolve,
        onRan: browsersRan.resolve,
        beside: Promise.allSettled([units, checks]),
      })
    : undefined
  const [ofUnits, ...others] = await Promise.all([units, browsers, checks])
  if (ended) return false
  const results = [...(ofUnits ?? []), ...others].filter((one) => one !== undefined)
  progress.log(summary(results))
  return isGreen(results, choice.strict)
}

onShutdown(async () => {
  ended = true
  await clear()
})

let passed = false
try {
  passed = await run(chooseStages(process.argv.slice(2)))
} catch (error) {
  if (!ended) printError(error)
}
if (!ended) {
  // of a run that broke off, the other stage goes on to nothing
  ended = true
  await clear()
  process.exit(passed ? 0 : 1)
}
