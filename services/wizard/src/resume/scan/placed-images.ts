import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

export interface PdfImage {
  readonly width: number
  readonly height: number
  /** 1: one bit a pixel, 2: RGB, 3: RGBA; a stencil has none and one bit a pixel */
  readonly kind?: number
  readonly data?: Uint8Array | Uint8ClampedArray | string
}

/** From the unit square of an image to the page, as PDF has it. */
export type Matrix = readonly [number, number, number, number, number, number]

export interface PlacedImage {
  readonly image: PdfImage
  /** what it leaves out shows what is below it */
  readonly isStencil: boolean
  readonly matrix: Matrix
}

interface Images {
  readonly placed: readonly PlacedImage[]
  /** how many could not be unpacked */
  readonly missing: number
}

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

const unit: Matrix = [1, 0, 0, 1, 0, 0]
const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, x, y]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * x + c * y + e,
  b * x + d * y + f,
]

/** What was unpacked of an image; null where it could not be. */
async function unpacked(page: PdfPage, key: string): Promise<PdfImage | null> {
  const { promise, resolve } = Promise.withResolvers<PdfImage | null>()
  const objects = key.startsWith('g_') ? page.commonObjs : page.objs
  objects.get(key, resolve)
  return promise
}

/** One bit for each pixel, which may lie among the page's objects. */
async function stencilOf(page: PdfPage, given: PdfImage): Promise<PdfImage | null> {
  const { width, height, data } = given
  if (typeof data !== 'string') return { ...given, kind: 1 }
  const found = await unpacked(page, data)
  return found && { width, height, kind: 1, ...(found.data && { data: found.data }) }
}

/** The images of a page and where they are painted: scanners cut a page in strips, and paint over its paper with stencils. */
export async function placedImages(page: PdfPage, ops: Operators): Promise<Images> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const placed: PlacedImage[] = []
  const kept: Matrix[] = []
  let now = unit
  let missing = 0
  const add = (image: PdfImage | null, isStencil: boolean, matrix = now): void => {
    if (image) placed.push({ image, isStencil, matrix })
    else missing += 1
  }
  for (const [index, operator] of fnArray.entries()) {
    // q and Q have no arguments
    const given = (argsArray[index] as readonly unknown[] | null) ?? []
    if (operator === ops.save) kept.push(now)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) now = kept.pop() ?? now
    else if (operator === ops.transform) now = times(now, given as unknown as Matrix)
    else if (operator === ops.paintFormXObjectBegin) {
      kept.push(now)
      if (given[0]) now = times(now, Array.from(given[0] as ArrayLike<number>) as unknown as Matrix)
    } else if (operator === ops.paintInlineImageXObject) add(given[0] as PdfImage, false)
    else if (operator === ops.paintImageXObject) add(await unpacked(page, given[0] as string), false)
    else if (operator === ops.paintImageMaskXObject) add(await stencilOf(page, given[0] as PdfImage), true)
    else if (operator === ops.paintImageMaskXObjectGroup)
      for (const one of given[0] as readonly (PdfImage & { readonly transform: Matrix })[])
        add(await stencilOf(page, one), true, times(now, one.transform))
  }
  return { placed, missing }
}
