import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Noun } from '@lunchpail/contracts/noun'
import type { ArchivedRows } from '@lunchpail/kit-service/archive'
import { archivePage } from './archive-page.ts'

/** What one service keeps about the person. */
export interface ArchivePart {
  readonly noun: Noun
  readonly rows: ArchivedRows
}

/** A page to read, and beside it everything as JSON, one file for each service. */
export function zipArchive(
  parts: readonly ArchivePart[],
  { language, at }: { readonly language: Language; readonly at: Date },
): Readable {
  const zip = new ZipFile()
  const add = (name: string, text: string): void => zip.addBuffer(Buffer.from(text), name, { mtime: at })
  add('index.html', archivePage(parts, { language, at }))
  for (const { noun, rows } of parts) add(`${noun}.json`, `${JSON.stringify(rows, null, 2)}\n`)
  zip.end()
  return zip.outputStream.pipe(new PassThrough())
}
