import type { ResumeType } from '@lunchpail/contracts/wizard/enumerations'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import type { FileScanner } from '../../files/file-scanner.ts'
import { allKeys, partKeys } from '../../files/upload-keys.ts'
import type { ScanReader } from '../scan/scan-reader.ts'
import { problemOf } from '../unreadable-resume.ts'

const mediaTypes: Readonly<Record<ResumeType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface Place {
  readonly store: ObjectStore
  /** null where none is set up */
  readonly scanner: FileScanner | null
  readonly location: string
  readonly reader: Pick<ScanReader, 'readText'>
}

/** Its parts, or what an attempt before put together; null where something is missing. */
export async function wholeFile(
  store: ObjectStore,
  { location, bytes }: { readonly location: string; readonly bytes: number },
): Promise<Uint8Array | null> {
  const whole = await store.read(location)
  if (whole) return whole
  const parts = await Promise.all(partKeys(location, bytes).map((key) => store.read(key)))
  const file = Buffer.concat(parts.filter((part) => part !== null))
  return file.length === bytes ? file : null
}

/**
 * What is no resume by its content, or has malware in it, is never put where only this service writes, and so never fetched
 * or read. A scanner that does not answer ends the attempt (docs/decisions/50).
 */
export async function answerOf(
  file: Uint8Array | null,
  { store, scanner, location, reader }: Place,
): ReturnType<ScanReader['readText']> {
  if (!file) return { unreadable: 'damaged' }
  const kind = resumeKind(file)
  if (!kind) return { unreadable: 'type' }
  if (await scanner?.findsMalware(file)) return { unreadable: 'malware' }
  await store.put(location, mediaTypes[kind], file)
  return reader.readText(file)
}

/** Whatever is stored of a file that is no resume, or harmful. */
export async function removeRefused(
  store: ObjectStore,
  { location, bytes }: { readonly location: string; readonly bytes: number },
  answer: Awaited<ReturnType<typeof answerOf>>,
): Promise<void> {
  if ('unreadable' in answer && problemOf(answer.unreadable) !== 'unreadable')
    for (const key of allKeys({ location, bytes })) await store.remove(key)
}
