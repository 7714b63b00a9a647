import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import path from 'node:path'
import { CliError } from '../../cli-error.ts'
import { root } from '../../state-folder.ts'
import type { Watchdog } from '../../watchdog.ts'
import type { Order, Outcome } from './worker.ts'

/** So long each test may take, or what a file does before its first: beyond it, it does not end. */
const limitMs = 180_000

/** What became of an order, where its process did not come to an end too. */
export type Result = Outcome & { readonly timedOut?: boolean }

/**
 * Runs tests in a process that stays: Vitest reads the code of all but one file once. One that hangs is replaced. What it
 * writes is in a file.
 */
export const testRunner = (env: Readonly<Record<string, string>>, logFile: string, watchdog: Watchdog) => {
  let child: ChildProcess | undefined
  const start = async (): Promise<ChildProcess> => {
    const log = openSync(logFile, 'a')
    const started = fork(path.join(import.meta.dirname, 'worker.ts'), {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      // a group of its own: a test in an endless loop does not see that its parent has ended
      detached: true,
    })
    closeSync(log)
    const { pid } = started
    if (pid) {
      watchdog.add(pid, 'SIGKILL')
      // whoever works on this machine meanwhile goes first
      setPriority(pid, Math.max(getPriority(), 5))
      started.once('exit', () => watchdog.remove(pid))
    }
    const ended = once(started, 'exit').then(() => {
      throw new CliError(`The tests cannot begin: ${logFile} says why.`)
    })
    await Promise.race([once(started, 'message'), ended])
    ended.catch(() => {})
    return started
  }
  const close = (): void => {
    const pid = child?.pid
    child = undefined
    try {
      if (pid) process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL')
    } catch {
      // it has just ended by itself
    }
  }
  const run = async (order: Order): Promise<Result> => {
    child ??= await start()
    const running = child
    const ended = new AbortController()
    const end = (): void => ended.abort()
    const limit = setTimeout(end, limitMs)
    running.once('exit', end)
    try {
      const messages = on(running, 'message', { signal: ended.signal })
      running.send(order)
      for await (const [message] of messages) {
        if (message !== 'progress') return message as Outcome
        limit.refresh()
      }
      throw new Error('unreachable: only an abort ends them')
    } catch {
      close()
      return { failed: true, timedOut: true, by: 'the time limit' }
    } finally {
      clearTimeout(limit)
      running.off('exit', end)
    }
  }
  return { run, close }
}
