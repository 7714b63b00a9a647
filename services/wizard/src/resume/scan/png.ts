import { constants, crc32, deflateSync, inflateSync } from 'node:zlib'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { byPasses } from './interlaced.ts'
import type { Picture } from './picture.ts'
import { unfiltered } from './unfiltered.ts'

const [signature, afterHeader] = [8, 33]
/** Samples of a pixel by a PNG's kind of colour. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Bytes of the widest pixel. */
const widest = 8

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function* chunksOf(png: Buffer): Generator<{ readonly name: string; readonly data: Buffer }> {
  for (let at = afterHeader; at + 8 < png.length; at += 12 + png.readUInt32BE(at))
    yield {
      name: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + png.readUInt32BE(at)),
    }
}

export interface UnpackedPng {
  readonly depth: number
  /** each behind a byte that says nothing */
  readonly rows: Buffer
  readonly rowBytes: number
}

/** The rows of a PNG that are there. */
export function unpackedPng(picture: Picture): UnpackedPng {
  const png = Buffer.from(picture.bytes.buffer, picture.bytes.byteOffset, picture.bytes.byteLength)
  const [depth = 0, kind = 0, , , passes] = png.subarray(24, 29)
  const packed = [...chunksOf(png)].filter(({ name }) => name === 'IDAT').map(({ data }) => data)
  const bits = (samples[kind] ?? 1) * depth
  const rowBytes = 1 + Math.ceil((picture.width * bits) / 8)
  // each row of each pass says its filter and ends its byte
  const atMost = passes ? picture.height * 8 : 1
  const there = inflateSync(Buffer.concat(packed), {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.min(rowBytes * picture.height, scanLimits.pixels * widest) + atMost,
  })
  const rows = passes ? byPasses(there, picture, bits) : unfiltered(there, rowBytes, bits)
  return { depth, rowBytes, rows: rows.subarray(0, rowBytes * picture.height) }
}

interface Rewriting {
  /** which of so many rows, in their order */
  readonly choose?: (count: number) => readonly number[]
  /** what else of it is kept */
  readonly keep: ReadonlySet<string>
}

/** The rows of a PNG that are there, as a PNG in one pass. */
function rewritten(picture: Picture, { choose, keep }: Rewriting): Picture {
  const png = Buffer.from(picture.bytes)
  const { rows: found, rowBytes } = unpackedPng(picture)
  const count = found.length / rowBytes
  const rows = choose
    ? choose(count).map((row) => found.subarray(row * rowBytes, (row + 1) * rowBytes))
    : [found]
  const height = choose ? rows.length : count
  const header = Buffer.from(png.subarray(signature + 8, afterHeader - 4))
  header.writeUInt32BE(height, 4)
  header[12] = 0
  const bytes = Buffer.concat([
    png.subarray(0, signature),
    chunk('IHDR', header),
    ...[...chunksOf(png)].filter(({ name }) => keep.has(name)).map(({ name, data }) => chunk(name, data)),
    chunk('IDAT', deflateSync(Buffer.concat(rows), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { ...picture, bytes, height }
}

/** What is there of a PNG whose file was cut off: its rows, or all of it as coarse as its passes have said. */
export const shortenedPng = (picture: Picture): Picture =>
  rewritten(picture, { keep: new Set(['PLTE', 'pHYs']) })

/** So little is no matter to how letters are read. */
const isSquare = (ratio: number): boolean => ratio > 0.75 && ratio < 1.33
const most = 5

/** How many times as high as wide a pixel is, as the file says. */
function ratioOf(png: Buffer): number {
  for (const { name, data } of chunksOf(png))
    if (name === 'pHYs' && data.length === 9) return data.readUInt32BE() / data.readUInt32BE(4)
  return 1
}

/** A page of a fax is so many pixels wide: A4, B4 and A3. */
const faxWidths = new Set([1728, 2048, 2432])
const faxRatio = 204 / 98

/**
 * A PNG in pixels that are as high as wide, null where it is so already: letters of half or twice their height are misread. One of
 * a fax's width in black and white that says nothing may be half as high: then it is not sure.
 */
export function squarePng(
  picture: Picture | UnreadableResume,
): { readonly picture: Picture; readonly isSure: boolean } | null {
  if (picture instanceof UnreadableResume || resumeKind(picture.bytes) !== 'png') return null
  const png = Buffer.from(picture.bytes)
  const { width, height } = picture
  const [depth, , , , passes] = png.subarray(24, 29)
  const said = ratioOf(png)
  const mayBeFax = isSquare(said) && depth === 1 && faxWidths.has(width)
  const ratio = mayBeFax ? faxRatio : said
  const isTooMuch = !(ratio < most && ratio > 1 / most) || width * height * ratio > scanLimits.pixels
  if (isSquare(ratio) || isTooMuch || passes !== 0) return null
  const choose = (count: number): readonly number[] => {
    // to be read as far as it goes first
    if (count < height) throw new UnreadableResume('damaged')
    return Array.from({ length: Math.floor(count * ratio) }, (_none, row) => Math.floor(row / ratio))
  }
  try {
    return { picture: rewritten(picture, { choose, keep: new Set(['PLTE']) }), isSure: !mayBeFax }
  } catch {
    // nor can it be unpacked as it is
    return null
  }
}
