import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readRegistry } from './registry.ts'
import type { Registry } from './registry.ts'

/** A lock older than this was left by a process that died. */
const abandonedAfterMs = 30_000
const maxWaitMs = 60_000

async function lock(file: string): Promise<() => Promise<void>> {
  const limit = performance.now() + maxWaitMs
  for (;;) {
    try {
      await (await open(file, 'wx')).close()
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const made = await stat(file).catch(() => undefined)
    if (made !== undefined && Date.now() - made.mtimeMs > abandonedAfterMs) await rm(file, { force: true })
    if (performance.now() > limit) throw new Error(`another release is under way (${file})`)
    await wait(50)
  }
}

/**
 * Changes the registry, one editor at a time. The file is replaced as a whole, so that a reader finds the old
 * one or the new one.
 */
export async function editRegistry(
  file: string,
  edit: (state: Registry) => Promise<Registry> | Registry,
): Promise<Registry> {
  await mkdir(path.dirname(file), { recursive: true })
  const unlock = await lock(`${file}.lock`)
  try {
    const before = await readRegistry(file)
    const after = await edit(before)
    if (after === before) return before
    const fresh = `${file}.${process.pid}.new`
    const handle = await open(fresh, 'w')
    await handle.writeFile(`${JSON.stringify(after, null, 2)}\n`)
    await handle.sync()
    await handle.close()
    await rename(fresh, file)
    return after
  } finally {
    await unlock()
  }
}
