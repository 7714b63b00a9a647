import type { Readable } from 'node:stream'
import iconv from 'iconv-lite'
import { UnusableFile } from './feed-item.ts'
import { decodeMixed } from '../words/repair-text.ts'

/** Where an encoding is declared, the declaration is at the start. */
const headBytes = 1024
const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/
/** With no `>` in so many bytes it is no text that we read. */
const longestPiece = 1024 * 1024

/** How files of gzip and ZIP begin. */
const packed = ['\u001f\u008b', 'PK\u0003\u0004']

/** The encoding of a file by its first bytes: its mark, else the zeros of UTF-16, else what it declares. */
function encodingOf(head: Buffer): string {
  if (packed.some((start) => head.toString('latin1').startsWith(start)))
    throw new UnusableFile('The file is compressed. Unpack it, and import what is in it.')
  if (head[0] === 0xff && head[1] === 0xfe) return head[2] === 0 && head[3] === 0 ? 'utf-32le' : 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8'
  if (head[0] === 0 && head[1] !== 0) return 'utf-16be'
  if (head[0] !== 0 && head[1] === 0) return 'utf-16le'
  const name = declared.exec(head.toString('latin1'))?.[1]?.toLowerCase() ?? 'utf-8'
  // Whoever declares UTF-16 within a byte a letter has converted the file and not its first line.
  if (/^(?:utf-?8|us-ascii|ascii|utf-?16(?:le|be)?|ucs-?2|unicode)$/.test(name)) return 'utf-8'
  // Browsers read all as Windows-1252, which files that declare them hold, or UTF-8: letter by letter, whichever it is.
  if (/^(?:iso-?8859-1|latin-?1|windows-1252|cp-?1252)$/.test(name)) return 'utf-8'
  const isKnown: boolean = iconv.encodingExists(name)
  if (!isKnown) throw new UnusableFile(`The file declares the encoding "${name}", which is not known.`)
  return name
}

/** The text of a file in the encoding that it declares. Bytes that are not UTF-8 in a file that should be are Windows-1252. */
export async function* decodeFeed(input: Readable): AsyncGenerator<string> {
  const pieces = (input as AsyncIterable<Buffer | string>)[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  let isOver = false
  while (head.length < headBytes && !isOver) {
    const { value, done } = await pieces.next()
    if (done) isOver = true
    else head = Buffer.concat([head, Buffer.from(value)])
  }
  const encoding = encodingOf(head)
  const decoder = encoding === 'utf-8' ? mixedDecoder() : iconv.getDecoder(encoding)
  yield withoutMark(decoder.write(head))
  while (!isOver) {
    const { value, done } = await pieces.next()
    if (done) isOver = true
    else yield decoder.write(Buffer.from(value))
  }
  yield decoder.end() ?? ''
}

const withoutMark = (text: string) => text.replace(/^\ufeff/, '')

/** Decodes up to the last end of a tag or line, so that no letter is cut in two. */
function mixedDecoder() {
  let kept = Buffer.alloc(0)
  return {
    write(bytes: Buffer): string {
      kept = Buffer.concat([kept, bytes])
      const end = Math.max(kept.lastIndexOf(0x3e), kept.lastIndexOf(0x0a), kept.lastIndexOf(0x7d)) + 1
      if (end === 0 && kept.length < longestPiece) return ''
      const whole = end || kept.length
      const text = decodeMixed(kept.subarray(0, whole))
      kept = kept.subarray(whole)
      return text
    },
    end(): string {
      const text = decodeMixed(kept)
      kept = Buffer.alloc(0)
      return text
    },
  }
}
