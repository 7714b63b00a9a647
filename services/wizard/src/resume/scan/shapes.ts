import { times, type Matrix } from './tiles.ts'

/** What is filled: letters, where a program has drawn them as paths. */
export interface Shape {
  /** of pdf.js: a number for what is done, and its points */
  readonly path: ArrayLike<number>
  /** from the space of the path to the page */
  readonly matrix: Matrix
  readonly light: number
  readonly isEvenOdd: boolean
}

/** Of pdf.js. */
const [move, line, curve, quadratic] = [0, 1, 2, 3]
/** Numbers behind each of them. */
const lengths = [2, 2, 6, 4, 0]
/** Straight pieces of a curve of a letter. */
const pieces = 6

type Point = readonly [number, number]

/** The closed polygons of a path, in pixels. */
function polygonsOf(path: ArrayLike<number>, [a, b, c, d, e, f]: Matrix): Point[][] {
  const polygons: Point[][] = []
  const at = (index: number): Point => {
    const [x, y] = [path[index]!, path[index + 1]!]
    return [a * x + c * y + e, b * x + d * y + f]
  }
  let last: Point = [0, 0]
  for (let index = 0; index < path.length;) {
    const operator = path[index]!
    const from = index + 1
    const length = lengths[operator]
    if (length === undefined) return polygons
    index = from + length
    if (operator === move) polygons.push([])
    const polygon = polygons.at(-1)
    if (length === 0 || !polygon) continue
    if (operator === move || operator === line) polygon.push(at(from))
    else {
      // a quadratic one is the cubic whose handles lie at two thirds
      const end = at(from + length - 2)
      const [one, other] = [at(from), at(from + (operator === curve ? 2 : 0))]
      const handle = (from_: Point, to: Point): Point =>
        operator === quadratic
          ? [from_[0] + ((to[0] - from_[0]) * 2) / 3, from_[1] + ((to[1] - from_[1]) * 2) / 3]
          : to
      const [p, q] = [handle(last, one), handle(end, other)]
      for (let piece = 1; piece <= pieces; piece += 1) {
        const t = piece / pieces
        const u = 1 - t
        const part = (axis: 0 | 1): number =>
          u ** 3 * last[axis] + 3 * u * u * t * p[axis] + 3 * u * t * t * q[axis] + t ** 3 * end[axis]
        polygon.push([part(0), part(1)])
      }
    }
    last = at(index - 2)
  }
  return polygons
}

/** Fills a shape in a grey picture of so many pixels for each unit of the page. */
export function fillShape(
  grey: Uint8Array,
  width: number,
  toPixels: Matrix,
  { path, matrix, light, isEvenOdd }: Shape,
): void {
  const height = grey.length / width
  /** where each row is crossed, and which way */
  const rows = new Map<number, [number, number][]>()
  for (const polygon of polygonsOf(path, times(toPixels, matrix)))
    for (const [index, from] of polygon.entries()) {
      const to = polygon[(index + 1) % polygon.length]!
      const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from]
      const last = Math.min(height - 1, Math.ceil(lower[1] - 0.5) - 1)
      for (let y = Math.max(0, Math.ceil(upper[1] - 0.5)); y <= last; y += 1) {
        const x = upper[0] + ((y + 0.5 - upper[1]) / (lower[1] - upper[1])) * (lower[0] - upper[0])
        const crossed = rows.get(y)
        const way: [number, number] = [x, from[1] < to[1] ? 1 : -1]
        if (crossed) crossed.push(way)
        else rows.set(y, [way])
      }
    }
  for (const [y, crossed] of rows) {
    crossed.sort(([one], [other]) => one - other)
    let turns = 0
    for (const [index, [x, way]] of crossed.entries()) {
      turns += way
      const isInside = isEvenOdd ? index % 2 === 0 : turns !== 0
      const next = crossed[index + 1]
      if (!isInside || !next) continue
      const [left, right] = [Math.round(x), Math.round(next[0])]
      if (right > 0 && left < width)
        grey.fill(light, y * width + Math.max(0, left), y * width + Math.min(width, right))
    }
  }
}

/** How many outlines with curves a path has: letters have them, and frames and rules have none. */
export function outlinesOf(path: ArrayLike<number>): number {
  let outlines = 0
  let hasCurve = false
  for (let index = 0; index < path.length; index += 1 + (lengths[path[index]!] ?? path.length)) {
    if (path[index] === move) outlines += 1
    if (path[index] === curve || path[index] === quadratic) hasCurve = true
  }
  return hasCurve ? outlines : 0
}
/** On a page with so many of them, letters are drawn. */
export const manyOutlines = 100
