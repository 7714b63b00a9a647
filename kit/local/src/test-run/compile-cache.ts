import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const mostBytes = 300_000_000

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => {
      const found = statSync(path.join(parentPath, name), { throwIfNoEntry: false })
      return sum + (found?.size ?? 0)
    }, 0)

/**
 * Where Node keeps what it has compiled, from run to run. It forgets nothing by itself, and each run compiles files of temporary
 * folders that never come again: emptied where it holds more than this.
 */
export const keptCompileCache = (folder: string, most = mostBytes): string => {
  try {
    if (bytesOf(folder) > most) rmSync(folder, { recursive: true, force: true })
  } catch {
    // not there yet, or another run empties it
  }
  return folder
}
