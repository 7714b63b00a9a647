import { richText } from '@lunchpail/contracts/wizard/rules/resume-kind'
import WordExtractor from 'word-extractor'
import { resumeLimits } from '../../limits.ts'
import { UnreadableResume } from '../../unreadable-resume.ts'
import type { Line } from '../line.ts'
import { paragraphLine } from '../paragraph-line.ts'
import { readRtf } from './read-rtf.ts'

/** A name of a stream in an OLE file is UTF-16. */
const holds = (bytes: Uint8Array, name: string): boolean =>
  Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'))

/** The lines of a doc of Word 97 to 2003, or of what is only called so. */
export async function readDoc(bytes: Uint8Array): Promise<Line[]> {
  if (richText.every((byte, index) => bytes[index] === byte)) return readRtf(bytes)
  if (holds(bytes, 'EncryptedPackage')) throw new UnreadableResume('encrypted')
  if (holds(bytes, '_VBA_PROJECT')) throw new UnreadableResume('macros')
  const text = await new WordExtractor()
    .extract(Buffer.from(bytes))
    .then((document) =>
      [document.getHeaders({ includeFooters: false }), document.getBody(), document.getTextboxes()].join(
        '\n',
      ),
    )
    .catch(() => {
      throw new UnreadableResume('damaged')
    })
  if (text.length > resumeLimits.characters) throw new UnreadableResume('too-long')
  let apart = false
  return text.split(/[\n\r\v\f]/u).flatMap((paragraph) => {
    const line = paragraphLine({ parts: paragraph.split(/\t+/u), apart })
    apart = line === null
    return line ?? []
  })
}
