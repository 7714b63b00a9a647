import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { readJson, root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'
import { playwrightCounts, vitestCounts, type StageResult } from './summary.ts'

interface StageOptions {
  /** temporary: reports go there */
  readonly folder: string
  readonly watchdog: Watchdog
}

type Variables = Record<string, string>

const tool = (name: string): string => path.join(root, 'node_modules/.bin', name)

const run = (
  options: StageOptions,
  name: string,
  args: readonly string[],
  env: Variables = {},
): Promise<number> =>
  runCommand({
    name,
    command: tool(name),
    args,
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    watchdog: options.watchdog,
  })

const timed = async (
  stage: string,
  counts: boolean,
  work: () => Promise<Pick<StageResult, 'passed' | 'failed' | 'skipped'>>,
): Promise<StageResult> => {
  process.stdout.write(`\n── ${stage}\n`)
  const since = performance.now()
  const result = await work()
  return { stage, counts, ...result, seconds: (performance.now() - since) / 1000 }
}

const faults = (...codes: number[]) => ({
  passed: 0,
  failed: codes.filter((code) => code !== 0).length,
  skipped: 0,
})

export const lint = (options: StageOptions): Promise<StageResult> =>
  timed('lint and types', false, async () =>
    faults(
      ...(await Promise.all([
        // one reading of every program for its rules and its types
        run(options, 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']),
        run(options, 'oxfmt', ['--check']),
        run(options, 'node', ['kit/build/bin/check-lock.ts']),
      ])),
    ),
  )

export const unit = (
  options: StageOptions,
  files: readonly string[],
  env: Variables,
  stage = 'unit and services',
): Promise<StageResult> =>
  timed(stage, true, async () => {
    const report = path.join(options.folder, 'vitest.json')
    const reporters = [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
    ]
    const code = await run(options, 'vitest', ['run', ...reporters, ...files], env)
    return vitestCounts(readJson(report), code)
  })

/** The whole suite, or files of it: those alone, and one after the other, as some stop parts of the one site. */
export const playwrightArgs = (files: readonly string[]): string[] => [
  'test',
  '-c',
  'e2e/playwright.config.ts',
  ...(files.length > 0 ? ['--no-deps', '--workers=1', ...files] : []),
]

export const e2e = (options: StageOptions, files: readonly string[], env: Variables): Promise<StageResult> =>
  timed('browser', true, async () => {
    const report = path.join(options.folder, 'playwright.json')
    // the configuration writes its report where this variable says
    const code = await run(options, 'playwright', playwrightArgs(files), { ...env, PLAYWRIGHT_JSON: report })
    return playwrightCounts(readJson(report), code)
  })
