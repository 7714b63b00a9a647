import path from 'node:path'
import { build } from './build.ts'
import { onShutdown, printError } from './shutdown.ts'
import { browserTests } from './test-run/browser-tests.ts'
import { chooseStages, needsBrowser, needsServers, type StageName } from './test-run/choose-stages.ts'
import { chromium } from './test-run/chromium.ts'
import { keptCompileCache } from './test-run/compile-cache.ts'
import { testNats } from './test-run/private-stack.ts'
import { Run } from './test-run/run.ts'
import { lint, signal } from './test-run/stages.ts'
import { isGreen, summary } from './test-run/summary.ts'
import { unitTests } from './test-run/unit-tests.ts'
import { stateFolder } from './state-folder.ts'

// tests start a process hundreds of times: what one has read, the next does not parse again, nor does the next run
process.env.NODE_COMPILE_CACHE ??= keptCompileCache(path.join(stateFolder, 'compile-cache'))
// nor does Playwright, which would keep what it has compiled in the folder of this run
process.env.PWTEST_CACHE_DIR ??= path.join(process.env.NODE_COMPILE_CACHE, 'playwright')

const runAll = async (run: Run): Promise<boolean> => {
  const { choice, logsFolder, progress, watchdog } = run
  // a browser and a NATS that have to be installed are waited for by the network, not by the processor
  const [browser] = await Promise.all([
    needsBrowser(choice) ? progress.step('Chromium', () => chromium(logsFolder, watchdog)) : '',
    progress.step('build', () => build(logsFolder, watchdog)),
    needsServers(choice) ? progress.step('NATS', testNats) : '',
  ])
  const wants = (name: StageName) => !run.hasEnded && choice.stages.includes(name)
  // what tests leave of the processor while they wait is for lint, which waits for nothing
  const checks = wants('lint') ? lint(run) : undefined
  const [mostOfServers, servers, thirdOfBrowsers, browsersRan] = [signal(), signal(), signal(), signal()]
  if (!wants('e2e')) browsersRan.resolve()
  const units = wants('unit')
    ? unitTests(run, {
        browser,
        onMost: mostOfServers.resolve,
        onServers: servers.resolve,
        // they use one core: one that the last browser tests leave, which stop parts of their site one after the other
        beforeSites: Promise.race([thirdOfBrowsers.promise, browsersRan.promise]),
        browsersRan: browsersRan.promise,
      })
    : undefined
  const unitsEnded = Promise.allSettled([units])
  await Promise.race([mostOfServers.promise, unitsEnded])
  const browsers = wants('e2e')
    ? browserTests(run, {
        browser,
        after: Promise.race([servers.promise, unitsEnded]),
        onThird: thirdOfBrowsers.resolve,
        onRan: browsersRan.resolve,
        beside: Promise.allSettled([units, checks]),
      })
    : undefined
  const [ofUnits, ...others] = await Promise.all([units, browsers, checks])
  if (run.hasEnded) return false
  const results = [...(ofUnits ?? []), ...others].filter((one) => one !== undefined)
  progress.log(summary(results))
  return isGreen(results, choice.strict)
}

let run: Run | undefined
onShutdown(async () => run?.end())

let passed = false
try {
  run = new Run(chooseStages(process.argv.slice(2)))
  passed = await runAll(run)
} catch (error) {
  if (!run?.hasEnded) printError(error)
}
// of a run that broke off, the other stage goes on to nothing
if (!run?.hasEnded) {
  await run?.end()
  process.exit(passed ? 0 : 1)
}
