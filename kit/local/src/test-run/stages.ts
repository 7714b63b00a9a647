import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { root } from '../state-folder.ts'
import { runAgain, type Again } from './run-again.ts'
import { testResult, type StageResult } from './summary.ts'
import type { SuiteOptions } from './suites.ts'
import type { TestReport } from './test-report.ts'

interface Check {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const checks: readonly Check[] = [
  // one reading of every program for its rules and its types
  {
    name: 'oxlint',
    args: ['--type-aware', '--type-check', '--deny-warnings'],
    // collects its garbage a quarter as often: a seventh less of the processor, for twice the memory
    env: { GOGC: '400' },
  },
  { name: 'oxfmt', args: ['--check'] },
  { name: 'node', args: ['kit/build/bin/check-lock.ts'] },
]

const secondsSince = (start: number): number => (performance.now() - start) / 1000

/** Rules, types, form and the lock file. Takes what the stage beside it leaves of the processor. */
export const lint = async ({ folder, watchdog }: SuiteOptions): Promise<StageResult> => {
  const start = performance.now()
  const failures = await Promise.all(
    checks.map(async ({ name, args, env }) => {
      const logFile = path.join(folder, `${name}.log`)
      const code = await runCommand({
        name,
        command: path.join(root, 'node_modules/.bin', name),
        args,
        cwd: root,
        env: { ...process.env, ...env },
        watchdog,
        logFile,
        priority: constants.priority.PRIORITY_LOW,
      })
      return code === 0 ? [] : [`✗ ${name}\n${readFileSync(logFile, 'utf8')}`]
    }),
  )
  const found = failures.flat()
  return {
    stage: 'lint and types',
    counts: false,
    passed: 0,
    failed: found.length,
    skipped: 0,
    seconds: secondsSince(start),
    failures: found,
    unstable: [],
  }
}

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
