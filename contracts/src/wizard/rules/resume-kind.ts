import type { ResumeType } from '../enumerations.ts'

const startsWith = (bytes: Uint8Array, head: readonly number[], from = 0): boolean =>
  head.every((byte, index) => bytes[from + index] === byte)

/** The signature of a PDF may stand behind other bytes, up to so many of them. */
export const resumeHeadBytes = 1024

/** "{\rtf": what older programs write under the name of a .doc, which Word opens as one. */
export const richText = [0x7b, 0x5c, 0x72, 0x74, 0x66] as const

/** What a resume is by its content, whatever its name says; null where it is none. */
export function resumeKind(bytes: Uint8Array): ResumeType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  for (let at = 0; at < Math.min(resumeHeadBytes, bytes.length - 4); at += 1)
    if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d], at)) return 'pdf'
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'docx'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) return 'doc'
  if (startsWith(bytes, richText)) return 'doc'
  return null
}
