import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { runCommand } from '../run-command.ts'
import { readJson, root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'
import { playwrightOutcome, vitestOutcome, type StageResult } from './summary.ts'

interface StageOptions {
  /** temporary: reports go there */
  readonly folder: string
  readonly watchdog: Watchdog
}

type Variables = Record<string, string>

const tool = (name: string): string => path.join(root, 'node_modules/.bin', name)

interface Command {
  readonly name: string
  readonly args: readonly string[]
  readonly env?: Variables
  readonly logFile?: string
  readonly priority?: number
}

const run = (options: StageOptions, { name, args, env, ...rest }: Command): Promise<number> =>
  runCommand({
    name,
    command: tool(name),
    args,
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', ...env },
    watchdog: options.watchdog,
    ...rest,
  })

const begin = (stage: string): void => void process.stdout.write(`\n── ${stage}\n`)

const timed = async (
  stage: string,
  counts: boolean,
  work: () => Promise<Omit<StageResult, 'stage' | 'counts' | 'seconds'>>,
): Promise<StageResult> => {
  const since = performance.now()
  const result = await work()
  return { stage, counts, ...result, seconds: (performance.now() - since) / 1000 }
}

const checks: readonly Command[] = [
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

/** Takes what the stage beside it leaves of the processor, and prints what was found when that is done. */
export const lint = async (options: StageOptions, beside?: Promise<unknown>): Promise<StageResult> => {
  const logFile = ({ name }: Command): string => path.join(options.folder, `${name}.log`)
  const result = await timed('lint and types', false, async () => {
    const codes = await Promise.all(
      checks.map((check) =>
        run(options, { ...check, logFile: logFile(check), priority: constants.priority.PRIORITY_LOW }),
      ),
    )
    return { passed: 0, failed: codes.filter((code) => code !== 0).length, skipped: 0, failures: [] }
  })
  await beside
  begin(result.stage)
  for (const check of checks) process.stdout.write(readFileSync(logFile(check)))
  return result
}

export const unit = (
  options: StageOptions,
  files: readonly string[],
  env: Variables,
  stage = 'unit and services',
  reporter: 'default' | 'verbose' = 'default',
): Promise<StageResult> =>
  timed(stage, true, async () => {
    begin(stage)
    const report = path.join(options.folder, 'vitest.json')
    const reporters = [
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--silent=passed-only',
    ]
    const code = await run(options, { name: 'vitest', args: ['run', ...reporters, ...files], env })
    return vitestOutcome(readJson(report), code)
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
    begin('browser')
    const report = path.join(options.folder, 'playwright.json')
    // the configuration writes its report where this variable says
    const code = await run(options, {
      name: 'playwright',
      args: playwrightArgs(files),
      env: { ...env, PLAYWRIGHT_JSON: report },
    })
    return playwrightOutcome(readJson(report), code)
  })
