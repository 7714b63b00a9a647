import { constants, inflateSync } from 'node:zlib'

/** By the filter that comes last: whether the packed picture ends before it is whole. In doubt it does not. */
const checks: Readonly<Record<string, (packed: Buffer, words: string) => boolean>> = {
  DCTDecode: (packed) => !isEnded(packed),
  // of group 4 alone: whether its last rows are there shows in no other
  CCITTFaxDecode: (packed, words) => /\/K\s*-/.test(words) && !isEndOfFax(packed),
  JBIG2Decode: isShortJbig2,
}

/** A JPEG has its end mark behind its last scan; that of a small picture within it comes before. */
const isEnded = (jpeg: Buffer): boolean =>
  jpeg.indexOf(Buffer.from([0xff, 0xd9]), Math.max(0, jpeg.lastIndexOf(Buffer.from([0xff, 0xda])))) >= 0

/** A fax ends with two ends of a line. Where its scanner left them out, each row of the margin below the text is one set bit. */
const endOfFax = /0{11}10{11}1|1{16}0{0,7}$/
const lastBytes = 24
const isEndOfFax = (fax: Buffer): boolean =>
  endOfFax.test([...fax.subarray(-lastBytes)].map((byte) => byte.toString(2).padStart(8, '0')).join(''))

const unknownLength = 0xffffffff
/** Walks the segments, each of which says how long it is. */
function isShortJbig2(packed: Buffer): boolean {
  for (let at = 0; at < packed.length;) {
    if (at + 11 > packed.length) return true
    const number = packed.readUInt32BE(at)
    const flags = packed[at + 4]!
    const few = packed[at + 5]! >> 5
    const many = few === 7 ? packed.readUInt32BE(at + 5) & 0x1fffffff : null
    const counted = many === null ? 1 : 4 + ((many + 8) >> 3)
    const referred = (many ?? few) * (number <= 256 ? 1 : number <= 65_536 ? 2 : 4)
    const length = at + 5 + counted + referred + ((flags & 0x40) === 0 ? 1 : 4)
    if (length + 4 > packed.length) return true
    const has = packed.readUInt32BE(length)
    if (has === unknownLength) return false
    at = length + 4 + has
    if (at > packed.length) return true
  }
  return false
}

/** What comes out of the filter before the last; null where it is another one. */
function unpacked(bytes: Buffer, filters: readonly string[]): Buffer | null {
  if (filters.length === 0) return bytes
  if (filters.length > 1 || filters[0] !== 'FlateDecode') return null
  try {
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: 50_000_000 })
  } catch {
    return null
  }
}

function breaksOff(words: string, packed: Buffer): boolean {
  const [, list = ''] = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(words) ?? []
  const filters = Array.from(list.matchAll(/\/(\w+)/g), ([, name]) => name!)
  const check = checks[filters.at(-1) ?? '']
  const bytes = check ? unpacked(packed, filters.slice(0, -1)) : null
  return bytes !== null && check!(bytes, words)
}

/** How far before its stream what describes an image begins. */
const wordsBefore = 2_000
const image = /\/Subtype\s*\/Image(?!\w)/

/** A copy of a PDF in which the pictures that break off are no pictures any more, or null where it has none. */
export function withoutBroken(file: Buffer): Buffer | null {
  const text = file.toString('latin1')
  // what is encrypted has no marks
  if (/\/Encrypt\s/.test(text)) return null
  let copy: Buffer | null = null
  for (const found of text.matchAll(/>>\s{0,4}stream\r?\n/g)) {
    const before = text.slice(Math.max(0, found.index - wordsBefore), found.index)
    const words = before.slice(before.lastIndexOf(' obj') + 1)
    const named = image.exec(words)
    if (!named) continue
    const from = found.index + found[0].length
    const said = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(words)?.[1])
    const isSaid = /^\s*endstream/.test(text.slice(from + said, from + said + 12))
    const end = isSaid ? from + said : text.indexOf('endstream', from)
    if (!breaksOff(words, file.subarray(from, end < 0 ? undefined : end))) continue
    copy ??= Buffer.from(file)
    copy.write('f', found.index - words.length + named.index + named[0].length - 1, 'latin1')
  }
  return copy
}
