import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, or a file whose tests could not begin. */
export interface Failure {
  readonly test: string
  readonly error: string
}

/** Stands for the test where a file's code threw while none of its tests waited for it. */
export const uncaughtError = 'an error that nothing caught'

/** What became of the tests of one file. */
export interface FileReport {
  /** from the root */
  readonly file: string
  readonly project: string
  /** Names the worker whose modules the file shared with those before it; undefined where it had its own. */
  readonly worker: string | undefined
  readonly passed: number
  readonly skipped: number
  /** tests that did not run, as another file failed */
  readonly notRun: number
  readonly failures: readonly Failure[]
}

/** What a reporter of ours writes: vitest's and Playwright's are of one shape. */
export interface TestReport {
  /** as their first tests began */
  readonly files: readonly FileReport[]
  /** of no file: a set-up that failed, an error that nothing caught and whose file is not known */
  readonly errors: readonly string[]
}

const shownLines = 12

/** The beginning of an error, without colours. */
export const shortened = (error: string | undefined): string =>
  stripVTControlCharacters(error ?? '')
    .split('\n')
    .slice(0, shownLines)
    .join('\n')
    .trimEnd()

export const writeReport = (report: TestReport, file = process.env.TEST_REPORT): void => {
  if (file) writeFileSync(file, JSON.stringify(report))
}

/** How far a stage is, for the command that waits for it. */
export interface StageProgress {
  readonly done: number
  readonly total: number
}

export const writeProgress = (progress: StageProgress, file = process.env.TEST_PROGRESS): void => {
  if (!file) return
  // whole or not at all: it is read meanwhile
  writeFileSync(`${file}.new`, JSON.stringify(progress))
  renameSync(`${file}.new`, file)
}

export const readProgress = (file: string): StageProgress | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StageProgress
  } catch {
    return undefined
  }
}
