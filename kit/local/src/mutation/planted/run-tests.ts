import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { CliError } from '../../cli-error.ts'
import { root } from '../../state-folder.ts'
import type { Watchdog } from '../../watchdog.ts'
import type { Order, Outcome } from './worker.ts'

/** So long each file of tests may take: beyond it, one of them does not end. */
const limitMs = 120_000

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
    })
    closeSync(log)
    const { pid } = started
    if (pid) {
      watchdog.add(pid, 'SIGKILL')
      // whoever works on this machine meanwhile goes first
      setPriority(pid, 10)
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
    child?.kill('SIGKILL')
    child = undefined
  }
  const run = async (order: Order): Promise<Result> => {
    child ??= await start()
    const running = child
    const ended = new AbortController()
    const end = (): void => ended.abort()
    const limit = setTimeout(end, limitMs * (1 + order.tests.length))
    running.once('exit', end)
    try {
      running.send(order)
      const [outcome] = (await once(running, 'message', { signal: ended.signal })) as [Outcome]
      return outcome
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
