import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { keepLogs, siteStack } from './private-stack.ts'
import type { Run } from './run.ts'
import { testStage } from './stages.ts'
import { playwright, withPart, type SuiteOptions, type Variables } from './suites.ts'
import type { StageResult } from './summary.ts'
import type { TestReport } from './test-report.ts'

interface BrowserOptions {
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
export const browserTests = (
  run: Run,
  { browser, after, onThird, onRan, beside }: BrowserOptions,
): Promise<StageResult> => {
  const siteFolder = path.join(run.folder, 'site')
  const test = (to: SuiteOptions, files: readonly string[], env: Variables): Promise<TestReport> =>
    playwright(to, files, { ...env, CHROMIUM_PATH: browser })
  // what the first run left, its pictures among them, is what the cause is found by
  const again = (file: string, env: Variables): Promise<TestReport> =>
    test(run.outputAgain(file), [file], { ...env, PLAYWRIGHT_OUTPUT: 'test-results/again' })
  return run.during(
    'a site for tests',
    () => siteStack(siteFolder, run.watchdog),
    async (env) => {
      await after
      const first = () =>
        test(withPart(run.output('browser'), 1 / 3, onThird), run.choice.e2e, env).finally(onRan)
      const result = await testStage('browser', first, {
        behind: async ({ file }) => {
          await beside
          return again(file, env)
        },
        alone: ({ file }) =>
          run.during(
            'a site of its own',
            () => siteStack(mkdtempSync(path.join(run.folder, 'site-')), run.watchdog),
            (own) => again(file, own),
          ),
      })
      if (!run.hasEnded && result.failed + result.unstable.length > 0)
        run.progress.log(`  The logs of the site: ${keepLogs(siteFolder)}`)
      return result
    },
  )
}
