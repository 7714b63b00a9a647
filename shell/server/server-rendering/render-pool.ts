import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { FromWorker, Rendering, RenderFiles, RenderRequest, ToWorker } from './rendering.ts'

export interface RenderTimes {
  /** A request waits at most this long, queue included. After it, the browser renders. */
  readonly waitMs: number
  /** A render that takes this long is taken for an endless loop. */
  readonly hangMs: number
  /** For loading and warming up a release. No request waits for it. */
  readonly loadMs: number
  /** How long a release is skipped after it failed `maxFailures` times in a row. */
  readonly pauseMs: number
}
export const renderTimes: RenderTimes = { waitMs: 600, hangMs: 3_000, loadMs: 15_000, pauseMs: 30_000 }
const maxFailures = 3

const workerFile = new URL('./render-worker.ts', import.meta.url)

interface Task {
  readonly files: RenderFiles
  readonly request: RenderRequest | undefined
  readonly done: (rendering: Rendering | undefined) => void
}

export interface RenderPool {
  /** Undefined where the page cannot be rendered, or not in time. Never rejects. */
  readonly render: (files: RenderFiles, request: RenderRequest) => Promise<Rendering | undefined>
  /** Loads and warms up the builds before the first request. */
  readonly prepare: (files: readonly RenderFiles[]) => void
  readonly close: () => Promise<void>
}

/** One worker thread renders one page at a time: what hangs, throws or leaks there ends the thread and nothing else. */
export function renderPool(log: Logger, times: RenderTimes = renderTimes): RenderPool {
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
    prepare(prepared)
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
        task.done(rendering)
        next()
      },
    }
    worker ??= start()
    worker.postMessage({ id, files: task.files, request: task.request } satisfies ToWorker)
  }

  const enqueue = (files: RenderFiles, request?: RenderRequest): Promise<Rendering | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Rendering | undefined>()
    if (closed || isPaused(files)) return Promise.resolve(undefined)
    const task: Task = { files, request, done: resolve }
    queue.push(task)
    next()
    if (request === undefined) return promise
    const timer = setTimeout(() => {
      const index = queue.indexOf(task)
      if (index >= 0) queue.splice(index, 1)
      resolve(undefined)
    }, times.waitMs)
    return promise.finally(() => clearTimeout(timer))
  }

  const prepare = (files: readonly RenderFiles[]): void => {
    prepared = files
    for (const each of files) void enqueue(each)
  }

  const close = async (): Promise<void> => {
    closed = true
    for (const { done } of queue.splice(0)) done(undefined)
    await worker?.terminate()
  }
  return { render: enqueue, prepare, close }
}

const keyOf = ({ shell, remote }: RenderFiles): string => remote ?? shell
