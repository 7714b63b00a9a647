import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../state-folder.ts'

/** The result of one stage of `npm test`. */
export interface StageResult {
  readonly stage: string
  /** lint and types count faults, not tests */
  readonly counts: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** each test that failed, with the beginning of its error */
  readonly failures: readonly string[]
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    /** of a file whose tests could not begin */
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}
interface PlaywrightError {
  readonly message?: string
}
interface PlaywrightSuite {
  readonly specs: readonly {
    readonly file: string
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { readonly results: readonly { readonly error?: PlaywrightError }[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}
interface PlaywrightReport {
  readonly stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  readonly errors: readonly PlaywrightError[]
  readonly suites: readonly PlaywrightSuite[]
}
type Outcome = Pick<StageResult, 'passed' | 'failed' | 'skipped' | 'failures'>

const shownLines = 12
const failure = (where: string, test: string, error: string | undefined): string =>
  [
    `✗ ${where}: ${test}`,
    ...stripVTControlCharacters(error ?? '')
      .split('\n')
      .slice(0, shownLines),
  ]
    .join('\n      ')
    .trimEnd()

/** A run with a failing exit code counts one failure, also where no test ran. */
const atLeastOne = (failed: number, exitCode: number): number =>
  exitCode === 0 ? failed : Math.max(failed, 1)

const vitestFailures = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ name, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    return message
      ? [failure(file, 'its tests could not begin', message)]
      : failed.map(({ fullName, failureMessages }) => failure(file, fullName, failureMessages[0]))
  })

const playwrightFailures = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) =>
        failure(
          file,
          title,
          tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
        ),
      ),
    ...playwrightFailures(suite.suites ?? []),
  ])

export const vitestOutcome = (report: VitestReport | undefined, exitCode: number): Outcome => ({
  passed: report?.numPassedTests ?? 0,
  failed: atLeastOne(report?.numFailedTests ?? 0, exitCode),
  skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  failures: report ? vitestFailures(report) : [],
})

export const playwrightOutcome = (report: PlaywrightReport | undefined, exitCode: number): Outcome => ({
  passed: report?.stats.expected ?? 0,
  // no configuration makes a second try; a test that needed one did not pass
  failed: atLeastOne(
    (report?.stats.unexpected ?? 0) + (report?.stats.flaky ?? 0) + (report?.errors.length ?? 0),
    exitCode,
  ),
  skipped: report?.stats.skipped ?? 0,
  failures: report
    ? [
        ...report.errors.map(({ message }) => failure('playwright', 'could not begin', message)),
        ...playwrightFailures(report.suites),
      ]
    : [],
})

const row = (cells: readonly string[]): string =>
  `  ${(cells[0] ?? '').padEnd(20)}${cells
    .slice(1)
    .map((cell) => cell.padStart(10))
    .join('')}`

/** What failed, and the table at the end; its last line adds up the tests. */
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
    ...results.flatMap(({ failures }) => failures.map((one) => `  ${one}\n`)),
    row(['stage', 'passed', 'failed', 'skipped', 'time']),
    ...lines,
    '',
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n')
}
