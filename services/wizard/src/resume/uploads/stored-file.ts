import type { ResumeType } from '@lunchpail/contracts/wizard/enumerations'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import type { ObjectStore } from '@lunchpail/kit-service/object-store'
import { partKeys } from '../../files/upload-keys.ts'
import type { ScanReader } from '../scan/scan-reader.ts'

const mediaTypes: Readonly<Record<ResumeType, string>> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

interface Place {
  readonly store: ObjectStore
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

/** What is no resume by its content is never put where only this service writes. */
export async function answerOf(
  file: Uint8Array | null,
  { store, location, reader }: Place,
): ReturnType<ScanReader['readText']> {
  if (!file) return { unreadable: 'damaged' }
  const kind = resumeKind(file)
  if (!kind) return { unreadable: 'type' }
  await store.put(location, mediaTypes[kind], file)
  return reader.readText(file)
}
