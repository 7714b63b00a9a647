/** From one space to another, as PDF has it. */
export type Matrix = readonly [number, number, number, number, number, number]
type Corners = readonly [number, number, number, number]

export const unit: Matrix = [1, 0, 0, 1, 0, 0]
export const times = ([a, b, c, d, e, f]: Matrix, [p, q, r, s, x, y]: Matrix): Matrix => [
  a * p + c * q,
  b * p + d * q,
  a * r + c * s,
  b * r + d * s,
  a * x + c * y + e,
  b * x + d * y + f,
]

function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const by = a * d - b * c
  return by === 0 ? null : [d / by, -b / by, -c / by, a / by, (c * f - d * e) / by, (b * e - a * f) / by]
}

/** What is painted again and again: the box of one tile, and how far it is to the next. */
export interface Tiling {
  readonly matrix: Matrix
  readonly box: Corners
  readonly across: number
  readonly up: number
}

/** Scanners cut a page into some tiles; a pattern of more is a decoration. */
const most = 64
/** Of a tile, what shows of it by rounding. */
const edge = 0.001

/** The tiles along one side, by their numbers: those that reach into what is filled. */
function along(from: number, to: number, low: number, high: number, step: number): number[] {
  const [first, last] = [(from - high) / step, (to - low) / step].toSorted((one, other) => one - other)
  const start = Math.ceil(first! + edge)
  const count = Math.floor(last! - edge) - start + 1
  return count > most ? [] : Array.from({ length: Math.max(0, count) }, (_none, index) => start + index)
}

/** Where each tile lies that shows in what is filled: a rectangle whose corners are given in the space of `now`. */
export function tilesOf({ matrix, box, across, up }: Tiling, filled: Corners, now: Matrix): Matrix[] {
  const back = inverse(matrix)
  if (!back || across === 0 || up === 0) return []
  const toTile = times(back, now)
  const [left, bottom, right, top] = filled
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => times(toTile, [1, 0, 0, 1, x, y]).slice(4) as [number, number]),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const columns = along(Math.min(...xs), Math.max(...xs), box[0], box[2], across)
  const rows = along(Math.min(...ys), Math.max(...ys), box[1], box[3], up)
  if (columns.length * rows.length > most) return []
  return rows.flatMap((row) =>
    columns.map((column) => times(matrix, [1, 0, 0, 1, column * across, row * up])),
  )
}
