import { Worker } from 'node:worker_threads'
import type { FromWorker, RenderFiles, ToWorker } from '../server-rendering/rendering.ts'

/**
 * Renders each page of a release once, with its fixtures, as a shell does before its first request; resolves to why that
 * fails. In a thread of its own, which may hang or end.
 */
export async function tryPages(files: RenderFiles, limitMs = 30_000): Promise<string | undefined> {
  const worker = new Worker(new URL('../server-rendering/render-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 192 },
  })
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const timer = setTimeout(() => resolve(`it takes more than ${limitMs / 1000} s`), limitMs)
  worker.on('message', ({ error }: FromWorker) => resolve(error?.split('\n')[0]))
  worker.on('error', ({ message }) => resolve(message))
  worker.on('exit', (code) => resolve(`its thread ended with ${code}`))
  worker.postMessage({ id: 1, files } satisfies ToWorker)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
