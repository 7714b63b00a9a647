import { createRequire } from 'node:module'
import path from 'node:path'
import { definePDFJSModule, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { pagePicture, painted } from './page-picture.ts'
import { withOneStart } from './one-start.ts'
import type { Picture } from './picture.ts'
import { manyOutlines } from './shapes.ts'
import { placedImages, type PdfPage } from './placed-images.ts'

/** Of pdf.js to those of EXIF: the page is turned clockwise when it is shown. */
const orientations: Readonly<Record<number, number>> = { 0: 1, 90: 6, 180: 3, 270: 8 }

const require = createRequire(import.meta.url)
/** What unpacks JBIG2, CCITT and JPEG 2000. unpdf's own pdf.js cannot load them. */
const decoders = `${path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'wasm')}/`
let whole: Promise<void> | undefined
/** Before any PDF is read in a thread: pdf.js stays the one that was used first. */
export const withDecoders = () =>
  (whole ??= definePDFJSModule(() => import('pdfjs-dist/legacy/build/pdf.mjs')))

export interface PageOfPdf {
  readonly number: number
  /** pages of the file */
  readonly of: number
  /** or why it has none */
  readonly picture: Picture | UnreadableResume
  /** something was too large to be painted on it */
  readonly isPart: boolean
}

/** Of bytes that it takes. */
const open = (bytes: Uint8Array, stopAtErrors = false) =>
  getDocumentProxy(bytes, {
    verbosity: 0,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: scanLimits.pdfPixels,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    wasmUrl: decoders,
    stopAtErrors,
  })

/** Whether an image of the file says that it has more pixels than pdf.js unpacks. What describes an image is never packed. */
function hasLarge(bytes: Uint8Array): boolean {
  const said = Buffer.from(bytes)
    .toString('latin1')
    .matchAll(/\/(Width|Height)\s+(\d{4,})/g)
  const sides = Array.from(said, ([, side, pixels]) => [side!, Number(pixels)] as const)
  const most = (of: string): number =>
    sides.reduce((max, [side, pixels]) => (side === of ? Math.max(max, pixels) : max), 0)
  return most('Width') * most('Height') > scanLimits.pdfPixels
}

/** Whether pdf.js left something out, such as an image for its size. It does not say so, but where it stops there, less is left. */
async function isShort(bytes: Uint8Array, number: number, page: PdfPage): Promise<boolean> {
  const strict = await open(bytes.slice(), true)
  try {
    const { fnArray } = await (await strict.getPage(number)).getOperatorList()
    return fnArray.length < (await page.getOperatorList()).fnArray.length
  } finally {
    await strict.loadingTask.destroy()
  }
}

/** Undefined where nothing is painted on it. */
async function pictureOfPage(page: PdfPage): Promise<PageOfPdf['picture'] | undefined> {
  const { OPS } = await getResolvedPDFJS()
  const { placed, missing, outlines, painted: all } = await placedImages(page, OPS)
  try {
    const found = outlines < manyOutlines ? pagePicture(placed, page.view) : painted(all, page.view)
    if (found) return { ...found, orientation: orientations[page.rotate] ?? 1 }
  } catch (failure) {
    if (failure instanceof UnreadableResume) return failure
    throw failure
  }
  return missing > 0 ? new UnreadableResume('damaged') : undefined
}

/** The pages of a scanned PDF, but those with a text that is sure, one after the other: two of them are not held at once. */
export async function* picturesOfPdf(
  bytes: Uint8Array,
  texts: ReadonlyMap<number, unknown> = new Map(),
): AsyncGenerator<PageOfPdf> {
  await withDecoders()
  const mayBeShort = hasLarge(bytes)
  const document = await open(new Uint8Array(withOneStart(bytes)))
  const { numPages: of } = document
  try {
    if (of > scanLimits.pages) throw new UnreadableResume('too-many-pages')
    for (let number = 1; number <= of; number += 1) {
      if (texts.has(number)) continue
      const page = await document.getPage(number)
      let picture = await pictureOfPage(page)
      const isPart = (!picture || mayBeShort) && (await isShort(bytes, number, page))
      if (!picture && isPart) picture = new UnreadableResume('too-large')
      if (picture !== undefined) yield { number, of, picture, isPart }
      page.cleanup()
    }
  } finally {
    await document.loadingTask.destroy()
  }
}
