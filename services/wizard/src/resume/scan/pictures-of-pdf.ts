import { createRequire } from 'node:module'
import path from 'node:path'
import { definePDFJSModule, getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { scanLimits } from '../limits.ts'
import { UnreadableResume } from '../unreadable-resume.ts'
import { withoutBroken } from './breaks-off.ts'
import { flatFrom } from './cut-off.ts'
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
  /** of a picture that breaks off, how much of its height is there, 0 to 1 */
  readonly there?: number
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

type Document = Awaited<ReturnType<typeof open>>

/** Whether a page has less in another reading of its file. */
async function hasLess(other: Document, number: number, page: PdfPage): Promise<boolean> {
  const { fnArray } = await (await other.getPage(number)).getOperatorList()
  return fnArray.length < (await page.getOperatorList()).fnArray.length
}

/** Whether pdf.js left something out, such as an image for its size. It does not say so, but where it stops there, less is left. */
async function isShort(bytes: Uint8Array, number: number, page: PdfPage): Promise<boolean> {
  const strict = await open(bytes.slice(), true)
  try {
    return await hasLess(strict, number, page)
  } finally {
    await strict.loadingTask.destroy()
  }
}

type Found = Pick<PageOfPdf, 'there'> & { readonly picture: PageOfPdf['picture'] | undefined }

/** No picture where nothing is painted on it. */
async function pictureOfPage(page: PdfPage, breaksOff: boolean): Promise<Found> {
  const { OPS } = await getResolvedPDFJS()
  const { placed, missing, outlines, painted: all } = await placedImages(page, OPS)
  const there = breaksOff ? Math.min(1, ...placed.map(({ image }) => flatFrom(image))) : 1
  const cut = there < 1 && { there }
  try {
    const found = outlines < manyOutlines ? pagePicture(placed, page.view) : painted(all, page.view)
    if (found) return { picture: { ...found, orientation: orientations[page.rotate] ?? 1 }, ...cut }
  } catch (failure) {
    if (failure instanceof UnreadableResume) return { picture: failure }
    throw failure
  }
  return { picture: missing > 0 ? new UnreadableResume('damaged') : undefined }
}

/** The pages of a scanned PDF, but those with a text that is sure, one after the other: two of them are not held at once. */
export async function* picturesOfPdf(
  bytes: Uint8Array,
  texts: ReadonlyMap<number, unknown> = new Map(),
): AsyncGenerator<PageOfPdf> {
  await withDecoders()
  const mayBeShort = hasLarge(bytes)
  const file = withOneStart(bytes)
  const copy = withoutBroken(Buffer.from(file))
  // ends with the other: the decoders are of both, and what they still unpack would never be there
  const broken = copy && (await open(new Uint8Array(copy)))
  const document = await open(new Uint8Array(file))
  const { numPages: of } = document
  try {
    if (of > scanLimits.pages) throw new UnreadableResume('too-many-pages')
    for (let number = 1; number <= of; number += 1) {
      if (texts.has(number)) continue
      const page = await document.getPage(number)
      const breaksOff = broken !== null && (await hasLess(broken, number, page))
      const { picture: found, ...cut } = await pictureOfPage(page, breaksOff)
      let picture = found
      const isPart = (!picture || mayBeShort) && (await isShort(bytes, number, page))
      if (!picture && isPart) picture = new UnreadableResume('too-large')
      if (picture !== undefined) yield { number, of, picture, isPart, ...cut }
      page.cleanup()
    }
  } finally {
    await broken?.loadingTask.destroy()
    await document.loadingTask.destroy()
  }
}
