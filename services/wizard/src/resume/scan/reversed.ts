import { pictureOf, type Picture } from './picture.ts'
import { unpackedPng } from './png.ts'

/** What is black of a page, a bit each, and its size. */
export interface Bits {
  readonly width: number
  readonly height: number
  /** rows of whole bytes; a set bit is white */
  readonly rows: Uint8Array
  /** bytes from one row to the next, and to the first bit */
  readonly rowBytes: number
  readonly from: number
}

interface Run {
  readonly y: number
  readonly start: number
  readonly end: number
  part: number
}

/** A page of letters has a few hundred thousand; one of noise has millions, which the thread has no memory for. */
const mostRuns = 1_000_000

/** The black runs of each row, of which those that touch are one part; none of a page of noise. */
function* partsOf({ width, height, rows, rowBytes, from }: Bits): Generator<readonly Run[]> {
  const parents: number[] = []
  const rootOf = (part: number): number => {
    let root = part
    while (parents[root] !== root) root = parents[root]!
    let at = part
    while (parents[at] !== root) [at, parents[at]] = [parents[at]!, root]
    return root
  }
  const all: Run[] = []
  let above: Run[] = []
  for (let y = 0; y < height; y += 1) {
    const start = y * rowBytes + from
    const isBlack = (x: number): boolean => (rows[start + (x >> 3)]! & (0x80 >> (x & 7))) === 0
    const row: Run[] = []
    let next = 0
    for (let x = 0; x < width; x += 1) {
      if ((x & 7) === 0 && rows[start + (x >> 3)] === 0xff) {
        x += 7
        continue
      }
      if (!isBlack(x)) continue
      const left = x
      while (x < width && isBlack(x)) x += 1
      const run = { y, start: left, end: Math.min(x, width), part: parents.length }
      parents.push(run.part)
      while (next < above.length && above[next]!.end <= run.start) next += 1
      for (let at = next; at < above.length && above[at]!.start < run.end; at += 1)
        parents[rootOf(above[at]!.part)] = rootOf(run.part)
      row.push(run)
    }
    for (const run of row) all.push(run)
    if (all.length > mostRuns) return
    above = row
  }
  const parts = new Map<number, Run[]>()
  for (const run of all) {
    const root = rootOf(run.part)
    const part = parts.get(root)
    if (part) part.push(run)
    else parts.set(root, [run])
  }
  yield* parts.values()
}

/** Of the page's width: a bar is as long as a short heading, and as high as its letters. */
const [length, thickness] = [0.06, 0.008]
/** Letters take less than half of the bar that they stand in; frames and tables have less black. */
const black = 0.5

export interface Bar {
  readonly left: number
  /** from and to which row, for each column from the left */
  readonly spans: readonly (readonly [number, number])[]
}

/** Bars and boxes of black that letters may stand in, each as it lies: of a page that lies askew, askew. */
export function darkBars(bits: Bits): Bar[] {
  const bars: Bar[] = []
  for (const runs of partsOf(bits)) {
    if (runs.length < bits.width * thickness) continue
    const left = runs.reduce((least, { start }) => Math.min(least, start), bits.width)
    const right = runs.reduce((most, { end }) => Math.max(most, end), 0)
    if (right - left < bits.width * length) continue
    const spans = Array.from({ length: right - left }, (): [number, number] => [Infinity, -1])
    let ink = 0
    for (const { y, start, end } of runs) {
      ink += end - start
      for (let x = start - left; x < end - left; x += 1) {
        const span = spans[x]!
        span[0] = Math.min(span[0], y)
        span[1] = y
      }
    }
    const area = spans.reduce((sum, [top, bottom]) => sum + bottom - top + 1, 0)
    const isThick = area / spans.length >= bits.width * thickness
    if (isThick && ink >= area * black && ink < area) bars.push({ left, spans })
  }
  return bars
}

/** The edge of a bar is neither black nor white, and would be read as a frame around its letters. */
const rim = 2

/** Turns black into white and white into black in these bars of a grey page, and leaves nothing of their edges. */
export function turnOver(grey: Uint8Array, width: number, bars: readonly Bar[]): void {
  const height = grey.length / width
  for (const { left, spans } of bars)
    for (let column = -rim; column < spans.length + rim; column += 1) {
      const x = left + column
      if (x < 0 || x >= width) continue
      const [top, bottom] = spans[Math.max(0, Math.min(spans.length - 1, column))]!
      const isEdge = column < rim || column >= spans.length - rim
      for (let y = Math.max(0, top - rim); y <= Math.min(height - 1, bottom + rim); y += 1) {
        const at = y * width + x
        const isRim = isEdge || y < top + rim || y > bottom - rim
        grey[at] = isRim ? 255 : 255 - grey[at]!
      }
    }
}

/** What Tesseract writes of its page. */
const [asGrey, asBits] = [1, 2]

/** A page, as PNGs, with its bars of black turned over; null where it has none. */
export function withBarsTurnedOver(pageAs: (kind: number) => Uint8Array): Uint8Array | null {
  const picture: Picture = pictureOf(pageAs(asBits))
  const { width, height } = picture
  const bars = darkBars({ width, height, from: 1, ...unpackedPng(picture) })
  if (bars.length === 0) return null
  const { depth, rows, rowBytes } = unpackedPng({ ...picture, bytes: pageAs(asGrey) })
  const grey = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) {
    const start = y * rowBytes + 1
    if (depth === 8) rows.copy(grey, y * width, start, start + width)
    // a page of bits stays one
    else
      for (let x = 0; x < width; x += 1)
        grey[y * width + x] = (rows[start + (x >> 3)]! & (0x80 >> (x & 7))) === 0 ? 0 : 255
  }
  turnOver(grey, width, bars)
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), grey])
}
