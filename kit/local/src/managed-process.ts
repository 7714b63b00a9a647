import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CliError } from './cli-error.ts'
import { makeFolder } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

/** A child process that is restarted when it ends by itself. */
export interface ManagedProcess {
  readonly name: string
  start(): Promise<void>
  /** sends its stop signal, and SIGKILL after the given milliseconds */
  stop(timeoutMs?: number): Promise<void>
  kill(): Promise<void>
  pause(): void
  resume(): void
  state(): 'running' | 'paused' | 'stopped'
  /** of the process that runs, or that ran last */
  pid(): number | undefined
}

interface ManagedProcessOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly user?: { readonly uid: number; readonly gid: number }
  readonly logsFolder: string
  readonly stopSignal?: NodeJS.Signals
  /** polled until it resolves to true */
  readonly ready: () => Promise<boolean>
  readonly watchdog: Watchdog
  readonly log: (line: string) => void
}

const maxRestartDelayMs = 30_000
/** For one that hangs: a busy machine takes minutes to start the dozen processes of a site. */
const readyTimeoutMs = 240_000
const stableAfterMs = 60_000
/** a site starts a dozen processes at once: asked every 25 ms they took half of a processor from what they waited for */
const pollMs = 100

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')

export const managedProcess = (options: ManagedProcessOptions): ManagedProcess => {
  const { name, watchdog, log } = options
  const logFile = path.join(makeFolder(options.logsFolder), `${name}.log`)
  if (existsSync(logFile)) renameSync(logFile, logFile.replace(/log$/, 'previous.log'))
  let child: ChildProcess | undefined
  let wanted = false
  let paused = false
  let deaths = 0

  const alive = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null
  const signal = (which: NodeJS.Signals): void => {
    if (alive()) child?.kill(which)
  }
  const exited = async (): Promise<void> => {
    if (alive()) await new Promise((resolve) => child?.once('exit', resolve))
  }

  const spawnOnce = (): ChildProcess => {
    const output = openSync(logFile, 'a')
    const started = spawn(options.command, options.args, {
      ...options.user,
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', output, output],
      // a process group of its own: Ctrl-C reaches the launcher alone, which then stops the processes in order
      detached: process.platform !== 'win32',
    })
    closeSync(output)
    child = started
    const { pid } = started
    if (pid) watchdog.add(pid, options.stopSignal ?? 'SIGTERM')
    started.once('exit', () => pid && watchdog.remove(pid))
    started.on('error', () => {})
    return started
  }

  const untilReady = async (started: ChildProcess): Promise<void> => {
    const limit = performance.now() + readyTimeoutMs
    for (;;) {
      const ready = await options.ready()
      if (!wanted || (ready && alive())) return
      if (started.exitCode !== null || started.signalCode !== null || started.pid === undefined)
        throw new CliError(`${name} ended before it was ready. The end of ${logFile}:\n${lastLines(logFile)}`)
      if (performance.now() > limit)
        throw new CliError(`${name} was not ready in time. The end of ${logFile}:\n${lastLines(logFile)}`)
      await wait(pollMs)
    }
  }

  const watch = (started: ChildProcess): void => {
    const since = performance.now()
    started.once('exit', (code, by) => {
      if (!wanted) return
      deaths = performance.now() - since > stableAfterMs ? 1 : deaths + 1
      const pause = Math.min(500 * 2 ** (deaths - 1), maxRestartDelayMs)
      log(
        `  ! ${name} ended by itself (${by ?? `code ${code}`}); starting it again in ${pause / 1000} s. The end of ${logFile}:\n${lastLines(logFile)}`,
      )
      setTimeout(() => {
        if (wanted && !alive()) watch(spawnOnce())
      }, pause).unref()
    })
  }

  return {
    name,
    start: async () => {
      if (wanted && alive()) return
      // else its answer would be taken for ours, which then ends for want of its port, again and again
      if (await options.ready())
        throw new CliError(`${name} was not started: another process responds at its address.`)
      wanted = true
      paused = false
      const started = spawnOnce()
      try {
        await untilReady(started)
      } catch (error) {
        wanted = false
        signal('SIGKILL')
        throw error
      }
      watch(started)
    },
    stop: async (timeoutMs = 10_000) => {
      wanted = false
      signal('SIGCONT')
      signal(options.stopSignal ?? 'SIGTERM')
      const force = setTimeout(() => signal('SIGKILL'), timeoutMs)
      await exited()
      clearTimeout(force)
    },
    kill: async () => {
      wanted = false
      signal('SIGKILL')
      await exited()
    },
    pause: () => {
      paused = true
      signal('SIGSTOP')
    },
    resume: () => {
      paused = false
      signal('SIGCONT')
    },
    state: () => (!alive() ? 'stopped' : paused ? 'paused' : 'running'),
    pid: () => child?.pid,
  }
}
