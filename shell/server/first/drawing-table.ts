import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Drawing, DrawingFiles, DrawingRequest, FromWorker, ToWorker } from './drawing.ts'

/** In milliseconds. */
export interface DrawingTimes {
  /** longest wait for a drawing, others before it included: past it, the browser is faster */
  readonly wait: number
  /** a drawing that takes this long never ends */
  readonly hang: number
  /** for a release to be loaded and tried; nobody waits for that */
  readonly load: number
  /** for which a release whose drawings failed again and again is left alone: its pages do not wait for nothing */
  readonly pause: number
}
export const drawingTimes: DrawingTimes = { wait: 600, hang: 3_000, load: 15_000, pause: 30_000 }
const faultsInARow = 3

const worker = new URL('./drawing-worker.ts', import.meta.url)

interface Task {
  readonly files: DrawingFiles
  readonly request: DrawingRequest | undefined
  readonly done: (drawing: Drawing | undefined) => void
}

export interface DrawingTable {
  /** The drawing; undefined where there is none, or none in time. It never rejects. */
  readonly draw: (files: DrawingFiles, request: DrawingRequest) => Promise<Drawing | undefined>
  /** Loads what pages are drawn with, before somebody wants one. */
  readonly prepare: (files: readonly DrawingFiles[]) => void
  readonly close: () => Promise<void>
}

/** Draws pages in a thread of its own, one at a time: what hangs, breaks or grows there ends the thread and nothing else. */
export function drawingTable(log: Logger, times: DrawingTimes = drawingTimes): DrawingTable {
  const waiting: Task[] = []
  const faults = new Map<string, { count: number; at: number }>()
  let thread: Worker | undefined
  let current: { readonly id: number; readonly end: (answer: Omit<FromWorker, 'id'>) => void } | undefined
  let count = 0
  let prepared: readonly DrawingFiles[] = []
  let closed = false

  const ailing = (files: DrawingFiles): boolean => {
    const known = faults.get(keyOf(files))
    return known !== undefined && known.count >= faultsInARow && performance.now() < known.at + times.pause
  }
  const keep = (files: DrawingFiles, error: string | undefined): void => {
    const key = keyOf(files)
    if (error === undefined) return void faults.delete(key)
    faults.set(key, { count: (faults.get(key)?.count ?? 0) + 1, at: performance.now() })
    log.error({ files, error }, 'a first page was not drawn')
  }

  /** What was loaded in the thread is gone with it. */
  const lose = (error: string): void => {
    void thread?.terminate()
    thread = undefined
    current?.end({ error })
    prepare(prepared)
  }
  const start = (): Worker => {
    const fresh = new Worker(worker, { resourceLimits: { maxOldGenerationSizeMb: 192 } })
    fresh.unref()
    fresh.on('message', ({ id, ...answer }: FromWorker) => {
      if (current?.id === id) current.end(answer)
    })
    const gone = (reason: string) => {
      if (thread === fresh && !closed) lose(reason)
    }
    fresh.on('error', (error) => gone(error.message))
    fresh.on('exit', (code) => gone(`the thread ended with ${code}`))
    return fresh
  }

  const next = (): void => {
    const task = closed || current !== undefined ? undefined : waiting.shift()
    if (task === undefined) return
    const id = (count += 1)
    const limit = task.request === undefined ? times.load : times.hang
    const late = setTimeout(() => lose('it took too long'), limit)
    current = {
      id,
      end: ({ drawing, error }) => {
        clearTimeout(late)
        current = undefined
        keep(task.files, error)
        task.done(drawing)
        next()
      },
    }
    thread ??= start()
    thread.postMessage({ id, files: task.files, request: task.request } satisfies ToWorker)
  }

  const put = (files: DrawingFiles, request?: DrawingRequest): Promise<Drawing | undefined> => {
    const { promise, resolve } = Promise.withResolvers<Drawing | undefined>()
    if (closed || ailing(files)) return Promise.resolve(undefined)
    const task: Task = { files, request, done: resolve }
    waiting.push(task)
    next()
    if (request === undefined) return promise
    const late = setTimeout(() => {
      const place = waiting.indexOf(task)
      if (place >= 0) waiting.splice(place, 1)
      resolve(undefined)
    }, times.wait)
    return promise.finally(() => clearTimeout(late))
  }

  const prepare = (files: readonly DrawingFiles[]): void => {
    prepared = files
    for (const one of files) void put(one)
  }

  const close = async (): Promise<void> => {
    closed = true
    for (const { done } of waiting.splice(0)) done(undefined)
    await thread?.terminate()
  }
  return { draw: put, prepare, close }
}

const keyOf = ({ shell, remote }: DrawingFiles): string => remote ?? shell
