import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { root } from '../state-folder.ts'
import { runAgain, type Again } from './run-again.ts'
import { testResult, type StageResult } from './summary.ts'
import type { SuiteOptions } from './suites.ts'
import type { TestReport } from './test-report.ts'

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/**
 * Rules, types, form and the lock file: what `npm run lint` says, which Turborepo keeps for as long as no file changes. Takes what the
 * stage beside it leaves of the processor.
 */
export const lint = async ({ folder, watchdog }: SuiteOptions): Promise<StageResult> => {
  const start = performance.now()
  const logFile = path.join(folder, 'lint.log')
  const code = await runCommand({
    name: 'lint',
    command: 'npm',
    args: ['run', '--silent', 'lint'],
    cwd: root,
    // the linter collects its garbage a quarter as often: a seventh less of the processor, for twice the memory
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', GOGC: '400' },
    watchdog,
    logFile,
    priority: constants.priority.PRIORITY_LOW,
  })
  return {
    stage: 'lint and types',
    counts: false,
    passed: 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    seconds: secondsSince(start),
    failures: code === 0 ? [] : [readFileSync(logFile, 'utf8')],
    unstable: [],
  }
}

/** What one stage tells another. */
export const signal = (): PromiseWithResolvers<void> => Promise.withResolvers<void>()

/** Runs tests, and what failed twice more where it says how. */
export const testStage = async (
  stage: string,
  run: () => Promise<TestReport>,
  again?: Again,
): Promise<StageResult> => {
  const start = performance.now()
  const report = await run()
  const verdict = again ? await runAgain(report, again) : { report, unstable: [] }
  return testResult(stage, verdict, secondsSince(start))
}
