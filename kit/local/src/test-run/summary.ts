/** The result of one stage of `npm test`. */
export interface StageResult {
  readonly stage: string
  /** lint and types count faults, not tests */
  readonly counts: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}
interface PlaywrightReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  readonly errors: readonly unknown[]
}
type Counts = Pick<StageResult, 'passed' | 'failed' | 'skipped'>

/** A run with a failing exit code counts one failure, also where no test ran. */
const atLeastOne = (failed: number, exitCode: number): number =>
  exitCode === 0 ? failed : Math.max(failed, 1)

export const vitestCounts = (report: VitestReport | undefined, exitCode: number): Counts => ({
  passed: report?.numPassedTests ?? 0,
  failed: atLeastOne(report?.numFailedTests ?? 0, exitCode),
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
})

export const playwrightCounts = (report: PlaywrightReport | undefined, exitCode: number): Counts => ({
  passed: report?.stats.expected ?? 0,
  // no configuration makes a second try; a test that needed one did not pass
  failed: atLeastOne(
    (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) + (report?.errors.length ?? 0),
    exitCode,
  ),
  skipped: report?.stats.skipped ?? 0,
})

const row = (cells: readonly string[]): string =>
  `  ${(cells[0] ?? '').padEnd(20)}${cells
    .slice(1)
    .map((cell) => cell.padStart(10))
    .join('')}`

/** The table at the end; its last line adds up the tests. */
export const summary = (results: readonly StageResult[]): string => {
  const lines = results.map(({ stage, counts, passed, failed, skipped, seconds }) =>
    row([
      stage,
      ...(counts
        ? [String(passed), String(failed), String(skipped)]
        : [failed === 0 ? 'ok' : '', failed === 0 ? '' : 'failed', '']),
      `${seconds.toFixed(1)} s`,
    ]),
  )
  const sum = (pick: (result: StageResult) => number): number =>
    results.filter(({ counts }) => counts).reduce((total, result) => total + pick(result), 0)
  return [
    '',
    row(['stage', 'passed', 'failed', 'skipped', 'time']),
    ...lines,
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n')
}
