import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { checkSize, type Picture } from './picture.ts'

interface PdfImage {
  readonly width: number
  readonly height: number
  /** 1: one bit a pixel, 2: RGB, 3: RGBA */
  readonly kind?: number
  readonly data?: Uint8Array | Uint8ClampedArray
}

/** Of pdf.js to those of EXIF: the page is turned clockwise when it is shown. */
const orientations: Readonly<Record<number, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 }

/** As a Portable Anymap, the plainest of the formats that Leptonica reads. */
function anymapOf({ width, height, kind, data }: PdfImage): Uint8Array | null {
  if (!data) return null
  const head = (magic: string, deepest = '') => Buffer.from(`${magic}\n${width} ${height}\n${deepest}`)
  switch (kind) {
    case 1:
      // a set bit is white here and black there
      return Buffer.concat([head('P4'), Buffer.from(data).map((byte) => ~byte & 0xff)])
    case 2:
      return Buffer.concat([head('P6', '255\n'), Uint8Array.from(data)])
    case 3: {
      const rgb = Buffer.alloc(width * height * 3)
      for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) {
        rgb[to] = data[from]!
        rgb[to + 1] = data[from + 1]!
        rgb[to + 2] = data[from + 2]!
      }
      return Buffer.concat([head('P6', '255\n'), rgb])
    }
    default:
      return null
  }
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>

/** The largest picture of a page: a scanner makes one of all of it. */
async function pictureOfPage(page: PdfPage): Promise<Picture | null> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const images: PdfImage[] = []
  for (const [index, operator] of fnArray.entries()) {
    // what scanners write around their picture (q, Q) has no arguments
    const first = (argsArray[index] as readonly unknown[] | null)?.[0]
    if (operator === OPS.paintInlineImageXObject) images.push(first as PdfImage)
    if (operator !== OPS.paintImageXObject) continue
    const key = first as string
    const { promise, resolve } = Promise.withResolvers<PdfImage | null>()
    const objects = key.startsWith('g_') ? page.commonObjs : page.objs
    objects.get(key, resolve)
    const image = await promise
    if (image) images.push(image)
  }
  const [largest] = images.toSorted((a, b) => b.width * b.height - a.width * a.height)
  if (!largest) return null
  checkSize(largest.width, largest.height)
  const bytes = anymapOf(largest)
  const { width, height } = largest
  return bytes && { bytes, width, height, orientation: orientations[page.rotate] ?? 1 }
}

/** The pages of a scanned PDF, one after the other: two of them are not held at once. */
export async function* picturesOfPdf(bytes: Uint8Array): AsyncGenerator<Picture> {
  const document = await getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: scanLimits.pixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  })
  try {
    if (document.numPages > scanLimits.pages) throw new UnreadableResume('too-many-pages')
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const picture = await pictureOfPage(page)
      if (picture) yield picture
      page.cleanup()
    }
  } finally {
    await document.loadingTask.destroy()
  }
}
