import { randomUUID } from 'node:crypto'
import { mkdirSync, watch } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Listed, ReleaseStore } from './release-store.ts'

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code

/** Files that are being written, which no reader is to find. */
const half = '.half'

/** Releases in a folder: for one machine, and for tests. */
export function folderStore(folder: string): ReleaseStore {
  const fileOf = (key: string): string => path.join(folder, ...key.split('/'))

  /** Writes beside all objects, and puts the file in its place by one step. */
  const write = async (
    key: string,
    bytes: Uint8Array | string,
    place: (from: string, to: string) => Promise<void>,
  ): Promise<void> => {
    const [from, to] = [path.join(folder, half, randomUUID()), fileOf(key)]
    await mkdir(path.dirname(from), { recursive: true })
    await mkdir(path.dirname(to), { recursive: true })
    const handle = await open(from, 'wx')
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    try {
      await place(from, to)
    } finally {
      await rm(from, { force: true })
    }
  }

  /** The disk's own clock, as that of a machine may be wrong. */
  const now = async (): Promise<number> => {
    const probe = path.join(folder, half, randomUUID())
    await mkdir(path.dirname(probe), { recursive: true })
    await (await open(probe, 'wx')).close()
    const { mtimeMs } = await stat(probe)
    await rm(probe, { force: true })
    return mtimeMs
  }

  return {
    address: folder,
    read: (key) =>
      readFile(fileOf(key)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined
        throw error
      }),
    create: async (key, bytes) => {
      try {
        // fails where the name is taken
        await write(key, bytes, link)
        return true
      } catch (error) {
        if (codeOf(error) === 'EEXIST') return false
        throw error
      }
    },
    replace: (key, bytes) => write(key, bytes, rename),
    remove: (key) => rm(fileOf(key), { force: true }),
    list: async (prefix) => {
      const under = fileOf(prefix)
      const names = await readdir(under, { recursive: true }).catch(() => [])
      const time = await now()
      const found = names.map(async (name): Promise<Listed[]> => {
        const stats = await stat(path.join(under, name)).catch(() => undefined)
        if (!stats?.isFile()) return []
        return [{ key: prefix + name.split(path.sep).join('/'), ageMs: time - stats.mtimeMs }]
      })
      return (await Promise.all(found)).flat()
    },
    watch: (prefix, listener) => {
      mkdirSync(fileOf(prefix), { recursive: true })
      const watcher = watch(fileOf(prefix), () => listener())
      // whoever watches asks now and then, too
      watcher.on('error', () => watcher.close())
      return () => watcher.close()
    },
    close: () => {},
  }
}
