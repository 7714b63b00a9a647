import { maxUnstable, type Verdict } from './run-again.ts'
import type { FileReport } from './test-report.ts'

/** The result of one stage of `npm test`. */
export interface StageResult {
  readonly stage: string
  /** lint and types count faults, not tests */
  readonly counts: boolean
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
  /** each fault, with the beginning of its error and how to see it alone */
  readonly failures: readonly string[]
  /** each file that failed and then passed twice, with its first errors */
  readonly unstable: readonly string[]
}

const indented = (text: string): string => text.replaceAll('\n', '\n      ')

const failuresOf = (mark: string, { file, failures }: FileReport): string =>
  failures.map(({ test, error }) => indented(`${mark} ${file}: ${test}\n${error}`)).join('\n\n  ')
const withCommand = (text: string, file: string): string => `${text}\n      alone: npm test -- ${file}`

/** What became of the tests of a stage. */
export const testResult = (
  stage: string,
  { report: { files, errors }, unstable }: Verdict,
  seconds: number,
): StageResult => {
  const sum = (pick: (file: FileReport) => number): number =>
    files.reduce((total, file) => total + pick(file), 0)
  const notRun = sum((file) => file.notRun)
  return {
    stage,
    counts: true,
    passed: sum(({ passed }) => passed),
    // what did not run has not passed
    failed: sum(({ failures }) => failures.length) + errors.length + notRun,
    skipped: sum(({ skipped }) => skipped),
    seconds,
    failures: [
      ...errors.map((error) => indented(`✗ ${stage}: could not run whole\n${error}`)),
      ...files
        .filter(({ failures }) => failures.length > 0)
        .map((file) => withCommand(failuresOf('✗', file), file.file)),
      ...(notRun > 0 ? [`✗ ${stage}: ${notRun} tests did not run, as others failed`] : []),
    ],
    unstable: unstable.map((file) => withCommand(failuresOf('~', file), file.file)),
  }
}

/** Whether the run is green: nothing failed, and hardly anything by chance. */
export const isGreen = (results: readonly StageResult[], strict: boolean): boolean =>
  results.every(({ failed }) => failed === 0) &&
  results.flatMap(({ unstable }) => unstable).length <= (strict ? 0 : maxUnstable)

const row = (cells: readonly string[]): string =>
  `  ${(cells[0] ?? '').padEnd(24)}${cells
    .slice(1)
    .map((cell) => cell.padStart(10))
    .join('')}`

/** A fault of everything is told often enough by its first failures. */
const maxShown = 20

/** What failed, the table, and what is unstable; its last line adds up the tests. */
export const summary = (results: readonly StageResult[]): string => {
  const failures = results.flatMap((result) => result.failures)
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
  const unstable = results.flatMap((result) => result.unstable)
  const files = unstable.length === 1 ? '1 file' : `${unstable.length} files`
  return [
    '',
    ...failures.slice(0, maxShown).map((one) => `  ${one}\n`),
    ...(failures.length > maxShown ? [`  … and ${failures.length - maxShown} more\n`] : []),
    row(['stage', 'passed', 'failed', 'skipped', 'time']),
    ...lines,
    '',
    ...(unstable.length > 0
      ? [
          `  Unstable, a defect whose cause is to be found: ${files} failed, and passed twice when run again.\n`,
          ...unstable.map((one) => `  ${one}\n`),
        ]
      : []),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed${unstable.length > 0 ? `, ${files} unstable` : ''}`,
  ].join('\n')
}
