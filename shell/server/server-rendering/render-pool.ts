import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { BrowserReason } from './browser-reason.ts'
import type { FromWorker, Rendering, RenderFiles, RenderRequest, ToWorker } from './rendering.ts'

export interface RenderTimes {
  /** A request waits at most this long, queue included. After it, the browser renders. */
  readonly waitMs: number
  /** A render that takes this long is taken for an endless loop. */
  readonly hangMs: number
  /** For loading and warming up a release. No request waits for it. */
  readonly loadMs: number
  /** For all that is warmed up before the shell is ready, or before a release is live. */
  readonly prepareMs: number
  /** How long a release is skipped after it failed `maxFailures` times in a row. */
  readonly pauseMs: number
}
/** What a visitor still waits for is not taken for an endless loop. */
export const renderTimes = (waitMs: number): RenderTimes => ({
  waitMs,
  hangMs: Math.max(3_000, waitMs),
  loadMs: 15_000,
  prepareMs: 15_000,
  pauseMs: 30_000,
})
const maxFailures = 3

const workerFile = new URL('./render-worker.ts', import.meta.url)

interface Task {
  readonly files: RenderFiles
  readonly request: RenderRequest | undefined
  readonly done: (result: RenderResult) => void
}

/** Without a rendering and without a reason the page is none that is rendered on the server. */
export interface RenderResult {
  readonly rendering?: Rendering | undefined
  readonly reason?: BrowserReason
}

export interface RenderPool {
  /** Renders a page, or says why the browser is to do it. Never rejects. */
  readonly render: (files: RenderFiles, request: RenderRequest) => Promise<RenderResult>
  /** Loads the builds and renders each of their pages once, before the first request. What takes too long is not waited for. */
  readonly prepare: (files: readonly RenderFiles[]) => Promise<void>
  readonly close: () => Promise<void>
}

/** One worker thread renders one page at a time: what hangs, throws or leaks there ends the thread and nothing else. */
export function renderPool(log: Logger, times: RenderTimes): RenderPool {
  const queue: Task[] = []
  const failures = new Map<string, { count: number; at: number }>()
  let worker: Worker | undefined
  let current: { readonly id: number; readonly end: (result: Omit<FromWorker, 'id'>) => void } | undefined
  let lastId = 0
  let prepared: readonly RenderFiles[] = []
  let closed = false

  const isPaused = (files: RenderFiles): boolean => {
    const known = failures.get(keyOf(files))
    return known !== undefined && known.count >= maxFailures && performance.now() < known.at + times.pauseMs
  }
  const count = (files: RenderFiles, error: string | undefined): void => {
    const key = keyOf(files)
    if (error === undefined) return void failures.delete(key)
    failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, at: performance.now() })
    log.error({ files, error }, 'server rendering failed')
  }

  /** A new thread loads the builds again. */
  const restart = (error: string): void => {
    void worker?.terminate()
    worker = undefined
    current?.end({ error })
    for (const files of prepared) void enqueue(files)
  }
  const start = (): Worker => {
    const started = new Worker(workerFile, { resourceLimits: { maxOldGenerationSizeMb: 192 } })
    started.unref()
    started.on('message', ({ id, ...result }: FromWorker) => {
      if (current?.id === id) current.end(result)
    })
    const ended = (reason: string) => {
      if (worker === started && !closed) restart(reason)
    }
    started.on('error', (error) => ended(error.message))
    started.on('exit', (code) => ended(`the worker exited with ${code}`))
    return started
  }

  const next = (): void => {
    const task = closed || current !== undefined ? undefined : queue.shift()
    if (task === undefined) return
    const id = (lastId += 1)
    const limitMs = task.request === undefined ? times.loadMs : times.hangMs
    const timer = setTimeout(() => restart('timeout'), limitMs)
    current = {
      id,
      end: ({ rendering, error }) => {
        clearTimeout(timer)
        current = undefined
        count(task.files, error)
        task.done(error === undefined ? { rendering } : { reason: 'failed' })
        next()
      },
    }
    worker ??= start()
    worker.postMessage({ id, files: task.files, request: task.request } satisfies ToWorker)
  }

  const enqueue = (files: RenderFiles, request?: RenderRequest): Promise<RenderResult> => {
    const { promise, resolve } = Promise.withResolvers<RenderResult>()
    if (closed) return Promise.resolve({ reason: 'stopping' })
    if (isPaused(files)) return Promise.resolve({ reason: 'paused' })
    const task: Task = { files, request, done: resolve }
    queue.push(task)
    next()
    if (request === undefined) return promise
    const timer = setTimeout(() => {
      const index = queue.indexOf(task)
      if (index >= 0) queue.splice(index, 1)
      resolve({ reason: 'late' })
    }, times.waitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  const prepare = async (files: readonly RenderFiles[]): Promise<void> => {
    prepared = files
    const { promise: limit, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      if (!closed) log.warn('pages are not rendered ahead in time, and are not waited for')
      resolve()
    }, times.prepareMs)
    await Promise.race([Promise.all(files.map((each) => enqueue(each))), limit])
    clearTimeout(timer)
  }

  const close = async (): Promise<void> => {
    closed = true
    for (const { done } of queue.splice(0)) done({ reason: 'stopping' })
    await worker?.terminate()
  }
  return { render: enqueue, prepare, close }
}

const keyOf = ({ shell, remote }: RenderFiles): string => remote ?? shell
