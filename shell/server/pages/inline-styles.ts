import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { builtFile } from '../static/files.ts'
import type { BuiltFolders } from '../static/files.ts'

/** The text of a page's `<style>` element. */
export interface InlineStyles {
  readonly text: string
  /** for the content security policy: `sha256-…` */
  readonly hash: string
}

/**
 * Reads the style sheets of a server-rendered page to inline them: on a slow line, a page that requests them is painted
 * half a second later. Undefined where one cannot be read or inlined; then the page links them.
 */
export async function readInlineStyles(
  folders: BuiltFolders,
  addresses: readonly string[],
): Promise<InlineStyles | undefined> {
  // of an address that is no file nothing can be read
  const read = (address: string) => readFile(builtFile(folders, address) ?? '', 'utf8')
  const sheets = await Promise.all(addresses.map(read)).catch(() => undefined)
  const text = sheets?.join('\n')
  // relative URLs in a style sheet would resolve against the page
  if (text === undefined || /<\/style|\burl\((?!["']?(data:|#))|@import/i.test(text)) return undefined
  return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` }
}
