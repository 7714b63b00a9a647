import { Worker } from 'node:worker_threads'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashOf } from '@lunchpail/kit-build/releases/publish-files'
import type { BeforeLive } from '@lunchpail/kit-build/shell-offer'
import type { FromWorker, RenderFiles, ToWorker } from '../server-rendering/rendering.ts'

/**
 * Renders each page of a release once, with its fixtures, as a shell does before its first request; resolves to why that
 * fails. In a thread of its own, which may hang or end.
 */
async function tryPages(files: RenderFiles, limitMs = 30_000): Promise<string | undefined> {
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

/** Renders the pages of a build that shells would render, once by each kind of shell that is live. */
export const byRenderer: BeforeLive = async ({ name, first }, dist, shells, store) => {
  if (first === undefined) return []
  const renderers = new Map(shells.flatMap(({ renderer }) => (renderer ? [[renderer.key, renderer]] : [])))
  const folder = await mkdtemp(path.join(tmpdir(), 'release-renders-'))
  try {
    const reasons: string[] = []
    for (const { key, integrity } of renderers.values()) {
      const bytes = await store.read(key)
      if (bytes === undefined || hashOf(bytes) !== integrity) {
        reasons.push(`${name}: ${key}, by which a live shell renders, is not what it put there`)
        continue
      }
      const shell = path.join(folder, path.basename(key))
      await writeFile(shell, bytes)
      const reason = await tryPages({ shell, remote: path.join(dist, first) })
      if (reason !== undefined) reasons.push(`${name}: its pages do not render on a live shell: ${reason}`)
    }
    return reasons
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
