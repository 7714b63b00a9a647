import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { builtFile } from '../static/files.ts'
import type { BuiltFolders } from '../static/files.ts'

/** Style sheets as they stand in a page. */
export interface StyleSheets {
  readonly text: string
  /** as a content policy names them: `sha256-…` */
  readonly hash: string
}

/** Some more than the pages of two releases of everything; past it, what is kept is read again. */
const most = 100

/**
 * Reads the style sheets of a page that is drawn here, so that they come with it: on a slow line a page that has to ask
 * for them is painted half a second later, after what else it asks for. Undefined where one cannot be read or cannot
 * stand in a page; then the page names them.
 */
export function styleSheets(
  folders: BuiltFolders,
): (addresses: readonly string[]) => Promise<StyleSheets | undefined> {
  const kept = new Map<string, StyleSheets>()
  const read = async (addresses: readonly string[]): Promise<StyleSheets | undefined> => {
    const files = addresses.map((address) => builtFile(folders, address))
    if (!files.every((file) => file !== undefined)) return undefined
    const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8'))).catch(() => undefined)
    const text = sheets?.join('\n')
    // an address within a sheet is taken from where the sheet lies, which would be the page's own
    if (text === undefined || /<\/style|\burl\((?!["']?(data:|#))|@import/i.test(text)) return undefined
    return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
  }
  return async (addresses) => {
    const key = addresses.join()
    const known = kept.get(key) ?? (await read(addresses))
    if (kept.size >= most) kept.clear()
    // the names of built files carry a hash of what is in them
    if (known) kept.set(key, known)
    return known
  }
}
