import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { root } from '../state-folder.ts'
import { shortened, uncaughtError, writeProgress, writeReport, type FileReport } from './test-report.ts'

const failed = (test: TestCase): boolean => ['unexpected', 'flaky'].includes(test.outcome())
/** Skipped by what it says of itself, or left out as another failed. */
const isLeftOut = (test: TestCase): boolean =>
  test.outcome() === 'skipped' && !test.annotations.some(({ type }) => type === 'skip' || type === 'fixme')

/** The test file that an error which nothing caught came from, as far as its stack tells. */
const fileOf = ({ location, stack = '' }: TestError, files: readonly string[]): string | undefined =>
  files.find((file) => file === location?.file || stack.includes(`${file}:`))

const reportOf = (file: string, tests: readonly TestCase[], uncaught: readonly TestError[]): FileReport => ({
  file: path.relative(root, file),
  project: '',
  worker: undefined,
  passed: tests.filter((test) => test.outcome() === 'expected').length,
  skipped: tests.filter((test) => test.outcome() === 'skipped' && !isLeftOut(test)).length,
  notRun: tests.filter(isLeftOut).length,
  failures: [
    ...tests.filter(failed).map((test) => ({
      // project, file and describe blocks are told apart
      test: test.titlePath().slice(3).join(' › '),
      error: shortened(test.results.find(({ error }) => error)?.error?.message),
    })),
    ...uncaught.map(({ message }) => ({ test: uncaughtError, error: shortened(message) })),
  ],
})

/** Writes what became of each file, and how far the run is. */
export default class PlaywrightReporter implements Reporter {
  #tests: TestCase[] = []
  #errors: TestError[] = []
  #done = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  onTestEnd(): void {
    this.#done += 1
    writeProgress({ done: this.#done, total: this.#tests.length })
  }

  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onEnd(): void {
    const files = Map.groupBy(this.#tests, ({ location }) => location.file)
    const errors = Map.groupBy(this.#errors, (error) => fileOf(error, [...files.keys()]))
    writeReport({
      files: [...files].map(([file, tests]) => reportOf(file, tests, errors.get(file) ?? [])),
      errors: (errors.get(undefined) ?? []).map(({ message }) => shortened(message)),
    })
  }
}
