import { rmSync } from 'node:fs'
import path from 'node:path'
import { printedProgress } from '../progress.ts'
import { endCommands } from '../run-command.ts'
import { startWatchdog } from '../watchdog.ts'
import type { Choice } from './choose-stages.ts'
import type { Stack } from './private-stack.ts'
import { keepLog, quarters, type Log } from './stage-log.ts'
import type { SuiteOptions } from './suites.ts'
import { testFolder } from './temporary-folder.ts'

/** One `npm test`: its temporary folder, what it has started, and what it prints where. */
export class Run {
  readonly folder = testFolder()
  readonly logsFolder = path.join(this.folder, 'logs')
  readonly watchdog = startWatchdog()
  readonly progress = printedProgress()
  readonly choice: Choice
  hasEnded = false
  readonly #stacks = new Set<Stack>()
  readonly #logs: Log[] = [{ name: 'build', file: path.join(this.logsFolder, 'build.log') }]

  constructor(choice: Choice) {
    this.choice = choice
    this.watchdog.removeAtEnd(this.folder)
  }

  /** Runs the work with a stack that is stopped afterwards. */
  async during<T>(
    name: string,
    start: () => Promise<Stack>,
    work: (env: Record<string, string>) => Promise<T>,
  ): Promise<T> {
    const stack = await this.progress.step(name, start)
    this.#stacks.add(stack)
    try {
      return await work(stack.env)
    } finally {
      if (!this.hasEnded) await stack.stop()
      this.#stacks.delete(stack)
    }
  }

  /** Where tests print to: named ones, to the terminal; all of them, to the log. */
  output(name: string): SuiteOptions {
    const { folder, watchdog } = this
    const { unit, e2e } = this.choice
    if (unit.length + e2e.length > 0) return { folder, watchdog }
    const file = path.join(folder, `${this.#logs.length}.log`)
    this.#logs.push({ name, file })
    return { folder, watchdog, logFile: file, onProgress: quarters(name, this.progress.log) }
  }

  /** Of a file that is run again, a line says that it is. */
  outputAgain(file: string): SuiteOptions {
    this.progress.log(`    ${file} again`)
    return { ...this.output(`${file} again`), onProgress: undefined }
  }

  /** Stops what it has started. What still waits for a turn finds that it has ended. */
  async end(): Promise<void> {
    this.hasEnded = true
    endCommands()
    await Promise.all([...this.#stacks].map((stack) => stack.stop()))
    keepLog(this.#logs)
    rmSync(this.folder, { recursive: true, force: true })
    this.watchdog.close()
  }
}
