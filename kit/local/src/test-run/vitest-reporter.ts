import path from 'node:path'
import type { Reporter, TestModule, TestSpecification } from 'vitest/node'
import { root } from '../state-folder.ts'
import { shortened, uncaughtError, writeProgress, writeReport, type FileReport } from './test-report.ts'

type Unhandled = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** The file in whose tests an error was thrown that nothing caught. */
const fileOf = ({ VITEST_TEST_PATH: file }: Unhandled): string | undefined =>
  typeof file === 'string' ? path.relative(root, file) : undefined

const reportOf = (module: TestModule, unhandled: readonly Unhandled[]): FileReport => {
  const file = path.relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  const failed = tests.filter((test) => test.result().state === 'failed')
  const { worker } = module.meta() as { worker?: string }
  // of a file that could not be read, and of hooks around its tests
  const around = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors())
  return {
    file,
    project: module.project.name,
    worker: module.project.config.isolate ? undefined : worker,
    passed: tests.filter((test) => test.result().state === 'passed').length,
    skipped: tests.filter((test) => test.result().state === 'skipped').length,
    notRun: 0,
    failures: [
      ...around.map(({ message }) => ({ test: 'around its tests', error: shortened(message) })),
      ...failed.map((test) => ({
        test: test.fullName,
        error: shortened(test.result().errors?.[0]?.stack ?? test.result().errors?.[0]?.message),
      })),
      ...unhandled
        .filter((error) => fileOf(error) === file)
        .map(({ message }) => ({ test: uncaughtError, error: shortened(message) })),
    ],
  }
}

/** Writes what became of each file, and how far the run is. */
export default class VitestReporter implements Reporter {
  #total = 0
  #begun: TestModule[] = []
  #done = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#total = specifications.length
  }

  onTestModuleQueued(module: TestModule): void {
    this.#begun.push(module)
  }

  onTestModuleEnd(): void {
    this.#done += 1
    writeProgress({ done: this.#done, total: this.#total })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Unhandled[]): void {
    const order = new Map(this.#begun.map(({ id }, index) => [id, index]))
    const inOrder = modules.toSorted((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
    const files = inOrder.map((module) => reportOf(module, unhandled))
    const known = new Set(files.map(({ file }) => file))
    const errors = unhandled.filter((error) => !known.has(fileOf(error) ?? ''))
    writeReport({ files, errors: errors.map(({ stack, message }) => shortened(stack ?? message)) })
  }
}
