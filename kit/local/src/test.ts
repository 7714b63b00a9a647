import { rmSync } from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { onShutdown, printError } from './shutdown.ts'
import { printedProgress } from './progress.ts'
import { endCommands } from './run-command.ts'
import { chooseStages, needsBrowser, type Choice, type StageName } from './test-run/choose-stages.ts'
import { chromium } from './test-run/chromium.ts'
import { keepLogs, serverStack, siteStack, type Stack } from './test-run/private-stack.ts'
import { e2e, lint, unit } from './test-run/stages.ts'
import { summary, type StageResult } from './test-run/summary.ts'
import { testFolder } from './test-run/temporary-folder.ts'
import { startWatchdog } from './watchdog.ts'

const folder = testFolder()
// tests start a process hundreds of times: what one has read, the next does not parse again
process.env.NODE_COMPILE_CACHE ??= path.join(folder, 'compile-cache')
const logsFolder = path.join(folder, 'logs')
const watchdog = startWatchdog()
watchdog.removeAtEnd(folder)
const progress = printedProgress()
const stacks = new Set<Stack>()
let ended = false

const clear = async (): Promise<void> => {
  endCommands()
  await Promise.all([...stacks].map((stack) => stack.stop()))
  rmSync(folder, { recursive: true, force: true })
  watchdog.close()
}

/** Runs the work with a stack that is stopped afterwards. */
const during = async (
  name: string,
  start: () => Promise<Stack>,
  work: (env: Record<string, string>) => Promise<StageResult>,
): Promise<StageResult> => {
  const stack = await progress.step(name, start)
  stacks.add(stack)
  try {
    return await work(stack.env)
  } finally {
    if (!ended) await stack.stop()
    stacks.delete(stack)
  }
}

const stages = {
  lint: (beside?: Promise<unknown>) => lint({ folder, watchdog }, beside),
  unit: (choice: Choice, browser: string) =>
    during(
      'PostgreSQL for tests',
      () => serverStack(folder, watchdog),
      (env) =>
        unit({ folder, watchdog }, choice.unit, { ...env, ...(browser && { CHROMIUM_PATH: browser }) }),
    ),
  e2e: (choice: Choice, browser: string) =>
    during(
      'a site for tests',
      () => siteStack(folder, watchdog),
      async (env) => {
        const result = await e2e({ folder, watchdog }, choice.e2e, { ...env, CHROMIUM_PATH: browser })
        if (result.failed > 0 && !ended) progress.log(`The logs of the site: ${keepLogs(folder)}`)
        return result
      },
    ),
}

const run = async (choice: Choice): Promise<boolean> => {
  // a browser that has to be installed is waited for by the network, not by the processor
  const [browser] = await Promise.all([
    needsBrowser(choice) ? progress.step('Chromium', () => chromium(logsFolder, watchdog)) : '',
    progress.step('build', () => build(logsFolder, watchdog)),
  ])
  const wants = (name: StageName) => !ended && choice.stages.includes(name)
  const units = wants('unit') ? await stages.unit(choice, browser) : undefined
  // browser tests wait for a third of their time, and lint for nothing
  const browsers = wants('e2e') ? stages.e2e(choice, browser) : undefined
  const beside = wants('lint') ? stages.lint(browsers) : undefined
  const results = [units, ...(await Promise.all([browsers, beside]))].filter((one) => one !== undefined)
  if (ended) return false
  progress.log(summary(results))
  return results.every(({ failed }) => failed === 0)
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
  await clear()
  process.exit(passed ? 0 : 1)
}
