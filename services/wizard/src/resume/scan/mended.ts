import { crc32, deflateSync, inflateSync, constants } from 'node:zlib'
import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import type { Picture } from './picture.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'

/** Colours of a JPEG by the number of its components. */
const colours: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' }

/** How many components the frame of a JPEG says that it has: behind its marker, length, depth and size. */
function componentsOf(bytes: Buffer): number {
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!
    if (marker >= 0xc0 && marker <= 0xc2) return bytes[at + 9]!
  }
  return 3
}

/** A JPEG as the one page of a PDF: pdf.js unpacks what is there of it, where Leptonica wants all. */
function pdfOfJpeg({ bytes, width, height }: Picture): Uint8Array {
  const jpeg = Buffer.from(bytes)
  const colour = colours[componentsOf(jpeg)] ?? '/DeviceRGB'
  const paint = `q ${width} 0 0 ${height} 0 0 cm /A Do Q`
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<</XObject<</A 5 0 R>>>>>>endobj
4 0 obj<</Length ${paint.length}>>stream
${paint}
endstream endobj
5 0 obj<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace${colour}/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream
`
  return Buffer.concat([
    Buffer.from(head),
    jpeg,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF'),
  ])
}

const [signature, afterHeader] = [8, 33]
/** Samples of a pixel by a PNG's kind of colour. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const widest = 8

function chunk(name: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** The rows of a PNG that are there, as a PNG of so many rows; those that come in several passes are not told apart. */
function shortenedPng(picture: Picture): Picture {
  const png = Buffer.from(picture.bytes)
  const [depth = 0, kind = 0, , , passes] = png.subarray(24, 29)
  if (passes !== 0) throw new UnreadableResume('damaged')
  const packed: Buffer[] = []
  const palette: Buffer[] = []
  for (let at = afterHeader; at + 8 < png.length; at += 12 + png.readUInt32BE(at)) {
    const name = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (name === 'IDAT') packed.push(data)
    if (name === 'PLTE') palette.push(chunk(name, data))
  }
  const rowBytes = 1 + Math.ceil((picture.width * (samples[kind] ?? 1) * depth) / 8)
  const rows = inflateSync(Buffer.concat(packed), {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.min(rowBytes * picture.height, scanLimits.pixels * widest) + 1,
  })
  const height = Math.min(picture.height, Math.floor(rows.length / rowBytes))
  const header = Buffer.from(png.subarray(signature + 8, afterHeader - 4))
  header.writeUInt32BE(height, 4)
  const bytes = Buffer.concat([
    png.subarray(0, signature),
    chunk('IHDR', header),
    ...palette,
    chunk('IDAT', deflateSync(rows.subarray(0, height * rowBytes), { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return { ...picture, bytes, height }
}

/** What is there of a photo whose file was cut off. */
export async function mended(picture: Picture): Promise<Picture | UnreadableResume> {
  try {
    if (resumeKind(picture.bytes) === 'png') return shortenedPng(picture)
    for await (const { picture: found } of picturesOfPdf(pdfOfJpeg(picture)))
      return found instanceof UnreadableResume ? found : { ...found, orientation: picture.orientation }
  } catch {
    // nor can this be unpacked
  }
  return new UnreadableResume('damaged')
}
