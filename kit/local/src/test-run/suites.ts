import { mkdtempSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { readJson, root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'
import { readProgress, type FileReport, type StageProgress, type TestReport } from './test-report.ts'

export type Variables = Readonly<Record<string, string>>

export interface SuiteOptions {
  /** temporary: reports go there */
  readonly folder: string
  readonly watchdog: Watchdog
  /** what the tests print; absent: the terminal */
  readonly logFile?: string | undefined
  readonly onProgress?: ((progress: StageProgress) => void) | undefined
  /** of `os.constants.priority` */
  readonly priority?: number
}

/** The same output, which also tells when a part of a stage is done. */
export const withPart = (to: SuiteOptions, part: number, onPart?: () => void): SuiteOptions => ({
  ...to,
  onProgress: (progress) => {
    to.onProgress?.(progress)
    if (progress.done >= part * progress.total) onPart?.()
  },
})

/** A test runner with its arguments. */
interface Suite {
  readonly tool: 'vitest' | 'playwright'
  readonly args: readonly string[]
  readonly env: Variables
}

const progressPollMs = 1_000
const reporter = (name: string): string => path.join(import.meta.dirname, `${name}.ts`)

/** Runs tests to their end. A run that wrote no report broke off. */
const runSuite = async (options: SuiteOptions, { tool, args, env }: Suite): Promise<TestReport> => {
  const folder = mkdtempSync(path.join(options.folder, `${tool}-`))
  const [report, progress] = [path.join(folder, 'report.json'), path.join(folder, 'progress')]
  const timer = setInterval(() => {
    const now = readProgress(progress)
    if (now) options.onProgress?.(now)
  }, progressPollMs)
  try {
    const code = await runCommand({
      name: tool,
      command: path.join(root, 'node_modules/.bin', tool),
      args,
      cwd: root,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        ...env,
        TEST_REPORT: report,
        TEST_PROGRESS: progress,
      },
      watchdog: options.watchdog,
      ...(options.logFile && { logFile: options.logFile }),
      ...(options.priority && { priority: options.priority }),
    })
    const read = readJson<TestReport>(report) ?? { files: [], errors: [] }
    const isRed = read.errors.length > 0 || read.files.some(({ failures }) => failures.length > 0)
    // whatever it was, no test told of it
    if (code !== 0 && !isRed) return { ...read, errors: [`${tool} ended with exit code ${code}`] }
    return read
  } finally {
    clearInterval(timer)
  }
}

/** For vitest: whole projects of its configuration. */
export const projects = (...names: readonly string[]): string[] => names.map((name) => `--project=${name}`)

/** Unit and use-case tests of the files and folders that are named; none: all. */
export const vitest = (
  options: SuiteOptions,
  files: readonly string[],
  env: Variables,
  reporterName: 'default' | 'verbose' = 'default',
): Promise<TestReport> =>
  runSuite(options, {
    tool: 'vitest',
    args: [
      'run',
      `--reporter=${reporterName}`,
      `--reporter=${reporter('vitest-reporter')}`,
      '--silent=passed-only',
      ...files,
    ],
    env,
  })

/** Files of one project, one after the other in the order given; those that share modules share them again. */
export const vitestInOrder = (
  options: SuiteOptions,
  files: readonly FileReport[],
  env: Variables,
): Promise<TestReport> => {
  const names = files.map(({ file }) => file)
  const args = [`--project=${files[0]!.project}`, '--maxWorkers=1', ...names]
  return vitest(options, args, { ...env, TEST_ORDER: names.join(path.delimiter) })
}

/** The whole browser suite, or files of it: those alone, and one after the other, as some stop parts of the one site. */
export const playwrightArgs = (files: readonly string[]): string[] => [
  'test',
  '-c',
  'e2e/playwright.config.ts',
  ...(files.length > 0 ? ['--no-deps', '--workers=1', ...files] : []),
]

export const playwright = (
  options: SuiteOptions,
  files: readonly string[],
  env: Variables,
): Promise<TestReport> =>
  runSuite(options, {
    tool: 'playwright',
    args: [...playwrightArgs(files), `--reporter=list,${reporter('playwright-reporter')}`],
    env,
  })
