import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { outlinesOf, type Shape } from './shapes.ts'
import { tilesOf, times, unit, type Matrix, type Tiling } from './tiles.ts'

export interface PdfImage {
  readonly width: number
  readonly height: number
  /** 1: one bit a pixel, 2: RGB, 3: RGBA; a stencil has none and one bit a pixel */
  readonly kind?: number
  readonly data?: Uint8Array | Uint8ClampedArray | string
}

export interface PlacedImage {
  readonly image: PdfImage
  /** what it leaves out shows what is below it */
  readonly isStencil: boolean
  /** from the unit square of the image to the page */
  readonly matrix: Matrix
}

interface Images {
  readonly placed: readonly PlacedImage[]
  /** how many could not be unpacked */
  readonly missing: number
  /** all that is painted, one over the other */
  readonly painted: readonly (PlacedImage | Shape)[]
  /** those of its shapes */
  readonly outlines: number
}

export type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

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

interface Content {
  readonly fnArray: readonly number[]
  readonly argsArray: readonly unknown[]
}
/** What is painted wherever something is filled. */
interface Pattern extends Tiling {
  readonly content: Content
}

const matrixOf = (given: unknown): Matrix =>
  given ? (Array.from(given as ArrayLike<number>) as unknown as Matrix) : unit

/** Of a colour, which may be a pattern of tiles: pdf.js names it, its colour, content, matrix, box and steps. */
function patternOf(
  [kind, , content, matrix, box, across, up]: readonly unknown[],
  base: Matrix,
): Pattern | null {
  if (kind !== 'TilingPattern') return null
  return {
    content: content as Content,
    matrix: times(base, matrixOf(matrix)),
    box: box as Tiling['box'],
    across: across as number,
    up: up as number,
  }
}

/** What the operators paint with: the matrices of what is painted and of the content that it stands in, and the colour. */
interface State {
  readonly now: Matrix
  readonly base: Matrix
  readonly pattern: Pattern | null
  /** of the plain colour, 0 to 255; null where something else is filled with */
  readonly light: number | null
}

/** "#1a2b3c" of pdf.js, which tells every plain colour so. */
function lightOf([colour]: readonly unknown[]): number | null {
  if (typeof colour !== 'string' || !/^#[\da-f]{6}$/i.test(colour)) return null
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
  return (red! * 77 + green! * 150 + blue! * 29) >> 8
}

/** A pattern may stand in a pattern. */
const deepest = 3

/**
 * The images of a page and where they are painted: scanners cut a page in strips, paint over its paper with stencils, and fill it
 * with a pattern whose tile it is.
 */
export async function placedImages(page: PdfPage, ops: Operators): Promise<Images> {
  const placed: PlacedImage[] = []
  const painted: (PlacedImage | Shape)[] = []
  let missing = 0
  let outlines = 0
  const fills = [
    ops.fill,
    ops.eoFill,
    ops.fillStroke,
    ops.eoFillStroke,
    ops.closeFillStroke,
    ops.closeEOFillStroke,
  ]
  const evenOdd = [ops.eoFill, ops.eoFillStroke, ops.closeEOFillStroke]
  const plain = [
    ops.setFillColor,
    ops.setFillGray,
    ops.setFillRGBColor,
    ops.setFillCMYKColor,
    ops.setFillColorSpace,
  ]
  const add = (image: PdfImage | null, isStencil: boolean, matrix: Matrix): void => {
    if (!image) missing += 1
    else for (const list of [placed, painted]) list.push({ image, isStencil, matrix })
  }
  const draw = ([operator, paths]: readonly unknown[], { now, light }: State): void => {
    const path = (paths as readonly unknown[] | undefined)?.[0] as ArrayLike<number> | null | undefined
    if (!path || light === null) return
    outlines += outlinesOf(path)
    painted.push({ path, matrix: now, light, isEvenOdd: evenOdd.includes(operator as never) })
  }
  const walk = async ({ fnArray, argsArray }: Content, start: Matrix, depth: number): Promise<void> => {
    const kept: State[] = []
    let state: State = { now: start, base: start, pattern: null, light: 0 }
    for (const [index, operator] of fnArray.entries()) {
      // q and Q have no arguments
      const given = (argsArray[index] as readonly unknown[] | null) ?? []
      const { now, base, pattern } = state
      if (operator === ops.save) kept.push(state)
      else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) state = kept.pop() ?? state
      else if (operator === ops.transform) state = { ...state, now: times(now, matrixOf(given)) }
      else if (operator === ops.paintFormXObjectBegin) {
        kept.push(state)
        const own = times(now, matrixOf(given[0]))
        state = { ...state, now: own, base: own }
      } else if (operator === ops.setFillColorN)
        state = { ...state, pattern: patternOf(given, base), light: null }
      else if (plain.includes(operator)) state = { ...state, pattern: null, light: lightOf(given) }
      else if (operator === ops.constructPath && fills.includes(given[0] as never)) {
        const filled = Array.from((given[2] ?? []) as ArrayLike<number>)
        if (!pattern) draw(given, state)
        else if (filled.length === 4 && depth < deepest)
          for (const tile of tilesOf(pattern, filled as unknown as Tiling['box'], now))
            await walk(pattern.content, tile, depth + 1)
      } else if (operator === ops.paintInlineImageXObject) add(given[0] as PdfImage, false, now)
      else if (operator === ops.paintImageXObject) add(await unpacked(page, given[0] as string), false, now)
      else if (operator === ops.paintImageMaskXObject)
        add(await stencilOf(page, given[0] as PdfImage), true, now)
      else if (operator === ops.paintImageMaskXObjectGroup)
        for (const one of given[0] as readonly (PdfImage & { readonly transform: Matrix })[])
          add(await stencilOf(page, one), true, times(now, one.transform))
    }
  }
  await walk(await page.getOperatorList(), unit, 0)
  return { placed, missing, painted, outlines }
}
