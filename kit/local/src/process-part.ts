import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Sentence } from './sentence.ts'
import { makeFolder } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

/** A process of the site that can be ended and brought back. */
export interface Part {
  readonly name: string
  start(): Promise<void>
  /** ends it in order, by force after the given milliseconds */
  stop(within?: number): Promise<void>
  kill(): Promise<void>
  pause(): void
  resume(): void
  state(): 'running' | 'paused' | 'stopped'
}

interface ProcessPartOptions {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly user?: { readonly uid: number; readonly gid: number }
  readonly logsFolder: string
  readonly stopSignal?: NodeJS.Signals
  /** asked again and again until it says yes */
  readonly ready: () => Promise<boolean>
  readonly readyWithin?: number
  readonly watchdog: Watchdog
  readonly say: (line: string) => void
}

const longestPause = 30_000
const stableAfter = 60_000

const lastLines = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-15).join('\n')

export const processPart = (options: ProcessPartOptions): Part => {
  const { name, watchdog, say } = options
  const log = path.join(makeFolder(options.logsFolder), `${name}.log`)
  if (existsSync(log)) renameSync(log, log.replace(/log$/, 'previous.log'))
  let child: ChildProcess | undefined
  let wanted = false
  let paused = false
  let deaths = 0

  const alive = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null
  const signal = (which: NodeJS.Signals): void => {
    if (alive()) child?.kill(which)
  }
  const gone = async (): Promise<void> => {
    if (alive()) await new Promise((resolve) => child?.once('exit', resolve))
  }

  const spawnOnce = (): ChildProcess => {
    const output = openSync(log, 'a')
    const started = spawn(options.command, options.args, {
      ...options.user,
      cwd: options.cwd,
      env: options.env,
      stdio: ['ignore', output, output],
      // its own group: Ctrl-C reaches the launcher alone, which then ends the parts in order
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
    const limit = performance.now() + (options.readyWithin ?? 60_000)
    for (;;) {
      const ready = await options.ready()
      if (!wanted || (ready && alive())) return
      if (started.exitCode !== null || started.signalCode !== null || started.pid === undefined)
        throw new Sentence(`${name} ended before it was ready. The end of ${log}:\n${lastLines(log)}`)
      if (performance.now() > limit)
        throw new Sentence(`${name} was not ready in time. The end of ${log}:\n${lastLines(log)}`)
      await wait(25)
    }
  }

  const watch = (started: ChildProcess): void => {
    const since = performance.now()
    started.once('exit', (code, by) => {
      if (!wanted) return
      deaths = performance.now() - since > stableAfter ? 1 : deaths + 1
      const pause = Math.min(500 * 2 ** (deaths - 1), longestPause)
      say(
        `  ! ${name} ended by itself (${by ?? `code ${code}`}); starting it again in ${pause / 1000} s. Its log: ${log}`,
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
    stop: async (within = 10_000) => {
      wanted = false
      signal('SIGCONT')
      signal(options.stopSignal ?? 'SIGTERM')
      const force = setTimeout(() => signal('SIGKILL'), within)
      await gone()
      clearTimeout(force)
    },
    kill: async () => {
      wanted = false
      signal('SIGKILL')
      await gone()
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
  }
}
