import { resumeKind } from '@lunchpail/contracts/wizard/rules/resume-kind'
import { UnreadableResume } from '../unreadable-resume.ts'
import type { Picture } from './picture.ts'
import { picturesOfPdf } from './pictures-of-pdf.ts'
import { shortenedPng } from './png.ts'

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
