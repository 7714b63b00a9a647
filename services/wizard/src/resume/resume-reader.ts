import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { resumeLimits } from './limits.ts'
import type { Answer, Asked, SoFar } from './reader-answer.ts'
import type { UnreadableReason } from './unreadable-resume.ts'

export interface ResumeReader {
  /** resolves when the thread has loaded its libraries */
  readonly warm: () => Promise<void>
  /** `without` so many of the pages that would be looked at first */
  readonly read: (bytes: Uint8Array, without?: number) => Promise<Answer>
  readonly close: () => Promise<void>
}

const watchMs = 50

/** Waits until a thread has had so much of the processor from now on, and says so; false where that is no longer of interest. */
async function processorTimePassed(
  thread: Worker,
  milliseconds: number,
  over: AbortSignal,
): Promise<boolean> {
  try {
    const before = await thread.cpuUsage()
    for (;;) {
      const { user, system } = await thread.cpuUsage(before)
      if (over.aborted) return false
      if ((user + system) / 1_000 > milliseconds) return true
      await wait(watchMs, undefined, { signal: over })
    }
  } catch {
    // it has ended
    return false
  }
}

/**
 * Reads files one after the other in a thread of its own with limits of memory and of processor time. A file that breaks one ends the
 * thread, not the process, and the next file has a new one.
 */
export function openResumeReader({
  milliseconds = resumeLimits.milliseconds as number,
  patienceMilliseconds = resumeLimits.patienceMilliseconds as number,
  loadingMilliseconds = resumeLimits.patienceMilliseconds as number,
  megabytes = resumeLimits.megabytes as number,
  worker = new URL('./reader-worker.ts', import.meta.url),
} = {}): ResumeReader {
  let thread: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()

  const start = (): Promise<Worker> => {
    const { promise, resolve, reject } = Promise.withResolvers<Worker>()
    const started = new Worker(worker, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 64 },
      // None of the process's secrets can be reached there.
      env: {},
      stderr: true,
      stdout: true,
    })
    started.once('message', () => resolve(started))
    started.on('error', reject)
    started.once('exit', () => reject(new Error('The thread ended before it had loaded.')))
    // The file has no part in it, so it is tried again.
    const timer = setTimeout(() => {
      reject(new Error('The thread did not load in time.'))
      void started.terminate()
    }, loadingMilliseconds)
    return promise.finally(() => clearTimeout(timer))
  }
  const running = (): Promise<Worker> =>
    (thread ??= start().catch((failure: unknown) => {
      thread = null
      throw failure
    }))

  const readNow = async (bytes: Uint8Array, without: number): Promise<Answer> => {
    if (bytes.length === 0) return { unreadable: 'empty' }
    if (bytes.length > resumeLimits.bytes) return { unreadable: 'too-large' }
    const own = await running()
    own.ref()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    let kept: Answer | null = null
    const heard = (message: Answer | SoFar): void => {
      if ('soFar' in message) kept = { resume: message.soFar }
      else resolve(message)
    }
    const lost = (unreadable: UnreadableReason): void => {
      thread = null
      resolve(kept ?? { unreadable })
    }
    const died = (failure: Error): void =>
      lost('code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'damaged')
    const end = (unreadable: 'time' | 'memory'): void => {
      lost(unreadable)
      void own.terminate()
    }
    const over = new AbortController()
    void processorTimePassed(own, milliseconds, over.signal).then((passed) => passed && end('time'))
    const timer = setTimeout(() => end('time'), patienceMilliseconds)
    // What a library unpacks lies outside of the heap that resourceLimits knows.
    const before = process.memoryUsage.rss()
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > megabytes * 1024 * 1024) end('memory')
    }, watchMs)
    const exited = (): void => died(new Error('The thread has ended.'))
    own.on('message', heard).once('error', died).once('exit', exited)
    own.postMessage({ bytes: new Uint8Array(bytes), without } satisfies Asked)
    try {
      return await promise
    } finally {
      over.abort()
      clearTimeout(timer)
      clearInterval(watch)
      own.off('message', heard).off('exit', exited)
      own.off('error', died)
      own.unref()
    }
  }

  return {
    warm: async () => {
      await running()
    },
    read: (bytes, without = 0) => {
      const answer = last.then(() => readNow(bytes, without))
      last = answer.catch(() => {})
      return answer
    },
    close: async () => {
      await last
      await (await thread)?.terminate()
      thread = null
    },
  }
}
