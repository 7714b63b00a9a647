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

/**
 * Reads the style sheets of a page that is drawn here, so that they come with it: on a slow line a page that has to ask
 * for them is painted half a second later, after what else it asks for. Undefined where one cannot be read or cannot
 * stand in a page; then the page names them.
 */
export async function styleSheets(
  folders: BuiltFolders,
  addresses: readonly string[],
): Promise<StyleSheets | undefined> {
  const files = addresses.map((address) => builtFile(folders, address))
  if (!files.every((file) => file !== undefined)) return undefined
  const sheets = await Promise.all(files.map((file) => readFile(file, 'utf8'))).catch(() => undefined)
  const text = sheets?.join('\n')
  // an address within a sheet is taken from where the sheet lies, which would be the page's own
  if (text === undefined || /<\/style|\burl\((?!["']?(data:|#))|@import/i.test(text)) return undefined
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}
