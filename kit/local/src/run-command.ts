import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { CliError } from './cli-error.ts'
import { makeFolder } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

interface CommandOptions {
  /** what it does, for the message when it fails */
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** absent: it writes to the terminal */
  readonly logFile?: string
  /** of `os.constants.priority`, which what it starts inherits */
  readonly priority?: number
  readonly watchdog: Watchdog
}

const running = new Set<ChildProcess>()
let isEnding = false

/** Ends every command that this process still runs, with what they started; one that waits for its turn does not begin. */
export const endCommands = (): void => {
  isEnding = true
  for (const child of running) {
    try {
      if (child.pid) process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM')
    } catch {
      // it has just ended by itself
    }
  }
}

/** Runs a command to its end and resolves to its exit code. */
export const runCommand = async (options: CommandOptions): Promise<number> => {
  if (isEnding) return 1
  const output = options.logFile ? openSync(options.logFile, 'w') : 'inherit'
  const child = spawn(options.command, options.args, {
    cwd: options.cwd,
    env: options.env,
    stdio: ['ignore', output, output],
    detached: process.platform !== 'win32',
  })
  if (typeof output === 'number') closeSync(output)
  running.add(child)
  const { pid } = child
  if (pid) options.watchdog.add(pid, 'SIGTERM')
  if (pid && options.priority !== undefined) setPriority(pid, options.priority)
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signal) => {
        if (signal) process.stderr.write(`${options.name} was ended by ${signal}.\n`)
        resolve(code ?? 1)
      })
    })
  } finally {
    running.delete(child)
    if (pid) options.watchdog.remove(pid)
  }
}

/** Runs a command quietly; its output is kept in a file, whose end is shown if it fails. */
export const runQuietly = async (options: CommandOptions & { readonly logFile: string }): Promise<void> => {
  makeFolder(path.dirname(options.logFile))
  if ((await runCommand(options)) === 0) return
  const end = readFileSync(options.logFile, 'utf8').trimEnd().split('\n').slice(-40).join('\n')
  throw new CliError(`${options.name} failed. The end of ${options.logFile}:\n${end}`)
}
